import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BulkReport, DeskOrderPage } from '#contract/order/desk.schema.ts';
import { readDeskFilter } from '#src/lib/browser/desk/order-url.ts';
import { createDeskHome } from '#src/stores/desk/dashboard.ts';
import { $news, watchNews } from '#src/stores/desk/news.ts';
import { createDeskMoves, createDeskOrder } from '#src/stores/desk/order.ts';
import { createDeskOrders } from '#src/stores/desk/order-list.ts';
import { createParcelFile } from '#src/stores/desk/parcel-file.ts';
import { createSlips } from '#src/stores/desk/slips.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { Refusal, stubMall } from '../../helpers/browser/answers.ts';

const words = { network: '网络', internal: '出错' };
const LIST = 'GET /desk/p/orders';
const page = (ids: string[]) =>
  ({ items: ids.map((id) => ({ id })), page: 1, pages: 1, total: ids.length, counts: {} }) as unknown as DeskOrderPage;
const REPORT: BulkReport = { rows: [{ line: 1, order: '1', outcome: 'done' }], good: 1, bad: 0 };

let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  mall = stubMall();
  $toasts.set([]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('orders of the desk', () => {
  it('are chosen one by one, all at once, and not any more when others are shown', async () => {
    mall.answers[LIST] = page(['1', '2']);
    mall.answers[`${LIST}?tab=toSend`] = page(['2']);
    const orders = createDeskOrders(readDeskFilter(''), words);
    await orders.reload();
    orders.toggle('1');
    orders.toggle('2');
    orders.toggle('1');
    expect([...orders.$chosen.get()]).toEqual(['2']);
    orders.choose(['1', '2']);
    await orders.show(readDeskFilter('?tab=toSend'));
    expect(orders.$chosen.get().size).toBe(0);
  });

  it('are accepted and shipped many at once; what became of them stays until it is read', async () => {
    mall.answers[LIST] = page(['1']);
    mall.answers['POST /desk/p/bulk/accept'] = REPORT;
    mall.answers['POST /desk/p/bulk/ship'] = REPORT;
    const orders = createDeskOrders(readDeskFilter(''), words);
    orders.choose(['1']);
    expect(await orders.accept(['1'])).toBe(true);
    expect(orders.$report.get()).toEqual(REPORT);
    expect(orders.$chosen.get().size).toBe(0);
    orders.forgetReport();
    expect(await orders.ship([{ order: '1', carrier: 'SF', number: 'SF1234567890123' }])).toBe(true);
    expect(orders.$report.get()).toEqual(REPORT);
  });

  it('are a file with the filters of the list, on whatever page', async () => {
    const sheet = { name: 'orders.csv', text: 'x', more: true };
    mall.answers['GET /desk/p/orders/export?tab=toSend&from=2026-01-01'] = sheet;
    const orders = createDeskOrders(readDeskFilter('?tab=toSend&from=2026-01-01&page=3'), words);
    expect(await orders.sheet.file()).toEqual(sheet);
  });

  it('show a whole mobile number when somebody asks for it, and say why not', async () => {
    mall.answers['GET /desk/p/orders/1/mobile'] = { mobile: '13800138000' };
    const order = createDeskOrder('1', words);
    expect(order.$mobile.get()).toBeUndefined();
    expect(await order.look()).toBe(true);
    expect(order.$mobile.get()).toBe('13800138000');
    mall.answers['GET /desk/p/orders/1/mobile'] = new Refusal('not now');
    expect(await order.look()).toBe(false);
    expect($toasts.get().map(({ text }) => text)).toEqual(['not now']);
  });

  it('stay chosen when they could not be sent', async () => {
    mall.answers[LIST] = page(['1']);
    const orders = createDeskOrders(readDeskFilter(''), words);
    await orders.reload();
    orders.choose(['1']);
    expect(await orders.accept(['1'])).toBe(false);
    expect([...orders.$chosen.get()]).toEqual(['1']);
    expect($toasts.get()[0]?.text).toBe(words.network);
  });
});

describe('one order', () => {
  it('is missing when it is another shop’s', async () => {
    mall.answers['GET /desk/p/orders/1'] = new Refusal('没有', undefined, 404);
    const order = createDeskOrder('1', words);
    await order.reload();
    expect(order.$state.get()).toEqual({ state: 'loaded', value: undefined });
  });

  it('is moved, each move by its call, and a toast says why it did not go', async () => {
    const moves = createDeskMoves('1', words);
    for (const name of ['accept', 'ship', 'refuse']) mall.answers[`POST /desk/p/orders/1/${name}`] = null;
    expect(await moves.move({ move: 'accept' })).toBe(true);
    expect(await moves.move({ move: 'ship', carrier: 'SF', number: 'SF1' })).toBe(true);
    expect(await moves.move({ move: 'refuse', reason: '缺货' })).toBe(true);
    mall.answers['POST /desk/p/orders/1/finish'] = new Refusal('状态已变');
    expect(await moves.move({ move: 'finish' })).toBe(false);
    expect($toasts.get()[0]?.text).toBe('状态已变');
  });
});

describe('what the desk writes about an order', () => {
  it('is sent, and what is there now is shown', async () => {
    mall.answers['GET /desk/p/orders/1'] = { id: '1' };
    mall.answers['PUT /desk/p/orders/1/parcels/7'] = null;
    mall.answers['POST /desk/p/orders/1/notes'] = null;
    mall.answers['PUT /desk/p/orders/1/tags'] = new Refusal('too many');
    const order = createDeskOrder('1', words);
    expect(await order.correct(7, { carrier: 'SF', number: 'SF1234567890123' })).toBe(true);
    expect(await order.note('call first')).toBe(true);
    expect(await order.tag(['gift'])).toBe(false);
    expect($toasts.get().map(({ text }) => text)).toEqual(['too many']);
    expect(order.$state.get()).toMatchObject({ state: 'loaded', value: { id: '1' } });
  });
});

describe('a file of tracking numbers', () => {
  it('is looked through first; other words have to be looked through again', async () => {
    mall.answers['POST /desk/p/bulk/csv'] = REPORT;
    const file = createParcelFile(words);
    await file.read({ arrayBuffer: async () => new TextEncoder().encode('a,b,c').buffer } as unknown as File);
    expect(file.$text.get()).toBe('a,b,c');
    expect(await file.check()).toBe(true);
    expect([file.$report.get(), file.$applied.get()]).toEqual([REPORT, false]);
    expect(await file.apply()).toBe(true);
    expect(file.$applied.get()).toBe(true);
    file.write('d');
    expect([file.$report.get(), file.$applied.get()]).toEqual([undefined, false]);
  });
});

describe('news', () => {
  const stubNews = (paid: number, now: string) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify({ success: true, code: '00000', data: { paid, now } }))),
    );
  };

  it('are counted from the first answer of the mall’s clock on, and from when they were seen', async () => {
    vi.useFakeTimers();
    stubNews(7, '2026-06-15T04:00:00.000Z');
    const watch = watchNews();
    await vi.advanceTimersByTimeAsync(0);
    expect($news.get()).toBe(0);
    stubNews(2, '2026-06-15T04:00:20.000Z');
    await vi.advanceTimersByTimeAsync(20_000);
    expect($news.get()).toBe(2);
    const [[url]] = vi.mocked(fetch).mock.calls as unknown as [[string]];
    expect(url).toContain(encodeURIComponent('2026-06-15T04:00:00.000Z'));
    watch.seen();
    expect($news.get()).toBe(0);
    stubNews(0, '2026-06-15T04:00:40.000Z');
    await vi.advanceTimersByTimeAsync(20_000);
    const [[again]] = vi.mocked(fetch).mock.calls as unknown as [[string]];
    expect(again).toContain(encodeURIComponent('2026-06-15T04:00:20.000Z'));
    watch.stop();
  });

  it('are asked for again after a failure, and not while nobody looks', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    const watch = watchNews();
    await vi.advanceTimersByTimeAsync(0);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    hidden.mockRestore();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fetch).toHaveBeenCalledTimes(2);
    watch.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

it('the home has what waits and the days that are asked for', async () => {
  mall.answers['GET /desk/p/home'] = { waiting: [], today: null, now: '' };
  mall.answers['GET /desk/p/home/series?days=30'] = { days: [], counting: false };
  mall.answers['GET /desk/p/home/series?days=7'] = { days: [{ day: '2026-06-15' }] };
  const home = createDeskHome(words);
  await home.reload();
  expect(home.$series.get()).toEqual({ state: 'loaded', value: { days: [], counting: false } });
  await home.look(7);
  expect(home.$days.get()).toBe(7);
  expect(home.$series.get()).toMatchObject({ state: 'loaded', value: { days: [{ day: '2026-06-15' }] } });
});

it('slips are those of the orders named, and none without any', async () => {
  mall.answers['GET /desk/p/slips?ids=1%2C2'] = [{ id: '1' }];
  const slips = createSlips(['1', '2'], words);
  await slips.reload();
  expect(slips.value()).toEqual([{ id: '1' }]);
  const none = createSlips([], words);
  await none.reload();
  expect(none.value()).toEqual([]);
});
