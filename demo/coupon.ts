import type { CouponScope, CouponTerms } from '#contract/coupon/schema.ts';
import { COUPON_TYPE, COUPON_USE } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import type * as schema from '#mall/coupon/coupon.tables.ts';
import type { Text } from './types.ts';

/** A demo mall that keeps running has its coupons for so long. */
const RUNS_DAYS = 365;

type DemoCoupon = {
  name: Text;
  /** Code of a shop; undefined: of the mall. */
  shop?: string;
  type: keyof typeof COUPON_TYPE;
  /** Yuan. */
  threshold?: number;
  amount?: number;
  cap?: number;
  /** Per cent. */
  off?: number;
  /** Codes of categories, or of products. */
  categories?: string[];
  products?: number[];
  total: number;
  each?: number;
  days: number;
  newcomers?: boolean;
  inCentre?: boolean;
  /** Days from the first start until it can be taken. */
  in?: number;
  /** The demo shopper has one that ends in so many days; negative: it has expired. */
  own?: number;
  code?: string;
};

const coupons: DemoCoupon[] = [
  {
    name: { zh: '新人见面礼', en: 'Welcome gift' },
    type: 'D',
    amount: 10,
    total: 50_000,
    days: 30,
    newcomers: true,
    own: 12,
  },
  {
    name: { zh: '全场满减', en: 'Mall-wide savings' },
    type: 'A',
    threshold: 199,
    amount: 20,
    total: 20_000,
    each: 3,
    days: 7,
  },
  {
    name: { zh: '大额满减', en: 'Big-basket savings' },
    type: 'A',
    threshold: 499,
    amount: 60,
    total: 5_000,
    days: 7,
    own: 2,
  },
  { name: { zh: '全场折扣', en: 'Mall-wide discount' }, type: 'C', off: 5, cap: 30, total: 8_000, days: 15 },
  {
    name: { zh: '数码专享', en: 'Digital days' },
    type: 'C',
    off: 8,
    cap: 120,
    categories: ['digital'],
    total: 3_000,
    days: 7,
  },
  {
    name: { zh: '吃货补贴', en: 'Snack fund' },
    type: 'A',
    threshold: 99,
    amount: 15,
    categories: ['food', 'drinks'],
    total: 10_000,
    each: 2,
    days: 10,
    own: -3,
  },
  {
    name: { zh: '居家焕新', en: 'Home refresh' },
    type: 'A',
    threshold: 299,
    amount: 35,
    categories: ['home', 'kitchen'],
    total: 5_000,
    days: 14,
  },
  { name: { zh: '尖货立减', en: 'Editor’s picks' }, type: 'D', amount: 8, products: [1, 2, 3], total: 1_000, days: 7 },
  {
    name: { zh: '周末狂欢', en: 'Weekend special' },
    type: 'A',
    threshold: 399,
    amount: 50,
    total: 3_000,
    days: 3,
    in: 2,
  },
  {
    name: { zh: '会员回馈', en: 'Thank you' },
    type: 'D',
    amount: 15,
    total: 1_000,
    days: 30,
    inCentre: false,
    code: 'LIANGJI66',
  },
  {
    name: { zh: '开学季数码券', en: 'Back to school' },
    shop: 'xingguang-digital',
    type: 'A',
    threshold: 1_000,
    amount: 80,
    total: 500,
    days: 7,
  },
  {
    name: { zh: '影音发烧友', en: 'Audio fans' },
    shop: 'jiyin-audio',
    type: 'C',
    off: 10,
    cap: 60,
    total: 400,
    days: 7,
  },
  {
    name: { zh: '木屿家居券', en: 'Furnish for less' },
    shop: 'muyu-home',
    type: 'A',
    threshold: 299,
    amount: 30,
    total: 800,
    days: 14,
  },
  {
    name: { zh: '日用囤货券', en: 'Stock-up coupon' },
    shop: 'jingri-daily',
    type: 'A',
    threshold: 59,
    amount: 5,
    total: 5_000,
    each: 3,
    days: 7,
    own: 6,
  },
  {
    name: { zh: '厨房小确幸', en: 'Kitchen treat' },
    shop: 'taohuo-kitchen',
    type: 'D',
    amount: 5,
    total: 600,
    days: 7,
  },
  {
    name: { zh: '鲜果立减', en: 'Fresh off' },
    shop: 'tianye-fresh',
    type: 'D',
    amount: 3,
    total: 3_000,
    each: 2,
    days: 3,
  },
  {
    name: { zh: '春衫折扣', en: 'New-season discount' },
    shop: 'suwen-apparel',
    type: 'C',
    off: 12,
    cap: 80,
    total: 1_000,
    days: 10,
  },
  {
    name: { zh: '步履不停', en: 'Keep walking' },
    shop: 'buli-shoes',
    type: 'A',
    threshold: 399,
    amount: 50,
    total: 500,
    days: 10,
  },
  {
    name: { zh: '读书券', en: 'Readers’ coupon' },
    shop: 'mojian-books',
    type: 'A',
    threshold: 68,
    amount: 8,
    total: 2_000,
    days: 30,
  },
];

