import type { Db } from '../db/open.ts';
import type { Bounds } from '../ports/search.ts';
import { countEach } from './engine.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { Alternative, Term } from './plan.rules.ts';
import type { PriceWords } from './price-words.rules.ts';
import { isHan } from './spaced-words.rules.ts';
import type { Excluded, Unit, UnitKind } from './unit.ts';

export type Chosen = { units: Unit[]; price: PriceWords | undefined; excluded: Excluded[]; leftOut: string[] };

const LOSS: Record<UnitKind, number> = { weak: 1, colour: 2, size: 2, quality: 3, alike: 3.5, word: 4, thing: 8 };
const PRICE_LOSS = 2;
const EXCLUDED_LOSS = 3;
/** In Chinese the thing stands last, in English before its attributes. */
const PLACE_LOSS = 0.1;
const TRIES = 24;
const WORDS = 6;

export type Where = Pick<Bounds, 'shopId' | 'prices'>;

type Way = { units: Unit[]; price: PriceWords | undefined; excluded: Excluded[]; loss: number };

/**
 * As many words as goods match. The rest names a thing where the query does, so that a search for a mattress does not show something that
 * folds.
 */
export async function choose(db: Db, asked: ParsedQuery, where: Where): Promise<Chosen> {
  const { units, price, excluded } = asked;
  const whole: Chosen = { units, price, excluded, leftOut: [] };
  // Nothing can be left out.
  if (units.length + Number(Boolean(price)) + excluded.length < 2) return whole;
  const ways = waysOf(
    units.filter(({ found }) => found !== 'unknown'),
    asked,
  );
  const best =
    ways[0] &&
    ((await firstThatFinds(db, ways.slice(0, 1), where)) ?? (await firstThatFinds(db, ways.slice(1), where)));
  if (!best) return whole;
  const leftOut = [
    ...units.filter((unit) => !best.units.includes(unit)),
    ...excluded.filter((one) => !best.excluded.includes(one)),
  ].map(({ shown }) => shown);
  return { ...best, leftOut: price && !best.price ? [...leftOut, price.text] : leftOut };
}

async function firstThatFinds(db: Db, ways: Way[], where: Where): Promise<Way | undefined> {
  const queries = ways.map(({ units, price, excluded }) => ({
    text: queryOf(units, excluded),
    named: units.length > 1 ? thingOf(units) : [],
    bounds: { ...where, min: price?.min, max: price?.max },
  }));
  const counts = await countEach(db, queries, 1);
  return ways[counts.findIndex((count) => count > 0)];
}

/** Beside other words the thing has to be what a product is called: a microphone that goes with a laptop is no laptop for video. */
const thingOf = (units: readonly Unit[]): Alternative[] =>
  units
    .filter(({ kind, describes }) => kind === 'thing' && !describes)
    .flatMap(({ terms }) => terms.flatMap(({ own, near }) => [...own, ...near]));

export const queryOf = (units: readonly Unit[], excluded: readonly Excluded[] = []): Term[] => [
  ...units.flatMap(({ terms }) => terms),
  ...excluded.map(({ term }) => term),
];

function waysOf(known: Unit[], { units: all, price, excluded }: ParsedQuery): Way[] {
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
    ways.push({ units, price, excluded, loss: lost });
    if (price) ways.push({ units, price: undefined, excluded, loss: lost + PRICE_LOSS });
    if (excluded.length) ways.push({ units, price, excluded: [], loss: lost + EXCLUDED_LOSS });
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
