import type { Mark } from '#contract/search/schema.ts';
import { headed, inCategory, inName } from '../ports/search-marks.rules.ts';
import { partsOf } from '../ports/search-parts.rules.ts';
import { isHan, latinTokens, normalise } from './spaced-words.rules.ts';

/** Lexemes that a product must have all of. */
export type Alternative = string[];

export type Term = {
  own: Alternative[];
  near: Alternative[];
  /** Words of the other language that mean it: they find nothing, but rank what is found. */
  far?: Alternative[];
  isModifier?: boolean;
  /** Goods must not have it, but for those with this lexeme, which name it to say that they are free of it. */
  unless?: string;
};

/**
 * As tsqueries: `all` must match; `own` and `near` rank by the words found and their weights; those of a phrase only where all of them are.
 */
export type TextQuery = {
  all: string;
  own: Ranking;
  phrases: Phrase[];
  near: Ranking;
  nearPhrases: Phrase[];
  modifiers: Ranking;
  /** The shopper's word for the thing, in the title; empty for none. */
  title: string;
  /** All words for a thing that is named by several. */
  wholeTitle: string;
  /** Any word for the thing, in the name of the product's own category; empty for none. */
  category: string;
  /** The same for things of which no goods have the words themselves. */
  nearCategory: string;
  /** Any word for the thing, the last of the name; empty for none. */
  head: string;
  /** In the order of relevance, what has to match besides `all`: where the words stand. */
  tiers: string[];
};
type Phrase = Ranking & { whole: string };
export type Ranking = { query: string; size: number };

export const quoted = (lexeme: string): string => `'${lexeme}'`;
const together = (lexemes: Alternative): string => `(${lexemes.map(quoted).join('&')})`;
export const any = (alternatives: Alternative[]): string => `(${alternatives.map(together).join('|')})`;

const placed = (lexemes: Alternative, where: 'A' | 'D' | 'AD'): string =>
  `(${lexemes.map((lexeme) => `${quoted(lexeme)}:${where}`).join('&')})`;
export const named = (alternatives: Alternative[]): string =>
  alternatives.flatMap((way) => [placed(way, 'AD'), asHeaded(way)]).join('|');

/** What the index itself knows of that: whatever has these marks is named so, and nearly all that is has them. */
export const markedAsNamed = (alternatives: Alternative[]): string =>
  alternatives
    .flatMap((way) => [way.map((lexeme) => any([[inName(lexeme)], [inCategory(lexeme)]])).join('&'), asHeaded(way)])
    .join('|');

const ranking = (lexemes: readonly string[]): Ranking => ({
  query: lexemes.map(quoted).join('|'),
  size: lexemes.length,
});
const phrase = (way: Alternative): Phrase => ({ ...ranking([...new Set(way)]), whole: together(way) });

export const asQuery = ({ own, near, unless }: Term): string =>
  unless === undefined ? any([...own, ...near]) : `!(${any(own)}&!${quoted(unless)})`;

export function toTextQuery(all: readonly Term[]): TextQuery {
  const terms = all.filter(({ unless }) => unless === undefined);
  const parts = partsOf(terms);
  const inPlace = (ways: readonly Alternative[], where: 'A' | 'D') => ways.map((way) => placed(way, where)).join('|');
  return {
    all: (terms.length ? all : []).map(asQuery).join('&'),
    own: ranking(parts.own),
    phrases: parts.phrases.map(phrase),
    near: ranking(parts.near),
    nearPhrases: parts.nearPhrases.map(phrase),
    modifiers: ranking(parts.modifiers),
    title: inPlace(parts.title, 'A'),
    wholeTitle: inPlace(parts.wholeTitle, 'A'),
    category: inPlace(parts.category, 'D'),
    nearCategory: inPlace(parts.nearCategory, 'D'),
    head: parts.head.map(asHeaded).join('|'),
    tiers: tiersOf(terms.filter(({ isModifier }) => !isModifier)),
  };
}

/** What a word names first; then what it is called among others. */
const tiersOf = (things: readonly Term[]): string[] =>
  things.length
    ? [
        asNamed(things, (way) => [asHeaded(way), marked(way, inCategory)]),
        asNamed(things, (way) => [marked(way, inName)]),
      ]
    : [];
const waysOf = ({ own, near }: Term): Alternative[] => [...own, ...near];
const marked = (way: Alternative, mark: (lexeme: string) => string): string => together(way.map(mark));
const asHeaded = (way: Alternative): string => together(headed(way));
const asNamed = (things: readonly Term[], places: (way: Alternative) => string[]): string =>
  things.map((term) => `(${waysOf(term).flatMap(places).join('|')})`).join('&');

export function marksOf(title: string, lexemes: ReadonlySet<string>): Mark[] {
  const han = [...lexemes].filter(isHan).map((lexeme) => lexeme.replace('~', ''));
  const found: Mark[] = han.flatMap((word) => occurrences(title.toLowerCase(), word));
  for (const { 0: run, index } of title.matchAll(/[\p{L}\p{M}\p{N}.'’-]+/gu)) {
    if (isHan(run)) continue;
    if (
      latinTokens(normalise(run)).some(({ lexeme, parts = [] }) => [lexeme, ...parts].some((part) => lexemes.has(part)))
    ) {
      const end = run.replace(/[.'’-]+$/, '').length;
      found.push([index, index + end]);
    }
  }
  return joined(found.sort(([a], [b]) => a - b));
}

function occurrences(text: string, word: string): Mark[] {
  const found: Mark[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    found.push([at, at + word.length]);
  return found;
}

function joined(marks: Mark[]): Mark[] {
  const whole: Mark[] = [];
  for (const [start, end] of marks) {
    const last = whole.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else whole.push([start, end]);
  }
  return whole;
}
