import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { searchQuery } from '#contract/search/schema.ts';
import { searchGoods } from '#mall/search/search.ts';
import { openTestMall, type TestMall } from '../../../helpers/mall/mall.ts';
import { NOON } from '../../../helpers/mall/time.ts';
import { DEMO_QUERIES } from './demo-queries.ts';
import { type Find, judge } from './judge.ts';
import { only } from './query-set.ts';

vi.mock('#mall/search/everyday-words.ts', () => ({ everydayWords: () => Promise.resolve([]) }));

const FOUND = 0.85;

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const find: Find = (searchText, language) =>
  searchGoods({ db: mall.db, language, now: NOON }, searchQuery.parse({ searchText }), new Map());

test.each(LANGUAGES)(
  'words of the catalogue alone find most of what people mean: %s',
  async (language) => {
    const { of, missed } = await judge(find, only(DEMO_QUERIES, language));
    expect(missed.length / of, missed.join(' | ')).toBeLessThanOrEqual(1 - FOUND);
  },
  120_000,
);
