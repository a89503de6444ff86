import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync, gzipSync } from 'node:zlib';
import { LANGUAGE_QUERY } from '../../../contract/language.ts';
import { withoutSlashes } from '../slashes.ts';
import { best, unpooled } from './brotli.ts';
import { type Tagged, TaggedStore } from './tagged.ts';

/** Bytes as a `Response` takes them without a copy of ours. */
export type Body = Buffer<ArrayBuffer>;
export type Encoding = 'br' | 'gzip' | 'identity';

/** A page in one encoding, with all its headers as one flat list of names and values. */
export type Ready = { headers: string[]; body: Body };

/** A finished page, ready to be sent; nothing of it is kept that is not compressed. */
export type StoredPage = Tagged & {
  status: number;
  headers: Record<string, string>;
  br: Body;
  /** Made when first asked for. */
  gzip?: Body;
  /** As it is handed to the socket, by encoding; made when first asked for. */
  ready?: Partial<Record<Encoding, Ready>>;
  etag: string;
  hits: number;
  /** What it weighs in memory, about. */
  bytes: number;
};
export type PageStore = TaggedStore<StoredPage>;

/** Of a page that is kept: browsers keep it too, and ask each time whether it is still the same. */
export const KEEP = 'no-cache';

const LIMIT_BYTES = 24 * 1024 * 1024;
/** Headers, and the key of each tag. */
const OBJECT_BYTES = 3_000;
const TAG_BYTES = 150;
const decompress = promisify(brotliDecompress);
const BEST_FROM_HIT = 2;

export const createPageStore = (): PageStore => new TaggedStore(LIMIT_BYTES, ({ bytes }) => bytes);

/** What a page weighs; browsers that ask for gzip get as much again. */
export const weightOf = (br: Buffer, tags: readonly string[]): number =>
  2 * br.length + OBJECT_BYTES + TAG_BYTES * tags.length;

/** The page's bytes in an encoding. */
export function bodyOf(page: StoredPage, encoding: Encoding): Body {
  if (encoding === 'br') return page.br;
  const html = () => brotliDecompressSync(page.br);
  if (encoding === 'identity') return html();
  page.gzip ??= unpooled([gzipSync(html())]);
  return page.gzip;
}

/** Counts a hit. @returns when it has become worth the work: a promise of the same page made smaller */
export function countHit(page: StoredPage): Promise<void> | undefined {
  page.hits += 1;
  return page.hits === BEST_FROM_HIT ? shrink(page) : undefined;
}

async function shrink(page: StoredPage): Promise<void> {
  page.br = await best(await decompress(page.br));
  page.ready = {};
}

/** The encoding to answer an Accept-Encoding header with. */
export function bestEncoding(accept: string | null | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accept)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accept) ? 'gzip' : 'identity';
}

/** Query parameters that never change a page. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|spm)$/;
/** Of who came, not of the page: a kept page must not repeat it to others. */
export const isTracking = (name: string): boolean => TRACKING.test(name);

/**
 * Under what a page is kept: origin, language, path without a trailing slash, and the sorted query without tracking
 * parameters and without the language, which the key already names.
 */
export function pageKey(url: URL, language: string): string {
  const path = url.pathname.length > 1 ? withoutSlashes(url.pathname) : '/';
  const start = `${url.host} ${language} ${path}`;
  if (!url.search) return start;
  const params = [...url.searchParams].filter(([name]) => name !== LANGUAGE_QUERY && !isTracking(name));
  // Of one name given twice a page reads the first, so their order stays.
  params.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return params.length ? `${start}?${new URLSearchParams(params)}` : start;
}
