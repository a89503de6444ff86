import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { OwnCoupon } from '#contract/coupon/schema.ts';
import { COUPON_TYPE, COUPON_USE } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import { coupon, couponTemplate } from '#mall/coupon/coupon.tables.ts';
import { expected, type Scenario } from './scenarios.ts';
import type { Buyer, World } from './world.ts';

/** Coupons that many want, each shopper twice at once, and that two checkouts of one shopper use at once. */
export const couponRace = (takers: number, total: number): Scenario => ({
  name: `${takers} shoppers take ${total} coupons, and use each in two checkouts at once`,
  async play(world) {
    const { db } = world;
    const templateId = await makeTemplate(world, total);
    const buyers = await world.makeBuyers(takers);
    const took = await Promise.all(buyers.map((buyer) => takeTwice(world, buyer, templateId)));
    const winners = buyers.filter((_, at) => took[at]);
    const [skuId = 0] = await world.freshSkus(1, winners.length * 2);
    await Promise.all(winners.map((buyer) => useTwice(world, buyer, skuId)));
    const own = eq(coupon.templateId, templateId);
    const [template] = await db.select().from(couponTemplate).where(eq(couponTemplate.id, templateId));
    return [
      ...expected('taken', template?.taken ?? 0, total),
      ...expected('winners', winners.length, total),
      ...expected('coupons', await db.$count(coupon, own), total),
      ...expected('used', await db.$count(coupon, and(own, eq(coupon.status, COUPON_USE.USED))), total),
    ];
  },
});

async function makeTemplate({ db }: World, total: number): Promise<number> {
  const now = Date.now();
  const [added] = await db
    .insert(couponTemplate)
    .values({
      ...{ shopId: null, name: { zh: '抢券', en: 'Race' }, total, each: 1, days: 7, inCentre: true, newcomers: false },
      terms: { type: COUPON_TYPE.D, threshold: 0, amount: 1, off: 0, cap: 0, scope: 'all' },
      takeFrom: new Date(now - DAY_MS),
      takeTo: new Date(now + DAY_MS),
    })
    .returning({ id: couponTemplate.id });
  return added?.id ?? 0;
}

/** @returns whether the shopper has one */
async function takeTwice(world: World, buyer: Buyer, id: number): Promise<boolean> {
  const take = () =>
    world.insist<OwnCoupon>('POST', `/api/promo/p/coupons/${id}/take`, {
      ...{ token: buyer.token, body: {}, key: randomUUID() },
    });
  const answers = await Promise.all([take(), take()]);
  return answers.some(({ envelope }) => envelope.success);
}

async function useTwice(world: World, buyer: Buyer, skuId: number): Promise<void> {
  const input = await world.inputOf(buyer, { from: 'sku', skuId, quantity: 1 });
  await Promise.all([world.submit(buyer, input), world.submit(buyer, input)]);
}
