import { atom } from 'nanostores';
import * as calls from '#contract/coupon/desk.calls.ts';
import type { CouponChoices, CouponDocument, GivenCoupons } from '#contract/coupon/desk.schema.ts';
import { COUPON_TYPE } from '#contract/enums.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { saveText } from '../../lib/browser/desk/download.ts';
import { fromNow } from '../../lib/browser/desk/time.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';
import { goodsNamesOf } from './product-names.ts';
import { promotionKind } from './promotion.ts';

function newCoupon({ mall, shops }: CouponChoices): CouponDocument {
  const [takeFrom, takeTo] = fromNow(30);
  return {
    name: { zh: '', en: '' },
    shopId: mall ? null : (shops[0]?.id ?? null),
    ...{ type: COUPON_TYPE.A, threshold: 20_000, amount: 2_000, off: 0, cap: 0, scope: 'all' },
    ...{ total: 1_000, each: 1, useFrom: null, useTo: null, days: 7 },
    takeFrom,
    takeTo,
    ...{ inCentre: true, newcomers: false, stopped: false },
  };
}

export const createCouponGoods = goodsNamesOf(calls.listCouponGoods);

export const COUPONS = promotionKind({
  kind: 'coupon',
  path: '/desk/coupons',
  texts: 'deskcoupons',
  list: calls.listCoupons,
  add: calls.addCoupon,
  choices: calls.listCouponChoices,
  start: newCoupon,
});

export function createCouponGift(ref: string, words: FailureWords) {
  const $given = atom<GivenCoupons | undefined>(undefined);
  const action = createAction(words);
  const call = createIdempotentCall<{ mobiles: string[] }>();

  const give = (mobiles: string[]): Promise<boolean> =>
    action.run(async () => {
      const body = { mobiles };
      $given.set(await call.run(body, (key) => desk.call(calls.giveCoupon, { params: { ref }, body, key })));
    });

  return { $given, $busy: action.$busy, give };
}

export function createCouponCodes(ref: string, words: FailureWords) {
  const params = { ref };
  const counts = createResource(() => desk.call(calls.countCodes, { params }), words);
  const action = createAction(words);
  const call = createIdempotentCall<{ count: number; after: number }>();

  const make = (count: number): Promise<boolean> =>
    action.run(async () => {
      const request = { count, after: counts.value()?.codes ?? 0 };
      const send = (key: string) => desk.call(calls.makeCodes, { params, body: { count }, key });
      counts.put(await call.run(request, send));
    });

  const saveFile = (): Promise<boolean> =>
    action.run(async () => {
      const { name, text } = await desk.call(calls.exportCodes, { params });
      saveText(name, text);
    });

  return { $state: counts.$state, reload: counts.reload, $busy: action.$busy, make, saveFile };
}
