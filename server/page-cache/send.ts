import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageCookie, languageOfQuery } from '#src/lib/shared/i18n/choose-language.ts';
import type { PageRequest } from '../page-request.ts';
import { bestEncoding, bodyOf, countHit, type Encoding } from './compression.ts';
import { CACHED, sentHeaders } from './finish.ts';
import type { CachedPage, Ready } from './page-cache.ts';

type Send = (req: IncomingMessage, res: ServerResponse, page: CachedPage, request: PageRequest, now: number) => void;

/** @param base headers of every response */
export function createSender(base: Readonly<Record<string, string>>, siteUrl: string | undefined): Send {
  return (req, res, page, request, now) => {
    void countHit(page, now);
    const cookie = languageChoice(req.url, siteUrl);
    if (request.etag === page.etag) return void res.writeHead(304, notModified(page, now, cookie)).end();
    const { headers, body } = readyPage(page, bestEncoding(request.encodings));
    // The last header is the only one that changes; `writeHead` has copied the list when it returns.
    headers[headers.length - 1] = serverClock(now);
    res.writeHead(page.status, cookie ? [...headers, ...cookie] : headers);
    res.end(req.method === 'HEAD' ? undefined : body);
  };

  /** One flat list of headers, made once per page: setting them one by one costs as much as sending the page. */
  function readyPage(page: CachedPage, encoding: Encoding): Ready {
    // A client without compression is rare, and the plain page is large.
    if (encoding === 'identity') return prepare(page, encoding);
    page.ready ??= {};
    page.ready[encoding] ??= prepare(page, encoding);
    return page.ready[encoding];
  }

  function prepare(page: CachedPage, encoding: Encoding): Ready {
    const body = bodyOf(page, encoding);
    const length = { 'content-length': String(body.length), 'server-timing': '' };
    return { headers: Object.entries({ ...base, ...sentHeaders(page, encoding), ...length }).flat(), body };
  }
}

/** Countdowns use the server's time; a cached page cannot contain it, so the browser reads it in `Server-Timing`. */
export const serverClock = (now: number): string => `now;dur=${now}`;

const notModified = ({ etag }: CachedPage, now: number, cookie: readonly string[] = []): string[] => [
  'server-timing',
  serverClock(now),
  ...cookie,
  'etag',
  etag,
  'cache-control',
  CACHED,
];

/** The Set-Cookie header for a language that the address names. */
function languageChoice(target = '', siteUrl: string | undefined): [string, string] | undefined {
  const language = languageOfQuery(target);
  return language && ['set-cookie', languageCookie(language, siteUrl)];
}
