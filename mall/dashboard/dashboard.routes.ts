import { deskHome, deskHomeQuery, news, newsQuery, series, seriesQuery } from '#contract/dashboard/schema.ts';
import { deskSetup } from '#contract/dashboard/setup.schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type createCalls, operatorOf } from '../http/call.ts';
import * as home from './dashboard.ts';
import { deskSetup as readSetup } from './setup.ts';

/** Figures of the desk's home. */
export function dashboardRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const get = { tag: 'Desk', area: 'home', method: 'get' } as const;
  addPathCall(
    app,
    { ...get, path: '/api/desk/p/home', summary: 'What waits to be done', query: deskHomeQuery, data: deskHome },
    ({ c, query }) => home.deskHome(deps, operatorOf(c), query.shopId),
  );
  addPathCall(
    app,
    { ...get, path: '/api/desk/p/home/series', summary: 'Figures by day', query: seriesQuery, data: series },
    ({ c, query }) => home.deskSeries(deps, operatorOf(c), query.days, query.shopId),
  );
  addPathCall(
    app,
    { ...get, path: '/api/desk/p/home/news', summary: 'Orders paid since', query: newsQuery, data: news },
    ({ c, query }) => home.deskNews(deps, operatorOf(c), query.since, query.shopId),
  );
  addPathCall(
    app,
    {
      tag: 'Desk',
      area: 'stores',
      method: 'get',
      path: '/api/desk/p/setup',
      summary: 'What a new mall still needs',
      data: deskSetup,
    },
    ({ c }) => readSetup(deps, new URL(c.req.url).hostname),
  );
}
