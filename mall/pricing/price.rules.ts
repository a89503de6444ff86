import type { PriceRow } from '#contract/checkout/schema.ts';
import { couponSaves } from '#contract/coupon/saves.rules.ts';
import type { CouponTerms } from '#contract/coupon/schema.ts';
import { LIMITS } from '#contract/limits.ts';
import { shareOf } from '#contract/money.ts';
import { freightFee, gramsOf, type FreightTerms as Terms } from '#contract/store/freight.values.ts';
import { allocate } from './allocate.rules.ts';
import { covers } from './coupon-scope.rules.ts';

/** What a checkout costs, in the order of domain decisions, section 5. Money is integer fen. */

export type PriceLine = {
  key: string;
  shopId: number;
  productId: number;
  categoryIds: readonly number[];
  quantity: number;
  /** Per piece. */
  listPrice: number;
  /** Per piece, of the one promotion that applies: flash sale, group or timed discount. */
  promotionPrice: number | null;
  allowsDiscounts: boolean;
  /** Of a piece; null: not known. */
  grams?: number | null;
};

export type Coupon = CouponTerms & { id: number; shopId: number | null; newcomers?: boolean };

export type FreightTerms = Terms & { notDelivered: readonly string[] };

export type PriceInput = {
  lines: readonly PriceLine[];
  /** `off`: basis points; `freeFreight`: orders left with free freight. */
  member: { off: number; freeFreight: number };
  coupons: readonly Coupon[];
  points: { has: number; wanted: number; perYuan: number; share: number };
  freight: ReadonlyMap<number, FreightTerms>;
  /** In Chinese, as the region table names it; unknown before there is an address. */
  province: string | undefined;
};

const DISCOUNTS = ['promotion', 'memberDiscount', 'shopCoupon', 'mallCoupon', 'pointsDiscount'] as const;
type Discount = (typeof DISCOUNTS)[number];
/** `goods` at list price; discounts as positive amounts; `payable` includes `freight`, but not `memberFreight`, which was taken off it. */
export type Sums = Record<Discount | 'goods' | 'freight' | 'memberFreight' | 'payable', number>;
export type PricedLine = PriceLine & Sums & { price: number };
export type PricedShop = Sums & { id: number; lines: PricedLine[]; points: number; delivered: boolean };
export type Priced = Sums & {
  shops: PricedShop[];
  points: { most: number; used: number; saves: number };
  coupons: ReadonlyMap<number, number>;
};

const FEN_PER_YUAN = 100;
const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

export const goodsLeft = (line: PricedLine): number => line.goods - sumOf(DISCOUNTS, (part) => line[part]);

export function priceCheckout(input: PriceInput): Priced {
  const lines = input.lines.map((line) => withPrice(line, input.member.off));
  const coupons = new Map<number, number>();
  for (const shopId of shopsOf(lines))
    applyCoupon(
      input.coupons.find((coupon) => coupon.shopId === shopId),
      lines.filter((line) => line.shopId === shopId),
      'shopCoupon',
      coupons,
    );
  applyCoupon(
    input.coupons.find((coupon) => coupon.shopId === null),
    lines,
    'mallCoupon',
    coupons,
  );
  const points = applyPoints(lines, input.points);
  const undelivered = applyFreight(lines, input);
  travelFree(lines, input.member.freeFreight);
  for (const line of lines) line.payable = goodsLeft(line) + line.freight;
  const shops = shopsOf(lines).map((id) => {
    const own = lines.filter((line) => line.shopId === id);
    return { id, lines: own, points: 0, delivered: !undelivered.has(id), ...sumsOf(own) };
  });
  const used = allocate(
    points.used,
    shops.map(({ id, pointsDiscount }) => ({ key: String(id), weight: pointsDiscount })),
  );
  for (const [at, shop] of shops.entries()) shop.points = used[at] as number;
  return { ...sumsOf(lines), shops, points, coupons };
}

function withPrice(line: PriceLine, memberOff: number): PricedLine {
  const price = line.promotionPrice ?? line.listPrice;
  const goods = line.listPrice * line.quantity;
  const promotion = goods - price * line.quantity;
  const memberDiscount = line.allowsDiscounts ? shareOf(goods - promotion, memberOff) : 0;
  const none = { shopCoupon: 0, mallCoupon: 0, pointsDiscount: 0, freight: 0, memberFreight: 0, payable: 0 };
  return { ...line, ...none, price, goods, promotion, memberDiscount };
}

