import { expect, it } from 'vitest';
import type { DeskPaymentPage } from '#contract/payment/desk.schema.ts';
import { paymentsPath, readPaymentsFilter } from '#src/lib/browser/desk/payment-url.ts';
import { createPayments } from '#src/stores/desk/payment.ts';
import { stubMall } from '../../helpers/browser/answers.ts';

it('payments are what the address says, and their file is of all pages', async () => {
  const mall = stubMall();
  const filter = readPaymentsFilter('?text=%204200%20&from=2026-01-01&to=nonsense&page=2');
  expect(filter).toEqual({ text: '4200', from: '2026-01-01', to: '', stuck: '', page: 2 });
  expect(paymentsPath(filter)).toBe('/desk/payments?text=4200&from=2026-01-01&page=2');
  expect(paymentsPath(readPaymentsFilter('?page=x&stuck=2'))).toBe('/desk/payments');
  expect(paymentsPath(readPaymentsFilter('?stuck=1'))).toBe('/desk/payments?stuck=1');
  const page: DeskPaymentPage = { items: [], page: 2, pages: 2, total: 21 };
  mall.answers['GET /desk/p/payments?text=4200&from=2026-01-01&page=2'] = { ...page, total: 0 };
  const sheet = { name: 'payments.csv', text: 'x', more: false };
  mall.answers['GET /desk/p/payments/export?text=4200&from=2026-01-01'] = sheet;
  const payments = createPayments(filter, { network: '', internal: '' });
  await payments.reload();
  expect(payments.$state.get().value?.page).toBe(2);
  expect(await payments.sheet.file()).toEqual(sheet);
});
