import { z } from '@hono/zod-openapi';
import { idText } from '#contract/query.schema.ts';
import * as calls from '#contract/store/desk.calls.ts';
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
import {
  closeShop as closing,
  deskShops,
  deskShopsQuery,
  newShop,
  shopAdded,
  shopChoices,
} from '#contract/store/shop.schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { reviewPaper } from './paper.ts';
import { listStores, passApplication, putBack, refuseApplication, takeOffline, viewStore } from './review.ts';
import { addOwnShop, shop } from './shop.ts';
import { chooseShops, closeShop, listShops, reopenShop } from './shops.ts';

const id = idText.describe('Id of the application.');

export function storeDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  const one = { ...call, params: z.object({ id }) } as const;
  const move = { ...one, data: z.null() } as const;
  documentRoutes(app, deps, shop);
  addCall(
    app,
    calls.openShop,
    { ...call, summary: "Open a shop of the mall's own", body: newShop, data: shopAdded },
    ({ c, body }) => addOwnShop(deps, operatorOf(c), body),
  );
  addCall(app, calls.listShopChoices, { ...call, summary: 'Shops by name', data: shopChoices }, ({ c }) =>
    chooseShops(deps.database.db, operatorOf(c), c.get('language')),
  );
  const ofShop = { ...call, params: z.object({ id: idText.describe('Id of the shop.') }), data: z.null() } as const;
  addCall(
    app,
    calls.listShops,
    { ...call, summary: "All shops: the mall's own and those of merchants", query: deskShopsQuery, data: deskShops },
    ({ c, query }) => listShops(deps, query, c.get('language')),
  );
  addCall(
    app,
    calls.closeShop,
    { ...ofShop, summary: 'Take a shop and its goods offline; its orders go on', body: closing },
    ({ c, params, body }) => closeShop(deps, operatorOf(c), params.id, body),
  );
  addCall(app, calls.reopenShop, { ...ofShop, summary: 'Put a shop and its goods back' }, ({ c, params }) =>
    reopenShop(deps, operatorOf(c), params.id),
  );
  addCall(
    app,
    calls.listStores,
    {
      ...call,
      summary: 'Stores, and those that want to be',
      query: deskStoreQuery,
      data: deskStores,
    },
    ({ c, query }) => listStores(deps, query, c.get('language')),
  );
  addCall(app, calls.viewStore, { ...one, summary: 'What was sent of a store', data: deskStore }, ({ c, params }) =>
    viewStore(deps, params.id, c.get('language')),
  );
  addCall(
    app,
    calls.viewPaper,
    {
      ...call,
      summary: 'Look at a paper; it is written down',
      params: paperId.extend({ store: id }),
      data: paperBytes,
    },
    ({ c, params }) => reviewPaper(deps, operatorOf(c), params.store, params.id),
  );
  addCall(app, calls.passStore, { ...move, summary: 'Open a store', body: passStore }, ({ c, params, body }) =>
    passApplication(deps, operatorOf(c), params.id, body),
  );
  addCall(
    app,
    calls.refuseStore,
    { ...move, summary: 'Refuse an application, by field', body: refuseStore },
    ({ c, params, body }) => refuseApplication(deps, operatorOf(c), params.id, body),
  );
  addCall(
    app,
    calls.takeStoreOffline,
    { ...move, summary: 'Take a store offline', body: takeStoreOffline },
    ({ c, params, body }) => takeOffline(deps, operatorOf(c), params.id, body),
  );
  addCall(app, calls.putStoreBack, { ...move, summary: 'Put a store back', body: passStore }, ({ c, params, body }) =>
    putBack(deps, operatorOf(c), params.id, body),
  );
}
