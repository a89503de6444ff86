import { isHan } from './latin.rules.ts';
import type { Alternative, Term } from './plan.rules.ts';
import type { FoundTerm } from './terms.queries.ts';

/**
 * What a word of a query is about: the thing itself, something that ends in the same character as goods do (墨盒 like 礼盒), or what
 * it should be like; the latter gives way first.
 */
export type UnitKind = 'thing' | 'word' | 'alike' | 'quality' | 'size' | 'colour' | 'weak';

/** One word of a query, with what it was taken for. */
export type Unit = {
  shown: string;
  terms: Term[];
  found: 'as-typed' | 'corrected' | 'unknown';
  kind: UnitKind;
  /** Stands before 的: says what the thing is like, whatever it may be elsewhere. */
  describes?: boolean;
  /** Initials of several words, which may stand for many: goods have all of them in their names or are not meant. */
  guessed?: boolean;
  /** The words themselves, also those that only descriptions have. */
  said?: Alternative[];
};

/** Different words that one sound or one beginning may stand for. */
export const MEANINGS = 6;

/** Words as a person writes them: spaces between, but none between Chinese ones. */
export const toText = (shown: readonly string[]): string =>
  shown.reduce(
    (text, word) => (text && !(isHan(text.at(-1) ?? '') && isHan(word[0] ?? '')) ? `${text} ${word}` : text + word),
    '',
  );

export const meanings = (found: FoundTerm[]): Alternative[] =>
  [...new Set(found.map(({ word }) => word))].slice(0, MEANINGS).map((word) => word.split(' '));

export function toTerm(found: FoundTerm[]): Term {
  const [first = [], ...near] = meanings(found);
  return { own: [first], near };
}
