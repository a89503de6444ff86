import { notFound } from '../error.ts';
import type { LiveOperator } from './live-session.ts';

/** No shop has this id: who works for a shop and has none sees nothing. */
const NO_SHOP = 0;

/** The shop that an operator's view is limited to; null: they work for the mall, and see every shop's. */
export const shopOf = ({ role, shopId }: Pick<LiveOperator, 'role' | 'shopId'>): number | null =>
  role === 'shop' ? (shopId ?? NO_SHOP) : null;

/**
 * Whose orders, refunds and invoices an operator sees: those of their shop; of the mall's people all, or those of a shop
 * they ask for.
 * @throws MallError not found
 */
export function scopeOf({ role, shopId }: LiveOperator, wanted?: number): { shopId: number | undefined } {
  if (role !== 'shop') return { shopId: wanted };
  if (shopId === null || (wanted !== undefined && wanted !== shopId)) throw notFound();
  return { shopId };
}
