import { persisted, textFields } from '../../lib/browser/persisted.ts';

/**
 * What a buyer entered for made-to-order goods, by SKU, in this browser's local storage under
 * `liangji.custom.{skuId}` as `{ [option code]: text }`. The cart's cookie has no room for it; cart and checkout read
 * it here, and the page offers it again on the next visit.
 */
export type Entered = Record<string, string>;

const stored = (skuId: number) => persisted<Entered>(`liangji.custom.${skuId}`, textFields);

export function saveCustom(skuId: number, entered: Entered): void {
  const filled = Object.entries(entered).filter(([, text]) => text !== '');
  if (filled.length) stored(skuId).save(Object.fromEntries(filled));
  else stored(skuId).drop();
}

export const readCustom = (skuId: number): Entered => stored(skuId).read();
