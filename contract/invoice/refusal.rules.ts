import type { INVOICE_REFUSALS } from '../code-words.ts';
import { ORDER_STATUS } from '../enums.ts';
import type { OrderKind } from '../order/values.ts';
import { DAY_MS } from '../time.ts';
import { INVOICE_DAYS, INVOICE_ISSUE_DAYS } from './values.ts';

export type InvoiceFacts = {
  status: number;
  kind: OrderKind;
  completedAt: Date | null;
  payable: number;
  /** Fen refunded, or being refunded. */
  refunded: number;
  invoice: object | null;
  issued: object | null;
};

/** Until when an invoice can be requested; null: the order is not completed yet. */
export const invoiceUntil = ({ completedAt }: Pick<InvoiceFacts, 'completedAt'>): Date | null =>
  completedAt && new Date(completedAt.getTime() + INVOICE_DAYS * DAY_MS);

type Dates = Pick<InvoiceFacts, 'completedAt'> & { requestedAt: Date | null };
/** Until when the shop issues an invoice that was requested; null: the order is not completed yet. */
export const invoiceDueAt = ({ completedAt, requestedAt }: Dates): Date | null =>
  completedAt && new Date(Math.max(completedAt.getTime(), requestedAt?.getTime() ?? 0) + INVOICE_ISSUE_DAYS * DAY_MS);

/** Null: an invoice can be requested or changed. Memberships are sold by the mall, and have none. */
export function invoiceRefusal(
  order: Omit<InvoiceFacts, 'invoice'>,
  now: Date,
): (typeof INVOICE_REFUSALS)[number] | null {
  if (order.issued) return 'issued';
  if (order.status === ORDER_STATUS.CANCELED) return 'canceled';
  if (order.kind === 'member' || order.payable <= order.refunded) return 'nothing';
  const until = invoiceUntil(order);
  return until && now > until ? 'late' : null;
}
