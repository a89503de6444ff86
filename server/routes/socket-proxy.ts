import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import type { Logger } from '#mall/log.ts';
import { forwardedFor } from '../forwarded-for.ts';

/** The addresses of the chat. */
export const SOCKET_PATHS = /^\/ws\//;
const CONNECT_MS = 5_000;

/** Forwards a browser's socket to a remote mall, which authenticates it. */
export function createSocketProxy(mallUrl: string, trustProxy: boolean, log: Logger) {
  const base = new URL(mallUrl);
  const start = base.protocol === 'https:' ? requestHttps : requestHttp;
  return (req: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Dots in it could lead outside of the mall's paths.
    const url = URL.parse(`http://mall${req.url}`);
    socket.on('error', () => socket.destroy());
    if (!url || !SOCKET_PATHS.test(url.pathname)) return void socket.end(answer(404));
    const { host, ...headers } = req.headers;
    const sent = start({
      hostname: base.hostname,
      port: base.port,
      path: base.pathname.replace(/\/$/, '') + url.pathname + url.search,
      headers: { ...headers, 'x-forwarded-for': forwardedFor(req, trustProxy), 'x-forwarded-host': host },
      timeout: CONNECT_MS,
    });
    sent.on('upgrade', (response, other, first) => {
      const lines = response.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      if (first.length) socket.write(first);
      if (head.length) other.write(head);
      other.setTimeout(0);
      other.on('error', () => socket.destroy());
      for (const [one, two] of [
        [socket, other],
        [other, socket],
      ] as const)
        one.once('close', () => two.destroy());
      other.pipe(socket).pipe(other);
    });
    sent.on('response', (response) => {
      response.resume();
      socket.end(answer(response.statusCode ?? 502));
    });
    sent.on('timeout', () => sent.destroy(new Error('the mall does not answer')));
    sent.on('error', (error) => {
      log.warn({ reason: error.message }, 'mall socket');
      socket.end(answer(502));
    });
    sent.end();
  };
}

const answer = (status: number): string =>
  `HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
