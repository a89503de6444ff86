import { get } from '../call.ts';
import type { SheetFile } from '../sheet.schema.ts';
import type { DeskPaymentPage } from './desk.schema.ts';

export const listPayments = get<{ query: URLSearchParams; data: DeskPaymentPage }>('/api/desk/p/payments', {
  looks: 'money',
  mall: true,
});
export const exportPayments = get<{ query: URLSearchParams; data: SheetFile }>('/api/desk/p/payments/export', {
  changes: 'exports',
  looks: 'money',
  mall: true,
});
