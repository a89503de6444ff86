import { z } from '@hono/zod-openapi';
import * as calls from '#contract/watch/calls.ts';
import { ownWatches, productWatches, watchId, watchInput, watchProduct } from '#contract/watch/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import * as watch from './watch.ts';

const tag = 'Collection';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function watchRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.listWatches,
    { tag, summary: 'Watched products: restocks and lower prices', data: ownWatches },
    ({ c }) => watch.listWatches(deps, shopper(c)),
  );
  addCall(
    app,
    calls.viewWatches,
    { tag, summary: 'Watches of one product', params: watchProduct, data: productWatches },
    ({ c, params }) => watch.watchesOf(deps.database.db, shopperOf(c).accountId, params.id),
  );
  addCall(
    app,
    calls.addWatch,
    { tag, summary: 'Watch for a restock or a lower price', body: watchInput, data: productWatches },
    ({ c, body }) => watch.addWatch(deps, shopper(c), body),
  );
  addCall(
    app,
    calls.removeWatch,
    { tag, summary: 'Remove a watch', params: watchId, data: z.null() },
    ({ c, params }) => watch.removeWatch(deps, shopperOf(c).accountId, params.id),
  );
}
