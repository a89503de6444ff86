type Held = { id: string; held: number };

/**
 * Divides a refund: first what online payments still have, in their order, then the balance.
 * @throws Error when more would be refunded than was paid
 */
export function splitRefund(
  amount: number,
  payments: readonly Held[],
  balanceHeld: number,
): { online: { id: string; amount: number }[]; balance: number } {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new Error('money back is a whole number of fen, not below zero');
  const online: { id: string; amount: number }[] = [];
  let left = amount;
  for (const { id, held } of payments) {
    const part = Math.min(left, Math.max(held, 0));
    if (part > 0) online.push({ id, amount: part });
    left -= part;
  }
  if (left > balanceHeld) throw new Error('more money would go back than came in');
  return { online, balance: left };
}
