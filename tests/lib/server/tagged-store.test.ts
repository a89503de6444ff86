import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Tagged, TaggedStore } from '#src/lib/server/tagged-store.ts';

type Item = Tagged & { name: string };
const item = (name: string, tags: string[] = [], expires = Number.POSITIVE_INFINITY): Item => ({ name, tags, expires });

describe('a store with tags', () => {
  it('gives what was put, until it expires', () => {
    const store = new TaggedStore<Item>(10, () => 1);
    store.put('a', item('a', [], 1_000), store.mark());
    expect(store.get('a', 999)?.name).toBe('a');
    expect(store.get('a', 1_000)).toBeUndefined();
    expect(store.size).toBe(0);
  });

  it('drops exactly what was made from a tag', () => {
    const store = new TaggedStore<Item>(10, () => 1);
    store.put('a', item('a', ['x', 'y']), store.mark());
    store.put('b', item('b', ['y']), store.mark());
    store.put('c', item('c', ['z']), store.mark());
    store.drop(['x']);
    expect([store.get('a', 0), store.get('b', 0)?.name, store.get('c', 0)?.name]).toEqual([undefined, 'b', 'c']);
    store.drop(['y', 'unknown']);
    expect(store.size).toBe(1);
  });

  it('does not take what was being made while its tag was dropped', () => {
    const store = new TaggedStore<Item>(10, () => 1);
    const before = store.mark();
    store.drop(['x']);
    store.put('a', item('old', ['x']), before);
    store.put('b', item('other', ['y']), before);
    expect([store.get('a', 0), store.get('b', 0)?.name]).toEqual([undefined, 'other']);
    store.put('a', item('new', ['x']), store.mark());
    expect(store.get('a', 0)?.name).toBe('new');
    const second = store.mark();
    store.dropAll();
    store.put('a', item('older', []), second);
    expect(store.size).toBe(0);
  });

  it('behaves as its model, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const pair = new Pair();
        for (const one of steps) {
          pair.run(one);
          expect(pair.store.size).toBe(pair.model.length);
        }
      }),
      { numRuns: 300 },
    );
  });
});

const LIMIT = 6;
const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const tags = fc.subarray(['x', 'y', 'z']);
const weight = fc.integer({ min: 1, max: 3 });
const step = fc.oneof(
  fc.record({ do: fc.constant('put' as const), key, tags, weight, late: fc.boolean() }),
  fc.record({ do: fc.constant('get' as const), key }),
  fc.record({ do: fc.constant('drop' as const), tags }),
  fc.record({ do: fc.constant('dropAll' as const) }),
  fc.record({ do: fc.constant('mark' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Stored = { key: string; tags: string[]; weight: number };

/** A store and the plainest thing that should do the same: a list, oldest first. */
class Pair {
  readonly store = new TaggedStore<Tagged & { weight: number }>(LIMIT, (item) => item.weight);
  model: Stored[] = [];
  #mark = this.store.mark();
  /** Tags dropped since the mark. */
  #dropped: string[] | 'all' = [];

  run(one: Step): void {
    if (one.do === 'put') this.#put(one, one.late);
    else if (one.do === 'get') this.#get(one.key);
    else if (one.do === 'drop') this.#drop(one.tags);
    else if (one.do === 'dropAll') this.#dropAll();
    else this.#takeMark();
  }

  #put({ key: name, tags: own, weight: heavy }: Stored, late: boolean): void {
    this.store.put(name, { tags: own, weight: heavy, expires: 1 }, late ? this.#mark : this.store.mark());
    const dropped = this.#dropped;
    if (late && (dropped === 'all' || own.some((tag) => dropped.includes(tag)))) return;
    this.model = [...this.model.filter((item) => item.key !== name), { key: name, tags: own, weight: heavy }];
    while (this.model.reduce((sum, item) => sum + item.weight, 0) > LIMIT) this.model.shift();
  }

  #get(name: string): void {
    const at = this.model.findIndex((item) => item.key === name);
    expect(this.store.get(name, 0) === undefined).toBe(at < 0);
    if (at >= 0) this.model.push(...this.model.splice(at, 1));
  }

  #drop(dropped: string[]): void {
    this.store.drop(dropped);
    this.model = this.model.filter((item) => !item.tags.some((tag) => dropped.includes(tag)));
    if (this.#dropped !== 'all') this.#dropped = [...this.#dropped, ...dropped];
  }

  #dropAll(): void {
    this.store.dropAll();
    this.model = [];
    this.#dropped = 'all';
  }

  #takeMark(): void {
    this.#mark = this.store.mark();
    this.#dropped = [];
  }
}
