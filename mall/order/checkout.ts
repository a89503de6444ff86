import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Numbers } from '../../contract/numbers.ts';
import type { CheckoutFault, CheckoutSource, previewRequest } from '../../contract/order.ts';
import { provinceOf } from '../../contract/provinces.ts';
import { orderAddress } from '../address/address.ts';
import { runningSessionOf } from '../catalog/catalog.ts';
import { couponCategories, type UsableCoupon, usableCoupons } from '../coupon/coupon.ts';
import type { Db, Tx } from '../db/open.ts';
import type { OrderAddress } from '../db/schema-buying.ts';
import type { FlashRow, GoodsRow } from './checkout.queries.ts';
import * as queries from './checkout.queries.ts';
import { chooseCoupons, type OfferedCoupon } from './coupons.rules.ts';
import { type CustomEntry, customEntries, isOnSale, mayStillBuy, specNames } from './goods.rules.ts';
import { type Priced, type PricedLine, type PricedShop, type PriceLine, priceCheckout } from './price.rules.ts';

export type Fault = { fault: CheckoutFault; shopId?: number; skuId?: number };
type PickedAddress = OrderAddress & { id: number };
export type CheckoutLine = {
  row: GoodsRow;
  spec: Record<'zh' | 'en', string>[];
  /** Undefined: options are missing or wrong. */
  custom: CustomEntry[] | undefined;
  flash: FlashRow | undefined;
  priced: PricedLine;
};
export type Checkout = {
  address: PickedAddress | undefined;
  shops: { row: GoodsRow; priced: PricedShop; lines: CheckoutLine[] }[];
  priced: Priced;
  coupons: OfferedCoupon<UsableCoupon>[];
  pointsHad: number;
  faults: Fault[];
  quoteHash: string;
};
export type Input = Pick<z.output<typeof previewRequest>, 'source' | 'addressId' | 'points' | 'couponIds'>;
export type Frame = { accountId: number; now: Date; numbers: Numbers };

export type Seen = Awaited<ReturnType<typeof look>>;

/** All that a checkout is made from, asked for at once. */
export async function look(db: Db | Tx, { accountId, now }: Frame, { source, addressId }: Input) {
  const [rows, address, has, session, flash, coupons] = await Promise.all([
    goodsOf(db, accountId, source),
    orderAddress(db, accountId, addressId),
    queries.pointsOf(db, accountId),
    runningSessionOf(db, now),
    queries.flashOf(db, accountId, now, source.from === 'sku' ? source.skuId : undefined),
    usableCoupons(db, accountId, now),
  ]);
  const products = rows.map(({ productId }) => productId);
  const categories = await couponCategories(db, coupons, products);
  return { rows, address, has, flash: flashFor(rows, flash, session?.index), coupons, categories };
}

/** Prices a checkout from the database; what cannot be bought as it is, is among its faults. */
export const assemble = async (db: Db | Tx, frame: Frame, input: Input): Promise<Checkout> =>
  checkoutOf(await look(db, frame, input), frame, input);

/** Prices what was seen. */
export function checkoutOf(seen: Seen, { numbers, now }: Frame, input: Input): Checkout {
  const { rows, address, has, flash, categories } = seen;
  const lines = rows.map((row) => priceLine(row, flash.get(row.skuId), categories.get(row.productId) ?? []));
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
    const lines = shop.lines.map((line) => checkoutLine(line, byKey.get(line.key) as GoodsRow, flash));
    return { row: (lines[0] as CheckoutLine).row, priced: shop, lines };
  });
  const faults = faultsOf(input.source, address, shops);
  const draft = { address, shops, priced, coupons, pointsHad: has, faults };
  return { ...draft, quoteHash: quoteHashOf(draft) };
}

const keyOf = (row: GoodsRow): string => `${row.skuId}/${row.cartLineId ?? 0}`;

async function goodsOf(db: Db | Tx, accountId: number, source: CheckoutSource): Promise<GoodsRow[]> {
  if (source.from === 'cart') {
    // What the cart shows among the goods that cannot be bought has no box to tick there.
    const rows = await queries.cartGoods(db, accountId);
    return rows.filter((row) => isOnSale(row) && row.stock > 0);
  }
  const { skuId, quantity, custom = null } = source;
  const rows = await queries.skuGoods(db, skuId);
  return rows.filter(isOnSale).map((row) => ({ ...row, cartLineId: null, quantity, custom }));
}

/** Flash prices of the running session that have enough left for all lines of their SKU. */
function flashFor(rows: GoodsRow[], items: FlashRow[], session: number | undefined): Map<number, FlashRow> {
  const enough = items.filter((item) => item.session === session && item.stock - item.sold >= wanted(rows, item.skuId));
  return new Map(enough.map((item) => [item.skuId, item]));
}

/** Pieces of a SKU over all its lines, which differ in their made-to-order options. */
const wanted = (rows: readonly { skuId: number; quantity: number }[], skuId: number): number =>
  rows.reduce((sum, row) => (row.skuId === skuId ? sum + row.quantity : sum), 0);

const priceLine = (row: GoodsRow, flash: FlashRow | undefined, categoryIds: readonly number[]): PriceLine => ({
  key: keyOf(row),
  shopId: row.shopId,
  productId: row.productId,
  categoryIds,
  quantity: row.quantity,
  listPrice: row.price,
  promotionPrice: flash ? flash.price : null,
});

const checkoutLine = (priced: PricedLine, row: GoodsRow, flash: ReadonlyMap<number, FlashRow>): CheckoutLine => ({
  row,
  priced,
  spec: specNames(row.axes, row.spec),
  custom: customEntries(row.options, row.custom),
  flash: flash.get(row.skuId),
});

function faultsOf(source: CheckoutSource, address: PickedAddress | undefined, shops: Checkout['shops']): Fault[] {
  const faults: Fault[] = address ? [] : [{ fault: 'address' }];
  const rows = shops.flatMap(({ lines }) => lines.map(({ row }) => row));
  if (!rows.length) {
    const nothing: Fault = source.from === 'sku' ? { fault: 'putOff', skuId: source.skuId } : { fault: 'empty' };
    return [...faults, nothing];
  }
  for (const { priced, lines } of shops) {
    if (!priced.delivered) faults.push({ fault: 'region', shopId: priced.id });
    for (const line of lines) {
      const { skuId } = line.row;
      const own = lineFaults(line, wanted(rows, skuId));
      faults.push(...own.map((fault) => ({ fault, shopId: priced.id, skuId })));
    }
  }
  return faults;
}

const lineFaults = ({ row, custom, flash }: CheckoutLine, pieces: number): CheckoutFault[] => [
  ...(isOverLimit(flash, pieces) ? (['limit'] as const) : []),
  ...(pieces > row.stock ? (['stock'] as const) : []),
  ...(custom ? [] : (['custom'] as const)),
];

const isOverLimit = (flash: FlashRow | undefined, pieces: number): boolean => {
  const most = mayStillBuy(flash);
  return most !== null && pieces > most;
};

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
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}
