import { type Tagged, TaggedStore } from './tagged.ts';

/** An answer of the mall, kept as the value pages read. */
export type StoredData = Tagged & {
  value: unknown;
  /** Its length as JSON. */
  size: number;
};
export type DataStore = TaggedStore<StoredData>;

/** Of JSON; as objects it takes about three times as much. */
const LIMIT_SIZE = 12 * 1024 * 1024;

export const createDataStore = (): DataStore => new TaggedStore(LIMIT_SIZE, ({ size }) => size);
