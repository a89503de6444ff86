import { searchPage, searchQuery, suggestions, suggestQuery } from '../../contract/search.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls } from '../http/call.ts';
import { searchGoods, type Viewer } from './search.ts';
import { suggest } from './suggest.ts';

const tag = 'Search';

export function searchRoutes(app: ReturnType<typeof createCalls>, { database, clock }: Deps): void {
  const viewer = (c: CallContext): Viewer => ({ db: database.db, language: c.get('language'), now: clock() });

  addCall(
    app,
    {
      method: 'get',
      path: '/api/pms/search',
      summary: 'Goods by words, with facets',
      tag,
      query: searchQuery,
      data: searchPage,
    },
    ({ c, query }) => searchGoods(viewer(c), query),
  );
  addCall(
    app,
    {
      method: 'get',
      path: '/api/pms/suggest',
      summary: 'What a shopper may be typing',
      tag,
      query: suggestQuery,
      data: suggestions,
    },
    ({ c, query }) => suggest(viewer(c), query.q),
  );
}
