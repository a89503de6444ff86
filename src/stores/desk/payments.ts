import * as api from '../../lib/browser/api/desk/payments.ts';
import { type PaymentsFilter, paymentsQuery } from '../../lib/browser/desk/payments-url.ts';
import type { FailureWords } from '../public/form.ts';
import { createPaged } from '../public/paged.ts';
import { createSheet } from './sheet.ts';

/** Payments that came in, and the file of them. */
export function createPayments(first: PaymentsFilter, words: FailureWords) {
  const list = createPaged(first, (filter: PaymentsFilter) => api.listPayments(paymentsQuery(filter)), words);
  const sheet = createSheet(() => api.exportPayments(paymentsQuery({ ...list.$filter.get(), page: 1 })), words);
  return { ...list, sheet };
}
