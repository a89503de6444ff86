import { goodsIds } from '#contract/content/desk.schema.ts';
import * as calls from '#contract/discount/desk.calls.ts';
import {
  deskDiscountQuery,
  deskDiscounts,
  discountChoices,
  discountDocument,
  pricedGoods,
} from '#contract/discount/desk.schema.ts';
import { addedDocument } from '#contract/documents/schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { addDiscount, discountChoicesOf, goodsToPrice, listDeskDiscounts } from './desk.ts';
import { discount } from './document.ts';

/** Timed discounts as the mall and its shops make them. */
export function discountDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const { db } = deps.database;
  const call = { tag: 'Desk', area: discount.area } as const;
  documentRoutes(app, deps, discount);

  addCall(
    app,
    calls.listDiscounts,
    { ...call, summary: 'Timed discounts, and what was bought in them', query: deskDiscountQuery, data: deskDiscounts },
    ({ c, query }) => listDeskDiscounts(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.listDiscountChoices,
    { ...call, summary: 'Whose timed discounts one may make', data: discountChoices },
    ({ c }) => discountChoicesOf(db, operatorOf(c), c.get('language')),
  );
  addCall(
    app,
    calls.listPricedGoods,
    { ...call, summary: 'Goods by number, as a timed discount prices them', query: goodsIds, data: pricedGoods },
    ({ c, query }) => goodsToPrice(db, operatorOf(c), query.ids, c.get('language')),
  );
  addCall(
    app,
    calls.addDiscount,
    { ...call, summary: 'Add a timed discount', body: discountDocument, data: addedDocument },
    async ({ c, body, key }) => ({ id: await addDiscount(deps, operatorOf(c), body, key) }),
  );
}
