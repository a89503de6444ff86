import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, differences, keyOf, merged, same } from '#src/lib/browser/desk/differences.ts';

const paths = (found: { path: readonly string[] }[]) => found.map(({ path }) => keyOf(path));
const item = (id: number, name = `n${id}`) => ({ id, name });

describe('same', () => {
  it.each([
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [[1, 2], [2, 1], false],
    [null, undefined, false],
    [{ a: [{ b: 'x' }] }, { a: [{ b: 'x' }] }, true],
    [{ a: 1 }, [1], false],
  ])('%j and %j: %s', (one, other, is) => expect(same(one, other)).toBe(is));
});

describe('differences', () => {
  it('says who changed what, and leaves open what both changed', () => {
    const found = differences({
      base: { a: 1, b: 1, c: 1, d: 1, e: { zh: '一', en: 'one' } },
      mine: { a: 2, b: 1, c: 2, d: 2, e: { zh: '二', en: 'one' } },
      theirs: { a: 1, b: 2, c: 3, d: 2, e: { zh: '一', en: 'two' } },
    });
    expect(found.map(({ path, changed }) => [keyOf(path), changed])).toEqual([
      ['a', 'mine'],
      ['b', 'theirs'],
      ['c', undefined],
      ['e/zh', 'mine'],
      ['e/en', 'theirs'],
    ]);
  });

  it('compares lists of things with ids thing by thing, and their order apart', () => {
    const base = [item(1), item(2), item(3)];
    const found = differences({ base, mine: [item(2), item(1), item(3, 'x')], theirs: [item(1), item(2), item(3)] });
    expect(paths(found)).toEqual(['#3/name', '#order']);
    expect(found[1]).toMatchObject({ mine: ['#2', '#1', '#3'], theirs: ['#1', '#2', '#3'], changed: 'mine' });
  });

  it('takes other lists whole', () => {
    expect(paths(differences({ base: [1], mine: [1, 2], theirs: [1, 3] }))).toEqual(['']);
    const twice = [item(1), item(1)];
    expect(paths(differences({ base: twice, mine: twice, theirs: [item(1)] }))).toEqual(['']);
  });

  it('of a history are between before and after', () => {
    expect(changesOf(null, { a: 1 })).toMatchObject([{ path: [], base: null, mine: { a: 1 } }]);
    expect(changesOf({ a: 1, b: 2 }, { a: 1 })).toMatchObject([{ path: ['b'], base: 2, mine: undefined }]);
  });
});

describe('merged', () => {
  const base = { name: 'a', list: [item(1), item(2), item(3)] };

  it('keeps what each alone did: changed, put in, taken out, moved', () => {
    const mine = { name: 'a', list: [item(3), item(1, 'mine'), item(2), item(9)] };
    const theirs = { name: 'b', list: [item(1), item(3), item(7)] };
    expect(merged({ base, mine, theirs }, {})).toEqual({
      name: 'b',
      list: [item(3), item(7), item(1, 'mine'), item(9)],
    });
  });

  it('where both changed it, the choice counts', () => {
    const mine = { ...base, name: 'mine' };
    const theirs = { ...base, name: 'theirs' };
    expect(merged({ base, mine, theirs }, { name: 'mine' })).toEqual(mine);
    expect(merged({ base, mine, theirs }, { name: 'theirs' })).toEqual(theirs);
  });

  it('a field that was emptied stays empty', () => {
    expect(merged({ base: { a: 1, b: 1 }, mine: { b: 2 }, theirs: { a: 1, b: 1 } }, {})).toEqual({ b: 2 });
  });

  it('loses nothing when only one side changed anything', () => {
    const value = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('a', 'b', 1, 2, true),
        fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }),
        fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 5 }), v: fc.constantFrom('p', 'q') }), {
          selector: ({ id }) => id,
          maxLength: 4,
        }),
        fc.dictionary(fc.constantFrom('k', 'l', 'm'), tie('tree'), { maxKeys: 3, noNullPrototype: true }),
      ),
    })).tree;
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(same(merged({ base: one, mine: other, theirs: one }, {}), other)).toBe(true);
        expect(same(merged({ base: one, mine: one, theirs: other }, {}), other)).toBe(true);
      }),
    );
  });
});
