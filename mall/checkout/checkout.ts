import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { provinceOf } from '#contract/address/provinces.values.ts';
import type { CheckoutError, CheckoutSource, previewRequest } from '#contract/checkout/schema.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';
import { orderAddress } from '../address/address.ts';
import { couponCategories, type UsableCoupon, usableCoupons } from '../coupon/coupon.ts';
import type { Db, Tx } from '../db/open.ts';
import { type GroupTerms, groupTerms } from '../group-buy/group-buy.ts';
import { membershipOf } from '../member/member.ts';
import { pointsToSpend } from '../money/money.ts';
import type { OrderAddress } from '../order/order.tables.ts';
import { type UnpaidPieces, unpaidErrors, unpaidOf } from '../order/order.ts';
import { type PointsTerms, pointsErrors, pointsTerms, withPoints } from '../points-mall/points-mall.ts';
import { chooseCoupons, type OfferedCoupon } from '../pricing/coupon-choice.rules.ts';
import { type CustomEntry, customEntries, isOnSale, specNames } from '../pricing/goods.rules.ts';
import {
  type Priced,
  type PricedLine,
  type PricedShop,
  type PriceLine,
  priceCheckout,
} from '../pricing/price.rules.ts';
import {
  boughtOf,
  flashError,
  mayStillBuy,
  namingFlash,
  type Promotion,
  type Promotions,
  promotionsOf,
} from '../promotion/promotion.ts';
import type { GoodsRow } from './checkout.queries.ts';
import * as queries from './checkout.queries.ts';
import { errorsOf, flashErrors, wanted } from './errors.ts';
import { type Applied, forPoints, inGroup } from './line-promotion.ts';

export type FoundError = { error: CheckoutError; shopId?: number; skuId?: number };
type PickedAddress = OrderAddress & { id: number };
export type CheckoutLine = {
  row: GoodsRow;
  spec: Record<'zh' | 'en', string>[];
  /** Undefined: options are missing or wrong. */
  custom: CustomEntry[] | undefined;
  promotion: Applied | undefined;
  /** Pieces that the shopper may still buy of it; null: any. */
  most: number | null;
  priced: PricedLine;
};
export type Checkout = {
  address: PickedAddress | undefined;
  shops: { row: GoodsRow; priced: PricedShop; lines: CheckoutLine[] }[];
  priced: Priced;
  coupons: OfferedCoupon<UsableCoupon>[];
  pointsHad: number;
  errors: FoundError[];
  group: GroupTerms | undefined;
  points: PointsTerms | undefined;
  quoteHash: string;
};
export type Input = Pick<z.output<typeof previewRequest>, 'source' | 'addressId' | 'points' | 'couponIds'>;
export type CheckoutContext = { accountId: number; now: Date; numbers: Numbers };

export type CheckoutData = {
  rows: GoodsRow[];
  address: PickedAddress | undefined;
  has: number;
  member: Awaited<ReturnType<typeof membershipOf>>;
  group: GroupTerms | undefined;
  points: PointsTerms | undefined;
  promotionOf: Map<number, Applied>;
  most: Map<number, number | null>;
  coupons: UsableCoupon[];
  categories: Awaited<ReturnType<typeof couponCategories>>;
  flash: CheckoutError | undefined;
  unpaid: UnpaidPieces[];
};

export async function loadData(
  db: Db | Tx,
  { accountId, now }: CheckoutContext,
  { source, addressId }: Input,
): Promise<CheckoutData> {
  const points = source.from === 'points' ? await pointsTerms(db, accountId, source) : undefined;
  const [found, address, has, coupons, flash, group, member, unpaid] = await Promise.all([
    goodsOf(db, accountId, source, points),
    orderAddress(db, accountId, addressId),
    pointsToSpend(db, accountId, now),
    usableCoupons(db, accountId, now),
    sessionError(db, now, source),
    source.from === 'group' ? groupTerms(db, accountId, source, now) : undefined,
    membershipOf(db, accountId, now),
    unpaidOf(db, accountId),
  ]);
  const products = [...new Set(found.map(({ productId }) => productId))];
  const [promotions, categories] = await Promise.all([
    promotionsOf(db, now, products),
    couponCategories(db, coupons, products),
  ]);
  const same = { address, has, member, group, points, coupons, categories, flash, unpaid };
  if (group) return { ...same, rows: found, ...inGroup(found, group) };
  if (points?.good) return { ...same, ...forPoints(found, points.good, points.most) };
  const rows = buyable(found, source, promotions);
  const applied = appliedTo(rows, promotions);
  const bought = await boughtOf(db, accountId, [...applied.values()]);
  const mostOf = (promotion: Promotion) => mayStillBuy(promotion, bought(promotion));
  const promotionOf = new Map<number, Applied>(applied);
  const most = new Map([...applied].map(([skuId, promotion]) => [skuId, mostOf(promotion)]));
  return { ...same, rows, promotionOf, most };
}

export const loadCheckout = async (db: Db | Tx, context: CheckoutContext, input: Input): Promise<Checkout> =>
  checkoutOf(await loadData(db, context, input), context, input);

