import { expect, it } from 'vitest';
import { INVOICE_FILE_BYTES } from '#contract/invoice/values.ts';
import { invoicesPath, readInvoicesFilter } from '#src/lib/browser/desk/invoice-url.ts';
import { createInvoices, createIssue } from '#src/stores/desk/invoice.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };

it('invoices are what the address says', async () => {
  const mall = stubMall();
  const filter = readInvoicesFilter('?tab=issued&text=%20A1%20&page=2');
  expect(filter).toEqual({ tab: 'issued', text: 'A1', page: 2 });
  expect(invoicesPath(filter)).toBe('/desk/invoices?tab=issued&text=A1&page=2');
  expect(invoicesPath(readInvoicesFilter('?tab=x'))).toBe('/desk/invoices');
  mall.answers['GET /desk/p/invoices?tab=issued&text=A1&page=2'] = { items: [], page: 2, pages: 2, total: 0 };
  const list = createInvoices(filter, words);
  await list.reload();
  expect(list.value()?.page).toBe(2);
  expect(await list.file('17')).toBeUndefined();
  mall.answers['GET /desk/p/invoice/file?orderId=17'] = { name: 'a.pdf', base64: '' };
  expect((await list.file('17'))?.name).toBe('a.pdf');
});

it('an invoice is issued with a number, and with a file where one is to be sent', async () => {
  const mall = stubMall();
  const issue = createIssue({ orderId: '17', mark: 'm' }, '2026-06-15', words, (error) => error);
  const failure = () => issue.$failure.get()?.text;
  issue.set({ number: 'x' });
  expect([await issue.send(), failure()]).toEqual([false, 'numberError']);
  issue.set({ number: ' 12345678 ', own: true });
  expect(failure()).toBe('fileMissing');
  issue.set({ file: new File([new Uint8Array(INVOICE_FILE_BYTES + 1)], 'a.pdf') });
  expect(failure()).toBe('fileHint');
  issue.set({ file: new File(['%PDF-'], 'a.pdf') });
  expect(failure()).toBeUndefined();
  mall.answers['POST /desk/p/invoice/issue'] = new Refusal('变动');
  expect([await issue.send(), failure()]).toEqual([false, '变动']);
  mall.answers['POST /desk/p/invoice/issue'] = null;
  expect(await issue.send()).toBe(true);
  const sent = mall.last()?.body as FormData;
  expect([sent.get('number'), sent.get('mark'), (sent.get('file') as File).size]).toEqual(['12345678', 'm', 5]);
  issue.set({ own: false });
  expect(await issue.send()).toBe(true);
  const again = mall.last()?.body as FormData;
  expect(again.has('file')).toBe(false);
});
