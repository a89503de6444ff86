import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { CODES } from '#contract/envelope.ts';
import { DEFAULT_LANGUAGE, type Language, toLanguage } from '#contract/language.ts';
import type { Logger } from '#mall/log.ts';
import { type MessageKey, message } from '#mall/messages/messages.ts';
import { traceHeaders } from '#mall/trace.ts';
import { LANG, languageOf } from '#src/lib/shared/i18n/choose-language.ts';
import { forwardedFor } from '../forwarded-for.ts';

/** Limits for connecting to the mall, and for its silence after that. */
export const MALL_LIMITS_MS = { connect: 2_000, silence: 30_000 };
const CONNECT_PARTS = 4;
const RETRY_AFTER_S = 5;
/** About one connection, not about the message (RFC 9110, section 7.6.1). */
const HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'transfer-encoding', 'upgrade', 'host']);

/** The addresses of the mall. */
export const MALL_PATHS = /^\/(api|im|media)(\/|$)/;
/** Headers that anyone may write, so only what we know is passed on. */
const CLAIMS = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

/** Forwards a browser's call to a remote mall. */
export function createMallProxy(mallUrl: string, trustProxy: boolean, log: Logger, limits = MALL_LIMITS_MS) {
  const base = new URL(mallUrl);
  const connected = base.protocol === 'https:' ? 'secureConnect' : 'connect';
  const start = base.protocol === 'https:' ? requestHttps : requestHttp;
  return (req: IncomingMessage, res: ServerResponse): void => {
    const { method } = req;
    // Dots in it could lead outside of the mall's paths.
    const url = URL.parse(`http://mall${req.url}`);
    if (!url || !MALL_PATHS.test(url.pathname)) {
      fail(req, res, { status: 404, code: CODES.message, key: 'notFound' });
      return;
    }
    const path = base.pathname.replace(/\/$/, '') + url.pathname + url.search;
    const target = { hostname: base.hostname, port: base.port, path };
    const sent = start({ ...target, method, headers: headersOf(req), timeout: limits.silence }, (answer) => {
      // The client may have disconnected while the mall worked.
      if (res.destroyed) return void sent.destroy();
      res.writeHead(answer.statusCode ?? 502, answer.rawHeaders.filter(notHop));
      pipeline(answer, res, () => {});
    });
    // In parts, because a blocked event loop takes one of them, not the time for a connection to be made.
    let parts = CONNECT_PARTS;
    const late = setInterval(() => {
      parts -= 1;
      if (parts === 0) sent.destroy(new Error('the mall cannot be reached'));
    }, limits.connect / CONNECT_PARTS);
    sent.once('close', () => clearInterval(late));
    sent.once('socket', (socket) => {
      if (sent.reusedSocket) clearInterval(late);
      else socket.once(connected, () => clearInterval(late));
    });
    sent.once('timeout', () => sent.destroy(new Error('the mall does not answer')));
    sent.on('error', (error) => {
      if (res.destroyed) return;
      log.warn({ reason: error.message }, 'mall');
      if (res.headersSent) res.destroy();
      else fail(req, res, { status: 502, code: CODES.internal, key: 'busy' });
    });
    res.once('close', () => sent.destroy());
    // A connection that breaks ends the other one, and is handled above.
    pipeline(req, sent, () => {});
  };

  function headersOf(req: IncomingMessage): OutgoingHttpHeaders {
    const { headers } = req;
    const own = Object.entries(headers).filter(([name]) => !HOP.has(name) && (trustProxy || !CLAIMS.includes(name)));
    // A body of unknown length has to be framed again, whatever the method: without framing the mall would read it as the next
    // request, and somebody else would get the response.
    const framed = headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {};
    return {
      ...Object.fromEntries(own),
      'x-forwarded-for': forwardedFor(req, trustProxy),
      ...framed,
      ...traceHeaders(),
    };
  }
}

type Failure = { status: number; code: string; key: MessageKey };

/** The envelope of the mall, or a page for somebody who opened the address. */
function fail(req: IncomingMessage, res: ServerResponse, { status, code, key }: Failure): void {
  const { url = '', headers } = req;
  const opened = /\btext\/html\b/.test(headers.accept ?? '');
  const language = opened
    ? languageOf(url, headers.cookie)
    : (toLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE);
  const msg = message(key, language);
  res.writeHead(status, {
    'content-type': opened ? 'text/html; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
    ...(status === 502 ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
  });
  res.end(opened ? pageOf(msg, language) : JSON.stringify({ success: false, code, msg }));
}

const HOME: Record<Language, string> = { zh: '回到首页', en: 'Go to the home page' };

const pageOf = (msg: string, language: Language): string =>
  `<!doctype html><html lang="${LANG[language]}"><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<title>${msg}</title><h1>${msg}</h1><p><a href="/">${HOME[language]}</a></p></html>`;

/** For a flat list of names and values. */
function notHop(_: string, at: number, all: string[]): boolean {
  return !HOP.has((all[at - (at % 2)] ?? '').toLowerCase());
}
