import { LRUCache } from 'lru-cache';

export type Tagged = {
  tags: readonly string[];
  /** Time in ms from which it is out of date. */
  expires: number;
};

export type CacheStats = { entries: number; bytes: number; hits: number; misses: number; evictions: number };

type Entry<T> = {
  item: T;
  /** Number of drops when its sources were read. */
  made: number;
  /** Number of drops up to which its tags were compared. */
  checked: number;
};

/** What was dropped since an item began to be made: tags with the number of their first drop, and that of the first drop of all. */
type Making = { dropped: Map<string, number>; allDropped: number };

/** For those who wait for an item. `isFor`: whether it shows everything that had changed at `mark`. */
export type Shared = { isFor(item: Tagged, mark: number): boolean; end(): void };

/**
 * An LRU cache whose entries can be dropped by tag. A dropped tag is recorded once and compared when an entry is next
 * read, so an entry with hundreds of tags costs no more to store than one with none.
 */
export class TaggedStore<T extends Tagged> {
  readonly #entries: LRUCache<string, Entry<T>>;
  /** Tag → number of the drop that named it last: what was made before that is out of date. */
  readonly #dropped = new Map<string, number>();
  readonly #weigh: (item: T, key: string) => number;
  readonly #making = new Set<Making>();
  #drops = 0;
  #allDropped = 0;
  #swept = 0;
  #hits = 0;
  #misses = 0;
  #evictions = 0;

  /** @param limit the sum of `weigh` over all entries, in the same unit */
  constructor(limit: number, weigh: (item: T, key: string) => number) {
    this.#weigh = weigh;
    this.#entries = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({ item }, key) => weigh(item, key),
      dispose: (_entry, _key, reason) => {
        if (reason === 'evict') this.#evictions += 1;
      },
    });
  }

  get size(): number {
    this.#sweep();
    return this.#entries.size;
  }

  stats(): CacheStats {
    return {
      entries: this.#entries.size,
      bytes: this.#entries.calculatedSize,
      hits: this.#hits,
      misses: this.#misses,
      evictions: this.#evictions,
    };
  }

  /** To be read before the sources of an item are, and passed to `put`. */
  mark(): number {
    return this.#drops;
  }

  get(key: string, now: number): T | undefined {
    const entry = this.#entries.get(key);
    if (entry && entry.item.expires > now && !this.#isStale(entry)) {
      this.#hits += 1;
      return entry.item;
    }
    this.#misses += 1;
    if (entry) this.#entries.delete(key);
    return undefined;
  }

  /** Stores an item unless one of its tags was dropped since `mark`. */
  put(key: string, item: T, mark: number): void {
    const entry = { item, made: mark, checked: mark };
    if (this.#allDropped > mark || this.#isStale(entry)) return;
    // Stale entries make room before fresh ones do.
    if (this.#entries.calculatedSize + this.#weigh(item, key) > this.#entries.maxSize) this.#sweep();
    this.#entries.set(key, entry);
  }

  /** To be called before the sources of an item are read, if others will wait for it. */
  share(): Shared {
    const making: Making = { dropped: new Map(), allDropped: Number.POSITIVE_INFINITY };
    this.#making.add(making);
    return {
      isFor: ({ tags }, mark) =>
        making.allDropped > mark && tags.every((tag) => (making.dropped.get(tag) ?? Number.POSITIVE_INFINITY) > mark),
      end: () => void this.#making.delete(making),
    };
  }

  drop(tags: readonly string[]): void {
    this.#drops += 1;
    for (const tag of tags) this.#dropped.set(tag, this.#drops);
    // The first drop of a tag counts: who asked before it may be given what was read before it.
    for (const { dropped } of this.#making)
      for (const tag of tags) if (!dropped.has(tag)) dropped.set(tag, this.#drops);
  }

  dropAll(): void {
    this.#drops += 1;
    this.#allDropped = this.#drops;
    for (const making of this.#making) making.allDropped = Math.min(making.allDropped, this.#drops);
    this.#dropped.clear();
    this.#entries.clear();
  }

  #sweep(): void {
    if (this.#swept === this.#drops) return;
    this.#swept = this.#drops;
    for (const [key, entry] of this.#entries.entries()) if (this.#isStale(entry)) this.#entries.delete(key);
  }

  #isStale(entry: Entry<T>): boolean {
    if (entry.checked === this.#drops) return false;
    if (entry.item.tags.some((tag) => (this.#dropped.get(tag) ?? 0) > entry.made)) return true;
    entry.checked = this.#drops;
    return false;
  }
}
