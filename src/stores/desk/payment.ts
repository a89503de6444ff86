import { exportPayments, listPayments } from '#contract/payment/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { type PaymentsFilter, paymentsQuery } from '../../lib/browser/desk/payment-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createPaged } from '../public/paged.ts';
import { createSheet } from './sheet.ts';

export function createPayments(first: PaymentsFilter, words: FailureWords) {
  const list = createPaged(
    first,
    (filter: PaymentsFilter) => desk.call(listPayments, { query: paymentsQuery(filter) }),
    words,
  );
  const sheet = createSheet(
    () => desk.call(exportPayments, { query: paymentsQuery({ ...list.$filter.get(), page: 1 }) }),
    words,
  );
  return { ...list, sheet };
}
