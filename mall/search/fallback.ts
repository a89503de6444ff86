import type { Search, SearchEngine } from '../ports/search.ts';

/** A service that failed is asked again after so long, by one search. */
const REST_MS = 10_000;

type Watch = {
  observe(result: 'ok' | 'failed', ms: number): void;
  lost(reason: string): void;
  back(): void;
  now(): number;
};

/** Searches at the service, and in the database while that fails; the words of the catalogue are in the database. */
export function withFallback(engine: SearchEngine, database: Search, watch: Watch): Search {
  let restUntil = 0;
  let isLost = false;

  async function first<T>(ask: (search: Omit<Search, 'terms'>) => Promise<T>): Promise<T> {
    const started = watch.now();
    if (started < restUntil) return ask(database);
    if (isLost) restUntil = started + REST_MS;
    try {
      const answer = await ask(engine);
      watch.observe('ok', watch.now() - started);
      if (isLost) watch.back();
      isLost = false;
      restUntil = 0;
      return answer;
    } catch (error) {
      watch.observe('failed', watch.now() - started);
      restUntil = watch.now() + REST_MS;
      if (!isLost) watch.lost(error instanceof Error ? error.message : 'failed');
      isLost = true;
      return ask(database);
    }
  }

  return {
    name: engine.name,
    find: (filter, page) => first((search) => search.find(filter, page)),
    facets: (filter, most) => first((search) => search.facets(filter, most)),
    count: (queries, most) => first((search) => search.count(queries, most)),
    mentions: (wanted) => first((search) => search.mentions(wanted)),
    terms: database.terms,
  };
}
