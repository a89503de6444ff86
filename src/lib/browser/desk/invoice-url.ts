import { INVOICE_TABS } from '#contract/invoice/values.ts';
import { createAddress, oneOf, words } from '../../shared/address-state.ts';
import { deskPage } from './query.ts';

export const {
  read: readInvoicesFilter,
  params: invoicesQuery,
  path: invoicesPath,
} = createAddress('/desk/invoices', { tab: oneOf(INVOICE_TABS, 'requested'), text: words(60), page: deskPage });
export type InvoicesFilter = ReturnType<typeof readInvoicesFilter>;
