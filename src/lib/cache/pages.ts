import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LANGUAGE_QUERY } from '../../../contract/language.ts';
import { type Tagged, TaggedStore } from './tagged.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished page, ready to be sent. */
export type StoredPage = Tagged & {
  status: number;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
  etag: string;
};
export type PageStore = TaggedStore<StoredPage>;

const LIMIT_BYTES = 64 * 1024 * 1024;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Level 9 costs a few ms once per page and saves a tenth of what level 5 sends every time. */
const QUALITY = 9;

export const createPageStore = (): PageStore =>
  new TaggedStore(LIMIT_BYTES, ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length);

export async function compressed(html: Buffer, quality = QUALITY): Promise<Record<Encoding, Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  const [br, zipped] = await Promise.all([brotli(html, { params }), gz(html)]);
  return { br, gzip: zipped, identity: html };
}

/** The encoding to answer an Accept-Encoding header with. */
export function bestEncoding(accept: string | null | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accept)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accept) ? 'gzip' : 'identity';
}

/** Query parameters that never change a page. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|spm)$/;

/**
 * Under what a page is kept: origin, language, path without a trailing slash, and the sorted query without tracking
 * parameters and without the language, which the key already names.
 */
export function pageKey(url: URL, language: string): string {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : '/';
  const start = `${url.host} ${language} ${path}`;
  if (!url.search) return start;
  const params = [...url.searchParams].filter(([name]) => name !== LANGUAGE_QUERY && !TRACKING.test(name));
  params.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  return params.length ? `${start}?${new URLSearchParams(params)}` : start;
}
