import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import { issueInvoice } from '#contract/invoice/desk.calls.ts';
import {
  type DeskInvoice,
  type DeskInvoicePage,
  type deskInvoiceQuery,
  INVOICE_PAGE,
} from '#contract/invoice/schema.ts';
import { INVOICE_TABS } from '#contract/invoice/values.ts';
import type { Language } from '#contract/language.ts';
import { DESK } from '#contract/limits.ts';
import { mayCall } from '#contract/operator/areas.values.ts';
import { pageCount } from '#contract/paging.ts';
import type { Deps } from '../deps.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import * as queries from './invoice.queries.ts';
import { markOf } from './invoice.rules.ts';
import { amountOf, dueAtOf, toIssued } from './invoice.ts';

export async function deskInvoices(
  { database: { db } }: Deps,
  operator: LiveOperator,
  { tab, page, text }: z.output<typeof deskInvoiceQuery>,
  language: Language,
): Promise<DeskInvoicePage> {
  const owner = scopeOf(operator);
  const [rows, total, ...counts] = await Promise.all([
    queries.invoicesPage(db, owner, { tab, text }, INVOICE_PAGE, (page - 1) * INVOICE_PAGE),
    queries.countInvoices(db, owner, { tab, text }, DESK.counted),
    ...INVOICE_TABS.map((one) => queries.countInvoices(db, owner, { tab: one, text: undefined }, DESK.counted)),
  ]);
  return {
    items: rows.flatMap((row) => toDeskInvoice(row, language)),
    page,
    pages: pageCount(total, INVOICE_PAGE),
    total,
    counts: Object.fromEntries(INVOICE_TABS.map((one, at) => [one, counts[at] ?? 0])) as DeskInvoicePage['counts'],
    may: mayCall(operator, issueInvoice),
  };
}

function toDeskInvoice(row: queries.InvoiceRow, language: Language): DeskInvoice[] {
  const { orderId, shopName, invoice, completedAt } = row;
  if (!invoice) return [];
  return [
    {
      orderId,
      invoice,
      shop: inLanguage(shopName, language),
      mark: markOf(invoice),
      amount: amountOf(row),
      completedAt: completedAt?.toISOString() ?? null,
      dueAt: dueAtOf(row),
      issued: toIssued(row),
    },
  ];
}
