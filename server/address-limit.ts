import type { IncomingMessage, ServerResponse } from 'node:http';
import { ADDRESS } from '#contract/limits.ts';
import { hasMoreParameters } from '#contract/parameters.ts';
import { SEARCH } from '#contract/search/values.ts';
import { MALL_PATHS } from './routes/mall-proxy.ts';

/** Shorter addresses are cheap, however many parameters they have. */
const ALWAYS_FINE = 2 * ADDRESS.parameters;
const SEARCH_PATH = '/search?';
const SEARCH_TEXT = /([?&]searchText=)([^&]*)/;
/** The longest encoding of a text of which all is searched for. */
const SEARCHED_LENGTH = SEARCH.text * '%F0%9F%8D%B5'.length;

/**
 * Refuses an address by its size before anything parses it, or redirects to the same search with its text cut to what is searched for.
 * @returns whether it did
 */
export function shortenAddress(
  { url = '' }: IncomingMessage,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
): boolean {
  if (url.length <= ALWAYS_FINE) return false;
  if (!isTooLong(url)) return cutSearch(url, res, headers);
  const [type, body] = MALL_PATHS.test(url)
    ? ['application/json', '{"success":false,"code":"A00001"}']
    : ['text/plain; charset=utf-8', 'Address too long'];
  res.writeHead(414, { ...headers, 'content-type': type, 'cache-control': 'no-store' }).end(body);
  return true;
}

function cutSearch(url: string, res: ServerResponse, headers: Readonly<Record<string, string>>): boolean {
  if (searchTextLength(url) <= SEARCHED_LENGTH) return false;
  const location = url.replace(SEARCH_TEXT, (_, name: string, text: string) => name + encodeURIComponent(first(text)));
  res.writeHead(302, { ...headers, location, 'cache-control': 'no-store' }).end();
  return true;
}

function first(text: string): string {
  const [[, decoded] = ['', '']] = new URLSearchParams(`x=${text.slice(0, SEARCHED_LENGTH)}`);
  return [...decoded].slice(0, SEARCH.text).join('');
}

function isTooLong(url: string): boolean {
  const long = url.length - ADDRESS.bytes;
  return (long > 0 && long > searchTextLength(url)) || hasMoreParameters(url, ADDRESS.parameters);
}

const searchTextLength = (url: string): number =>
  url.startsWith(SEARCH_PATH) ? (SEARCH_TEXT.exec(url)?.[2]?.length ?? 0) : 0;
