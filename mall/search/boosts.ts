import { MINUTE_MS } from '#contract/time.ts';
import { categoryRows, type Viewer } from '../catalog/catalog.ts';
import type { Boosts } from '../ports/search.ts';
import { RANK } from '../ports/search-parts.rules.ts';
import { searchOf } from './engine.ts';
import { type Place, placePoints } from './places.rules.ts';
import type { Term } from './plan.rules.ts';
import { pressBoosts } from './press-boosts.ts';

const FRESH_MS = 10 * MINUTE_MS;
const REMEMBERED = 5_000;
type Known = { until: number; places: Promise<Place[]> };
/** A common word is in very many rows, and where its goods are changes slowly. */
const known = new WeakMap<Viewer['db'], Map<string, Known>>();

/** @param text as it was typed */
export async function boostsFor({ db, now }: Viewer, text: string, terms: readonly Term[]): Promise<Boosts> {
  // Where goods of a word stand says little about those of a word that only comes close.
  const things = terms.filter(({ own, isModifier, unless }) => own.length && !isModifier && unless === undefined);
  const [places, rows, presses] = await Promise.all([
    things.length ? placesOf(db, things, now) : [],
    categoryRows(db),
    pressBoosts(db, text, now),
  ]);
  return {
    categories: placePoints(places, rows),
    products: new Map(presses.map(({ productId, boost }) => [productId, boost * RANK.presses])),
  };
}

function placesOf(db: Viewer['db'], things: readonly Term[], now: Date): Promise<Place[]> {
  const all = known.get(db) ?? new Map<string, Known>();
  known.set(db, all);
  const key = JSON.stringify(things);
  const old = all.get(key);
  if (old && now.getTime() < old.until) return old.places;
  const places = searchOf(db).terms.places(things);
  if (all.size >= REMEMBERED) all.clear();
  all.set(key, { until: now.getTime() + FRESH_MS, places });
  places.catch(() => all.delete(key));
  return places;
}
