import { LANGUAGES, type Language } from '#contract/language.ts';
import type { SearchPage } from '#contract/search/schema.ts';
import type { HeadWord } from './head-words.ts';
import type { QuerySet, SetQuery } from './query-set.ts';

export type Find = (text: string, language: Language) => Promise<SearchPage>;

const FIRST = 5;
const PAGE = 24;

export type Figures = { of: number; missed: string[]; nothing: string[]; wrong: string[] };

/** @returns the texts whose goods are not among the first five, that find nothing, and whose first result is plainly wrong */
export async function judge(find: Find, queries: QuerySet): Promise<Figures> {
  const figures: Figures = { of: 0, missed: [], nothing: [], wrong: [] };
  for (const language of LANGUAGES)
    for (const query of queries[language]) {
      const { items } = await find(query[0], language);
      const titles = items.map(({ title }) => title);
      count(figures, query, titles);
    }
  return figures;
}

function count(figures: Figures, [text, wanted, also]: SetQuery, titles: string[]): void {
  const [want, right] = [wanted, [wanted, also].filter(Boolean).join('|')].map((words) => new RegExp(words, 'i'));
  figures.of += 1;
  if (!titles.slice(0, FIRST).some((title) => want?.test(title))) figures.missed.push(text);
  if (!titles.length) figures.nothing.push(text);
  else if (!right?.test(titles[0] ?? '')) figures.wrong.push(text);
}

/**
 * Of as many results as there are relevant goods (of the first page), how many are relevant; the mean over all words.
 * @param relevant of each product its category's code
 */
export async function precision(
  find: Find,
  words: Record<Language, HeadWord[]>,
  relevant: ReadonlyMap<number, string>,
): Promise<{ mean: number; each: [text: string, precision: number][] }> {
  const each: [string, number][] = [];
  for (const language of LANGUAGES)
    for (const [text, pattern] of words[language]) {
      const isOne = (id: number) => new RegExp(pattern).test(relevant.get(id) ?? '');
      const wanted = Math.min(PAGE, [...relevant.keys()].filter(isOne).length);
      const { items } = await find(text, language);
      each.push([text, items.slice(0, wanted).filter(({ id }) => isOne(id)).length / wanted]);
    }
  return { mean: each.reduce((sum, [, one]) => sum + one, 0) / each.length, each };
}

/** Texts for what the mall has none of that show goods without saying that these are not what was asked for. */
export async function junk(find: Find, texts: Record<Language, string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const language of LANGUAGES)
    for (const text of texts[language]) {
      const { total, leftOut, isNear } = await find(text, language);
      if (total > 0 && !leftOut.length && !isNear) found.push(text);
    }
  return found;
}
