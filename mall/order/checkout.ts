import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Numbers } from '../../contract/numbers.ts';
import type { CheckoutFault, CheckoutSource, previewRequest } from '../../contract/order.ts';
import type { PromotionKind } from '../../contract/promotion.ts';
import { provinceOf } from '../../contract/provinces.ts';
import { orderAddress } from '../address/address.ts';
import { couponCategories, type UsableCoupon, usableCoupons } from '../coupon/coupon.ts';
import type { Db, Tx } from '../db/open.ts';
import type { OrderAddress } from '../db/schema-buying.ts';
import { type GroupTerms, groupTerms } from '../group-buy/group-buy.ts';
import {
  boughtOf,
  flashFault,
  mayStillBuy,
  namingFlash,
  type Promotion,
  type Promotions,
  promotionsOf,
} from '../promotion/promotion.ts';
import type { GoodsRow } from './checkout.queries.ts';
import * as queries from './checkout.queries.ts';
import { chooseCoupons, type OfferedCoupon } from './coupons.rules.ts';
import { type CustomEntry, customEntries, isOnSale, specNames } from './goods.rules.ts';
import { type Priced, type PricedLine, type PricedShop, type PriceLine, priceCheckout } from './price.rules.ts';

export type Fault = { fault: CheckoutFault; shopId?: number; skuId?: number };
type PickedAddress = OrderAddress & { id: number };
/** What prices a line: what runs for everybody, or the group that it is bought in. */
export type Applied = Omit<Promotion, 'kind'> & { kind: PromotionKind };
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
  faults: Fault[];
  /** Of a checkout in a group. */
  group: GroupTerms | undefined;
  quoteHash: string;
};
export type Input = Pick<z.output<typeof previewRequest>, 'source' | 'addressId' | 'points' | 'couponIds'>;
export type Frame = { accountId: number; now: Date; numbers: Numbers };

export type Seen = Awaited<ReturnType<typeof look>>;

/** All that a checkout is made from, asked for at once. */
export async function look(db: Db | Tx, { accountId, now }: Frame, { source, addressId }: Input) {
  const [found, address, has, coupons, flash, group] = await Promise.all([
    goodsOf(db, accountId, source),
    orderAddress(db, accountId, addressId),
    queries.pointsOf(db, accountId),
    usableCoupons(db, accountId, now),
    sessionFault(db, now, source),
    source.from === 'group' ? groupTerms(db, accountId, source, now) : undefined,
  ]);
  const products = [...new Set(found.map(({ productId }) => productId))];
  const [promotions, categories] = await Promise.all([
    promotionsOf(db, now, products),
    couponCategories(db, coupons, products),
  ]);
  if (group) return { rows: found, address, has, group, ...inGroup(found, group), coupons, categories, flash };
  const rows = buyable(found, source, promotions);
  const applied = appliedTo(rows, promotions);
  const bought = await boughtOf(db, accountId, [...applied.values()]);
  const mostOf = (promotion: Promotion) => mayStillBuy(promotion, bought(promotion));
  const promotionOf = new Map<number, Applied>(applied);
  const most = new Map([...applied].map(([skuId, promotion]) => [skuId, mostOf(promotion)]));
  return { rows, address, has, group, promotionOf, most, coupons, categories, flash };
}

/** The price of a group, for the SKU that is bought in it. */
function inGroup(rows: readonly GoodsRow[], { activity }: GroupTerms) {
  const promotionOf = new Map<number, Applied>();
  const most = new Map<number, number | null>();
  for (const row of rows) {
    const price = activity?.productId === row.productId ? activity.prices[row.skuId] : undefined;
    if (!activity || price === undefined) continue;
    const { id, productId, limitOrder, discounts, endsAt } = activity;
    const own = { id, productId, limitOrder, discounts, endsAt, skuId: row.skuId, listPrice: row.price };
    promotionOf.set(row.skuId, { kind: 'group', price, left: null, limitEach: null, ...own });
    most.set(row.skuId, limitOrder);
  }
  return { promotionOf, most };
}

/** Prices a checkout from the database; what cannot be bought as it is, is among its faults. */
export const assemble = async (db: Db | Tx, frame: Frame, input: Input): Promise<Checkout> =>
  checkoutOf(await look(db, frame, input), frame, input);

/** Prices what was seen. */
export function checkoutOf(seen: Seen, { numbers, now }: Frame, input: Input): Checkout {
  const { rows, address, has, promotionOf, categories } = seen;
  const lines = rows.map((row) => priceLine(row, promotionOf.get(row.skuId), categories.get(row.productId) ?? []));
  const { priced, offered: coupons } = chooseCoupons(
    { coupons: seen.coupons, wanted: input.couponIds, shopIds: new Set(rows.map(({ shopId }) => shopId)), now },
    (chosen) =>
      priceCheckout({
        lines,
        memberOff: 0,
        coupons: chosen,
        points: { has, wanted: input.points, perYuan: numbers.pointsPerYuan, share: numbers.pointsShare },
        freight: new Map(rows.map((row) => [row.shopId, row.freight])),
        province: provinceOf(address?.region[0] ?? '')?.zh,
      }),
  );
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const shops = priced.shops.map((shop) => {
    const lines = shop.lines.map((line) => checkoutLine(line, byKey.get(line.key) as GoodsRow, seen));
    return { row: (lines[0] as CheckoutLine).row, priced: shop, lines };
  });
  const faults = [...faultsOf(input.source, address, shops, seen.group), ...flashFaults(input.source, seen)];
  const draft = { address, shops, priced, coupons, pointsHad: has, faults, group: seen.group };
  return { ...draft, quoteHash: quoteHashOf(draft) };
}

