import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  CHAT_DEFAULTS,
  type Colleague,
  type TalkGoods,
  type TalkOrders,
  type TalkRefunds,
  type Talks,
} from '#contract/chat/desk.schema.ts';
import { CHAT_CLOSE } from '#contract/chat/values.ts';
import { chatDesk, chatMessage } from '#mall/chat/chat.tables.ts';
import { footprint } from '#mall/footprint/footprint.tables.ts';
import { refusedStatus } from '../../helpers/chat/bare-client.ts';
import { makeServer, makeTalker, serveMall } from '../../helpers/chat/service.ts';
import { brokenRules, makeBuyer, makeGoods, need, payTrade, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { refundsBy } from '../../helpers/mall/refund.ts';

const SHOP = 3;

let mall: TestMall;
let site: Awaited<ReturnType<typeof serveMall>>;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  site = await serveMall(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(async () => {
  site.close();
  await mall.close();
});

const staff = (shopId: number | null = SHOP) => makeServer(mall, site.origin, shopId);

/** A shopper who waits. */
async function asking(shopId = SHOP, text = '有人吗') {
  const talker = await makeTalker(mall, site.origin);
  const { id } = await talker.open(shopId);
  const client = await talker.connect();
  await client.taken(client.say(id, text));
  return { ...talker, id, client };
}

const talksOf = async (one: Awaited<ReturnType<typeof staff>>, tab: string) =>
  need(await one.call<Talks>('GET', `talks?tab=${tab}`));

describe('queue', () => {
  it('holds those who wait, of the own shop alone', async () => {
    const { id, client } = await asking();
    const [own, other] = [await staff(), await staff(4)];
    const { items, figures } = await talksOf(own, 'queue');
    expect(items.at(-1)).toMatchObject({ id, tab: 'queue', unread: 1, shopper: { online: true }, servedBy: null });
    // The mall's own words came after it.
    const talk = await mall.db.select().from(chatMessage).where(eq(chatMessage.conversationId, id));
    expect(talk.toSorted((one, other) => one.seq - other.seq).map(({ sender }) => sender)).toEqual(['shopper', 'auto']);
    expect(items.at(-1)?.last).toMatchObject({ from: 'shopper', text: '有人吗' });
    expect(figures.waiting).toBe(items.length);
    expect((await talksOf(other, 'queue')).items).toEqual([]);
    expect((await other.call('GET', `talks/${id}`)).status).toBe(404);
    expect((await other.take(id)).status).toBe(404);
    await client.close();
  });

  it('gives each to one of those who take it at once', async () => {
    const { id, client } = await asking();
    const people = await Promise.all(Array.from({ length: 5 }, () => staff()));
    const answers = await Promise.all(people.map((one) => one.take(id)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(answers.find(({ envelope }) => !envelope.success)?.envelope.msg).toContain('接走');
    const who = people[answers.findIndex(({ envelope }) => envelope.success)];
    await client.frame(({ data }) => data?.['event'] === 'served' && data['operatorId'] === who?.id);
    // Somebody may take it over from a colleague, knowing who serves.
    const over = people.find((one) => one !== who);
    expect((await over?.take(id, who?.id ?? 0))?.envelope.data).toMatchObject({ servedBy: { id: over?.id } });
    await client.close();
  });
});

describe('serving', () => {
  it('is for who serves alone: others get 15', async () => {
    const { id, client } = await asking();
    const [one, other] = [await staff(), await staff()];
    await one.take(id);
    const desk = await other.connect();
    const name = desk.say(id, '我来');
    expect(await desk.ofCode('15')).toMatchObject({ data: { conversation: id, id: name } });
    await Promise.all([client.close(), desk.close()]);
  });

  it('is handed over to colleagues of the same desk, or back to the queue', async () => {
    const { id, client } = await asking();
    const [one, two, foreign] = [await staff(), await staff(), await staff(4)];
    await one.take(id);
    const colleagues = need(await one.call<Colleague[]>('GET', 'colleagues')).map((each) => each.id);
    expect(colleagues).toContain(two.id);
    expect(colleagues).not.toContain(foreign.id);
    expect((await one.hand(id, foreign.id)).envelope.msg).toContain('不能接待');
    expect((await two.hand(id, one.id)).envelope.success).toBe(false);
    expect(need(await one.hand(id, two.id))).toMatchObject({ tab: 'others', servedBy: { id: two.id } });
    expect((await talksOf(one, 'others')).items.map((each) => each.id)).toContain(id);
    expect(need(await two.hand(id, null))).toMatchObject({ tab: 'queue' });
    await client.close();
  });

  it('ends, and begins anew with the next message', async () => {
    const { id, client } = await asking();
    const [one, other] = [await staff(), await staff()];
    await one.take(id);
    expect((await other.call('POST', `talks/${id}/end`, {})).envelope.success).toBe(false);
    expect(need(await one.call('POST', `talks/${id}/end`, {}))).toMatchObject({ tab: 'ended', unread: 0 });
    await client.taken(client.say(id, '还有一个问题'));
    expect((await talksOf(one, 'queue')).items.map((each) => each.id)).toContain(id);
    expect((await one.call('POST', 'talks/999999/end', {})).status).toBe(404);
    await client.close();
  });

  it('counts how long first answers took', async () => {
    const { id, client } = await asking(9);
    const one = await staff(9);
    await one.take(id);
    const desk = await one.connect();
    mall.now.now = new Date(mall.now.now.getTime() + 30_000);
    await desk.taken(desk.say(id, '来了'));
    await desk.taken(desk.say(id, '请讲'));
    expect((await talksOf(one, 'mine')).figures).toMatchObject({ answered: 1, firstAnswer: 30, open: 1, waiting: 0 });
    await Promise.all([client.close(), desk.close()]);
  });

  it('shows the shopper’s orders: of a shop its own, of the mall all', async () => {
    const buyer = await makeBuyer(mall);
    for (const shopId of [SHOP, 4]) {
      const { skuId } = await makeGoods(mall, { shopId });
      await buyer.buy({ from: 'sku', skuId, quantity: 1 });
    }
    const open = (shopId: number) =>
      mall.call<{ id: number }>('POST', '/im/p/user/conversations', { token: buyer.token, body: { shopId } });
    const [own, official] = [need(await open(SHOP)), need(await open(0))];
    const [shop, service] = [await staff(), await staff(null)];
    expect(need(await shop.call<TalkOrders>('GET', `talks/${own.id}/orders`))).toHaveLength(1);
    expect(need(await service.call<TalkOrders>('GET', `talks/${official.id}/orders`))).toHaveLength(2);
    for (const what of ['orders', 'refunds', 'goods'])
      expect((await shop.call('GET', `talks/${official.id}/${what}`)).status).toBe(404);
  });

  it('shows the shopper’s refunds and what they looked at: of a shop its own, of the mall all', async () => {
    const buyer = await makeBuyer(mall);
    const made = [await makeGoods(mall, { shopId: SHOP }), await makeGoods(mall, { shopId: 4 })];
    const trade = await buyer.buy({ from: 'sku', skuId: made[0]?.skuId ?? 0, quantity: 1 });
    await payTrade(mall, trade.tradeId);
    const refund = await refundsBy(mall, buyer).apply({ orderId: trade.orderIds[0] ?? '' });
    const seen = { accountId: buyer.accountId, seenAt: mall.now.now };
    await mall.db.insert(footprint).values(made.map(({ productId }) => ({ ...seen, productId })));
    const open = async (shopId: number) =>
      need(
        await mall.call<{ id: number }>('POST', '/im/p/user/conversations', { token: buyer.token, body: { shopId } }),
      );
    const [own, other, official] = [await open(SHOP), await open(4), await open(0)];
    const [shop, stranger, service] = [await staff(), await staff(4), await staff(null)];
    const of = async (one: typeof shop, id: number) => ({
      refunds: need(await one.call<TalkRefunds>('GET', `talks/${id}/refunds`)).map((row) => row.id),
      goods: need(await one.call<TalkGoods>('GET', `talks/${id}/goods`))
        .map((row) => row.id)
        .sort((a, b) => a - b),
    });
    const [first, second] = made.map(({ productId }) => productId);
    expect(await of(shop, own.id)).toEqual({ refunds: [refund], goods: [first] });
    expect(await of(stranger, other.id)).toEqual({ refunds: [], goods: [second] });
    expect(await of(service, official.id)).toEqual({ refunds: [refund], goods: [first, second] });
  });
});

describe('presence', () => {
  it('tells the other side with 11', async () => {
    const talker = await asking();
    const one = await staff();
    await one.take(talker.id);
    const desk = await one.connect();
    await talker.client.ofCode('11');
    const later = await makeTalker(mall, site.origin);
    await later.open(SHOP);
    const client = await later.connect();
    await desk.frame(({ code, data }) => code === '11' && data?.['userId'] === later.accountId);
    await Promise.all([client.close(), talker.client.close(), desk.close()]);
  });
});

describe('settings', () => {
  it('say when service is open and what is answered by itself', async () => {
    const one = await staff(7);
    expect(need(await one.call('GET', 'settings'))).toEqual(CHAT_DEFAULTS);
    const closed = { ...CHAT_DEFAULTS, opens: 1, closes: 2, quick: ['您好'] };
    expect(need(await one.call('PUT', 'settings', closed))).toEqual(closed);
    expect((await one.call('PUT', 'settings', { ...closed, closes: 1 })).envelope.code).toBe('A00002');
    const talker = await asking(7);
    expect(await talker.list()).toMatchObject([{ open: false, hours: '00:01–00:02' }]);
    expect((await talker.history(talker.id)).items.at(-1)?.text).toContain('00:01');
    await talker.client.close();
  });
});

describe('the demo’s helper', () => {
  it('answers for the mall until a person serves', async () => {
    const value = { ...CHAT_DEFAULTS, helper: true };
    await mall.db
      .insert(chatDesk)
      .values({ shopId: 0, value })
      .onConflictDoUpdate({ target: chatDesk.shopId, set: { value } });
    const { client, id, history } = await asking(0, '怎么退货');
    const said = (part: RegExp) =>
      client.frame(({ data }) => part.test((data?.['message'] as { text?: string } | undefined)?.text ?? ''));
    await said(/七天/);
    // It answers in place of the greeting.
    const automatic = (await history(id)).items.filter(({ from }) => from === 'auto');
    expect(automatic.map(({ links }) => links?.[0])).toEqual([{ text: '我的订单', url: '/user-center/uc-order' }]);
    client.say(id, '我的订单到哪了');
    await said(/还没有订单/);
    const one = await staff(null);
    await one.take(id);
    await client.frame(({ data }) => data?.['event'] === 'served' && data['operatorId'] === one.id);
    client.frames.length = 0;
    await client.taken(client.say(id, '营业时间'));
    // News comes in the order in which it was told: an answer of the helper would stand before this one.
    const desk = await one.connect();
    await desk.taken(desk.say(id, '九点到六点'));
    await client.heard('九点到六点');
    const told = client.frames.filter(({ code }) => code === '00000');
    expect(told).toMatchObject([{ data: { message: { from: 'staff', text: '九点到六点' } } }]);
    await Promise.all([client.close(), desk.close()]);
  });
});

it('when the mall stops, clients are told to come again, and it has stored what it acknowledged and no more', async () => {
  const other = await openTestMall();
  const own = await serveMall(other);
  const talker = await makeTalker(other, own.origin);
  const { id } = await talker.open(SHOP);
  const client = await talker.connect();
  await client.taken(client.say(id, '第一句'));
  // Some of these come before it stops, and some while it does.
  for (let n = 0; n < 10; n += 1) client.say(id, `第${n}句`);
  const stopped = other.hangUp();
  for (let n = 10; n < 20; n += 1) client.say(id, `第${n}句`);
  await stopped;
  expect(await client.closed).toBe(CHAT_CLOSE.again);
  const taken = client.frames.flatMap(({ code, data }) => (code === '12' ? [data?.['id']] : []));
  const { items } = await talker.history(id);
  expect(items.flatMap((each) => (each.from === 'shopper' ? [each.id] : []))).toEqual([...new Set(taken)]);
  expect(await refusedStatus(own.origin, `/ws/im/im/websocket/online/user/${talker.token}/${talker.accountId}`)).toBe(
    503,
  );
  own.close();
  await other.close();
});
