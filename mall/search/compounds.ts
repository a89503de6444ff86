import type { Db } from '../db/open.ts';
import { stem, type Token } from './spaced-words.rules.ts';
import type { Synonyms } from './synonyms.rules.ts';
import { toTerm, toText, type Unit } from './unit.ts';
import * as vocabulary from './vocabulary.ts';

const LONGEST_SPELLING = 4;
const SHORTEST_PART = 3;

const together = (tokens: readonly Token[]): string => tokens.map(({ surface }) => surface).join('');

export const pairs = (tokens: readonly Token[]): string[] =>
  tokens.slice(1).map((token, n) => stem(together([tokens[n] as Token, token])));

export type CompoundUnit = { unit: Unit; length: number };

export function splitCompound(two: Token[], known: ReadonlySet<string>, synonyms: Synonyms): CompoundUnit | undefined {
  const whole = stem(together(two));
  if (two.length < 2 || !/^[a-z]+$/.test(whole) || !(known.has(whole) || synonyms.of.has(whole))) return undefined;
  const parts = two.map(({ lexeme }) => lexeme);
  const near = parts.every((part) => known.has(part)) ? [parts] : [];
  const shown = toText(two.map(({ surface }) => surface));
  return { unit: { shown, terms: [{ own: [[whole]], near }], found: 'as-typed', kind: 'word' }, length: two.length };
}

/** `er tong`: pinyin with a space after every syllable; finds the longest word pronounced so. */
export async function splitPinyin(db: Db, rest: Token[]): Promise<CompoundUnit | undefined> {
  const run = rest.slice(0, LONGEST_SPELLING);
  const end = run.findIndex(({ surface }) => !/^[a-z]{1,6}$/.test(surface));
  const syllables = end < 0 ? run : run.slice(0, end);
  const ways = syllables.slice(1).map((_, n) => syllables.slice(0, n + 2));
  if (!ways.length) return undefined;
  const heard = await vocabulary.sounding(db, ways.map(together), []);
  const best = ways.findLast((way) => heard.some(({ pinyin }) => pinyin === together(way)));
  if (!best) return undefined;
  const terms = [toTerm(heard.filter(({ pinyin }) => pinyin === together(best)))];
  const shown = toText(best.map(({ surface }) => surface));
  return { unit: { shown, terms, found: 'as-typed', kind: 'word' }, length: best.length };
}

/** `catfood`: two words without the space between. */
export async function splitJoinedWords(db: Db, surface: string): Promise<Unit | undefined> {
  const ways = Array.from({ length: Math.max(0, surface.length - 2 * SHORTEST_PART + 1) }, (_, n) => [
    surface.slice(0, n + SHORTEST_PART),
    surface.slice(n + SHORTEST_PART),
  ]);
  const known = await vocabulary.knownWords(db, ways.flat().map(stem));
  const way = ways.find((parts) => parts.every((part) => known.has(stem(part))));
  return way && { shown: toText(way), terms: [{ own: [way.map(stem)], near: [] }], found: 'corrected', kind: 'word' };
}
