import type { InvoiceTab } from '#contract/invoice/schema.ts';
import { INVOICE_TABS } from '#contract/invoice/values.ts';
import { pageIn, textIn } from './query.ts';

/** What the list of invoices shows; everything is in the URL. */
export type InvoicesFilter = { tab: InvoiceTab; text: string; page: number };

const PATH = '/desk/invoices';

export function readInvoicesFilter(search: string): InvoicesFilter {
  const query = new URLSearchParams(search);
  return {
    tab: INVOICE_TABS.find((tab) => tab === query.get('tab')) ?? 'requested',
    text: textIn(query.get('text')).slice(0, 60),
    page: pageIn(query.get('page')),
  };
}

export function invoicesQuery({ tab, text, page }: InvoicesFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'requested') query.set('tab', tab);
  if (text) query.set('text', text);
  if (page > 1) query.set('page', String(page));
  return query;
}

export function invoicesPath(filter: InvoicesFilter): string {
  const query = String(invoicesQuery(filter));
  return query ? `${PATH}?${query}` : PATH;
}
