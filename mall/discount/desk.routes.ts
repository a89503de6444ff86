import { goodsIds } from '#contract/content/desk.schema.ts';
import * as calls from '#contract/discount/desk.calls.ts';
import { deskDiscounts, discountChoices, pricedGoods } from '#contract/discount/desk.schema.ts';
import { activityRoutes } from '../activity/activity.routes.ts';
import { forOwnShop, ownerChoices } from '../activity/activity.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { goodsToPrice, listDiscounts } from './desk.ts';
import { discount } from './document.ts';

export function discountDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const { db } = deps.database;
  const call = { tag: 'Desk' } as const;
  activityRoutes(app, deps, {
    kind: discount,
    list: {
      call: calls.listDiscounts,
      summary: 'Timed discounts, and what was bought in them',
      data: deskDiscounts,
      handler: listDiscounts,
    },
    add: { call: calls.addDiscount, summary: 'Add a timed discount', admit: (_, by, value) => forOwnShop(by, value) },
  });

  addCall(
    app,
    calls.listDiscountChoices,
    { ...call, summary: 'Whose timed discounts one may make', data: discountChoices },
    ({ c }) => ownerChoices(db, operatorOf(c), c.get('language')),
  );
  addCall(
    app,
    calls.listPricedGoods,
    { ...call, summary: 'Goods by number, as a timed discount prices them', query: goodsIds, data: pricedGoods },
    ({ c, query }) => goodsToPrice(db, operatorOf(c), query.ids, c.get('language')),
  );
}
