import { z } from '@hono/zod-openapi';
import * as calls from '#contract/coupon/calls.ts';
import {
  couponCentre,
  couponCentreQuery,
  couponCode,
  couponOfferQuery,
  couponOffers,
  ownCoupon,
  ownCouponQuery,
  ownCoupons,
} from '#contract/coupon/schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { listCentre, listOffers } from './offers.ts';
import { listOwn } from './own.ts';
import { createRedeem, takeCoupon } from './take.ts';

const tag = 'Promotions';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });
const reader = (c: CallContext) => ({ accountId: c.get('accountId'), language: c.get('language') });

export function couponRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const redeem = createRedeem(deps);
  addCall(
    app,
    calls.listCouponOffers,
    {
      tag,
      summary: 'Coupons of a product, of a shop, or of the mall; the token is optional',
      query: couponOfferQuery,
      data: couponOffers,
    },
    ({ c, query }) => listOffers(deps, reader(c), query),
  );
  addCall(
    app,
    calls.viewCouponCentre,
    { tag, summary: 'The coupon centre', query: couponCentreQuery, data: couponCentre },
    ({ c, query }) => listCentre(deps, shopper(c), query),
  );
  addCall(
    app,
    calls.takeCoupon,
    {
      tag,
      summary: 'Take a coupon',
      params: z.object({ id: idText.describe('Id of the coupon that is offered.') }),
      data: ownCoupon,
      done: 'couponTaken',
    },
    ({ c, params, key }) => takeCoupon(deps, shopper(c), params.id, key),
  );
  addCall(
    app,
    calls.redeemCoupon,
    { tag, summary: 'Give in a code for a coupon', body: couponCode, data: ownCoupon, done: 'couponTaken' },
    ({ c, body, key }) => redeem(shopper(c), body.code, key),
  );
  addCall(
    app,
    calls.listOwnCoupons,
    { tag, summary: 'Coupons that a shopper has', query: ownCouponQuery, data: ownCoupons },
    ({ c, query }) => listOwn(deps, shopper(c), query),
  );
}
