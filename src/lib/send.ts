import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asked } from './cache/asked.ts';
import { bestEncoding, bodyOf, countHit, type Encoding, KEEP, type Ready, type StoredPage } from './cache/pages.ts';
import { languageCookie, languageOfQuery } from './i18n/language.ts';
import { rememberingLast } from './remember.ts';

type Send = (req: IncomingMessage, res: ServerResponse, page: StoredPage, asked: Asked, now: number) => void;

/** Sends finished pages. @param base headers of every answer */
export function createSender(base: Readonly<Record<string, string>>): { sendKept: Send; sendMade: Send } {
  // Browsers of one kind say the same thing every time.
  const encodingOf = rememberingLast(bestEncoding);

  return {
    sendKept(req, res, page, asked, now) {
      void countHit(page);
      if (asked.known === page.etag) return void res.writeHead(304, unchanged(req.url, page, now)).end();
      send(req, res, page, readyOf(page, encodingOf(asked.encodings)), now);
    },
    /** A page that was just made; most are never asked for again, so nothing is made ready for that. */
    sendMade(req, res, page, asked, now) {
      if (asked.known === page.etag && isKept(page)) res.writeHead(304, unchanged(req.url, page, now)).end();
      else send(req, res, page, prepare(page, encodingOf(asked.encodings)), now);
    },
  };

  /** The headers are one flat list, made once per page: setting them one by one costs as much as sending the page. */
  function send(req: IncomingMessage, res: ServerResponse, page: StoredPage, { headers, body }: Ready, now: number) {
    // The last one is the only one that changes; `writeHead` has read the list when it returns.
    headers[headers.length - 1] = clock(now);
    const cookie = languageChoice(req.url);
    res.writeHead(page.status, cookie ? [...headers, ...cookie] : headers);
    res.end(req.method === 'HEAD' ? undefined : body);
  }

  function readyOf(page: StoredPage, encoding: Encoding): Ready {
    // Who takes no compressed page is rare, and the page without it is large.
    if (encoding === 'identity') return prepare(page, encoding);
    page.ready ??= {};
    page.ready[encoding] ??= prepare(page, encoding);
    return page.ready[encoding];
  }

  function prepare(page: StoredPage, encoding: Encoding): Ready {
    const body = bodyOf(page, encoding);
    const headers = {
      ...base,
      ...page.headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...(isKept(page) ? { etag: page.etag } : {}),
      vary: 'Accept-Encoding, Cookie',
      'content-length': String(body.length),
      'server-timing': '',
    };
    return { headers: Object.entries(headers).flat(), body };
  }
}

const isKept = (page: StoredPage): boolean => page.headers['cache-control'] === KEEP;

/** Sends any other answer of Astro's: a redirect, what is no page, the page of what is not there. */
export async function sendResponse(res: ServerResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length) res.setHeader('set-cookie', cookies);
  res.writeHead(response.status, { 'content-length': body.length, 'server-timing': clock(Date.now()) }).end(body);
}

/** Countdowns count from the server's time, and a kept page cannot say it; the browser reads it in `Server-Timing`. */
const clock = (now: number): string => `now;dur=${now}`;

const unchanged = (target: string | undefined, { etag }: StoredPage, now: number): string[] => [
  'server-timing',
  clock(now),
  ...(languageChoice(target) ?? []),
  'etag',
  etag,
  'cache-control',
  'no-cache',
];

/** The header by which a language that the address names stays. */
function languageChoice(target = ''): [string, string] | undefined {
  const language = languageOfQuery(target);
  return language && ['set-cookie', languageCookie(language)];
}
