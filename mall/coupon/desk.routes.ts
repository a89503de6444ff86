import { z } from '@hono/zod-openapi';
import { goodsIds, namedGoods } from '#contract/content/desk.schema.ts';
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
import { refText } from '#contract/query.schema.ts';
import { sheetFile } from '#contract/sheet.schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { addPathCall, type createCalls, operatorOf } from '../http/call.ts';
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
  const path = '/api/desk/p/coupons';
  const own = { ...call, params: z.object({ ref: refText.describe('Id of the coupon.') }) } as const;
  documentRoutes(app, deps, coupon);

  addPathCall(
    app,
    {
      ...call,
      method: 'get',
      path,
      summary: 'Coupons, and what they brought',
      query: deskCouponQuery,
      data: deskCoupons,
    },
    ({ c, query }) => listDeskCoupons(deps, operatorOf(c), query, c.get('language')),
  );
  addPathCall(
    app,
    { ...call, method: 'get', path: `${path}/choices`, summary: 'What a coupon is made of', data: couponChoices },
    ({ c }) => couponChoicesOf(deps.database.db, operatorOf(c), c.get('language')),
  );
  addPathCall(
    app,
    {
      ...call,
      method: 'get',
      path: `${path}/goods`,
      summary: 'Goods by number, as a coupon names them',
      query: goodsIds,
      data: namedGoods,
    },
    ({ c, query }) => namesOfGoods(deps, query.ids, c.get('language')),
  );
  addPathCall(
    app,
    {
      ...call,
      method: 'post',
      path,
      summary: 'Add a coupon',
      body: couponDocument,
      data: z.object({ id: z.string().describe('Its id.') }),
      idempotent: true,
    },
    async ({ c, body, key }) => ({ id: await addCoupon(deps, operatorOf(c), body, key) }),
  );
  addPathCall(
    app,
    {
      ...own,
      method: 'post',
      path: '/api/desk/p/coupon/{ref}/give',
      summary: 'Give a coupon to shoppers',
      body: giveCoupons,
      data: givenCoupons,
      idempotent: true,
    },
    ({ c, params, body, key }) => {
      const by = operatorOf(c);
      return oneBulk(by, () => giveCoupon(deps, by, Number(params.ref), body.mobiles, key));
    },
  );
  const codes = '/api/desk/p/coupon/{ref}/codes';
  addPathCall(
    app,
    { ...own, method: 'get', path: codes, summary: 'How many codes of a coupon there are', data: codeCounts },
    ({ c, params }) => countCodes(deps, operatorOf(c), Number(params.ref)),
  );
  addPathCall(
    app,
    {
      ...own,
      method: 'post',
      path: codes,
      summary: 'Make codes of a coupon',
      body: makeCodes,
      data: codeCounts,
      idempotent: true,
    },
    ({ c, params, body, key }) => {
      const by = operatorOf(c);
      return oneBulk(by, () => makeCouponCodes(deps, by, Number(params.ref), body.count, key));
    },
  );
  addPathCall(
    app,
    { ...own, method: 'get', path: `${codes}/file`, summary: 'The codes of a coupon as a file', data: sheetFile },
    ({ c, params }) => exportCodes(deps, operatorOf(c), Number(params.ref), c.get('language')),
  );
}
