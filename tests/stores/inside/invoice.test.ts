import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InvoiceView } from '#contract/invoice/schema.ts';
import { invoicesPath, readInvoices } from '#src/lib/browser/invoice/invoice-url.ts';
import {
  createInvoiceFile,
  createInvoiceForm,
  createInvoiceList,
  createInvoicePage,
  createInvoiceTitles,
} from '#src/stores/inside/invoice.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
const VIEW = 'GET /oms/p/invoice?orderId=17';
const PERSON = { type: 10, title: '个人' } as const;
const UNIT = { type: 20, title: '某公司', taxNumber: '91440300MA5DA1XX0K' } as const;

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
});
afterEach(() => vi.unstubAllGlobals());

describe('the page of an invoice', () => {
  it('shows it', async () => {
    mall.answers[VIEW] = { state: 'issued' };
    const page = createInvoicePage('17', words);
    await page.reload();
    expect(page.value()?.state).toBe('issued');
  });

  it('has a file, and says when it could not be read', async () => {
    const file = createInvoiceFile('17', words);
    expect(await file.read()).toBeUndefined();
    expect($toasts.get()[0]?.text).toBe('网络');
    mall.answers['GET /oms/p/invoice/file?orderId=17'] = { name: 'a.pdf', base64: 'JVBERg==' };
    expect((await file.read())?.name).toBe('a.pdf');
  });

  it('of no order is loaded as nothing', async () => {
    const page = createInvoicePage('', words);
    await page.reload();
    expect(page.$state.get()).toEqual({ state: 'loaded', value: undefined });
  });
});

it('the list of invoices is that of a tab and page, or says that it could not be loaded', async () => {
  const first = readInvoices('?tab=issued&page=2');
  const list = createInvoiceList(first, words);
  await list.reload();
  expect(list.$state.get()).toMatchObject({ state: 'failed' });
  mall.answers['GET /oms/p/invoices?tab=issued&page=2'] = { items: [{ orderId: '17' }], page: 2, pages: 2, total: 11 };
  await list.reload();
  expect(list.value()?.items).toEqual([{ orderId: '17' }]);
  expect([invoicesPath(first), invoicesPath(readInvoices('?tab=x'))]).toEqual([
    '/user-center/uc-invoice?tab=issued&page=2',
    '/user-center/uc-invoice',
  ]);
});

describe('asking for an invoice', () => {
  const open = () => createInvoiceForm('17', PERSON, words, (key) => key);

  it('says what is missing at its field, until it is there', async () => {
    const form = open();
    form.set({ type: 20, title: '某公司' });
    expect(await form.send()).toBeUndefined();
    expect(form.$failure.get()).toEqual({ field: 'taxNumber', text: 'taxNumberRequired' });
    form.set({ taxNumber: '9144 0300 ma5d a1xx 0k' });
    expect(form.$failure.get()).toBeUndefined();
    mall.answers['POST /oms/p/invoice'] = (body: unknown) => ({ ...(body as object), state: 'requested' });
    expect(await form.send()).toEqual({ orderId: '17', invoice: UNIT, state: 'requested' } as Partial<InvoiceView>);
  });

  it('says why it was refused', async () => {
    const form = open();
    mall.answers['POST /oms/p/invoice'] = new Refusal('发票已开具，不能再修改');
    expect(await form.send()).toBeUndefined();
    expect(form.$failure.get()).toEqual({ text: '发票已开具，不能再修改' });
  });
});

it('earlier titles are loaded once, by type; without them nothing is offered', async () => {
  const titles = createInvoiceTitles();
  await titles.load();
  expect(titles.of(10)).toEqual([]);
  mall.answers['GET /oms/p/invoice/titles'] = { titles: [UNIT, PERSON] };
  await titles.load();
  await titles.load();
  expect([titles.of(10), titles.of(20), mall.calls().length]).toEqual([[PERSON], [UNIT], 2]);
});
