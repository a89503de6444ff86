import { type Tagged, TaggedStore } from './tagged-store.ts';

export type CachedData = Tagged & {
  value: unknown;
  /** Its length as JSON. */
  size: number;
  unknown: readonly string[];
};
export type DataCache = TaggedStore<CachedData>;

/** Characters of JSON; as objects they take about three times as many bytes. */
const LIMIT_SIZE = 12 * 1024 * 1024;
/** What an entry takes besides its value and its key: objects and tags, in the same unit. */
const ENTRY_SIZE = 300;

export const createDataCache = (): DataCache =>
  new TaggedStore(LIMIT_SIZE, ({ size, tags }, key) => size + key.length + ENTRY_SIZE + tags.join('').length);
