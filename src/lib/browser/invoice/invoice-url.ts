import { OWN_INVOICE_TABS } from '#contract/invoice/values.ts';
import { createAddress, oneOf, pageNumber } from '../../shared/address-state.ts';

export const {
  read: readInvoices,
  params: invoiceParams,
  path: invoicesPath,
} = createAddress('/user-center/uc-invoice', { tab: oneOf(OWN_INVOICE_TABS), page: pageNumber(9_999, 1) });
export type InvoiceFilter = ReturnType<typeof readInvoices>;

export const invoicePath = (orderId: string): string => `/invoice-detail?orderId=${orderId}`;
