import { z } from '@hono/zod-openapi';
import { goodsIds, namedGoods } from '#contract/content/desk.schema.ts';
import * as calls from '#contract/coupon/desk.calls.ts';
import {
  codeCounts,
  couponChoices,
  deskCoupons,
  giveCoupons,
  givenCoupons,
  makeCodes,
} from '#contract/coupon/desk.schema.ts';
import { refText } from '#contract/query.schema.ts';
import { sheetFile } from '#contract/sheet.schema.ts';
import { activityRoutes } from '../activity/activity.routes.ts';
import { forOwnShop } from '../activity/activity.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { oneBulk } from '../in-turn.ts';
import {
  countCodes,
  couponChoicesOf,
  exportCodes,
  giveCoupon,
  listCoupons,
  makeCouponCodes,
  namesOfGoods,
} from './desk.ts';
import { coupon } from './document.ts';

export function couponDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  const own = { ...call, params: z.object({ ref: refText.describe('Id of the coupon.') }) } as const;
  activityRoutes(app, deps, {
    kind: coupon,
    list: {
      call: calls.listCoupons,
      summary: 'Coupons, and what they brought',
      data: deskCoupons,
      handler: listCoupons,
    },
    add: { call: calls.addCoupon, summary: 'Add a coupon', admit: (_, by, value) => forOwnShop(by, value) },
  });

  addCall(
    app,
    calls.listCouponChoices,
    { ...call, summary: 'What a coupon is made of', data: couponChoices },
    ({ c }) => couponChoicesOf(deps.database.db, operatorOf(c), c.get('language')),
  );
  addCall(
    app,
    calls.listCouponGoods,
    { ...call, summary: 'Goods by number, as a coupon names them', query: goodsIds, data: namedGoods },
    ({ c, query }) => namesOfGoods(deps, query.ids, c.get('language')),
  );
  addCall(
    app,
    calls.giveCoupon,
    { ...own, summary: 'Give a coupon to shoppers', body: giveCoupons, data: givenCoupons },
    ({ c, params, body, key }) => {
      const by = operatorOf(c);
      return oneBulk(by, () => giveCoupon(deps, by, Number(params.ref), body.mobiles, key));
    },
  );
  addCall(
    app,
    calls.countCodes,
    { ...own, summary: 'How many codes of a coupon there are', data: codeCounts },
    ({ c, params }) => countCodes(deps, operatorOf(c), Number(params.ref)),
  );
  addCall(
    app,
    calls.makeCodes,
    { ...own, summary: 'Make codes of a coupon', body: makeCodes, data: codeCounts },
    ({ c, params, body, key }) => {
      const by = operatorOf(c);
      return oneBulk(by, () => makeCouponCodes(deps, by, Number(params.ref), body.count, key));
    },
  );
  addCall(
    app,
    calls.exportCodes,
    { ...own, summary: 'The codes of a coupon as a file', data: sheetFile },
    ({ c, params }) => exportCodes(deps, operatorOf(c), Number(params.ref), c.get('language')),
  );
}
