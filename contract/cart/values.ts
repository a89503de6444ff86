export const CART_COOKIE = 'b2cCart';
/** Lines that fit a cookie of 4 KB with room to spare. */
export const CART_LINES = 100;
export const CART_QUANTITY = 999;
export const CART_DAYS = 90;

export type CartLine = { skuId: number; quantity: number };

const LINE = /^([1-9]\d{0,9})\.([1-9]\d{0,2})$/;

/** `12.2-15.1` → lines; anything else in it is left out. */
export function parseCart(text: string | undefined): CartLine[] {
  const lines: CartLine[] = [];
  for (const part of (text ?? '').split('-').slice(0, CART_LINES)) {
    const [, skuId, quantity] = LINE.exec(part) ?? [];
    if (skuId && quantity && !lines.some((line) => line.skuId === Number(skuId))) {
      lines.push({ skuId: Number(skuId), quantity: Number(quantity) });
    }
  }
  return lines;
}

export const formatCart = (lines: readonly CartLine[]): string =>
  lines.map(({ skuId, quantity }) => `${skuId}.${quantity}`).join('-');

export function addToCart(
  lines: readonly CartLine[],
  skuId: number,
  quantity: number,
  most: number,
): readonly CartLine[] {
  const had = lines.find((line) => line.skuId === skuId)?.quantity ?? 0;
  const wanted = Math.min(had + quantity, most, CART_QUANTITY);
  if (wanted <= had || (!had && lines.length >= CART_LINES)) return lines;
  return [{ skuId, quantity: wanted }, ...lines.filter((line) => line.skuId !== skuId)];
}

export const cartCount = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);