const shopsOf = (lines: readonly PricedLine[]): number[] => [...new Set(lines.map(({ shopId }) => shopId))];

function sumsOf(lines: readonly PricedLine[]): Sums {
  const sum = (part: keyof Sums) => sumOf(lines, (line) => line[part]);
  return {
    goods: sum('goods'),
    promotion: sum('promotion'),
    memberDiscount: sum('memberDiscount'),
    shopCoupon: sum('shopCoupon'),
    mallCoupon: sum('mallCoupon'),
    pointsDiscount: sum('pointsDiscount'),
    freight: sum('freight'),
    memberFreight: sum('memberFreight'),
    payable: sum('payable'),
  };
}

function takeOff(lines: readonly PricedLine[], amount: number, part: Discount): void {
  const shares = allocate(
    amount,
    lines.map((line) => ({ key: line.key, weight: goodsLeft(line) })),
  );
  for (const [at, line] of lines.entries()) line[part] = shares[at] as number;
}

function applyCoupon(
  coupon: Coupon | undefined,
  lines: readonly PricedLine[],
  part: Discount,
  saved: Map<number, number>,
): void {
  if (!coupon) return;
  const covered = lines.filter((line) => line.allowsDiscounts && covers(coupon.scope, line));
  const saves = couponSaves(coupon, sumOf(covered, goodsLeft));
  if (saves === 0) return;
  takeOff(covered, saves, part);
  saved.set(coupon.id, saves);
}

const inSteps = (points: number): number => points - (points % LIMITS.pointsStep);

function applyPoints(lines: readonly PricedLine[], points: PriceInput['points']): Priced['points'] {
  const { has, wanted, perYuan, share } = points;
  const limit = shareOf(sumOf(lines, goodsLeft), share);
  const most = inSteps(Math.min(Math.max(has, 0), Math.floor((limit * perYuan) / FEN_PER_YUAN)));
  const used = Math.min(inSteps(wanted), most);
  const saves = Math.floor((used * FEN_PER_YUAN) / perYuan);
  takeOff(lines, saves, 'pointsDiscount');
  return { most, used, saves };
}

function applyFreight(lines: readonly PricedLine[], { freight, province }: PriceInput): Set<number> {
  const undelivered = new Set<number>();
  for (const id of shopsOf(lines)) {
    const terms = freight.get(id);
    if (!terms) continue;
    const own = lines.filter((line) => line.shopId === id);
    if (province && terms.notDelivered.includes(province)) undelivered.add(id);
    const goods = sumOf(own, (line) => line.goods - line.promotion);
    const shares = allocate(
      freightFee(terms, { goods, grams: gramsOf(own) }, province),
      own.map((line) => ({ key: line.key, weight: goodsLeft(line) })),
    );
    for (const [at, line] of own.entries()) line.freight = shares[at] as number;
  }
  return undelivered;
}

function travelFree(lines: readonly PricedLine[], orders: number): void {
  const fees = shopsOf(lines).flatMap((id) => {
    const own = lines.filter((line) => line.shopId === id);
    const fee = sumOf(own, ({ freight }) => freight);
    return fee > 0 ? [{ id, own, fee }] : [];
  });
  const dearest = fees.sort((one, other) => other.fee - one.fee || one.id - other.id).slice(0, orders);
  for (const line of dearest.flatMap(({ own }) => own)) {
    line.memberFreight = line.freight;
    line.freight = 0;
  }
}

/** `reduction`: what the desk took off an unpaid order. */
export function priceRows({ reduction = 0, ...sums }: Omit<Sums, 'payable'> & { reduction?: number }): PriceRow[] {
  const discounts: PriceRow[] = [
    { part: 'promotion', amount: -sums.promotion },
    { part: 'member', amount: -sums.memberDiscount },
    { part: 'shopCoupon', amount: -sums.shopCoupon },
    { part: 'mallCoupon', amount: -sums.mallCoupon },
    { part: 'points', amount: -sums.pointsDiscount },
    { part: 'reduction', amount: -reduction },
  ];
  const freight: PriceRow[] = sums.memberFreight ? [{ part: 'memberFreight', amount: -sums.memberFreight }] : [];
  return [
    { part: 'goods', amount: sums.goods },
    ...discounts.filter(({ amount }) => amount !== 0),
    { part: 'freight', amount: sums.freight + sums.memberFreight },
    ...freight,
  ];
}
