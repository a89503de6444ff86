import { notFound } from '../error.ts';
import type { LiveOperator } from './live-session.ts';

/** Null: the operator works for the mall, and sees every shop's. */
export const shopOf = ({ shopId }: Pick<LiveOperator, 'shopId'>): number | null => shopId;

/**
 * Whose orders, refunds and invoices an operator sees: those of their shop; for the mall's people all, or those of the shop they ask for.
 * @throws MallError not found
 */
export function scopeOf({ shopId }: Pick<LiveOperator, 'shopId'>, wanted?: number): { shopId: number | undefined } {
  if (shopId === null) return { shopId: wanted };
  if (wanted !== undefined && wanted !== shopId) throw notFound();
  return { shopId };
}
