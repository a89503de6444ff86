import type { CheckoutError, CheckoutSource } from '#contract/checkout/schema.ts';
import type { GroupTerms } from '../group-buy/group-buy.ts';
import type { Checkout, CheckoutData, CheckoutLine, FoundError } from './checkout.ts';

/** Over all lines of a SKU, which differ in their made-to-order options. */
export const wanted = (rows: readonly { skuId: number; quantity: number }[], skuId: number): number =>
  rows.reduce((sum, row) => (row.skuId === skuId ? sum + row.quantity : sum), 0);

export function errorsOf(
  source: CheckoutSource,
  address: Checkout['address'],
  shops: Checkout['shops'],
  group: GroupTerms | undefined,
): FoundError[] {
  const errors: FoundError[] = address ? [] : [{ error: 'address' }];
  const rows = shops.flatMap(({ lines }) => lines.map(({ row }) => row));
  if (!rows.length) {
    const skuId = 'skuId' in source ? source.skuId : undefined;
    const nothing: FoundError = { error: source.from === 'cart' ? 'empty' : 'putOff', ...(skuId ? { skuId } : {}) };
    return [...errors, nothing];
  }
  for (const { priced, lines } of shops) {
    if (!priced.delivered) errors.push({ error: 'region', shopId: priced.id });
    for (const line of lines) {
      const { skuId } = line.row;
      const own = [...groupErrors(group, line), ...lineErrors(line, wanted(rows, skuId))];
      errors.push(...own.map((error) => ({ error, shopId: priced.id, skuId })));
    }
  }
  return errors;
}

/** A SKU that the activity has no price for counts as ended. */
const groupErrors = (group: GroupTerms | undefined, { promotion }: CheckoutLine): CheckoutError[] => {
  if (!group) return [];
  const error = group.error ?? (promotion ? undefined : 'groupOver');
  return error ? [error] : [];
};

const lineErrors = ({ row, custom, most }: CheckoutLine, pieces: number): CheckoutError[] => [
  ...(most !== null && pieces > most ? (['limit'] as const) : []),
  ...(pieces > row.stock ? (['stock'] as const) : []),
  ...(custom ? [] : (['custom'] as const)),
];

export function flashErrors(source: CheckoutSource, { rows, promotionOf, flash }: CheckoutData): FoundError[] {
  const [row] = rows;
  if (source.from !== 'sku' || !source.seckillId || !row) return [];
  const { skuId, shopId } = row;
  if (flash) return [{ error: flash, shopId, skuId }];
  return promotionOf.get(skuId)?.kind === 'flash' ? [] : [{ error: 'stock', shopId, skuId }];
}
