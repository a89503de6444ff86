import { type Tagged, TaggedStore } from '#src/lib/server/tagged-store.ts';
import type { Body, Encoding } from './compression.ts';

/** Status, headers and body in one encoding: what `writeHead` and `end` take. */
export type Ready = { headers: string[]; body: Body };

/** The HTML is stored compressed only. */
export type CachedPage = Tagged & {
  status: number;
  headers: Record<string, string>;
  br: Body;
  /** Made on first request. */
  gzip?: Body;
  /** Made on first request, by encoding. */
  ready?: Partial<Record<Encoding, Ready>>;
  etag: string;
  /** In ms. */
  made: number;
  hits: number;
  /** `br` has the best compression, or is being compressed so. */
  isSmallest?: true;
  /** Approximate memory. */
  bytes: number;
};
export type PageCache = TaggedStore<CachedPage>;

const LIMIT_BYTES = 24 * 1024 * 1024;
/** Headers and objects. */
const OBJECT_BYTES = 3_000;
const TAG_BYTES = 150;

export const createPageCache = (): PageCache => new TaggedStore(LIMIT_BYTES, ({ bytes }) => bytes);

/** Approximate memory; the gzip form takes as much again. */
export const weightOf = (br: Buffer, tags: readonly string[], key: string): number =>
  2 * (br.length + key.length) + OBJECT_BYTES + TAG_BYTES * tags.length;
