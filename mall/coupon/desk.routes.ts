import { z } from '@hono/zod-openapi';
import { goodsIds, namedGoods } from '#contract/content/desk.schema.ts';
import * as calls from '#contract/coupon/desk.calls.ts';
import {
  codeCounts,
  couponChoices,
  couponDocument,
  deskCouponQuery,
  deskCoupons,
  giveCoupons,
  givenCoupons,
  makeCodes,
} from '#contract/coupon/desk.schema.ts';
import { addedDocument } from '#contract/documents/schema.ts';
import { refText } from '#contract/query.schema.ts';
import { sheetFile } from '#contract/sheet.schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { oneBulk } from '../in-turn.ts';
import {
  addCoupon,
  countCodes,
  couponChoicesOf,
  exportCodes,
  giveCoupon,
  listDeskCoupons,
  makeCouponCodes,
  namesOfGoods,
} from './desk.ts';
import { coupon } from './document.ts';

/** Coupons as the mall and its shops make them. */
export function couponDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk', area: coupon.area } as const;
  const own = { ...call, params: z.object({ ref: refText.describe('Id of the coupon.') }) } as const;
  documentRoutes(app, deps, coupon);

  addCall(
    app,
    calls.listCoupons,
    { ...call, summary: 'Coupons, and what they brought', query: deskCouponQuery, data: deskCoupons },
    ({ c, query }) => listDeskCoupons(deps, operatorOf(c), query, c.get('language')),
  );
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
    calls.addCoupon,
    { ...call, summary: 'Add a coupon', body: couponDocument, data: addedDocument },
    async ({ c, body, key }) => ({ id: await addCoupon(deps, operatorOf(c), body, key) }),
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
