import { beforeEach, describe, expect, it } from 'vitest';
import { readShoppersFilter, shopperPath, shoppersPath } from '#src/lib/browser/desk/shopper-url.ts';
import { createConnections, createPaymentTest, createSmsTest } from '#src/stores/desk/connection.ts';
import { createDeskShopper, createShoppers } from '#src/stores/desk/shopper.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: 'no network', internal: 'slipped' };
const ONE = '/desk/p/shoppers/7';

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
  mall.answers[`GET ${ONE}`] = { id: 7, locked: null, sessions: [] };
});

it('shoppers are what the address says, and their file is of all pages', async () => {
  const filter = readShoppersFilter('?text=%2013800138000&from=2026-01-01&to=x&locked=1&page=2');
  expect(filter).toEqual({ text: '13800138000', from: '2026-01-01', to: '', locked: '1', page: 2 });
  const query = 'text=13800138000&from=2026-01-01&locked=1';
  expect(shoppersPath(filter)).toBe(`/desk/shoppers?${query}&page=2`);
  expect(shoppersPath(readShoppersFilter('?locked=2'))).toBe('/desk/shoppers');
  expect(shopperPath(7)).toBe('/desk/shoppers/7');
  mall.answers[`GET /desk/p/shoppers?${query}&page=2`] = { items: [], page: 2, pages: 2, total: 0 };
  const sheet = { name: 'shoppers.csv', text: 'x', more: false };
  mall.answers[`GET /desk/p/shoppers/export?${query}`] = sheet;
  const shoppers = createShoppers(filter, words);
  await shoppers.reload();
  expect(shoppers.$state.get().value?.page).toBe(2);
  expect(await shoppers.sheet.file()).toEqual(sheet);
});

describe('one shopper', () => {
  it('is shown with the whole number on a press', async () => {
    const store = createDeskShopper('7', words);
    await store.reload();
    mall.answers[`GET ${ONE}/mobile`] = { mobile: '13800138000' };
    expect(store.$mobile.get()).toBeUndefined();
    await store.look();
    expect(store.$mobile.get()).toBe('13800138000');
  });

  it('is locked, unlocked and logged out, and shown as it stands then', async () => {
    const store = createDeskShopper('7', words);
    mall.answers[`POST ${ONE}/lock`] = null;
    mall.answers[`POST ${ONE}/unlock`] = new Refusal('changed meanwhile');
    mall.answers[`DELETE ${ONE}/sessions`] = null;
    mall.answers[`DELETE ${ONE}/sessions/abc`] = null;
    expect(await store.lock('why')).toBe(true);
    expect(mall.sent.find(({ call }) => call === `POST ${ONE}/lock`)?.body).toEqual({ reason: 'why' });
    expect(await store.unlock()).toBe(false);
    expect($toasts.get().map(({ text }) => text)).toEqual(['changed meanwhile']);
    expect([await store.endSession('abc'), await store.endSessions()]).toEqual([true, true]);
    expect(mall.calls().filter((call) => call === `GET ${ONE}`)).toHaveLength(4);
  });
});

it('connections are shown, and a test says what came of it', async () => {
  mall.answers['GET /desk/p/connections'] = { sms: { name: 'outbox', real: false }, payments: [] };
  const connections = createConnections(words);
  await connections.reload();
  expect(connections.$state.get().value?.payments).toEqual([]);
  const result = { ok: false, ms: 3, reason: 'SIGN_ERROR' };
  mall.answers['POST /desk/p/connections/payment'] = result;
  const test = createPaymentTest(words);
  expect(await test.run('wechat')).toBe(true);
  expect(test.$result.get()).toEqual(result);
  mall.answers['POST /desk/p/connections/sms'] = new Refusal('too many');
  const sms = createSmsTest(words);
  expect(await sms.run('13800138000')).toBe(false);
  expect([sms.$result.get(), sms.$failure.get()?.text]).toEqual([undefined, 'too many']);
});
