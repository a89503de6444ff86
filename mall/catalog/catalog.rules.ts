import { LISTING } from '#contract/catalog/listing.values.ts';
import type { Category } from '#contract/catalog/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { pageCount } from '#contract/paging.ts';
import { CHINA_MS, DAY_MS } from '#contract/time.ts';
import { chinaDay } from '../promotion/promotion.rules.ts';

export type CategoryRow = {
  noReturns: boolean;
  id: number;
  code: string;
  parentId: number | null;
  level: number;
  name: Record<Language, string>;
  icon: string;
  seoTitle: Record<Language, string>;
  seoDescription: Record<Language, string>;
};

/** What search engines are told of a product or a category. */
export const seoOf = (row: Pick<CategoryRow, 'seoTitle' | 'seoDescription'>, language: Language) => ({
  title: inLanguage(row.seoTitle, language),
  description: inLanguage(row.seoDescription, language),
});

type Pair = Record<Language, string>;
type Fact = { name: Pair; value: Pair };

export const factsIn = (facts: readonly Fact[], language: Language) =>
  facts.map(({ name, value }) => ({ name: inLanguage(name, language), value: inLanguage(value, language) }));

type PageParts = {
  highlights: readonly Fact[];
  features: readonly { title: Pair; text: Pair; picture: string }[];
  sizeGuide: { columns: readonly Pair[]; rows: string[][] } | null;
  questions: readonly { question: Pair; answer: Pair }[];
};

/** What is told beside the description, without entries that are not written yet; what is empty is left out. */
export function pageParts({ highlights, features, sizeGuide, questions }: PageParts, language: Language) {
  const figures = factsIn(highlights, language).filter(({ value }) => value.trim() !== '');
  const bands = features
    .map(({ title, text, picture }) => ({
      title: inLanguage(title, language),
      text: inLanguage(text, language),
      picture,
    }))
    .filter(({ title, picture }) => title.trim() !== '' && picture !== '');
  const sizes = sizeGuide?.rows.length ? sizeGuide : undefined;
  const answered = questions
    .map(({ question, answer }) => ({ question: inLanguage(question, language), answer: inLanguage(answer, language) }))
    .filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== '');
  return {
    ...(figures.length ? { highlights: figures } : {}),
    ...(bands.length ? { features: bands } : {}),
    ...(sizes
      ? { sizeGuide: { columns: sizes.columns.map((one) => inLanguage(one, language)), rows: sizes.rows } }
      : {}),
    ...(answered.length ? { questions: answered } : {}),
  };
}

export function categoryTree(rows: readonly CategoryRow[], language: Language): Category[] {
  const nodes = new Map(
    rows.map((row) => [row.id, { ...row, node: { ...named(row, language), children: [] as Category[] } }]),
  );
  const top: Category[] = [];
  for (const { parentId, node } of nodes.values()) {
    const siblings = parentId === null ? top : nodes.get(parentId)?.node.children;
    siblings?.push(node);
  }
  return top;
}

const named = (row: CategoryRow, language: Language) => ({
  id: row.id,
  code: row.code,
  name: inLanguage(row.name, language),
  icon: row.icon,
  level: row.level,
});

export function categoryPath(rows: readonly CategoryRow[], id: number | undefined): CategoryRow[] {
  const path: CategoryRow[] = [];
  let row = rows.find((candidate) => candidate.id === id);
  while (row && !path.includes(row)) {
    path.unshift(row);
    const { parentId } = row;
    row = rows.find((candidate) => candidate.id === parentId);
  }
  return path;
}

/** With all descendants; terminates even on a cycle. */
export const categoryBranch = (rows: readonly CategoryRow[], id: number): number[] =>
  rows.filter((row) => categoryPath(rows, row.id).some((above) => above.id === id)).map((row) => row.id);

/** At least one, at most what a listing shows. @param total may be capped */
export const listingPages = (total: number): number => Math.min(LISTING.maxPage, pageCount(total, LISTING.pageSize));

/** One more than `LISTING.exactCount` means "and more". */
export const cappedTotal = (counted: number) => ({
  total: Math.min(counted, LISTING.exactCount),
  exact: counted <= LISTING.exactCount,
});

const WEEK_MS = 7 * DAY_MS;
const SOME_MONDAY_MS = Date.UTC(1970, 0, 5);

export function weekOf(time: Date): string {
  // `chinaDay` is midnight in China, eight hours before the UTC midnight of the same date.
  const date = chinaDay(time) + CHINA_MS;
  return new Date(SOME_MONDAY_MS + Math.floor((date - SOME_MONDAY_MS) / WEEK_MS) * WEEK_MS).toISOString().slice(0, 10);
}
