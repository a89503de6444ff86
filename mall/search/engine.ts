import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import type { Bounds, Counted, Search } from '../ports/search.ts';
import { createDatabaseSearch } from './database.ts';
import { withFallback } from './fallback.ts';
import type { Term } from './plan.rules.ts';

const engines = new WeakMap<Db, Search>();

/** What searches the mall of this database: its own index, unless a service is used. */
export function searchOf(db: Db): Search {
  const engine = engines.get(db) ?? createDatabaseSearch(db);
  engines.set(db, engine);
  return engine;
}

/** From now on the mall is searched at the service of its configuration, where it has one. */
export function connectSearch({
  database: { db },
  searchEngine: engine,
  log,
  metrics,
}: Pick<Deps, 'database' | 'searchEngine' | 'log' | 'metrics'>): void {
  if (!engine) return;
  const search = withFallback(engine, createDatabaseSearch(db), {
    observe: (result, ms) => metrics.searches.observe({ result }, ms / 1_000),
    lost: (reason) => log.warn({ reason }, 'search service fails, the database is searched'),
    back: () => log.info('search service is back'),
    now: Date.now,
  });
  engines.set(db, search);
}

export const countEach = (db: Db, queries: readonly Counted[], most: number): Promise<number[]> =>
  searchOf(db).count(queries, most);

export const anyMatch = async (db: Db, text: readonly Term[], bounds: Bounds): Promise<boolean> =>
  (await countEach(db, [{ text, bounds }], 1))[0] === 1;
