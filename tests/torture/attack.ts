import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from '../helpers/server/site.ts';
import type { World } from './world.ts';

export type Attack = {
  name: string;
  /** What somebody else looks at meanwhile. */
  path: string;
  /** @returns makes the attack once; called several times */
  prepare(site: Site, world: World): Promise<() => Promise<unknown>>;
};
export type Sent = {
  method?: string;
  headers?: Record<string, string | number>;
  body?: string | Buffer | AsyncIterable<Buffer>;
};

/** Sends it and reads the response. @returns its status; 0: the server broke it off */
export function send({ url }: Site, path: string, { method = 'POST', headers = {}, body }: Sent): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      response.resume().once('close', () => done(response.statusCode ?? 0));
    });
    sent.once('error', () => done(0)).once('close', () => done(0));
    if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) sent.end(body);
    else void pour(body, sent);
  });
}

async function pour(body: AsyncIterable<Buffer>, sent: ReturnType<typeof request>): Promise<void> {
  for await (const part of body) if (sent.destroyed || !sent.write(part)) await sleep(1);
  sent.end();
}

/** `clients` connections at once, each one request after the other. */
export const repeat = (clients: number, times: number, one: (n: number) => Promise<unknown>) => () =>
  Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; n < times; n += 1) await one(client * times + n);
    }),
  );

export function multipart(file: Buffer, fields: Record<string, string> = {}): Pick<Sent, 'body' | 'headers'> {
  const part = (name: string, more = '') => `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const before = Object.entries(fields).map(([name, text]) => `${part(name)}${text}\r\n`);
  const head = [...before, part('file', '; filename="a"')].join('');
  return {
    body: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  };
}
