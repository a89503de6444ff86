import * as calls from '#contract/dashboard/desk.calls.ts';
import { deskHome, deskHomeQuery, news, newsQuery, series, seriesQuery } from '#contract/dashboard/schema.ts';
import { deskSetup } from '#contract/dashboard/setup.schema.ts';
import { deskWaiting } from '#contract/dashboard/waiting.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import * as home from './dashboard.ts';
import { deskSetup as readSetup } from './setup.ts';

export function dashboardRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const get = { tag: 'Desk' } as const;
  addCall(
    app,
    calls.viewHome,
    { ...get, summary: 'What waits to be done, and what the day brought', query: deskHomeQuery, data: deskHome },
    ({ c, query }) => home.deskHome(deps, operatorOf(c), c.get('language'), query.shopId),
  );
  addCall(
    app,
    calls.viewWaiting,
    { ...get, summary: 'How much waits for the operator, for the menu', data: deskWaiting },
    ({ c }) => home.deskWaiting(deps, operatorOf(c)),
  );
  addCall(
    app,
    calls.viewSeries,
    { ...get, summary: 'Figures by day', query: seriesQuery, data: series },
    ({ c, query }) => home.deskSeries(deps, operatorOf(c), query.days, query.shopId),
  );
  addCall(app, calls.viewNews, { ...get, summary: 'Orders paid since', query: newsQuery, data: news }, ({ c, query }) =>
    home.deskNews(deps, operatorOf(c), query.since, query.shopId),
  );
  addCall(
    app,
    calls.viewSetup,
    {
      tag: 'Desk',
      summary: 'What a new mall still needs',
      data: deskSetup,
    },
    ({ c }) => readSetup(deps, new URL(c.req.url).hostname),
  );
}
