import type { Db } from '../db/open.ts';
import type { Bounds } from '../ports/search.ts';
import { anyMatch } from './engine.ts';
import { isHan, stem } from './spaced-words.rules.ts';
import { loadTokenizer } from './tokenizer.ts';
import { toText, type Unit } from './unit.ts';
import { nearlyNearest } from './unknown-words.ts';

const MOST = 3;

export async function closest(db: Db, asked: Unit[], bounds: Bounds): Promise<string[]> {
  const units = specificUnits(asked);
  const respelt = await respelled(db, units);
  const tries = [
    ...(respelt.some((unit, at) => unit !== units[at]) ? [respelt] : []),
    units.filter(({ found }) => found !== 'unknown'),
    ...(units.length > 2 ? units.map((_, at) => units.toSpliced(at, 1)) : []),
    ...units.map((unit) => [unit]),
  ];
  const found = new Set<string>();
  for (const some of tries.filter(findable).slice(0, 12)) {
    if (found.size === MOST) break;
    const terms = some.flatMap((unit) => unit.terms);
    if (await anyMatch(db, terms, bounds)) found.add(toText(some.map(({ shown }) => shown)));
  }
  return [...found];
}

/** Unknown words as those that they may be a slip of; units themselves where there is none. */
export async function respelled(db: Db, units: Unit[]): Promise<Unit[]> {
  const all: Unit[] = [];
  for (const unit of units) all.push(unit.found === 'unknown' ? ((await respell(db, unit)) ?? unit) : unit);
  return all;
}

function specificUnits(units: Unit[]): Unit[] {
  const long = units.filter(({ shown }) => [...shown].length > 1);
  const han = units.filter(({ shown }) => isHan(shown));
  return [long, han, units].find(({ length }) => length) ?? [];
}

const findable = (units: Unit[]): boolean => units.length > 0 && units.every(({ found }) => found !== 'unknown');

/** A word of the dictionary is spelt as it was meant. */
async function respell(db: Db, { shown }: Unit): Promise<Unit | undefined> {
  const { isWord } = await loadTokenizer();
  const best = isWord(shown) || isWord(stem(shown)) ? undefined : await nearlyNearest(db, shown);
  return (
    best && { shown: best.label, terms: [{ own: [best.word.split(' ')], near: [] }], found: 'corrected', kind: 'word' }
  );
}
