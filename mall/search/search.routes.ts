import * as calls from '#contract/search/calls.ts';
import { searchPage, searchQuery, suggestions, suggestQuery } from '#contract/search/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls } from '../http/call.ts';

import { connectSearch } from './engine.ts';
import { createPricesNow, searchGoods, type Viewer } from './search.ts';
import { suggest } from './suggest.ts';

const tag = 'Search';

export function searchRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const { database, clock } = deps;
  connectSearch(deps);
  const pricesNow = createPricesNow(deps);
  const viewer = (c: CallContext): Viewer => ({ db: database.db, language: c.get('language'), now: clock() });

  addCall(
    app,
    calls.searchGoods,
    {
      summary: 'Goods by words, with facets',
      tag,
      query: searchQuery,
      data: searchPage,
    },
    async ({ c, query }) => searchGoods(viewer(c), query, await pricesNow()),
  );
  addCall(
    app,
    calls.suggestSearches,
    {
      summary: 'What a shopper may be typing',
      tag,
      query: suggestQuery,
      data: suggestions,
    },
    ({ c, query }) => suggest(viewer(c), query.q),
  );
}
