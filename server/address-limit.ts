import type { IncomingMessage, ServerResponse } from 'node:http';
import { ADDRESS } from '../contract/limits.ts';
import { hasMoreParameters } from '../contract/parameters.ts';
import { MALL_PATHS } from './routes/mall-proxy.ts';

/** Shorter addresses are cheap, however many parameters they have. */
const ALWAYS_FINE = 2 * ADDRESS.parameters;
const SEARCH_PATH = '/search?';
const SEARCH_TEXT = /[?&]searchText=([^&]*)/;

/** Refuses an address by its size before anything parses it. @returns whether it did */
export function refuseLongAddress(
  { url = '' }: IncomingMessage,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
): boolean {
  if (url.length <= ALWAYS_FINE || !isTooLong(url)) return false;
  const [type, body] = MALL_PATHS.test(url)
    ? ['application/json', '{"success":false,"code":"A00001"}']
    : ['text/plain; charset=utf-8', 'Address too long'];
  res.writeHead(414, { ...headers, 'content-type': type, 'cache-control': 'no-store' }).end(body);
  return true;
}

function isTooLong(url: string): boolean {
  const long = url.length - ADDRESS.bytes;
  return (long > 0 && long > searchTextLength(url)) || hasMoreParameters(url, ADDRESS.parameters);
}

const searchTextLength = (url: string): number =>
  url.startsWith(SEARCH_PATH) ? (SEARCH_TEXT.exec(url)?.[1]?.length ?? 0) : 0;
