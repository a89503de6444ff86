import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import type { Logger } from '../mall/log.ts';

const TIMEOUT_MS = 30_000;
/** About one connection, not about the message (RFC 9110, section 7.6.1). */
const HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'transfer-encoding', 'upgrade', 'host']);

/** Hands a browser's call on to a mall of someone else's, and its answer back. */
export function createForward(mallUrl: string, log: Logger) {
  const base = new URL(mallUrl);
  const start = base.protocol === 'https:' ? requestHttps : requestHttp;
  return (req: IncomingMessage, res: ServerResponse): void => {
    const { method, headers } = req;
    const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name)));
    const target = { hostname: base.hostname, port: base.port, path: base.pathname.replace(/\/$/, '') + req.url };
    const sent = start({ ...target, method, headers: own, timeout: TIMEOUT_MS }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.rawHeaders.filter(notHop));
      pipeline(answer, res, () => {});
    });
    sent.once('timeout', () => sent.destroy(new Error('the mall does not answer')));
    pipeline(req, sent, (error) => {
      if (!error) return;
      log.warn({ reason: error.message }, 'mall');
      if (res.headersSent) res.destroy();
      else res.writeHead(502, { 'content-type': 'application/json' }).end('{"success":false,"code":"A00005"}');
    });
  };
}

/** For a flat list of names and values. */
function notHop(_: string, at: number, all: string[]): boolean {
  return !HOP.has((all[at - (at % 2)] ?? '').toLowerCase());
}
