import type { Mark } from '#contract/search/schema.ts';
import { isHan, latinTokens, normalise } from './spaced-words.rules.ts';

/** Lexemes that a product must have all of. */
export type Alternative = string[];

export type Term = {
  own: Alternative[];
  near: Alternative[];
  isModifier?: boolean;
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
};
type Phrase = Ranking & { whole: string };
export type Ranking = { query: string; size: number };

const quoted = (lexeme: string): string => `'${lexeme}'`;
const together = (lexemes: Alternative): string => `(${lexemes.map(quoted).join('&')})`;
export const any = (alternatives: Alternative[]): string => `(${alternatives.map(together).join('|')})`;

const placed = (lexemes: Alternative, where: 'A' | 'D' | 'AD'): string =>
  `(${lexemes.map((lexeme) => `${quoted(lexeme)}:${where}`).join('&')})`;
export const named = (alternatives: Alternative[]): string => alternatives.map((way) => placed(way, 'AD')).join('|');

function ranking(alternatives: Alternative[]): Ranking {
  const lexemes = [...new Set(alternatives.flat())];
  return { query: lexemes.map(quoted).join('|'), size: lexemes.length };
}

export function toTextQuery(terms: readonly Term[]): TextQuery {
  // Goods that match by a synonym may contain a part of the phrase: a sofa with a lamp is no desk lamp.
  const isPhrase = (way: Alternative, { own, near }: Term) => way.length > 1 && own.length + near.length > 1;
  const phrase = (way: Alternative): Phrase => ({ ...ranking([way]), whole: together(way) });
  const things = terms.filter(({ isModifier }) => !isModifier);
  const inTitle = (which: (way: Alternative) => boolean) =>
    things.flatMap(({ own }) => own.filter(which).map((way) => placed(way, 'A'))).join('|');
  const single = (ways: Alternative[]) => ways.filter(({ length }) => length === 1);
  return {
    all: terms.map(({ own, near }) => any([...own, ...near])).join('&'),
    own: ranking(things.flatMap((term) => term.own.filter((way) => !isPhrase(way, term)))),
    phrases: things.flatMap((term) => term.own.filter((way) => isPhrase(way, term)).map(phrase)),
    near: ranking(things.flatMap(({ near }) => single(near))),
    nearPhrases: things.flatMap(({ near }) => near.filter(({ length }) => length > 1).map(phrase)),
    modifiers: ranking(terms.filter(({ isModifier }) => isModifier).flatMap(({ own }) => own)),
    title: inTitle(({ length }) => length === 1),
    wholeTitle: inTitle(({ length }) => length > 1),
    category: things.flatMap(({ own, near }) => [...own, ...near].map((way) => placed(way, 'D'))).join('|'),
  };
}

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
