import { ORDER_STATUS } from '../enums.ts';
import { DAY_MS } from '../time.ts';
import { isToShip } from './values.ts';

/** When an order counts as received, and what its shopper can do until then (domain decisions, section 17), ms. */
export const AFTER_PAYING = {
  /** Between two reminders to ship. */
  urge: DAY_MS,
  /** Longer to receive, asked for once. */
  prolong: 3 * DAY_MS,
} as const;

export type ReceiptTimes = { shippedAt: Date | null; prolongedAt: Date | null };

/** @param autoReceipt ms from the last parcel's shipping @returns null: its pieces have not all left */
export function receiptBy({ shippedAt, prolongedAt }: ReceiptTimes, autoReceipt: number): Date | null {
  if (!shippedAt) return null;
  return new Date(shippedAt.getTime() + autoReceipt + (prolongedAt ? AFTER_PAYING.prolong : 0));
}

type Urged = { status: number; groupOpen: boolean; urgedAt: Date | null };

/** Once a day, while a shop has something to ship. */
export const mayUrge = ({ status, groupOpen, urgedAt }: Urged, now: Date): boolean =>
  isToShip(status) && !groupOpen && (urgedAt === null || now.getTime() - urgedAt.getTime() >= AFTER_PAYING.urge);

export const mayProlong = ({ status, prolongedAt }: { status: number; prolongedAt: Date | null }): boolean =>
  status === ORDER_STATUS.TO_RECEIPT && prolongedAt === null;
