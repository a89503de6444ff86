import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { OwnMessages, UnreadMessages } from '#contract/message/schema.ts';
import { MESSAGE_DAYS, MESSAGE_PAGE } from '#contract/message/values.ts';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Tx } from '#mall/db/open.ts';
import { message } from '#mall/message/message.tables.ts';
import { dropOldMessages, notify } from '#mall/message/message.ts';
import { expireTrades, receiveOverdue } from '#mall/order/order.ts';
import {
  type Buyer,
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  oneOf,
  payTrade,
  setAutoAccept,
  statusOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { messagesOf } from '../../helpers/mall/message.ts';
import { later } from '../../helpers/mall/time.ts';

const SHOP = 2;
const NONE = { order: 0, promotion: 0, service: 0, system: 0 };

let mall: TestMall;
let staff: Awaited<ReturnType<typeof makeOperator>>;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  staff = await makeOperator(mall, SHOP);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

/** A paid order of the shop. */
async function paid(buyer: Buyer): Promise<string> {
  const { skuId } = await makeGoods(mall, { shopId: SHOP });
  const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
  await payTrade(mall, tradeId);
  return orderIds[0] ?? '';
}
const ship = async (order: string) => {
  need(await staff.post(`${order}/accept`));
  return staff.post(`${order}/ship`, { carrier: '顺丰', number: 'SF1234567890123' });
};
const write = (buyer: Buyer, about: string | number, event: 'orderExpired' | 'passwordChanged' = 'orderExpired') =>
  mall.db.transaction((tx: Tx) => {
    const told = { accountId: buyer.accountId, about };
    return event === 'orderExpired'
      ? notify(tx, event, [{ ...told, params: { order: `${about}` } }], mall.now.now)
      : notify(tx, event, [{ ...told, params: { at: mall.now.now.toISOString() } }], mall.now.now);
  });
const change = <T = UnreadMessages>(buyer: Buyer, path: string, body: unknown = {}) =>
  mall.call<T>('POST', `/api/app/p/messages${path}`, { token: buyer.token, body });
const remove = (buyer: Buyer, id: number) =>
  mall.call<UnreadMessages>('DELETE', `/api/app/p/messages/${id}`, { token: buyer.token });
const unread = async (buyer: Buyer) =>
  need(await mall.call<UnreadMessages>('GET', '/api/app/p/messages/unread', { token: buyer.token }));

describe('what happens to an order', () => {
  it('is told when it is shipped, in the language of the reader', async () => {
    const buyer = await makeBuyer(mall);
    const order = await paid(buyer);
    expect((await messagesOf(mall, buyer)).items).toEqual([]);
    need(await ship(order));
    const link = `/user-center/order-detail?id=${order}`;
    const zh = await messagesOf(mall, buyer);
    expect(zh).toMatchObject({ total: 1, unread: { total: 1, kinds: { ...NONE, order: 1 } } });
    expect(zh.items).toMatchObject([{ kind: 'order', title: '订单已发货', link, read: false }]);
    expect(zh.items[0]?.text).toBe(`订单${order}已由顺丰速运承运，运单号SF1234567890123。`);
    const en = await messagesOf(mall, buyer, '', 'en');
    expect(en.items[0]).toMatchObject({ title: 'Your order is on its way', link });
    expect(en.items[0]?.text).toContain('SF Express');
  });

  it('is told once, however many operators ship it at once', async () => {
    const buyer = await makeBuyer(mall);
    const order = await paid(buyer);
    need(await staff.post(`${order}/accept`));
    const sent = { carrier: '顺丰', number: 'SF1234567890123' };
    await Promise.all(Array.from({ length: 20 }, () => staff.post(`${order}/ship`, sent)));
    expect((await messagesOf(mall, buyer)).total).toBe(1);
  });

  it('is told when the shop refuses it, with what goes back', async () => {
    const buyer = await makeBuyer(mall);
    const order = await paid(buyer);
    need(await staff.post(`${order}/refuse`, { reason: '缺货' }));
    const { items } = await messagesOf(mall, buyer);
    expect(items).toMatchObject([{ title: '商家取消了订单' }]);
    expect(items[0]?.text).toMatch(/原因：缺货。¥\d+\.\d\d将按原支付方式退回。$/);
  });

  it('is not told of what the shopper did', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { shopId: SHOP });
    const open = await buyer.buy(oneOf(skuId));
    need(await buyer.post(`/orders/${open.orderIds[0]}/cancel`, { reason: '10' }));
    need(await buyer.post(`/orders/${await paid(buyer)}/cancel`, { reason: '10' }));
    expect((await messagesOf(mall, buyer)).items).toEqual([]);
  });

  it('is told when nobody pays for it, and when nobody confirms that it came, by several nodes at once', async () => {
    const buyer = await makeBuyer(mall);
    const shipped = await paid(buyer);
    need(await ship(shipped));
    const { skuId } = await makeGoods(mall, { shopId: SHOP });
    const { orderIds } = await buyer.buy(oneOf(skuId));
    later(mall, NUMBERS.autoReceipt);
    await Promise.all([1, 2, 3].flatMap(() => [expireTrades(mall), receiveOverdue(mall)]));
    expect(await statusOf(mall, shipped)).toBe(ORDER_STATUS.COMPLETED);
    const titles = (await messagesOf(mall, buyer)).items.map(({ title, link }) => [title, link.split('=')[1]]);
    expect(titles).toHaveLength(3);
    expect(titles).toContainEqual(['订单超时未支付，已取消', orderIds[0]]);
    expect(titles).toContainEqual(['订单已自动确认收货', shipped]);
  });
});

