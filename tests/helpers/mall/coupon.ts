import { randomUUID } from 'node:crypto';
import type { CouponTerms, OwnCoupon } from '#contract/coupon/schema.ts';
import { COUPON_TYPE } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import { couponTemplate } from '#mall/coupon/coupon.tables.ts';
import type { TestMall } from './mall.ts';

export const CASH: CouponTerms = { type: COUPON_TYPE.D, threshold: 0, amount: 500, off: 0, cap: 0, scope: 'all' };

type Made = Partial<Omit<typeof couponTemplate.$inferInsert, 'terms'>> & { terms?: Partial<CouponTerms> };

/** A coupon that anyone can take now. @returns its id */
export async function makeCoupon(mall: TestMall, { terms, ...more }: Made = {}): Promise<number> {
  const now = mall.now.now.getTime();
  const [added] = await mall.db
    .insert(couponTemplate)
    .values({
      shopId: null,
      name: { zh: '测试券', en: 'Test coupon' },
      total: 100,
      each: 1,
      takeFrom: new Date(now - DAY_MS),
      takeTo: new Date(now + DAY_MS),
      useFrom: null,
      useTo: null,
      days: 7,
      inCentre: true,
      newcomers: false,
      ...more,
      terms: { ...CASH, ...terms },
    })
    .returning({ id: couponTemplate.id });
  return added?.id ?? 0;
}

export const takeOf = (mall: TestMall, token: string, id: number, key: string = randomUUID()) =>
  mall.call<OwnCoupon>('POST', `/api/promo/p/coupons/${id}/take`, {
    token,
    body: {},
    headers: { 'idempotency-key': key },
  });
