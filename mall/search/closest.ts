import type { Db } from '../db/open.ts';
import { toTextQuery } from './plan.rules.ts';
import { anyMatch, type Bounds } from './search.queries.ts';
import { isHan } from './spaced-words.rules.ts';
import { toText, type Unit } from './unit.ts';
import { nearlyNearest } from './unknown-words.ts';

const MOST = 3;

export async function closest(db: Db, asked: Unit[], bounds: Bounds): Promise<string[]> {
  const units = specificUnits(asked);
  const respelt: Unit[] = [];
  for (const unit of units) respelt.push(unit.found === 'unknown' ? ((await respell(db, unit)) ?? unit) : unit);
  const tries = [
    ...(respelt.some((unit, at) => unit !== units[at]) ? [respelt] : []),
    units.filter(({ found }) => found !== 'unknown'),
    ...(units.length > 2 ? units.map((_, at) => units.toSpliced(at, 1)) : []),
    ...units.map((unit) => [unit]),
  ];
  const found = new Set<string>();
  for (const some of tries.filter(findable).slice(0, 12)) {
    if (found.size === MOST) break;
    if (await anyMatch(db, toTextQuery(some.flatMap(({ terms }) => terms)), bounds))
      found.add(toText(some.map(({ shown }) => shown)));
  }
  return [...found];
}

function specificUnits(units: Unit[]): Unit[] {
  const long = units.filter(({ shown }) => [...shown].length > 1);
  const han = units.filter(({ shown }) => isHan(shown));
  return [long, han, units].find(({ length }) => length) ?? [];
}

const findable = (units: Unit[]): boolean => units.length > 0 && units.every(({ found }) => found !== 'unknown');

async function respell(db: Db, { shown }: Unit): Promise<Unit | undefined> {
  const best = await nearlyNearest(db, shown);
  return (
    best && { shown: best.label, terms: [{ own: [best.word.split(' ')], near: [] }], found: 'corrected', kind: 'word' }
  );
}
