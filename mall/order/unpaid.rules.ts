import type { CheckoutError } from '#contract/checkout/schema.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';

export type UnpaidPieces = { tradeId: string; skuId: number; n: number };
type Wanted = { skuId: number; shopId: number; quantity: number };
type UnpaidError = { error: CheckoutError; shopId?: number; skuId?: number };

export const hasMostUnpaid = (unpaid: readonly UnpaidPieces[], { unpaidTrades }: Pick<Numbers, 'unpaidTrades'>) =>
  new Set(unpaid.map(({ tradeId }) => tradeId)).size >= unpaidTrades;

/**
 * Keeps an account without money from taking goods off sale: limits the number of unpaid trades, and from the second one on the pieces of a
 * SKU in all of them. The first may have any number, as a whole purchase has.
 */
export function unpaidErrors(
  unpaid: readonly UnpaidPieces[],
  lines: readonly Wanted[],
  limits: Pick<Numbers, 'unpaidTrades' | 'unpaidPieces'>,
): UnpaidError[] {
  if (unpaid.length === 0) return [];
  if (hasMostUnpaid(unpaid, limits)) return [{ error: 'unpaidTrades' }];
  const sum = (skuId: number) =>
    [...unpaid.map((row) => ({ ...row, quantity: row.n })), ...lines].reduce(
      (n, row) => (row.skuId === skuId ? n + row.quantity : n),
      0,
    );
  const first = new Map(lines.map(({ skuId, shopId }) => [skuId, shopId]));
  return [...first].flatMap(([skuId, shopId]): UnpaidError[] =>
    sum(skuId) > limits.unpaidPieces ? [{ error: 'unpaidPieces', shopId, skuId }] : [],
  );
}
