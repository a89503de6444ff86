export type Tagged = {
  tags: readonly string[];
  /** Time in ms after which it is not used any more. */
  expires: number;
};

type Entry<T> = {
  item: T;
  /** When what it is made from was read, counted in drops. */
  made: number;
  /** Up to which drop it is known to be good. */
  checked: number;
};

/**
 * Things by key in the memory of this process, least recently used out first; tags say what each thing was made from.
 * A dropped tag is written down once and compared when a thing is next asked for, so that keeping a thing with hundreds
 * of tags costs no more than keeping one with none.
 */
export class TaggedStore<T extends Tagged> {
  readonly #entries = new Map<string, Entry<T>>();
  /** When a tag was last dropped, counted in drops: what was made before that is out of date. */
  readonly #dropped = new Map<string, number>();
  readonly #limit: number;
  readonly #weigh: (item: T) => number;
  /** The key used last: a page that everybody asks for need not move again. */
  #latest: string | undefined;
  #weight = 0;
  #drops = 0;
  #allDropped = 0;
  #swept = 0;

  constructor(limit: number, weigh: (item: T) => number) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get size(): number {
    this.#sweep();
    return this.#entries.size;
  }

  /** To be taken before what an item is made from is read, and handed to `put`. */
  mark(): number {
    return this.#drops;
  }

  get(key: string, now: number): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.item.expires <= now || this.#isStale(entry)) {
      this.#remove(key, entry);
      return undefined;
    }
    if (key !== this.#latest) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      this.#latest = key;
    }
    return entry.item;
  }

  /** Keeps an item unless one of its tags was dropped since `mark`. */
  put(key: string, item: T, mark: number): void {
    const entry = { item, made: mark, checked: mark };
    if (this.#allDropped > mark || this.#isStale(entry)) return;
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    this.#entries.set(key, entry);
    this.#latest = key;
    this.#weight += this.#weigh(item);
    if (this.#weight > this.#limit) this.#makeRoom();
  }

  /** Forgets every item made from one of `tags`, and any such item still being made. */
  drop(tags: readonly string[]): void {
    this.#drops += 1;
    for (const tag of tags) this.#dropped.set(tag, this.#drops);
  }

  dropAll(): void {
    this.#drops += 1;
    this.#allDropped = this.#drops;
    this.#dropped.clear();
    this.#entries.clear();
    this.#weight = 0;
  }

  /** What is out of date goes before what is merely old. */
  #makeRoom(): void {
    this.#sweep();
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight <= this.#limit) break;
      this.#remove(oldest, entry);
    }
  }

  #sweep(): void {
    if (this.#swept === this.#drops) return;
    this.#swept = this.#drops;
    for (const [key, entry] of this.#entries) if (this.#isStale(entry)) this.#remove(key, entry);
  }

  #isStale(entry: Entry<T>): boolean {
    if (entry.checked === this.#drops) return false;
    if (entry.item.tags.some((tag) => (this.#dropped.get(tag) ?? 0) > entry.made)) return true;
    entry.checked = this.#drops;
    return false;
  }

  #remove(key: string, { item }: Entry<T>): void {
    this.#entries.delete(key);
    this.#weight -= this.#weigh(item);
  }
}
