import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { searchQuery } from '#contract/search/schema.ts';
import { category } from '#mall/category/category.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { searchGoods } from '#mall/search/search.ts';
import { openTestMall, type TestMall } from '../../../helpers/mall/mall.ts';
import { MINUTE, NOON } from '../../../helpers/mall/time.ts';
import { addOtherGoods, addSideMatches } from './add-goods.ts';
import { DEMO_QUERIES, UNSOLD } from './demo-queries.ts';
import { HEAD_WORDS } from './head-words.ts';
import { type Figures, type Find, judge, junk, precision } from './judge.ts';
import { NICHE_QUERIES, OTHER_QUERIES } from './other-queries.ts';
import { only } from './query-set.ts';

const SETS = { demo: DEMO_QUERIES, other: OTHER_QUERIES, niche: NICHE_QUERIES };
/** Of all queries, as in everyday.test.ts. */
const BARS: Record<keyof typeof SETS, { found: number; nothing?: number; wrong?: number }> = {
  demo: { found: 0.92, nothing: 0.03, wrong: 0.03 },
  other: { found: 0.88, nothing: 0.03 },
  niche: { found: 0.75 },
};
const PRECISE = 0.9;
const JUNK = 0.03;
/** No figure may be worse by more than this because of goods that only mention a word. */
const SLACK = 0.02;

/** A part of all, and what it consists of. */
type Rate = { rate: number; texts: string };
type Measured = Record<string, Rate>;

let mall: TestMall;
let before: Measured;
beforeAll(async () => {
  mall = await openTestMall();
  await addOtherGoods(mall.db);
  before = await measured(later(0));
}, 180_000);
afterAll(() => mall.close());

/** What words mostly mean is remembered for ten minutes. */
const later = (hours: number): Find => {
  const now = new Date(NOON.getTime() + 60 * hours * MINUTE);
  return (searchText, language) =>
    searchGoods({ db: mall.db, language, now }, searchQuery.parse({ searchText }), new Map());
};

const rate = (texts: readonly string[], of: number): Rate => ({ rate: texts.length / of, texts: texts.join(' | ') });

async function measured(find: Find): Promise<Measured> {
  const all: Measured = {};
  for (const language of LANGUAGES) {
    for (const [name, queries] of Object.entries(SETS)) {
      const { of, ...texts }: Figures = await judge(find, only(queries, language));
      for (const [figure, list] of Object.entries(texts)) all[`${name} ${language} ${figure}`] = rate(list, of);
    }
    const { mean, each } = await precision(find, only(HEAD_WORDS, language), await categories());
    const weak = each.filter(([, part]) => part < 1).map(([text, part]) => `${text} ${part.toFixed(2)}`);
    all[`head ${language} missed`] = { rate: 1 - mean, texts: weak.join(' | ') };
  }
  all.junk = rate(await junk(find, UNSOLD), LANGUAGES.flatMap((language) => UNSOLD[language]).length);
  return all;
}

async function categories(): Promise<ReadonlyMap<number, string>> {
  const rows = await mall.db
    .select({ id: product.id, code: category.code })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(eq(product.status, PUBLISH_STATUS.PUT_ON));
  return new Map(rows.map(({ id, code }) => [id, code]));
}

function holds(name: string, one: Rate | undefined, most: number): void {
  expect.soft(one?.rate, `${name}: ${one?.texts}`).toBeLessThanOrEqual(most + 1e-9);
}

const perLanguage = <T>(names: readonly T[]): [T, Language][] =>
  names.flatMap((name) => LANGUAGES.map((language): [T, Language] => [name, language]));

test.each(perLanguage(['demo', 'other', 'niche'] as const))(
  'what people type finds what they mean: %s, %s',
  (name, language) => {
    const { found, nothing = 1, wrong = 1 } = BARS[name];
    holds('missed', before[`${name} ${language} missed`], 1 - found);
    holds('nothing', before[`${name} ${language} nothing`], nothing);
    holds('wrong', before[`${name} ${language} wrong`], wrong);
  },
);

test('a word for a kind shows goods of this kind first', () => {
  const heads = LANGUAGES.flatMap((language) => before[`head ${language} missed`] ?? []);
  const missed = heads.reduce((sum, { rate: one }) => sum + one / heads.length, 0);
  holds('head words', { rate: missed, texts: heads.map(({ texts }) => texts).join(' | ') }, 1 - PRECISE);
});

test('what is not sold finds nothing, or something said to be near', () => holds('junk', before.junk, JUNK));

test('best-selling goods that only mention the words change none of it', async () => {
  await addSideMatches(mall.db, 3_000);
  const after = await measured(later(1));
  for (const [name, old] of Object.entries(before)) holds(`${name} (was ${old.rate})`, after[name], old.rate + SLACK);
}, 180_000);
