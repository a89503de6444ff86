import type { z } from 'zod';
import type { Language } from '#contract/language.ts';
import { DESK } from '#contract/limits.ts';
import { yuanOf } from '#contract/money.ts';
import { PAYMENT_COLUMNS, type PaymentColumn, PURPOSE_NAMES } from '#contract/order/sheet.values.ts';
import type { DeskPayment, DeskPaymentPage, deskPaymentQuery } from '#contract/payment/desk.schema.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { SHEET_ROWS } from '#contract/sheet.values.ts';
import type { Deps } from '../deps.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { nameCell, writeRows } from '../sheets/csv.rules.ts';
import { dayAfter, dayOf, dayStart, timeOf } from '../sheets/days.rules.ts';
import { oneExport } from '../sheets/one-export.ts';
import { allReceived, listReceived, type ReceivedInput, type ReceivedRow } from './payment.ts';

type Query = z.output<typeof deskPaymentQuery>;

const inputOf = ({ text, from, to, stuck }: Omit<Query, 'page'>): ReceivedInput => ({
  ...(text ? { number: text.trim() } : {}),
  ...(from ? { from: dayStart(from) } : {}),
  ...(to ? { to: dayStart(dayAfter(to)) } : {}),
  ...(stuck ? { stuck: true } : {}),
});

const toPayment = ({ createdAt, paidAt, refundedAt, providerId, ...row }: ReceivedRow): DeskPayment => ({
  ...row,
  providerId: providerId ?? '',
  createdAt: createdAt.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
  refundedAt: refundedAt?.toISOString() ?? null,
});

export async function deskPayments({ database: { db } }: Deps, query: Query): Promise<DeskPaymentPage> {
  const size = DESK.ordersPerPage;
  const { rows, total } = await listReceived(db, inputOf(query), query.page, size, DESK.counted);
  return { items: rows.map(toPayment), page: query.page, pages: Math.ceil(total / size), total };
}

const CELLS: Record<PaymentColumn, (row: ReceivedRow, language: Language) => string> = {
  id: ({ id }) => nameCell(id),
  tradeId: ({ tradeId }) => nameCell(tradeId ?? ''),
  purpose: ({ tradeId }, language) => PURPOSE_NAMES[tradeId ? 'trade' : 'topUp'][language],
  orders: ({ orderIds }) => orderIds.map(nameCell).join(' '),
  provider: ({ provider }) => provider,
  way: ({ way }) => way,
  providerId: ({ providerId }) => nameCell(providerId ?? ''),
  amount: ({ amount }) => yuanOf(amount),
  balance: ({ balance }) => yuanOf(balance),
  createdAt: ({ createdAt }) => timeOf(createdAt),
  paidAt: ({ paidAt }) => timeOf(paidAt),
  refunded: ({ refunded }) => yuanOf(refunded),
  refunding: ({ refunding }) => yuanOf(refunding),
  refundedAt: ({ refundedAt }) => timeOf(refundedAt),
};

export async function exportPayments(
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  query: Omit<Query, 'page'>,
  language: Language,
): Promise<SheetFile> {
  const now = clock();
  const { rows, ...file } = await oneExport(by, () =>
    writeRows({
      columns: PAYMENT_COLUMNS,
      cells: CELLS,
      parts: allReceived(db, inputOf(query)),
      language,
      most: SHEET_ROWS,
    }),
  );
  const after = { ...query, rows };
  await recordChanges(db, by, now, [{ kind: 'payment', ref: '', action: 'export', before: null, after }]);
  return { name: `payments-${dayOf(now)}.csv`, ...file };
}
