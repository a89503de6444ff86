import { type Tagged, TaggedStore } from './tagged.ts';

/** An answer of the mall, kept as the value pages read. */
export type StoredData = Tagged & { value: unknown };
export type DataStore = TaggedStore<StoredData>;

const LIMIT_ENTRIES = 2_000;

export const createDataStore = (): DataStore => new TaggedStore(LIMIT_ENTRIES, () => 1);
