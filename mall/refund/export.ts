import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { yuanOf } from '#contract/money.ts';
import { carrierName } from '#contract/order/carriers.values.ts';
import type { deskRefundSheetQuery } from '#contract/refund/desk.schema.ts';
import {
  REFUND_COLUMNS,
  REFUND_KIND_NAMES,
  REFUND_STATUS_NAMES,
  type RefundColumn,
} from '#contract/refund/sheet.values.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { SHEET_ROWS } from '#contract/sheet.values.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import { nameCell, writeRows } from '../sheets/csv.rules.ts';
import { dayOf, timeOf } from '../sheets/days.rules.ts';
import { oneExport } from '../sheets/one-export.ts';
import * as desk from './desk.queries.ts';
import { filterOf } from './desk.ts';

const PART = 500;

const CELLS: Record<RefundColumn, (row: desk.SheetRow, language: Language) => string | number> = {
  id: ({ refund }) => nameCell(refund.id),
  orderId: ({ refund }) => nameCell(refund.orderId),
  shop: ({ shopName }, language) => inLanguage(shopName, language),
  kind: ({ refund }, language) => REFUND_KIND_NAMES[refund.kind]?.[language] ?? refund.kind,
  statusCode: ({ refund }) => refund.status,
  status: ({ refund }, language) => REFUND_STATUS_NAMES[refund.status]?.[language] ?? refund.status,
  goods: ({ title }, language) => inLanguage(title, language),
  pieces: ({ refund }) => refund.quantity,
  amount: ({ refund }) => yuanOf(refund.amount + refund.freight),
  points: ({ refund }) => refund.points,
  reason: ({ refund }) => refund.reason,
  appliedAt: ({ refund }) => timeOf(refund.appliedAt),
  answeredAt: ({ refund }) => timeOf(refund.answeredAt),
  refundedAt: ({ refund }) => timeOf(refund.refundedAt),
  carrier: ({ refund }, language) => (refund.carrier ? carrierName(refund.carrier, language) : ''),
  number: ({ refund }) => nameCell(refund.number ?? ''),
};

async function* allOf(db: Db, scope: desk.Scope, filter: desk.DeskFilter): AsyncGenerator<desk.SheetRow[]> {
  let place: { id: string; appliedAt: Date } | undefined;
  while (true) {
    const rows = await desk.refundsAfter(db, scope, filter, place, PART);
    if (rows.length) yield rows;
    place = rows.at(-1)?.refund;
    if (rows.length < PART) return;
  }
}

export async function exportRefunds(
  deps: Deps,
  by: LiveOperator,
  query: z.output<typeof deskRefundSheetQuery>,
  language: Language,
): Promise<SheetFile> {
  const { db } = deps.database;
  const now = deps.clock();
  const { rows, ...file } = await oneExport(by, () =>
    writeRows({
      columns: REFUND_COLUMNS,
      cells: CELLS,
      parts: allOf(db, scopeOf(by, query.shopId), filterOf(query)),
      language,
      most: SHEET_ROWS,
    }),
  );
  const after = { ...query, rows };
  await recordChanges(db, by, now, [{ kind: 'refund', ref: '', action: 'export', before: null, after }]);
  return { name: `refunds-${dayOf(now)}.csv`, ...file };
}
