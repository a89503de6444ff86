import type { CustomTexts } from '#contract/cart/schema.ts';
import { CART_QUANTITY } from '#contract/cart/values.ts';
import type { CheckoutError, CheckoutSource, Preview, PreviewLine, Submitted } from '#contract/checkout/schema.ts';

/**
 * `?sku=&n=` buys one SKU at once, with `group=` in a group; `?seckillId=&skuId=&quantity=` one of a flash sale; `?good=&n=`
 * one of the points mall; without them the selected lines of the cart are bought.
 */
export function sourceOf(search: string, customOf: (skuId: number) => CustomTexts): CheckoutSource {
  const query = new URLSearchParams(search);
  const other = flashSourceOf(search) ?? pointsSourceOf(search);
  if (other) return other;
  const skuId = whole(query.get('sku'));
  if (!skuId) return { from: 'cart' };
  const custom = customOf(skuId);
  const quantity = Math.min(whole(query.get('n')) || 1, CART_QUANTITY);
  const atOnce = { skuId, quantity, ...(Object.keys(custom).length ? { custom } : {}) };
  const activityId = whole(query.get('group'));
  if (!activityId) return { from: 'sku', ...atOnce };
  const groupId = /^\d{18,24}$/.exec(query.get('groupId') ?? '')?.[0];
  return { from: 'group', activityId, ...(groupId ? { groupId } : {}), ...atOnce };
}

export function flashSourceOf(search: string): CheckoutSource | undefined {
  const query = new URLSearchParams(search);
  const [seckillId, skuId] = [whole(query.get('seckillId')), whole(query.get('skuId'))];
  const quantity = Math.min(whole(query.get('quantity')) || 1, CART_QUANTITY);
  return seckillId && skuId ? { from: 'sku', skuId, quantity, seckillId } : undefined;
}

export function pointsSourceOf(search: string): CheckoutSource | undefined {
  const query = new URLSearchParams(search);
  const pointsGoodId = whole(query.get('good'));
  const quantity = Math.min(whole(query.get('n')) || 1, CART_QUANTITY);
  return pointsGoodId ? { from: 'points', pointsGoodId, quantity } : undefined;
}

export const quantityName = (search: string): string => (flashSourceOf(search) ? 'quantity' : 'n');

const whole = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

export function sourceKey(source: CheckoutSource): string {
  if (source.from === 'cart') return 'cart';
  if (source.from === 'group') return `group.${source.activityId}.${source.groupId ?? 'new'}.${source.skuId}`;
  if (source.from === 'points') return `points.${source.pointsGoodId}`;
  return source.seckillId ? `flash.${source.seckillId}` : `sku.${source.skuId}`;
}

export const linesOf = (preview: Preview): PreviewLine[] => preview.shops.flatMap(({ lines }) => lines);

export const isExchange = (preview: Preview): boolean =>
  linesOf(preview).some(({ promotion }) => promotion?.kind === 'points');

export const takesCoupons = (lines: readonly PreviewLine[]): boolean =>
  lines.some(({ promotion }) => promotion?.discounts !== false);

export type Stops = {
  empty: boolean;
  address: boolean;
  region: boolean;
  regionShops: ReadonlySet<number>;
  unpaid: boolean;
  lines: ReadonlyMap<number, CheckoutError>;
};

export function stopsOf({ errors, shops }: Preview): Stops {
  const region = errors.filter(({ error }) => error === 'region');
  return {
    empty: shops.length === 0 || errors.some(({ error }) => error === 'empty'),
    address: errors.some(({ error }) => error === 'address'),
    region: region.length > 0,
    unpaid: errors.some(({ error }) => error === 'unpaidTrades'),
    regionShops: new Set(region.flatMap(({ shopId }) => shopId ?? [])),
    lines: new Map(
      errors.flatMap(({ error, skuId }) => (skuId === undefined || error === 'region' ? [] : [[skuId, error]])),
    ),
  };
}

export const nextPath = ({ tradeId, payable }: Submitted): string =>
  `${payable > 0 ? '/payment' : '/pay-success'}?trade=${encodeURIComponent(tradeId)}`;

export const ordersPath = (orderIds: readonly string[]): string =>
  orderIds.length === 1 ? orderPath(orderIds[0] ?? '') : '/user-center/uc-order';

export const orderPath = (id: string): string => `/user-center/order-detail?id=${encodeURIComponent(id)}`;

export const couponsIn = ({ coupons }: Pick<Preview, 'coupons'>): number[] =>
  coupons.filter(({ selected }) => selected).map(({ id }) => id);

/**
 * The coupons to ask for once another one, or none, is chosen where it belongs: in its shop, or in the mall (null). One for
 * newcomers takes the place of another such.
 * @param wanted those asked for so far
 */
export function withCoupon(
  { coupons }: Pick<Preview, 'coupons'>,
  wanted: readonly number[],
  shopId: number | null,
  id?: number,
): number[] {
  const forNewcomers = coupons.find((coupon) => coupon.id === id)?.newcomers ?? false;
  const replaced = coupons.filter((one) => one.shopId === shopId || (forNewcomers && one.newcomers));
  const group = new Set(replaced.map((one) => one.id));
  return [...wanted.filter((one) => !group.has(one)), ...(id === undefined ? [] : [id])];
}

export const invoicePath = (orderId: string): string => `/invoice-detail?orderId=${encodeURIComponent(orderId)}`;
