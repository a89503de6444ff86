import { z } from '@hono/zod-openapi';
import { idText } from '#contract/query.schema.ts';
import {
  deskStore,
  deskStoreQuery,
  deskStores,
  paperBytes,
  paperId,
  passStore,
  refuseStore,
  takeStoreOffline,
} from '#contract/store/schema.ts';
import { newShop, shopAdded } from '#contract/store/shop.schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { addPathCall, type createCalls, operatorOf } from '../http/call.ts';
import { reviewPaper } from './paper.ts';
import { listStores, passApplication, putBack, refuseApplication, takeOffline, viewStore } from './review.ts';
import { addOwnShop, shop } from './shop.ts';

const path = '/api/desk/p/stores';
const id = idText.describe('Id of the application.');

/** Applications as the mall looks at them, and the stores that came of them. */
export function storeDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk', area: 'stores' } as const;
  const one = { ...call, params: z.object({ id }) } as const;
  const move = { ...one, method: 'post', data: z.null() } as const;
  documentRoutes(app, deps, shop);
  const own = { method: 'post', path: '/api/desk/p/shops', summary: "Open a shop of the mall's own" } as const;
  addPathCall(app, { ...call, ...own, body: newShop, data: shopAdded }, ({ c, body }) =>
    addOwnShop(deps, operatorOf(c), body),
  );
  addPathCall(
    app,
    {
      ...call,
      method: 'get',
      path,
      summary: 'Stores, and those that want to be',
      query: deskStoreQuery,
      data: deskStores,
    },
    ({ c, query }) => listStores(deps, query, c.get('language')),
  );
  addPathCall(
    app,
    { ...one, method: 'get', path: `${path}/{id}`, summary: 'What was sent of a store', data: deskStore },
    ({ c, params }) => viewStore(deps, params.id, c.get('language')),
  );
  addPathCall(
    app,
    {
      ...call,
      method: 'get',
      path: `${path}/{store}/papers/{id}`,
      summary: 'Look at a paper; it is written down',
      params: paperId.extend({ store: id }),
      data: paperBytes,
    },
    ({ c, params }) => reviewPaper(deps, operatorOf(c), params.store, params.id),
  );
  addPathCall(
    app,
    { ...move, path: `${path}/{id}/pass`, summary: 'Open a store', body: passStore },
    ({ c, params, body }) => passApplication(deps, operatorOf(c), params.id, body),
  );
  addPathCall(
    app,
    { ...move, path: `${path}/{id}/refuse`, summary: 'Refuse an application, by field', body: refuseStore },
    ({ c, params, body }) => refuseApplication(deps, operatorOf(c), params.id, body),
  );
  addPathCall(
    app,
    { ...move, path: `${path}/{id}/offline`, summary: 'Take a store offline', body: takeStoreOffline },
    ({ c, params, body }) => takeOffline(deps, operatorOf(c), params.id, body),
  );
  addPathCall(
    app,
    { ...move, path: `${path}/{id}/back`, summary: 'Put a store back', body: passStore },
    ({ c, params, body }) => putBack(deps, operatorOf(c), params.id, body),
  );
}
