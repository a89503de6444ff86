import type { Alternative, Term } from '../search/plan.rules.ts';

/** What ranks products, see `mall/search/ranking.queries.ts`. */
export const RANK = {
  /** Of a word, by its place: name, brand and rest of the title, everything else, category; see `mall/search/document.rules.ts`. */
  weights: { A: 1, B: 0.8, C: 0.2, D: 0.3 },
  /** Small enough that sales decide only between products of equal rank. */
  sales: 0.015,
  ownWords: 2,
  /** All other words together, at most. */
  otherWords: 1.8,
  ownCategory: 2,
  nearCategory: 2,
  ownTitle: 1,
  wholeTitle: 2,
  /** The last word of the name. */
  head: 0.6,
  /** Of the goods that the words name, the part in the same category, and in the same section. */
  categoryShare: 1,
  sectionShare: 1.5,
  modifier: 0.5,
  /** What shoppers press most, at most. */
  presses: 1,
} as const;

export type Parts = {
  own: string[];
  /** Their words count only where all of them are. */
  phrases: Alternative[];
  near: string[];
  nearPhrases: Alternative[];
  modifiers: string[];
  /** The shopper's word for the thing, in the name. */
  title: Alternative[];
  /** All words for a thing that is named by several. */
  wholeTitle: Alternative[];
  /** Any word for the thing, in the name of the product's own category. */
  category: Alternative[];
  /** The same for things of which no goods have the words themselves. */
  nearCategory: Alternative[];
  /** Any word for the thing, the last of the name. */
  head: Alternative[];
};

const distinct = (ways: readonly Alternative[]): string[] => [...new Set(ways.flat())];

/** How the words of a query rank. */
export function partsOf(terms: readonly Term[]): Parts {
  // Goods that match by a synonym may contain a part of the phrase: a sofa with a lamp is no desk lamp.
  const isPhrase = (way: Alternative, { own, near }: Term) => way.length > 1 && own.length + near.length > 1;
  const things = terms.filter(({ isModifier }) => !isModifier);
  const others = ({ near, far = [] }: Term) => [...near, ...far];
  const waysOf = (term: Term) => [...term.own, ...others(term)];
  const near = things.flatMap(others);
  const own = things.flatMap((term) => term.own);
  return {
    own: distinct(things.flatMap((term) => term.own.filter((way) => !isPhrase(way, term)))),
    phrases: things.flatMap((term) => term.own.filter((way) => isPhrase(way, term))),
    near: distinct(near.filter(({ length }) => length === 1)),
    nearPhrases: near.filter(({ length }) => length > 1),
    modifiers: distinct(terms.filter(({ isModifier }) => isModifier).flatMap((term) => term.own)),
    title: own.filter(({ length }) => length === 1),
    wholeTitle: own.filter(({ length }) => length > 1),
    category: things.filter((term) => term.own.length).flatMap(waysOf),
    nearCategory: things.filter((term) => !term.own.length).flatMap(waysOf),
    head: things.flatMap((term) => (term.own.length ? term.own : term.near)),
  };
}
