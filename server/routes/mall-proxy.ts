import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import type { Logger } from '../../mall/log.ts';

const TIMEOUT_MS = 30_000;
/** When to come again, while the mall cannot be reached. */
const RETRY_AFTER_S = 5;
/** About one connection, not about the message (RFC 9110, section 7.6.1). */
const HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'transfer-encoding', 'upgrade', 'host']);

/** What is the mall's of all addresses. */
export const MALL_PATHS = /^\/(api|im|media)(\/|$)/;
/** Anyone may write them; what we pass on of them is what we know. */
const CLAIMS = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

/**
 * Hands a browser's call on to a mall of someone else's, and its answer back. That mall counts by `X-Forwarded-For`, which
 * holds the address that we see, or all that a proxy of our own says.
 */
export function createMallProxy(mallUrl: string, trustProxy: boolean, log: Logger) {
  const base = new URL(mallUrl);
  const start = base.protocol === 'https:' ? requestHttps : requestHttp;
  return (req: IncomingMessage, res: ServerResponse): void => {
    const { method } = req;
    // Dots in it could lead to what stands beside the mall.
    const url = URL.parse(`http://mall${req.url}`);
    if (!url || !MALL_PATHS.test(url.pathname)) {
      fail(res, 404, 'A00001');
      return;
    }
    const path = base.pathname.replace(/\/$/, '') + url.pathname + url.search;
    const target = { hostname: base.hostname, port: base.port, path };
    const sent = start({ ...target, method, headers: headersOf(req), timeout: TIMEOUT_MS }, (answer) => {
      // Who asked may have gone while the mall worked; nothing can be handed to them any more, not even by trying.
      if (res.destroyed) return void sent.destroy();
      res.writeHead(answer.statusCode ?? 502, answer.rawHeaders.filter(notHop));
      pipeline(answer, res, () => {});
    });
    sent.once('timeout', () => sent.destroy(new Error('the mall does not answer')));
    sent.on('error', (error) => {
      if (res.destroyed) return;
      log.warn({ reason: error.message }, 'mall');
      if (res.headersSent) res.destroy();
      else fail(res, 502, 'A00005');
    });
    res.once('close', () => sent.destroy());
    // What breaks off on either side ends the other, and is told above.
    pipeline(req, sent, () => {});
  };

  function headersOf({ headers, socket }: IncomingMessage): OutgoingHttpHeaders {
    const own = Object.entries(headers).filter(([name]) => !HOP.has(name) && (trustProxy || !CLAIMS.includes(name)));
    // A body of unknown length has to be framed again, whatever the method: sent bare, the mall would read it as the next
    // request, and somebody else would get the answer.
    const framed = headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {};
    return { 'x-forwarded-for': socket.remoteAddress, ...Object.fromEntries(own), ...framed };
  }
}

function fail(res: ServerResponse, status: number, code: string): void {
  if (status === 502) res.setHeader('retry-after', RETRY_AFTER_S);
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(JSON.stringify({ success: false, code }));
}

/** For a flat list of names and values. */
function notHop(_: string, at: number, all: string[]): boolean {
  return !HOP.has((all[at - (at % 2)] ?? '').toLowerCase());
}
