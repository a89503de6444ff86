import type { DeskPaymentPage } from '#contract/payment/desk.schema.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { desk } from './client.ts';

/** Money that came in from outside. */

export const listPayments = (query: URLSearchParams): Promise<DeskPaymentPage> => desk.get(`/desk/p/payments?${query}`);
export const exportPayments = (query: URLSearchParams): Promise<SheetFile> =>
  desk.get(`/desk/p/payments/export?${query}`);
