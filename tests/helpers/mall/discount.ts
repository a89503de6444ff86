import type { SkuPrices } from '#contract/promotion/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { discountActivity, discountProduct } from '#mall/discount/discount.tables.ts';
import type { TestMall } from './mall.ts';

type Made = Partial<typeof discountActivity.$inferInsert> & {
  goods: readonly (number | { productId: number; prices: SkuPrices | null })[];
};

/** A timed discount of a fifth that runs now, unless told otherwise. @returns its id */
export async function makeDiscount(mall: TestMall, { goods, ...more }: Made): Promise<number> {
  const now = mall.now.now.getTime();
  const [added] = await mall.db
    .insert(discountActivity)
    .values({
      ...{ name: { zh: '测试折扣', en: 'Test discount' }, rule: { zh: '', en: '' }, off: 2_000 },
      ...{ startsAt: new Date(now - HOUR_MS), endsAt: new Date(now + HOUR_MS) },
      ...more,
    })
    .returning({ id: discountActivity.id });
  const activityId = added?.id ?? 0;
  const rows = goods.map((one) => (typeof one === 'number' ? { productId: one, prices: null } : one));
  await mall.db.insert(discountProduct).values(rows.map((one, sort) => ({ activityId, ...one, sort })));
  return activityId;
}
