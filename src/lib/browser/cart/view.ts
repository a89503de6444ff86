import type { CartLineView, CartView } from '#contract/cart/schema.ts';
import { CART_QUANTITY } from '#contract/cart/values.ts';
import { shareOf } from '#contract/money.ts';
import { freightFee, gramsOf } from '#contract/store/freight.values.ts';

type Shop = CartView['shops'][number];

export const linesOf = ({ shops }: CartView): CartLineView[] => shops.flatMap(({ lines }) => lines);
export const mostOf = ({ stock, limit }: Pick<CartLineView, 'stock' | 'limit'>): number =>
  Math.min(stock, limit ?? Number.POSITIVE_INFINITY, CART_QUANTITY);
export const isBought = ({ selected, error }: CartLineView): boolean => selected && !error;

const sumOf = (lines: readonly CartLineView[], of: (line: CartLineView) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);
export const goodsOf = ({ lines }: Shop): number =>
  sumOf(lines.filter(isBought), ({ price, quantity }) => price * quantity);

export function freightOf(shop: Shop): number {
  const bought = shop.lines.filter(isBought);
  return bought.length ? freightFee(shop.freight, { goods: goodsOf(shop), grams: gramsOf(bought) }) : 0;
}

export const missingToFree = (shop: Shop): number => (freightOf(shop) ? shop.freight.freeFrom - goodsOf(shop) : 0);

function summed(cart: Pick<CartView, 'shops' | 'invalid'>): CartView {
  const bought = cart.shops.flatMap(({ lines }) => lines.filter(isBought));
  const all = [...cart.shops.flatMap(({ lines }) => lines), ...cart.invalid];
  return {
    ...cart,
    count: sumOf(all, ({ quantity }) => quantity),
    total: {
      pieces: sumOf(bought, ({ quantity }) => quantity),
      goods: sumOf(bought, ({ price, quantity }) => price * quantity),
      member: sumOf(bought, ({ price, quantity, memberOff }) => shareOf(price * quantity, memberOff)),
      freight: cart.shops.reduce((sum, shop) => sum + freightOf(shop), 0),
    },
  };
}

const eachLine = (cart: CartView, change: (line: CartLineView) => CartLineView): CartView =>
  summed({
    shops: cart.shops.map((shop) => ({ ...shop, lines: shop.lines.map(change) })),
    invalid: cart.invalid.map(change),
  });

export const withQuantity = (cart: CartView, id: number, quantity: number): CartView =>
  eachLine(cart, (line) => {
    if (line.id !== id) return line;
    const tooMany = quantity > line.stock ? 'short' : quantity > mostOf(line) ? 'limit' : null;
    const other = line.error === 'short' || line.error === 'limit' ? null : line.error;
    return { ...line, quantity, error: tooMany ?? other };
  });

export const withSelected = (cart: CartView, ids: readonly number[], selected: boolean): CartView =>
  eachLine(cart, (line) => (ids.includes(line.id) ? { ...line, selected } : line));

export const without = (cart: CartView, ids: readonly number[]): CartView => {
  const stays = ({ id }: CartLineView) => !ids.includes(id);
  return summed({
    shops: cart.shops
      .map((shop) => ({ ...shop, lines: shop.lines.filter(stays) }))
      .filter(({ lines }) => lines.length > 0),
    invalid: cart.invalid.filter(stays),
  });
};
