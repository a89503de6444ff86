import { ORDER_STATUS } from '../enums.ts';
import { DAY_MS } from '../time.ts';
import { isToShip } from './values.ts';

/** When an order counts as received, and what its shopper can do until then (domain decisions, section 17), ms. */
export const AFTER_PAYING = {
  /** Between two reminders to ship. */
  urge: DAY_MS,
  /** From the last parcel's delivery to when the order counts as received. */
  delivered: 3 * DAY_MS,
  /** Longer to receive, asked for once. */
  prolong: 3 * DAY_MS,
} as const;

export type ReceiptTimes = { shippedAt: Date | null; deliveredAt: Date | null; prolongedAt: Date | null };

/** @param autoReceipt ms from the last parcel's shipping @returns null: its pieces have not all left */
export function receiptBy({ shippedAt, deliveredAt, prolongedAt }: ReceiptTimes, autoReceipt: number): Date | null {
  if (!shippedAt) return null;
  const shipped = shippedAt.getTime() + autoReceipt;
  const usual = deliveredAt ? Math.min(shipped, deliveredAt.getTime() + AFTER_PAYING.delivered) : shipped;
  return new Date(usual + (prolongedAt ? AFTER_PAYING.prolong : 0));
}

type Urged = { status: number; groupOpen: boolean; urgedAt: Date | null };

/** Once a day, while a shop has something to ship. */
export const mayUrge = ({ status, groupOpen, urgedAt }: Urged, now: Date): boolean =>
  isToShip(status) && !groupOpen && (urgedAt === null || now.getTime() - urgedAt.getTime() >= AFTER_PAYING.urge);

export const mayProlong = ({ status, prolongedAt }: { status: number; prolongedAt: Date | null }): boolean =>
  status === ORDER_STATUS.TO_RECEIPT && prolongedAt === null;