const keyOf = (row: GoodsRow): string => `${row.skuId}/${row.cartLineId ?? 0}`;

async function goodsOf(db: Db | Tx, accountId: number, source: CheckoutSource): Promise<GoodsRow[]> {
  if (source.from === 'cart') {
    const rows = await queries.cartGoods(db, accountId);
    return rows.filter(isOnSale);
  }
  const { skuId, quantity, custom = null } = source;
  const rows = await queries.skuGoods(db, skuId);
  return rows.filter(isOnSale).map((row) => ({ ...row, cartLineId: null, quantity, custom }));
}

/** With the pieces that can be had of each. What the cart shows among goods that cannot be bought has no box to tick there. */
function buyable(rows: GoodsRow[], { from }: CheckoutSource, { of, stockOf }: Promotions): GoodsRow[] {
  const counted = rows.map((row) => {
    const promotion = of(row.skuId, wanted(rows, row.skuId));
    // A flash sale sells its own pieces, an ordinary price those of the SKU.
    const stock = promotion?.kind === 'flash' ? (promotion.left ?? 0) : row.stock;
    return { row: { ...row, stock }, any: stockOf({ id: row.skuId, stock: row.stock }) > 0 };
  });
  return counted.filter(({ any }) => from === 'sku' || any).map(({ row }) => row);
}

/** The promotions with enough left for all lines of their SKU. */
function appliedTo(rows: readonly GoodsRow[], { of }: Promotions): Map<number, Promotion> {
  return new Map(
    rows.flatMap(({ skuId }) => {
      const promotion = of(skuId, wanted(rows, skuId));
      return promotion ? [[skuId, promotion] as const] : [];
    }),
  );
}

/** Pieces of a SKU over all its lines, which differ in their made-to-order options. */
const wanted = (rows: readonly { skuId: number; quantity: number }[], skuId: number): number =>
  rows.reduce((sum, row) => (row.skuId === skuId ? sum + row.quantity : sum), 0);

const priceLine = (row: GoodsRow, promotion: Applied | undefined, categoryIds: readonly number[]): PriceLine => ({
  key: keyOf(row),
  shopId: row.shopId,
  productId: row.productId,
  categoryIds,
  quantity: row.quantity,
  listPrice: row.price,
  promotionPrice: promotion ? promotion.price : null,
  discounts: promotion?.discounts ?? true,
});

function checkoutLine(priced: PricedLine, row: GoodsRow, { promotionOf, most }: Seen): CheckoutLine {
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

function faultsOf(
  source: CheckoutSource,
  address: PickedAddress | undefined,
  shops: Checkout['shops'],
  group: GroupTerms | undefined,
): Fault[] {
  const faults: Fault[] = address ? [] : [{ fault: 'address' }];
  const rows = shops.flatMap(({ lines }) => lines.map(({ row }) => row));
  if (!rows.length) {
    const nothing: Fault = source.from === 'cart' ? { fault: 'empty' } : { fault: 'putOff', skuId: source.skuId };
    return [...faults, nothing];
  }
  for (const { priced, lines } of shops) {
    if (!priced.delivered) faults.push({ fault: 'region', shopId: priced.id });
    for (const line of lines) {
      const { skuId } = line.row;
      const own = [...groupFaults(group, line), ...lineFaults(line, wanted(rows, skuId))];
      faults.push(...own.map((fault) => ({ fault, shopId: priced.id, skuId })));
    }
  }
  return faults;
}

/** Of a SKU that the activity has no price for, it is over. */
const groupFaults = (group: GroupTerms | undefined, { promotion }: CheckoutLine): CheckoutFault[] => {
  if (!group) return [];
  const fault = group.fault ?? (promotion ? undefined : 'groupOver');
  return fault ? [fault] : [];
};

const lineFaults = ({ row, custom, most }: CheckoutLine, pieces: number): CheckoutFault[] => [
  ...(most !== null && pieces > most ? (['limit'] as const) : []),
  ...(pieces > row.stock ? (['stock'] as const) : []),
  ...(custom ? [] : (['custom'] as const)),
];

const sessionFault = async (db: Db | Tx, now: Date, source: CheckoutSource) =>
  source.from === 'sku' && source.seckillId
    ? flashFault(db, now, { id: source.seckillId, skuId: source.skuId })
    : undefined;

/** What is bought of a flash sale costs the flash price, or is not to be had. */
function flashFaults(source: CheckoutSource, { rows, promotionOf, flash }: Seen): Fault[] {
  const [row] = rows;
  if (source.from !== 'sku' || !source.seckillId || !row) return [];
  const { skuId, shopId } = row;
  if (flash) return [{ fault: flash, shopId, skuId }];
  return promotionOf.get(skuId)?.kind === 'flash' ? [] : [{ fault: 'stock', shopId, skuId }];
}

/** Everything the shopper saw, whatever the language. What they have but do not use may change. */
function quoteHashOf({ address, shops, priced, faults }: Omit<Checkout, 'quoteHash'>): string {
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
    faults,
  ];
  const hash = createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
  return namingFlash(hash, flashPieces(shops));
}

/** Pieces at flash-sale prices. */
function flashPieces(shops: Checkout['shops']) {
  const sums = new Map<number, number>();
  for (const { row, promotion } of shops.flatMap(({ lines }) => lines))
    if (promotion?.kind === 'flash') sums.set(promotion.id, (sums.get(promotion.id) ?? 0) + row.quantity);
  return [...sums].map(([id, n]) => ({ id, n }));
}
