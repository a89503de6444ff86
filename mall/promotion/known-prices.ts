import type { Db } from '../db/open.ts';
import { type Bus, TAGS_TOPIC } from '../ports/bus.ts';
import type { PricesNow } from './prices-now.queries.ts';

/** Cached prices expire after this time: their invalidation may have been lost. */
const CACHE_MS = 2_000;

type Needs = { database: { db: Db }; bus: Bus; clock: () => Date };
type Read = (db: Db, now: Date) => Promise<{ prices: PricesNow; products: ReadonlySet<number>; until: number }>;

/**
 * Caches the prices of promotions, which every page of a list that is not cached needs. Read again when they may change by the clock, and
 * when a promotion or a product in one changes on any node.
 */
export function knownPrices({ database: { db }, bus, clock }: Needs, read: Read): () => Promise<PricesNow> {
  type Known = Awaited<ReturnType<Read>> & { since: number };
  let known: Known | undefined;
  let invalidations = 0;
  bus.subscribe(TAGS_TOPIC, (message) => {
    const isOf = (tag: string) => tag === 'prices' || known?.products.has(Number(tag.replace('product:', '')));
    // A read under way may have begun before the change.
    invalidations += 1;
    if ((message as string[]).some(isOf)) known = undefined;
  });
  const isGood = ({ since, until }: Known, now: number): boolean =>
    now >= since && now < Math.min(until, since + CACHE_MS);

  return async () => {
    const now = clock();
    if (known && isGood(known, now.getTime())) return known.prices;
    const before = invalidations;
    const found = { ...(await read(db, now)), since: now.getTime() };
    known = invalidations === before ? found : undefined;
    return found.prices;
  };
}