type Ids = ReadonlyMap<string, number>;
type Rows = {
  templates: (typeof schema.couponTemplate.$inferInsert)[];
  coupons: (typeof schema.coupon.$inferInsert)[];
  codes: (typeof schema.couponCode.$inferInsert)[];
};

const fen = (yuan = 0): number => yuan * 100;
const percent = (off = 0): number => off * 100;

function need(ids: Ids, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`the demo has no ${code}`);
  return id;
}

function scopeOf({ categories, products }: DemoCoupon, categoryIds: Ids): CouponScope {
  if (categories) return { categories: categories.map((code) => need(categoryIds, code)) };
  return products ? { products } : 'all';
}

const termsOf = (demo: DemoCoupon, categoryIds: Ids): CouponTerms => ({
  type: COUPON_TYPE[demo.type],
  threshold: fen(demo.threshold),
  amount: fen(demo.amount),
  off: percent(demo.off),
  cap: fen(demo.cap),
  scope: scopeOf(demo, categoryIds),
});

/** Negative: it has ended. */
const ownFor = (days: number, today: Date) => ({
  nth: 1,
  status: days < 0 ? COUPON_USE.EXPIRED : COUPON_USE.UN_USE,
  validFrom: daysFrom(today, Math.min(days, 0) - 7),
  validTo: daysFrom(today, days),
  takenAt: daysFrom(today, Math.min(days, 0) - 7),
});
const daysFrom = (today: Date, days: number): Date => new Date(today.getTime() + days * DAY_MS);

/** Of every type and scope; the demo shopper has taken some. */
export function couponRows(shopIds: Ids, categoryIds: Ids, accountId: number, today: Date): Rows {
  const rows: Rows = { templates: [], coupons: [], codes: [] };
  for (const [at, demo] of coupons.entries()) {
    const id = at + 1;
    const { name, own, code, newcomers = false } = demo;
    const shopId = demo.shop ? need(shopIds, demo.shop) : null;
    const terms = termsOf(demo, categoryIds);
    rows.templates.push({
      ...{ id, shopId, name, terms, total: demo.total, taken: own === undefined ? 0 : 1, each: demo.each ?? 1 },
      ...{ takeFrom: daysFrom(today, demo.in ?? -1), takeTo: daysFrom(today, RUNS_DAYS), days: demo.days },
      ...{ inCentre: demo.inCentre ?? true, newcomers },
    });
    if (own !== undefined)
      rows.coupons.push({ templateId: id, accountId, shopId, name, terms, newcomers, ...ownFor(own, today) });
    if (code) rows.codes.push({ code, templateId: id, batch: 1, createdAt: today });
  }
  return rows;
}
