import type { Db } from '../db/open.ts';
import { named, toTextQuery } from './plan.rules.ts';
import type { PriceWords } from './price-words.rules.ts';
import { type Bounds, countEach } from './search.queries.ts';
import { isHan } from './spaced-words.rules.ts';
import type { Unit, UnitKind } from './unit.ts';

export type Chosen = { units: Unit[]; price: PriceWords | undefined; leftOut: string[] };

const LOSS: Record<UnitKind, number> = { weak: 1, colour: 2, size: 2, quality: 3, alike: 3.5, word: 4, thing: 8 };
const PRICE_LOSS = 2;
/** In Chinese the thing stands last, in English before its attributes. */
const PLACE_LOSS = 0.1;
const TRIES = 24;
const WORDS = 6;

export type Where = Pick<Bounds, 'shopId' | 'prices'>;

type Way = { units: Unit[]; price: PriceWords | undefined; loss: number };

/**
 * As many words as goods match. The rest names a thing where the query does, so that a search for a mattress does not show something that
 * folds.
 */
export async function choose(
  db: Db,
  { units, price }: { units: Unit[]; price: PriceWords | undefined },
  where: Where,
): Promise<Chosen> {
  const whole: Chosen = { units, price, leftOut: [] };
  // Nothing can be left out.
  if (units.length + Number(Boolean(price)) < 2) return whole;
  const [first, ...rest] = waysOf(
    units.filter(({ found }) => found !== 'unknown'),
    units,
    price,
  );
  const best = first && ((await firstThatFinds(db, [first], where)) ?? (await firstThatFinds(db, rest, where)));
  if (!best) return whole;
  const leftOut = units.filter((unit) => !best.units.includes(unit)).map(({ shown }) => shown);
  return { ...best, leftOut: price && !best.price ? [...leftOut, price.text] : leftOut };
}

async function firstThatFinds(db: Db, ways: Way[], where: Where): Promise<Way | undefined> {
  const queries = ways.map(({ units, price }) => ({
    all: queryOf(units),
    named: units.length > 1 ? thingOf(units) : '',
    bounds: { ...where, min: price?.min, max: price?.max },
  }));
  const counts = await countEach(db, queries, 1);
  return ways[counts.findIndex((count) => count > 0)];
}

/** Beside other words the thing has to be what a product is called: a microphone that goes with a laptop is no laptop for video. */
const thingOf = (units: readonly Unit[]): string =>
  named(
    units
      .filter(({ kind, describes }) => kind === 'thing' && !describes)
      .flatMap(({ terms }) => terms.flatMap(({ own, near }) => [...own, ...near])),
  );

export const queryOf = (units: readonly Unit[]): string => toTextQuery(units.flatMap(({ terms }) => terms)).all;

function waysOf(known: Unit[], all: Unit[], price: PriceWords | undefined): Way[] {
  const losses = lossesOf(all);
  const loss = (unit: Unit) => losses.get(unit) ?? 0;
  const kept = new Set(known.toSorted((a, b) => loss(b) - loss(a)).slice(0, WORDS));
  const few = known.filter((unit) => kept.has(unit));
  const namesThing = all.some(({ kind, describes }) => kind === 'thing' && !describes) || endsUnknown(all);
  const ways: Way[] = [];
  for (let bits = 1; bits < 2 ** few.length; bits++) {
    const units = few.filter((_, at) => bits & (1 << at));
    const left = few.filter((unit) => !units.includes(unit));
    if (left.length && !namesSubject(units, namesThing)) continue;
    if (left.length === 0 && few.length < all.length && !namesSubject(units, namesThing)) continue;
    const lost = left.reduce((sum, unit) => sum + loss(unit), 0);
    ways.push({ units, price, loss: lost });
    if (price) ways.push({ units, price: undefined, loss: lost + PRICE_LOSS });
  }
  return ways.sort((a, b) => a.loss - b.loss).slice(0, TRIES);
}

function lossesOf(units: Unit[]): Map<Unit, number> {
  const han = units.some(({ shown }) => isHan(shown));
  return new Map(units.map((unit, at) => [unit, lossOf(unit) + PLACE_LOSS * (han ? at : units.length - at)] as const));
}

const lossOf = ({ kind, describes }: Unit): number => (describes ? Math.min(LOSS[kind], LOSS.quality) : LOSS[kind]);

const namesSubject = (units: Unit[], namesThing: boolean): boolean =>
  units.some(
    ({ kind, describes }) => !describes && (kind === 'thing' || (!namesThing && (kind === 'word' || kind === 'alike'))),
  );

/** Whether the last word of a Chinese query, which names the thing, is unknown: 黑胶 alone is no 黑胶 唱片. */
const endsUnknown = (units: Unit[]): boolean => {
  const last = units.findLast(({ kind }) => kind === 'word' || kind === 'thing');
  return last?.found === 'unknown' && isHan(last.shown);
};
