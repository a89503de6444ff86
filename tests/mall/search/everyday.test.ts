import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { SearchPage } from '#contract/search/schema.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { EVERYDAY, type EverydayQuery } from './everyday-queries.ts';
import { EVERYDAY_LATER } from './everyday-queries-later.ts';
import { EVERYDAY_THIRD } from './everyday-queries-third.ts';

/** Of all queries: what was wanted among the first five, nothing found, plainly wrong in first place (`docs/search.md`). */
const BARS = { found: 0.9, nothing: 0.05, wrong: 0.03 };
/** Two of its 65 queries. */
const LATER = { ...BARS, wrong: 0.035 };
const FIRST = 5;

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

async function judge([text, wanted, also]: EverydayQuery, language: Language) {
  const path = `/api/pms/search?${new URLSearchParams({ searchText: text })}`;
  const { envelope } = await mall.call<SearchPage>('GET', path, { language });
  const titles = envelope.data?.items.map(({ title }) => title) ?? [];
  const [want, right] = [wanted, [wanted, also].filter(Boolean).join('|')].map(
    (words) => new RegExp(words || '$^', 'i'),
  );
  return {
    text,
    found: !wanted || titles.slice(0, FIRST).some((title) => want?.test(title)),
    nothing: Boolean(wanted) && titles.length === 0,
    wrong: titles.length > 0 && !right?.test(titles[0] ?? ''),
  };
}

test.each([
  ['the first set', EVERYDAY, BARS, 200],
  ['a set written later', EVERYDAY_LATER, LATER, 60],
  ['a set after products drawn by lot', EVERYDAY_THIRD, BARS, 100],
] as const)(
  'what people type finds what they mean: %s',
  async (_, queries, bars, most) => {
    const all: Awaited<ReturnType<typeof judge>>[] = [];
    for (const language of LANGUAGES) for (const query of queries[language]) all.push(await judge(query, language));
    const texts = (which: (one: (typeof all)[number]) => boolean) => all.filter(which).map(({ text }) => text);
    const [missed, nothing, wrong] = [
      texts(({ found }) => !found),
      texts((one) => one.nothing),
      texts((one) => one.wrong),
    ];
    expect(all.length).toBeGreaterThanOrEqual(most);
    expect(missed.length / all.length, missed.join(' | ')).toBeLessThanOrEqual(1 - bars.found);
    expect(nothing.length / all.length, nothing.join(' | ')).toBeLessThanOrEqual(bars.nothing);
    expect(wrong.length / all.length, wrong.join(' | ')).toBeLessThanOrEqual(bars.wrong);
  },
  120_000,
);
