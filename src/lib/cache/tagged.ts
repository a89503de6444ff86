export type Tagged = {
  tags: readonly string[];
  /** Time in ms after which it is not used any more. */
  expires: number;
};

/** Things by key in the memory of this process, least recently used out first; tags say what each thing was made from. */
export class TaggedStore<T extends Tagged> {
  readonly #items = new Map<string, T>();
  readonly #keysByTag = new Map<string, Set<string>>();
  /** When a tag was last dropped, counted in drops: what was made before that is out of date when it arrives. */
  readonly #dropped = new Map<string, number>();
  readonly #limit: number;
  readonly #weigh: (item: T) => number;
  #weight = 0;
  #drops = 0;
  #allDropped = 0;

  constructor(limit: number, weigh: (item: T) => number) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get size(): number {
    return this.#items.size;
  }

  /** To be taken before what an item is made from is read, and handed to `put`. */
  mark(): number {
    return this.#drops;
  }

  get(key: string, now: number): T | undefined {
    const item = this.#items.get(key);
    if (!item) return undefined;
    if (item.expires <= now) {
      this.#remove(key, item);
      return undefined;
    }
    this.#items.delete(key);
    this.#items.set(key, item);
    return item;
  }

  /** Keeps an item unless one of its tags was dropped since `mark`. */
  put(key: string, item: T, mark: number): void {
    if (this.#allDropped > mark || item.tags.some((tag) => (this.#dropped.get(tag) ?? 0) > mark)) return;
    const old = this.#items.get(key);
    if (old) this.#remove(key, old);
    this.#items.set(key, item);
    this.#weight += this.#weigh(item);
    for (const tag of item.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    for (const [oldest, candidate] of this.#items) {
      if (this.#weight <= this.#limit) break;
      this.#remove(oldest, candidate);
    }
  }

  /** Forgets every item made from one of `tags`, and any such item still being made. */
  drop(tags: readonly string[]): void {
    this.#drops += 1;
    for (const tag of tags) {
      this.#dropped.set(tag, this.#drops);
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const item = this.#items.get(key);
        if (item) this.#remove(key, item);
      }
    }
  }

  dropAll(): void {
    this.#drops += 1;
    this.#allDropped = this.#drops;
    this.#dropped.clear();
    this.#items.clear();
    this.#keysByTag.clear();
    this.#weight = 0;
  }

  #remove(key: string, item: T): void {
    this.#items.delete(key);
    this.#weight -= this.#weigh(item);
    for (const tag of item.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
