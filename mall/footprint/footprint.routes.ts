import { z } from '@hono/zod-openapi';
import * as calls from '#contract/footprint/calls.ts';
import {
  cardList,
  footprintDay,
  footprintId,
  footprintPage,
  footprintQuery,
  footprintsGone,
  recentQuery,
  viewedProduct,
} from '#contract/footprint/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import * as footprint from './footprint.ts';

const tag = 'Footprint';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function footprintRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.recordFootprint,
    { tag, summary: 'A product is looked at', body: viewedProduct, data: z.null() },
    async ({ c, body }) => {
      await footprint.see(deps, shopperOf(c).accountId, body.productId);
      return null;
    },
  );
  addCall(
    app,
    calls.listFootprints,
    { tag, summary: 'What was looked at', query: footprintQuery, data: footprintPage },
    ({ c, query }) => footprint.listFootprints(deps, shopper(c), query),
  );
  addCall(
    app,
    calls.listRecentlySeen,
    { tag, summary: 'Recently seen', query: recentQuery, data: cardList },
    async ({ c, query }) => ({ items: await footprint.recentlySeen(deps, shopper(c), query.except ?? 0) }),
  );
  dropRoutes(app, deps);
}

function dropRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag, data: footprintsGone } as const;
  addCall(
    app,
    calls.removeFootprint,
    { ...call, summary: 'Delete one', params: footprintId },
    async ({ c, params }) => ({ gone: await footprint.dropOne(deps, shopperOf(c).accountId, params.id) }),
  );
  addCall(
    app,
    calls.removeFootprintDay,
    { ...call, summary: 'Delete those of a day', params: footprintDay },
    async ({ c, params }) => ({ gone: await footprint.dropDay(deps, shopperOf(c).accountId, params.day) }),
  );
  addCall(app, calls.removeFootprints, { ...call, summary: 'Delete all' }, async ({ c }) => ({
    gone: await footprint.dropAll(deps, shopperOf(c).accountId),
  }));
}
