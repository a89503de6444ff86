import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGE_QUERY } from '../../../contract/language.ts';
import { type Tagged, TaggedStore } from './tagged.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished page, ready to be sent. */
export type StoredPage = Tagged & {
  status: number;
  headers: Record<string, string>;
  html: Buffer;
  /** As sent, made when first asked for. */
  bodies: Partial<Record<Encoding, Buffer>>;
  etag: string;
  hits: number;
};
export type PageStore = TaggedStore<StoredPage>;

const LIMIT_BYTES = 64 * 1024 * 1024;
const brotli = promisify(brotliCompress);
/** A fifth of a millisecond for a page that may never be asked for again; the window is as wide as a page, not 4 MB. */
const FAST = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 };
/** A quarter smaller and a hundred times slower, off the main thread, for pages that people come back to. */
const BEST = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 20 };
const BEST_FROM_HIT = 2;

export const createPageStore = (): PageStore => new TaggedStore(LIMIT_BYTES, ({ html }) => html.length * 1.5);

/** The page's bytes in an encoding. */
export function bodyOf(page: StoredPage, encoding: Encoding): Buffer {
  page.bodies[encoding] ??= compressed(page.html, encoding);
  return page.bodies[encoding];
}

function compressed(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return html;
  return encoding === 'gzip'
    ? gzipSync(html)
    : brotliCompressSync(html, { params: { ...FAST, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } });
}

/** Counts a hit. @returns when it has become worth the work: a promise of the same page made smaller */
export function countHit(page: StoredPage): Promise<void> | undefined {
  page.hits += 1;
  return page.hits === BEST_FROM_HIT ? shrink(page) : undefined;
}

async function shrink(page: StoredPage): Promise<void> {
  page.bodies.br = await brotli(page.html, {
    params: { ...BEST, [constants.BROTLI_PARAM_SIZE_HINT]: page.html.length },
  });
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
