import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { yuanOf } from '#contract/money.ts';
import { carrierName } from '#contract/order/carriers.values.ts';
import type { DeskReceipt, deskOrderSheetQuery } from '#contract/order/desk.schema.ts';
import { ORDER_COLUMNS, ORDER_KIND_NAMES, ORDER_STATUS_NAMES, type OrderColumn } from '#contract/order/sheet.values.ts';
import { specKey } from '#contract/product/values.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { SHEET_ROWS } from '#contract/sheet.values.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { codeCell, nameCell, writeRows } from '../sheets/csv.rules.ts';
import { dayOf, timeOf } from '../sheets/days.rules.ts';
import { oneExport } from '../sheets/one-export.ts';
import { inputOf, viewerOf } from './desk.ts';
import { allShopOrders, type SheetOrder } from './order.ts';
import { receiptsOf } from './receipts.ts';

type Row = SheetOrder & { receipts: DeskReceipt[] };

const CELLS: Record<OrderColumn, (row: Row, language: Language) => string | number> = {
  id: ({ id }) => nameCell(id),
  tradeId: ({ tradeId }) => nameCell(tradeId),
  shop: ({ shopName }, language) => inLanguage(shopName, language),
  statusCode: ({ status }) => status,
  status: ({ status }, language) => ORDER_STATUS_NAMES[status]?.[language] ?? status,
  kind: ({ kind }, language) => ORDER_KIND_NAMES[kind][language],
  createdAt: ({ createdAt }) => timeOf(createdAt),
  paidAt: ({ paidAt }) => timeOf(paidAt),
  shippedAt: ({ shippedAt }) => timeOf(shippedAt),
  completedAt: ({ completedAt }) => timeOf(completedAt),
  canceledAt: ({ canceledAt }) => timeOf(canceledAt),
  line: ({ nth }) => nth,
  code: ({ sku }) => sku?.code ?? '',
  spec: ({ sku }) => (sku ? specKey(sku.spec) : ''),
  barcode: ({ sku }) => codeCell(sku?.barcode ?? ''),
  goods: ({ shown }) => shown.title,
  specText: ({ shown }) => shown.spec.join(' '),
  custom: ({ shown }) => shown.custom.map(({ name, text }) => `${name}: ${text}`).join('; '),
  price: ({ line }) => yuanOf(line.listPrice),
  pieces: ({ line }) => line.quantity,
  goodsAmount: ({ line }) => yuanOf(line.listPrice * line.quantity),
  discount: ({ line }) => yuanOf(line.listPrice * line.quantity + line.freight - line.payable),
  freight: ({ line }) => yuanOf(line.freight),
  payable: ({ line }) => yuanOf(line.payable),
  refundedPieces: ({ line }) => line.refundedPieces,
  refunded: ({ line }) => yuanOf(line.refunded),
  points: ({ nth, points }) => (nth === 1 ? points : 0),
  receipts: ({ receipts }) => receipts.map(({ providerId }) => nameCell(providerId)).join(' '),
  recipient: ({ address }) => address.recipient,
  mobile: ({ mobile }) => mobile,
  region: ({ region }) => region,
  detail: ({ address }) => address.detail,
  remark: ({ remark }) => remark,
  carrierCode: ({ parcels }) => parcels.map(({ carrier }) => carrier).join(' '),
  carrier: ({ parcels }, language) => parcels.map(({ carrier }) => carrierName(carrier, language)).join(' '),
  number: ({ parcels }) => parcels.map(({ number }) => nameCell(number)).join(' '),
};

/** Receipts belong to a trade, which may be of several shops: only the mall's people see them. */
async function* withReceipts(db: Db, by: LiveOperator, parts: AsyncIterable<SheetOrder[]>): AsyncGenerator<Row[]> {
  for await (const rows of parts) {
    const trades = by.shopId !== null ? [] : [...new Set(rows.map(({ tradeId }) => tradeId))];
    const receipts = await receiptsOf(db, trades);
    yield rows.map((row) => ({ ...row, receipts: receipts.get(row.tradeId) ?? [] }));
  }
}

export async function exportOrders(
  deps: Deps,
  by: LiveOperator,
  query: z.output<typeof deskOrderSheetQuery>,
  language: Language,
): Promise<SheetFile> {
  const { db } = deps.database;
  const now = deps.clock();
  const parts = allShopOrders(deps, viewerOf(by, language, query.shopId), inputOf(query));
  const { rows, ...file } = await oneExport(by, () =>
    writeRows({
      columns: ORDER_COLUMNS,
      cells: CELLS,
      parts: withReceipts(db, by, parts),
      language,
      most: SHEET_ROWS,
    }),
  );
  // The text that was searched for may be a mobile number.
  const { text, ...filter } = query;
  const after = { ...filter, searched: Boolean(text), rows };
  await recordChanges(db, by, now, [{ kind: 'order', ref: '', action: 'export', before: null, after }]);
  return { name: `orders-${dayOf(now)}.csv`, ...file };
}
