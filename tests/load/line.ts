import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';

/**
 * A slow line in front of a site. Chromium's own throttling does not touch what is fetched ahead; it cannot tell this one
 * from a site that is far away.
 */
export type Line = {
  origin: string;
  /** Documents that the site has sent so far, and those of them that nobody had asked for yet. */
  sent: { documents: number; ahead: number };
  /** When nothing has been under way for half a second. */
  quiet(): Promise<void>;
  close(): Promise<void>;
};
type Speed = { latency: number; mbit: number };

const QUIET_MS = 500;
const SLICE_BYTES = 1_440;
/** A timer wakes late by as much, which does not make the line slower. */
const LATE_MS = 4;

/** All that goes over a line shares it. @returns when so many more bytes have arrived, which are sent from `now` on, in ms */
export function sharedLine(mbit: number): (bytes: number, now: number) => number {
  let free = Number.NEGATIVE_INFINITY;
  return (bytes, now) => {
    free = Math.max(free, now - LATE_MS) + (bytes * 8) / (mbit * 1_000);
    return free;
  };
}

/** @param added headers of every request, as a browser sends them which saves data */
export async function openLine(site: string, { latency, mbit }: Speed, added: IncomingHttpHeaders = {}): Promise<Line> {
  const arrival = sharedLine(mbit);
  const sent = { documents: 0, ahead: 0 };
  let underWay = 0;
  let ended = 0;
  const proxy = createServer((asked, answer) => {
    underWay += 1;
    answer.once('close', () => {
      underWay -= 1;
      ended = performance.now();
    });
    const soonest = performance.now() + latency;
    const onward = request(site + asked.url, { method: asked.method, headers: { ...asked.headers, ...added } });
    onward.once('error', () => answer.destroy());
    onward.once('response', (response) => {
      if (isDocument(response)) count(asked.headers);
      carry(response, answer, soonest).catch(() => answer.destroy());
    });
    answer.once('close', () => onward.destroy());
    asked.pipe(onward);
  });

  function count(headers: IncomingHttpHeaders): void {
    sent.documents += 1;
    if (headers['sec-purpose']) sent.ahead += 1;
  }

  async function carry(response: IncomingMessage, answer: ServerResponse, soonest: number): Promise<void> {
    await until(soonest);
    answer.writeHead(response.statusCode ?? 502, response.headers);
    for await (const chunk of response as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
        const slice = chunk.subarray(at, at + SLICE_BYTES);
        await until(arrival(slice.length, performance.now()));
        if (answer.destroyed) return;
        answer.write(slice);
      }
    }
    answer.end();
  }

  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    sent,
    quiet: async () => {
      while (underWay || performance.now() - ended < QUIET_MS) await later(50);
    },
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
    },
  };
}

const until = (time: number): Promise<void> => later(Math.max(0, time - performance.now()));

const isDocument = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  statusCode >= 200 && statusCode < 300 && Boolean(headers['content-type']?.startsWith('text/html'));
