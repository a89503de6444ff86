/**
 * What a buyer entered for made-to-order goods, by SKU, in this browser's local storage under
 * `liangji.custom.{skuId}` as `{ [option code]: text }`. The cart's cookie has no room for it; cart and checkout read
 * it here, and the page offers it again on the next visit.
 */
export type Entered = Record<string, string>;

const key = (skuId: number): string => `liangji.custom.${skuId}`;

export function keepCustom(skuId: number, entered: Entered): void {
  const filled = Object.entries(entered).filter(([, text]) => text !== '');
  try {
    if (filled.length) localStorage.setItem(key(skuId), JSON.stringify(Object.fromEntries(filled)));
    else localStorage.removeItem(key(skuId));
  } catch {
    // A browser that keeps nothing (private window, full storage) still sells; the form itself holds the text.
  }
}

export function readCustom(skuId: number): Entered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(skuId)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
