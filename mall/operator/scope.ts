import { notFound } from '../error.ts';
import type { LiveOperator } from './live-session.ts';

/** An operator of a shop without an id sees nothing, since no shop has this one. */
const NO_SHOP = 0;

/** Null: the operator works for the mall, and sees every shop's. */
export const shopOf = ({ role, shopId }: Pick<LiveOperator, 'role' | 'shopId'>): number | null =>
  role === 'shop' ? (shopId ?? NO_SHOP) : null;

/**
 * Whose orders, refunds and invoices an operator sees: those of their shop; for the mall's people all, or those of the shop they ask for.
 * @throws MallError not found
 */
export function scopeOf({ role, shopId }: LiveOperator, wanted?: number): { shopId: number | undefined } {
  if (role !== 'shop') return { shopId: wanted };
  if (shopId === null || (wanted !== undefined && wanted !== shopId)) throw notFound();
  return { shopId };
}