describe('a message', () => {
  it('is written once for what it tells of, also after it was deleted', async () => {
    const buyer = await makeBuyer(mall);
    await Promise.all(Array.from({ length: 10 }, () => write(buyer, `once${buyer.accountId}`)));
    const [one] = (await messagesOf(mall, buyer)).items;
    need(await remove(buyer, one?.id ?? 0));
    await write(buyer, `once${buyer.accountId}`);
    expect((await messagesOf(mall, buyer)).total).toBe(0);
  });

  it('is not there when what it tells of was given up', async () => {
    const buyer = await makeBuyer(mall);
    const failed = mall.db.transaction(async (tx) => {
      const told = { accountId: buyer.accountId, about: `given-up${buyer.accountId}`, params: { order: '1' } };
      await notify(tx, 'orderExpired', [told], mall.now.now);
      throw new Error('given up');
    });
    await expect(failed).rejects.toThrow('given up');
    expect((await messagesOf(mall, buyer)).total).toBe(0);
  });

  it('is read, deleted and restored by its shopper alone', async () => {
    const [buyer, other] = [await makeBuyer(mall), await makeBuyer(mall)];
    await write(buyer, `own${buyer.accountId}`);
    const id = (await messagesOf(mall, buyer)).items[0]?.id ?? 0;
    expect((await messagesOf(mall, other)).total).toBe(0);
    for (const path of [`/${id}/read`, `/${id}/restore`]) expect((await change(other, path)).status).toBe(404);
    expect((await remove(other, id)).status).toBe(404);
    need(await change(other, '/read', { upTo: id }));
    expect(await unread(buyer)).toEqual({ total: 1, kinds: { ...NONE, order: 1 } });

    expect(need(await change(buyer, `/${id}/read`))).toEqual({ total: 0, kinds: NONE });
    expect(need(await change(buyer, `/${id}/read`)).total).toBe(0);
    expect((await messagesOf(mall, buyer)).items).toMatchObject([{ id, read: true }]);
    need(await remove(buyer, id));
    expect((await remove(buyer, id)).status).toBe(404);
    expect((await change(buyer, `/${id}/read`)).status).toBe(404);
    expect((await messagesOf(mall, buyer)).total).toBe(0);
    need(await change(buyer, `/${id}/restore`));
    need(await change(buyer, `/${id}/restore`));
    expect((await messagesOf(mall, buyer)).items).toMatchObject([{ id, read: true }]);
  });

  it('of a version to come is left out', async () => {
    const buyer = await makeBuyer(mall);
    const row = { accountId: buyer.accountId, kind: 'system', params: {}, createdAt: mall.now.now } as const;
    await mall.db.insert(message).values({ ...row, event: 'toString', key: `toString${buyer.accountId}` });
    expect((await messagesOf(mall, buyer)).items).toEqual([]);
  });

  it('goes after 180 days', async () => {
    const buyer = await makeBuyer(mall);
    await write(buyer, `old${buyer.accountId}`);
    later(mall, MESSAGE_DAYS * DAY_MS);
    await dropOldMessages(mall);
    expect((await messagesOf(mall, buyer)).total).toBe(1);
    later(mall, 1);
    expect(await dropOldMessages(mall)).toBeGreaterThan(0);
    expect(await mall.db.$count(message, eq(message.accountId, buyer.accountId))).toBe(0);
    expect(await dropOldMessages(mall)).toBe(0);
  });
});

describe('the list', () => {
  it('is by kind, in pages, the newest first', async () => {
    const buyer = await makeBuyer(mall);
    for (let n = 0; n <= MESSAGE_PAGE; n += 1) await write(buyer, `list${buyer.accountId}-${n}`);
    await write(buyer, `list${buyer.accountId}`, 'passwordChanged');
    const all = await messagesOf(mall, buyer);
    expect(all).toMatchObject({ page: 1, pages: 2, total: MESSAGE_PAGE + 2 });
    expect(all.items.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id).sort((a, b) => b - a));
    expect(all.items[0]).toMatchObject({ kind: 'system', title: '登录密码已修改' });
    const second = await messagesOf(mall, buyer, '?kind=order&page=2');
    expect(second).toMatchObject({ page: 2, pages: 2, total: MESSAGE_PAGE + 1 });
    expect(second.items).toHaveLength(1);
    expect(await messagesOf(mall, buyer, '?kind=service')).toMatchObject({ items: [], total: 0, pages: 1 });
    const { envelope } = await mall.call('GET', '/api/app/p/messages?kind=other', { token: buyer.token });
    expect(envelope.code).toBe('A00002');
  });

  it('is read as far as it was seen, of one kind or of all', async () => {
    const buyer = await makeBuyer(mall);
    const about = `seen${buyer.accountId}`;
    await write(buyer, `${about}-1`);
    await write(buyer, about, 'passwordChanged');
    const seen: OwnMessages = await messagesOf(mall, buyer);
    await write(buyer, `${about}-2`);
    const upTo = seen.items[0]?.id;
    expect(need(await change(buyer, '/read', { kind: 'order', upTo }))).toEqual({
      total: 2,
      kinds: { ...NONE, order: 1, system: 1 },
    });
    expect(need(await change(buyer, '/read', { upTo })).total).toBe(1);
    expect((await change(buyer, '/read', {})).envelope.code).toBe('A00002');
  });
});
