import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { createQueue } from '#mall/queue.ts';
import type { CachedPage } from './page-cache.ts';

/** A `Response` takes these bytes without a copy. */
export type Body = Buffer<ArrayBuffer>;
export type Encoding = 'br' | 'gzip' | 'identity';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** For a page that may never be requested again: with 4 it is a twentieth smaller and takes twice the time. */
const FAST = 3;
/** A third of a second of processor: for a page that visitors come back to, and that does not change all the time. */
const SMALLEST = { quality: 11, fromHit: 2, fromAgeMs: 3_000 };
/** No page is larger when it is compressed. */
const ONE_STEP = 64 * 1_024;
const oneAtATime = createQueue(1, Number.POSITIVE_INFINITY);

/** @param accept the Accept-Encoding header */
export function bestEncoding(accept: string | null | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accept)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accept) ? 'gzip' : 'identity';
}

export const compressFast = (html: Buffer): Promise<Body> => brotli(html, FAST);

async function brotli(html: Buffer, quality: number): Promise<Body> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  // In one step: with a smaller buffer it goes from thread to thread for each part.
  return unpooled(await compress(html, { params, chunkSize: ONE_STEP }));
}

/** A copy outside of Node's buffer pool, of which one small cached page would retain 64 KB. */
function unpooled(bytes: Buffer): Body {
  const own = Buffer.from(new ArrayBuffer(bytes.length));
  own.set(bytes);
  return own;
}

export function bodyOf(page: CachedPage, encoding: Encoding): Body {
  if (encoding === 'br') return page.br;
  const html = () => brotliDecompressSync(page.br) as Body;
  if (encoding === 'identity') return html();
  page.gzip ??= unpooled(gzipSync(html()));
  return page.gzip;
}

/** @returns on the hit from which it is worth the work: a promise that resolves when the page is smaller */
export function countHit(page: CachedPage, now: number): Promise<void> | undefined {
  page.hits += 1;
  if (page.isSmallest || page.hits < SMALLEST.fromHit || now - page.made < SMALLEST.fromAgeMs) return undefined;
  page.isSmallest = true;
  return oneAtATime(() => shrink(page));
}

async function shrink(page: CachedPage): Promise<void> {
  page.br = await brotli(await decompress(page.br), SMALLEST.quality);
  page.ready = {};
}
