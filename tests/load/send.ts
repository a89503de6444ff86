import { type Agent, request } from 'node:http';
import type { Ready } from './people.ts';

export type Sent = { ms: number; text: string };
type Headers = Record<string, string>;

/** Sends a body, or asks for a page. @returns milliseconds to the last byte, and the text */
export function send(agent: Agent, url: string, headers: Headers, body?: string): Promise<Sent> {
  const started = performance.now();
  return new Promise((done, failed) => {
    const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => done({ ms: performance.now() - started, text: Buffer.concat(parts).toString() }));
    });
    sent.once('error', failed);
    sent.end(body);
  });
}

export const sendLogin = (agent: Agent, origin: string, { address, body }: Ready): Promise<Sent> =>
  send(
    agent,
    `${origin}/api/app/login`,
    {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-forwarded-for': address,
    },
    body,
  );
