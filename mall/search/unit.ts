import type { FoundTerm } from '../ports/search.ts';
import type { Alternative, Term } from './plan.rules.ts';
import { isHan } from './spaced-words.rules.ts';

/**
 * `thing` names the goods; `alike` only ends in the same character as goods do (墨盒 like 礼盒); the kinds after it describe the thing and are
 * left out first.
 */
export type UnitKind = 'thing' | 'word' | 'alike' | 'quality' | 'size' | 'colour' | 'weak';

export type Unit = {
  shown: string;
  terms: Term[];
  found: 'as-typed' | 'corrected' | 'unknown';
  kind: UnitKind;
  describes?: boolean;
  /** Initials of several words are ambiguous: goods have to have all of them in their names. */
  guessed?: boolean;
  said?: Alternative[];
};

/** What goods must not have. */
export type Excluded = { shown: string; term: Term };

export const MEANINGS = 6;

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
