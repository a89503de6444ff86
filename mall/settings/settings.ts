import type { Numbers } from '#contract/settings/numbers.values.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { type Bus, TAGS_TOPIC } from '../ports/bus.ts';
import * as queries from './settings.queries.ts';
import { numbersOf } from './settings.rules.ts';

export { numbersOf };

const NAME = 'numbers';
export const NUMBERS_TAG = 'numbers';
/** How long a node that missed the message uses old numbers at most, ms. */
const LIFE_MS = 10_000;

type Cached = { until: number; value: Promise<Numbers> };
const cached = new WeakMap<Bus, { now: Cached | undefined }>();

function cacheOf(bus: Bus): { now: Cached | undefined } {
  const known = cached.get(bus);
  if (known) return known;
  const fresh: { now: Cached | undefined } = { now: undefined };
  cached.set(bus, fresh);
  bus.subscribe(TAGS_TOPIC, (tags) => {
    if ((tags as string[]).includes(NUMBERS_TAG)) fresh.now = undefined;
  });
  return fresh;
}

/** Cached (`contract/settings/numbers.values.ts`). Read before a transaction, not inside one. */
export function numbers({ database: { db }, bus }: Pick<Deps, 'database' | 'bus'>): Promise<Numbers> {
  const place = cacheOf(bus);
  if (place.now && Date.now() < place.now.until) return place.now.value;
  const mine: Cached = { until: Date.now() + LIFE_MS, value: queries.settingValue(db, NAME).then(numbersOf) };
  place.now = mine;
  mine.value.catch(() => {
    if (place.now === mine) place.now = undefined;
  });
  return mine.value;
}

export const readNumbers = async (db: Db | Tx): Promise<Numbers> => numbersOf(await queries.settingValue(db, NAME));
