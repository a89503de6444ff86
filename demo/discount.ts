import { PUBLISH_STATUS } from '#contract/enums.ts';
import { CHINA_MS, DAY_MS } from '#contract/time.ts';
import type { discountActivity, discountProduct } from '#mall/discount/discount.tables.ts';
import type { flashItem } from '#mall/flash-sale/flash-sale.tables.ts';
import type { product, sku } from '#mall/product/product.tables.ts';
import { byChoice } from './chosen.ts';
import type { Text } from './types.ts';

/** A demo mall that keeps running has its discounts for so long. */
const RUNS_DAYS = 365;

type DemoDiscount = {
  name: Text;
  rule: Text;
  banner: string;
  /** Prefixes of product codes. */
  of: string[];
  goods: number;
  /** Per cent; undefined: a price per SKU. */
  off?: number;
  weekly?: (typeof discountActivity.$inferInsert)['weekly'];
  limitEach?: number;
};

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** One day at a time, so that its countdown ends at midnight. */
const ALL_DAY = { days: EVERY_DAY, from: 0, to: 24 * 60 };
const EVENING = { days: EVERY_DAY, from: 20 * 60, to: 24 * 60 };

const discounts: DemoDiscount[] = [
  {
    name: { zh: '居家焕新', en: 'Home refresh' },
    rule: {
      zh: '活动商品统一减 15%，每个款式每人限购 5 件，可与优惠券同时使用。',
      en: '15% off everything here. Limit 5 per product. Coupons can be added.',
    },
    banner: 'demo/site/hero-2.avif',
    of: ['home', 'kitchen'],
    goods: 26,
    off: 15,
    weekly: ALL_DAY,
    limitEach: 5,
  },
  {
    name: { zh: '夜间茶点', en: 'Late-night tea' },
    rule: {
      zh: '每晚 20:00 至 24:00 享一口价，可与优惠券同时使用。',
      en: 'Set prices from 20:00 to midnight. Coupons can be added.',
    },
    banner: 'demo/site/hero-4.avif',
    of: ['drinks'],
    goods: 12,
    weekly: EVENING,
  },
];

type Rows = { product: Omit<typeof product.$inferInsert, 'detail'>[]; sku: (typeof sku.$inferInsert)[] };
type Categories = { id?: number | undefined; code: string }[];
type Made = { activities: (typeof discountActivity.$inferInsert)[]; goods: (typeof discountProduct.$inferInsert)[] };

/** One all day, one in the evening; for goods that are in no flash sale. */
export function discountRows(
  { product: products, sku: skus }: Rows,
  categories: Categories,
  flash: readonly Pick<typeof flashItem.$inferInsert, 'productId'>[],
  now: Date,
): Made {
  // Midnight in China.
  const today = Math.floor((now.getTime() + CHINA_MS) / DAY_MS) * DAY_MS - CHINA_MS;
  const taken = new Set(flash.map(({ productId }) => productId));
  const codeOf = new Map(categories.map(({ id, code }) => [id, code]));
  const made: Made = { activities: [], goods: [] };
  for (const [at, { of, goods, off, weekly = null, limitEach = null, ...texts }] of discounts.entries()) {
    const activityId = at + 1;
    made.activities.push({
      ...{ id: activityId, ...texts, off: off === undefined ? null : off * 100, weekly, limitEach },
      ...{ startsAt: new Date(today), endsAt: new Date(today + RUNS_DAYS * DAY_MS) },
    });
    const chosen = products
      .filter(({ id = 0, status, custom, categoryId }) => {
        const code = codeOf.get(categoryId) ?? '';
        const fits = of.some((start) => code.startsWith(`${start}-`));
        return fits && status === PUBLISH_STATUS.PUT_ON && !custom && !taken.has(id);
      })
      .sort(byChoice('discount'))
      .slice(0, goods);
    for (const [sort, { id: productId = 0 }] of chosen.entries())
      made.goods.push({ activityId, productId, sort, prices: off === undefined ? pricesOf(skus, productId) : null });
  }
  return made;
}

/** A fifth off, in whole yuan. */
const pricesOf = (skus: Rows['sku'], productId: number): Record<string, number> =>
  Object.fromEntries(
    skus
      .filter((one) => one.productId === productId)
      .map(({ id = 0, price }) => [id, Math.max(100, Math.floor((price * 8) / 1_000) * 100)]),
  );
