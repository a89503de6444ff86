import type { z } from 'zod';
import { inLanguage } from '#contract/in-language.ts';
import {
  OWN_INVOICE_PAGE,
  type OwnInvoice,
  type OwnInvoicePage,
  type ownInvoiceQuery,
} from '#contract/invoice/schema.ts';
import { pageCount } from '#contract/paging.ts';
import type { Deps } from '../deps.ts';
import { type Shopper, toInvoice } from './invoice.ts';
import * as queries from './own.queries.ts';

export async function listInvoices(
  { database: { db }, clock }: Deps,
  { accountId, language }: Shopper,
  { tab, page }: z.output<typeof ownInvoiceQuery>,
): Promise<OwnInvoicePage> {
  const at = { limit: OWN_INVOICE_PAGE, offset: (page - 1) * OWN_INVOICE_PAGE };
  const [rows, counts] = await Promise.all([
    queries.ownPage(db, accountId, tab, clock(), at),
    queries.countOwn(db, accountId, clock()),
  ]);
  const ids = rows.map(({ orderId }) => orderId);
  const lines = Map.groupBy(ids.length ? await queries.linesOf(db, ids) : [], ({ orderId }) => orderId);
  const items = rows.map((row): OwnInvoice => {
    const own = lines.get(row.orderId) ?? [];
    return {
      ...toInvoice(row, language),
      orderedAt: row.createdAt.toISOString(),
      picture: own[0]?.picture ?? '',
      title: own[0] ? inLanguage(own[0].title, language) : '',
      lines: own.length,
    };
  });
  return { items, page, pages: pageCount(counts[tab], OWN_INVOICE_PAGE), total: counts[tab], counts };
}