export function checkoutOf(data: CheckoutData, { numbers, now }: CheckoutContext, input: Input): Checkout {
  const { rows, address, has, promotionOf, categories } = data;
  const lines = rows.map((row) => priceLine(row, promotionOf.get(row.skuId), categories.get(row.productId) ?? []));
  const { priced: sums, offered: coupons } = chooseCoupons(
    { coupons: data.coupons, wanted: input.couponIds, shopIds: new Set(rows.map(({ shopId }) => shopId)), now },
    (chosen) =>
      priceCheckout({
        lines,
        member: data.member,
        coupons: chosen,
        points: {
          has: data.points ? 0 : has,
          wanted: input.points,
          perYuan: numbers.pointsPerYuan,
          share: numbers.pointsShare,
        },
        freight: new Map(rows.map((row) => [row.shopId, data.points ? free(row.freight) : row.freight])),
        province: provinceOf(address?.region[0] ?? '')?.zh,
      }),
  );
  const priced = withPoints(sums, data.points);
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const shops = priced.shops.map((shop) => {
    const lines = shop.lines.map((line) => checkoutLine(line, byKey.get(line.key) as GoodsRow, data));
    return { row: (lines[0] as CheckoutLine).row, priced: shop, lines };
  });
  const errors = [
    ...errorsOf(input.source, address, shops, data.group),
    ...flashErrors(input.source, data),
    ...(priced.payable > 0 ? unpaidErrors(data.unpaid, rows, numbers) : []),
    ...pointsErrors(data.points, has, now).map((error) => ({ error, ...(rows[0] ? { skuId: rows[0].skuId } : {}) })),
  ];
  const { group, points } = data;
  const draft = { address, shops, priced, coupons, pointsHad: has, errors, group, points };
  return { ...draft, quoteHash: quoteHashOf(draft) };
}

/** The points pay for shipping too, except where the shop does not deliver. */
const free = (freight: GoodsRow['freight']): GoodsRow['freight'] => ({ ...freight, freeFrom: 0 });

const keyOf = (row: GoodsRow): string => `${row.skuId}/${row.cartLineId ?? 0}`;

async function goodsOf(
  db: Db | Tx,
  accountId: number,
  source: CheckoutSource,
  points: PointsTerms | undefined,
): Promise<GoodsRow[]> {
  if (source.from === 'cart') {
    const rows = await queries.cartGoods(db, accountId);
    return rows.filter(isOnSale);
  }
  const { quantity } = source;
  const skuId = source.from === 'points' ? points?.good?.skuId : source.skuId;
  const custom = source.from === 'points' ? null : (source.custom ?? null);
  const rows = skuId === undefined ? [] : await queries.skuGoods(db, skuId);
  return rows.filter(isOnSale).map((row) => ({ ...row, cartLineId: null, quantity, custom }));
}

/** Adds the available pieces of each line. Lines that the cart shows as unavailable have no box to tick there, and are left out. */
function buyable(rows: GoodsRow[], { from }: CheckoutSource, { of, stockOf }: Promotions): GoodsRow[] {
  const counted = rows.map((row) => {
    const promotion = of(row.skuId, wanted(rows, row.skuId));
    // A flash sale sells its own pieces, an ordinary price those of the SKU.
    const stock = promotion?.kind === 'flash' ? (promotion.left ?? 0) : row.stock;
    return { row: { ...row, stock }, any: stockOf({ id: row.skuId, stock: row.stock }) > 0 };
  });
  return counted.filter(({ any }) => from === 'sku' || any).map(({ row }) => row);
}

function appliedTo(rows: readonly GoodsRow[], { of }: Promotions): Map<number, Promotion> {
  return new Map(
    rows.flatMap(({ skuId }) => {
      const promotion = of(skuId, wanted(rows, skuId));
      return promotion ? [[skuId, promotion] as const] : [];
    }),
  );
}

const priceLine = (row: GoodsRow, promotion: Applied | undefined, categoryIds: readonly number[]): PriceLine => ({
  key: keyOf(row),
  shopId: row.shopId,
  productId: row.productId,
  categoryIds,
  quantity: row.quantity,
  listPrice: row.price,
  promotionPrice: promotion ? promotion.price : null,
  allowsDiscounts: promotion?.allowsDiscounts ?? true,
  grams: row.grams,
});

function checkoutLine(priced: PricedLine, row: GoodsRow, { promotionOf, most }: CheckoutData): CheckoutLine {
  const promotion = promotionOf.get(row.skuId);
  return {
    row,
    priced,
    spec: specNames(row.axes, row.spec),
    custom: customEntries(row.options, row.custom),
    promotion,
    most: most.get(row.skuId) ?? null,
  };
}

const sessionError = async (db: Db | Tx, now: Date, source: CheckoutSource) =>
  source.from === 'sku' && source.seckillId
    ? flashError(db, now, { id: source.seckillId, skuId: source.skuId })
    : undefined;

/** Covers everything the shopper saw, whatever the language. What they have but do not use may change. */
function quoteHashOf({ address, shops, priced, errors }: Omit<Checkout, 'quoteHash'>): string {
  const seen = [
    address && [address.id, address.recipient, address.mobile, address.region, address.detail],
    shops.map(({ row, lines, priced: { lines: _, ...sums } }) => [
      row.shopName,
      sums,
      lines.map((line) => [line.row.title, line.spec, line.custom, line.priced]),
    ]),
    [priced.points.used, priced.points.saves],
    [...priced.coupons],
    priced.payable,
    errors,
  ];
  const hash = createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
  return namingFlash(hash, flashPieces(shops));
}

function flashPieces(shops: Checkout['shops']) {
  const sums = new Map<number, number>();
  for (const { row, promotion } of shops.flatMap(({ lines }) => lines))
    if (promotion?.kind === 'flash') sums.set(promotion.id, (sums.get(promotion.id) ?? 0) + row.quantity);
  return [...sums].map(([id, n]) => ({ id, n }));
}
