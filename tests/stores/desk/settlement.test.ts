import { expect, it } from 'vitest';
import type { StatementView } from '#contract/settlement/desk.schema.ts';
import {
  adjustmentsPath,
  entriesPath,
  merchantsPath,
  readAdjustments,
  readEntries,
  readMerchants,
  readStatements,
  statementPath,
  statementsPath,
} from '#src/lib/browser/desk/settlement-url.ts';
import { signedPrice } from '#src/lib/shared/price.ts';
import {
  createAdjustments,
  createBalance,
  createCommission,
  createEntries,
  createMerchants,
  createOrderDue,
  createRate,
  createStatement,
  createStatements,
} from '#src/stores/desk/settlement.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
const EMPTY = { items: [], page: 1, pages: 1, total: 0 };
const BASE = '/desk/p/settlement';

it('amounts below zero have their sign in front', () => {
  expect([signedPrice(-50), signedPrice(-123_456), signedPrice(0)]).toEqual(['−¥0.50', '−¥1,234.56', '¥0.00']);
});

it('the ledger is what the address says', async () => {
  const mall = stubMall();
  const filter = readEntries('?shopId=2&kind=sale&order=%2017%20&from=2026-06-01&page=2&statement=x');
  expect(filter).toMatchObject({ shopId: '2', kind: 'sale', order: '17', statement: undefined, page: 2 });
  expect(entriesPath(filter)).toBe('/desk/settlement?shopId=2&kind=sale&order=17&from=2026-06-01&page=2');
  const query = 'shopId=2&kind=sale&order=17&from=2026-06-01';
  mall.answers[`GET ${BASE}/entries?${query}&page=2`] = { ...EMPTY, page: 2 };
  mall.answers[`GET ${BASE}/entries/export?${query}`] = { name: 'a.csv', text: '', more: false };
  const list = createEntries(filter, words);
  await list.reload();
  expect(list.value()?.page).toBe(2);
  expect((await list.sheet.file())?.name).toBe('a.csv');
});

it('the balance is of the own shop, or of the one that is asked for', async () => {
  const mall = stubMall();
  mall.answers[`GET ${BASE}/balance`] = { available: 1 };
  mall.answers[`GET ${BASE}/balance?shopId=2`] = { available: 2 };
  for (const [shopId, available] of [
    ['', 1],
    ['2', 2],
  ] as const) {
    const balance = createBalance(shopId, words);
    await balance.reload();
    expect(balance.value()).toEqual({ available });
  }
});

it('statements are listed by status', async () => {
  const mall = stubMall();
  expect([statementsPath(readStatements('?status=20')), statementPath(7)]).toEqual([
    '/desk/statements?status=20',
    '/desk/statements/7',
  ]);
  mall.answers[`GET ${BASE}/statements?status=20`] = EMPTY;
  const list = createStatements(readStatements('?status=20'), words);
  await list.reload();
  expect(list.value()?.total).toBe(0);
});

it('a statement is confirmed, disputed and answered; who comes too late sees how it is now', async () => {
  const mall = stubMall();
  const view = (status: number) => ({ id: 7, status, disputes: [] }) as unknown as StatementView;
  mall.answers[`GET ${BASE}/statements/7`] = view(10);
  const statement = createStatement('7', words);
  await statement.reload();
  const status = () => statement.$state.get().value?.status;
  expect(status()).toBe(10);
  mall.answers[`POST ${BASE}/statements/7/confirm`] = new Refusal('已变化');
  mall.answers[`GET ${BASE}/statements/7`] = view(20);
  expect([await statement.confirm(), status()]).toEqual([false, 20]);
  mall.answers[`POST ${BASE}/statements/7/confirm`] = view(30);
  expect([await statement.confirm(), status()]).toEqual([true, 30]);
  mall.answers[`POST ${BASE}/statements/7/dispute`] = view(20);
  expect(await statement.dispute(3, '不对')).toBe(true);
  expect(mall.last()?.body).toEqual({ entryId: 3, reason: '不对' });
  mall.answers[`POST ${BASE}/statements/7/answer`] = view(30);
  await statement.answer(4, '核对无误', undefined);
  expect(mall.last()?.body).toEqual({ disputeId: 4, answer: '核对无误' });
  await statement.answer(4, '补', 100);
  expect(mall.last()?.body).toEqual({ disputeId: 4, answer: '补', amount: 100 });
  expect(await statement.file()).toBeUndefined();
  mall.answers[`GET ${BASE}/statements/7/file`] = { name: 'a.pdf', base64: '' };
  expect((await statement.file())?.name).toBe('a.pdf');
  mall.answers[`GET ${BASE}/entries?statement=7`] = EMPTY;
  await statement.entries.reload();
  expect(statement.entries.value()?.total).toBe(0);
});

it('merchants have figures, terms and adjustments', async () => {
  const mall = stubMall();
  const filter = readMerchants('?text=茶&to=2026-06-30');
  expect(merchantsPath(filter)).toBe(`/desk/merchants?text=${encodeURIComponent('茶')}&to=2026-06-30`);
  const query = `text=${encodeURIComponent('茶')}&to=2026-06-30`;
  mall.answers[`GET ${BASE}/shops?${query}`] = EMPTY;
  mall.answers[`GET ${BASE}/shops/export?${query}`] = { name: 'a.csv', text: '', more: false };
  const list = createMerchants(filter, words);
  await list.reload();
  expect((await list.sheet.file())?.name).toBe('a.csv');
  mall.answers[`PUT ${BASE}/shops/2`] = null;
  expect(await list.saveTerms(2, { rate: 300, period: 'week' })).toBe(true);
  mall.answers[`POST ${BASE}/adjustments`] = null;
  expect(await list.adjust({ shopId: 2, amount: -100, reason: '罚款' })).toBe(true);
});

it('adjustments wait for a second person', async () => {
  const mall = stubMall();
  expect(adjustmentsPath(readAdjustments('?shopId=2'))).toBe('/desk/adjustments?shopId=2');
  mall.answers[`GET ${BASE}/adjustments`] = EMPTY;
  const list = createAdjustments(readAdjustments(''), words);
  mall.answers[`POST ${BASE}/adjustments/5/decide`] = null;
  expect(await list.decide(5, true)).toBe(true);
  expect(list.value()?.total).toBe(0);
});

it('rates of categories are saved one by one', async () => {
  const mall = stubMall();
  mall.answers[`GET ${BASE}/commission`] = { mall: 500, categories: [] };
  mall.answers[`PUT ${BASE}/commission/3`] = null;
  const rules = createCommission(words);
  expect(await rules.save(3, null)).toBe(true);
  expect(rules.$state.get().value?.mall).toBe(500);
});

it('an order says what it brings, a price what is left of it', async () => {
  const mall = stubMall();
  mall.answers[`GET ${BASE}/orders/17`] = { due: 1, lines: [] };
  const due = createOrderDue('17', words);
  await due.reload();
  expect(due.value()?.due).toBe(1);
  const rate = createRate();
  await rate.load(undefined, 3);
  expect(rate.$rate.get()).toBeUndefined();
  mall.answers[`GET ${BASE}/rate?shopId=2&category=3`] = { rate: 500 };
  await Promise.all([rate.load(2, 4), rate.load(2, 3)]);
  expect(rate.$rate.get()).toBe(500);
  await rate.load(2, 4);
  expect(rate.$rate.get()).toBeUndefined();
});
