import { announceStock } from '../stock/stock.ts';
import { lockRefund, moveRefund, type RefundChange, SYSTEM } from './move.ts';
import { notifyPaid } from './notify.ts';

type Held = Awaited<ReturnType<typeof lockRefund>>;

/** Whether what is refunded was shipped. */
export const hasLeft = ({ refund, order }: Held): boolean => refund.ofShipped || order.shippedAt !== null;

/** Nobody has to answer: the money goes back, and with it what was not sent is for sale again. */
export async function grant(at: RefundChange, held: Held): Promise<void> {
  const restock = !hasLeft(held);
  await notifyPaid(at.tx, await moveRefund(at, held, { move: 'grant', who: SYSTEM, restock }), at.now);
}

/** Refunds that were applied for in this transaction. */
export async function grantAtOnce(at: Omit<RefundChange, 'changed'>, ids: readonly string[]): Promise<void> {
  const change = { ...at, changed: new Set<number>() };
  for (const id of ids) await grant(change, await lockRefund(at.tx, { shopId: undefined }, id));
  await announceStock(at.tx, change.changed);
}
