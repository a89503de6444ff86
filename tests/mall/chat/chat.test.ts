import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage } from '#contract/chat/schema.ts';
import { CHAT, CHAT_CLOSE } from '#contract/chat/values.ts';
import { session } from '#mall/account/account.tables.ts';
import { chatMessage } from '#mall/chat/chat.tables.ts';
import { hashToken } from '#mall/http/token.ts';
import { order } from '#mall/order/order.tables.ts';
import { connectBare, refusedStatus } from '../../helpers/chat/bare-client.ts';
import { makeServer, makeTalker, serveMall } from '../../helpers/chat/service.ts';
import { brokenRules, makeBuyer, makeGoods, need, oneOf, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { addShopper } from '../../helpers/people/add.ts';

const SHOP = 2;

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

const talker = () => makeTalker(mall, site.origin);
const pathOf = (token: string, userId: number) =>
  `/ws/im/im/websocket/online/user/${encodeURIComponent(token)}/${userId}`;

describe('who gets in', () => {
  it('a token that belongs to nobody, or to somebody else, is refused before the upgrade', async () => {
    const [one, other] = [await talker(), await talker()];
    expect(await refusedStatus(site.origin, pathOf('nonsense', one.accountId))).toBe(401);
    expect(await refusedStatus(site.origin, pathOf(one.token, other.accountId))).toBe(401);
    expect(await refusedStatus(site.origin, pathOf('%', one.accountId).replace('%25', '%'))).toBe(401);
    expect(await refusedStatus(site.origin, `/ws/desk/chat/${one.token}`)).toBe(401);
    expect(await refusedStatus(site.origin, '/ws/other')).toBe(404);
  });

  it('a page of another site is refused, one of the mall is not', async () => {
    const { accountId, token, connect } = await talker();
    const foreign = { origin: 'https://evil.example' };
    expect(await refusedStatus(site.origin, pathOf(token, accountId), foreign)).toBe(403);
    const client = await connect({ origin: site.origin });
    client.beat();
    await client.ofCode('10');
    await client.close();
  });

  it('a session that ends meanwhile ends its socket', async () => {
    const { token, connect, open } = await talker();
    const { id } = await open();
    const client = await connect();
    await mall.db.delete(session).where(eq(session.tokenHash, hashToken(token)));
    client.say(id, '还在吗');
    expect((await client.ofCode('A00004')).msg).toContain('登录已过期');
    expect(await client.closed).toBe(CHAT_CLOSE.session);
  });

  it('one person has so many sockets', async () => {
    const { accountId, token, connect } = await talker();
    const clients = await Promise.all(Array.from({ length: CHAT.sockets }, () => connect()));
    expect(await refusedStatus(site.origin, pathOf(token, accountId))).toBe(429);
    await Promise.all(clients.map((client) => client.close()));
  });

  it('editors have no console', async () => {
    const { path } = await makeServer(mall, site.origin, null, 'editor');
    expect(await refusedStatus(site.origin, path)).toBe(401);
  });
});

describe('messages', () => {
  it('are stored before they are acknowledged, in the order of the server', async () => {
    const { connect, open, history } = await talker();
    const { id } = await open(SHOP);
    const client = await connect();
    const ids = Array.from({ length: 8 }, (_, n) => client.say(id, `第${n}句`));
    for (const name of ids) await client.taken(name);
    const { items } = await history(id);
    expect(items.map(({ seq }) => seq)).toEqual(items.map((_, n) => n + 1));
    expect(items.filter(({ from }) => from === 'shopper').map(({ text }) => text)).toEqual(
      ids.map((_, n) => `第${n}句`),
    );
    // The mall greets once by itself.
    expect(items.filter(({ from }) => from === 'auto')).toHaveLength(1);
    await client.close();
  });

  it('with the same client id twice are one', async () => {
    const { connect, open } = await talker();
    const { id } = await open(SHOP);
    const [one, two] = [await connect(), await connect()];
    const name = 'same-name-1';
    one.say(id, '一次', name);
    two.say(id, '一次', name);
    const [first, second] = [await one.taken(name), await two.taken(name)];
    expect(first.data?.['seq']).toBe(second.data?.['seq']);
    expect(await mall.db.$count(chatMessage, eq(chatMessage.clientId, name))).toBe(1);
    await Promise.all([one.close(), two.close()]);
  });

  it('reach the other devices of the shopper as their own', async () => {
    const { connect, open } = await talker();
    const { id } = await open(SHOP);
    const [one, two] = [await connect(), await connect()];
    const name = one.say(id, '两台设备');
    expect((await two.taken(name)).data?.['message']).toMatchObject({ text: '两台设备', from: 'shopper' });
    await Promise.all([one.close(), two.close()]);
  });

  it('into somebody else’s conversation are answered with 15', async () => {
    const [one, other] = [await talker(), await talker()];
    const { id } = await other.open(SHOP);
    const client = await one.connect();
    const name = client.say(id, '串门');
    expect(await client.ofCode('15')).toMatchObject({ data: { conversation: id, id: name } });
    client.frames.length = 0;
    client.read(id, 3);
    await client.ofCode('15');
    expect((await other.history(id)).items).toEqual([]);
    await client.close();
  });

  it('that the shopper missed are there after the last one known', async () => {
    const { connect, open, history } = await talker();
    const { id } = await open(SHOP);
    const first = await connect();
    const known = await first.taken(first.say(id, '在吗'));
    await first.close();
    const staff = await makeServer(mall, site.origin, SHOP);
    expect((await staff.take(id)).envelope.data).toMatchObject({ tab: 'mine' });
    const desk = await staff.connect();
    await desk.taken(desk.say(id, '在的'));
    const { items } = await history(id, `?after=${Number(known.data?.['seq']) + 1}`);
    expect(items.map(({ text }) => text)).toEqual(['在的']);
    await desk.close();
  });

  it('page upwards', async () => {
    const { connect, open, history } = await talker();
    const { id } = await open(SHOP);
    const client = await connect();
    const last = Array.from({ length: 20 }, (_, n) => client.say(id, `${n}`)).at(-1) ?? '';
    await client.taken(last);
    await mall.db.update(chatMessage).set({ at: mall.now.now }).where(eq(chatMessage.conversationId, id));
    const whole = await history(id);
    expect(whole).toMatchObject({ more: false, readByShopper: 20 + 1 });
    const up = await history(id, '?before=5');
    expect(up.items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    await client.close();
  });
});

describe('frames', () => {
  it.each([
    ['no JSON', 'hello'],
    ['no frame', '{"a":1}'],
    ['an unknown kind', '{"msgType":9,"content":"{}"}'],
    ['content that is no JSON', '{"msgType":1,"content":"hello"}'],
    [
      'an empty text',
      JSON.stringify({ msgType: 1, content: '{"conversation":1,"id":"12345678","body":{"text":" "}}' }),
    ],
    [
      'a text that no database holds',
      JSON.stringify({ msgType: 1, content: '{"conversation":1,"id":"12345678","body":{"text":"a\\u0000b"}}' }),
    ],
    [
      'half a character',
      JSON.stringify({ msgType: 1, content: '{"conversation":1,"id":"12345678","body":{"text":"a\\ud800"}}' }),
    ],
    ['a bad place', JSON.stringify({ msgType: 5, content: '{"conversation":1,"body":{"upTo":-1}}' })],
  ])('%s is invalid, and the socket stays', async (_, text) => {
    const { connect } = await talker();
    const client = await connect();
    client.raw(text);
    expect((await client.ofCode('A00002')).msg).toBeTruthy();
    client.raw(Buffer.from([1, 2, 3]));
    client.beat();
    await client.ofCode('10');
    await client.close();
  });

  it('that are too large close the socket', async () => {
    const { connect } = await talker();
    const client = await connect();
    client.raw('x'.repeat(CHAT.frameBytes + 1));
    expect(await client.closed).toBe(CHAT_CLOSE.tooLarge);
  });

  it('too many are refused, far too many close the socket', async () => {
    const { connect } = await talker();
    const client = await connect();
    for (let n = 0; n <= CHAT.framesPer10s; n += 1) client.beat();
    await client.ofCode('A00001');
    for (let n = 0; n <= CHAT.framesPer10s; n += 1) client.beat();
    expect(await client.closed).toBe(CHAT_CLOSE.rate);
  });
});

describe('cards and pictures', () => {
  it('show products, own orders and own pictures only', async () => {
    const buyer = await makeBuyer(mall);
    const goods = await makeGoods(mall, { shopId: SHOP });
    const { tradeId } = await buyer.buy(oneOf(goods.skuId));
    const [bought] = await mall.db.select({ id: order.id }).from(order).where(eq(order.tradeId, tradeId));
    const orderId = bought?.id ?? '';
    const stranger = await talker();
    const opened = { token: buyer.token, body: { shopId: SHOP } };
    const { id } = need(await mall.call<{ id: number }>('POST', '/im/p/user/conversations', opened));
    const client = await connectBare(site.origin, buyer.token, buyer.accountId);
    client.send(3, { conversation: id, id: 'product-card-1', body: { prodId: goods.productId } });
    expect((await client.taken('product-card-1')).data?.['message']).toMatchObject({
      product: { id: goods.productId, title: goods.title.zh, price: 10_000 },
    });
    client.send(4, { conversation: id, id: 'order-card-1', body: { orderId } });
    expect((await client.taken('order-card-1')).data?.['message']).toMatchObject({
      order: { id: orderId, word: 'toPay' },
    });
    const refusals = [
      [3, { prodId: 2_000_000 }],
      [4, { orderId: '123' }],
      [2, { url: '/media/upload/2026/11/AAAAAAAAAAAAAAAAAAAAAAAA.webp' }],
    ] as const;
    for (const [type, body] of refusals) {
      client.frames.length = 0;
      client.send(type, { conversation: id, id: `refused-card-${type}`, body });
      await client.ofCode('A00001');
    }
    const elsewhere = await stranger.open(SHOP);
    const other = await stranger.connect();
    other.send(4, { conversation: elsewhere.id, id: 'order-card-2', body: { orderId } });
    await other.ofCode('A00001');
    await Promise.all([client.close(), other.close()]);
  });

  it('recent products are those of cart and orders', async () => {
    const buyer = await makeBuyer(mall);
    const [carted, bought] = [await makeGoods(mall), await makeGoods(mall)];
    await buyer.buy({ from: 'sku', skuId: bought.skuId, quantity: 1 });
    await buyer.addToCart(carted.skuId);
    const response = await mall.fetch(
      new Request('http://mall/im/p/user/recentBrowse', {
        method: 'POST',
        headers: { authorization: buyer.token, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'pageSize=5',
      }),
    );
    const { data } = (await response.json()) as { data: { id: number }[] };
    const bare = await mall.call('POST', '/im/p/user/recentBrowse', { token: buyer.token });
    expect([bare.status, bare.envelope.code]).toEqual([200, '00000']);
    expect(data.map(({ id }) => id)).toEqual([carted.productId, bought.productId]);
  });
});

describe('conversations', () => {
  it('are one per shop, and none with a shop that is not there', async () => {
    const { open, list, token, connect } = await talker();
    const one = await open(SHOP);
    expect((await open(SHOP)).id).toBe(one.id);
    const official = await open();
    await open(SHOP + 1);
    const client = await connect();
    for (const { id } of [one, official]) await client.taken(client.say(id, '你好'));
    // Nothing was said to the third.
    expect((await list()).map(({ shopId }) => shopId).sort()).toEqual([0, SHOP]);
    await client.close();
    const gone = await mall.call('POST', '/im/p/user/conversations', { token, body: { shopId: 999_999 } });
    expect(gone.status).toBe(404);
  });

  it('count what is unread, and the other side hears what was read', async () => {
    const { connect, open, list } = await talker();
    const { id } = await open(SHOP);
    const client = await connect();
    await client.taken(client.say(id, '你好'));
    const staff = await makeServer(mall, site.origin, SHOP);
    await staff.take(id);
    const desk = await staff.connect();
    const told = await desk.taken(desk.say(id, '您好，请讲'));
    const heard = (await client.heard('您好，请讲')).data?.['message'] as ChatMessage;
    expect(heard).toMatchObject({ from: 'staff', seq: told.data?.['seq'] });
    expect((await list())[0]).toMatchObject({ unread: 2, servedBy: '店员', readByStaff: heard.seq });
    client.read(id, 1_000);
    await desk.frame(
      ({ data }) => data?.['event'] === 'read' && data['upTo'] === heard.seq && data['by'] === 'shopper',
    );
    expect((await list())[0]).toMatchObject({ unread: 0 });
    await Promise.all([client.close(), desk.close()]);
  });

  it('say how many are unread when a socket opens', async () => {
    const { connect, open } = await talker();
    const { id } = await open(SHOP);
    const first = await connect();
    await first.taken(first.say(id, '你好'));
    await first.close();
    const again = await connect();
    expect((await again.frame(({ data }) => data?.['event'] === 'hello')).data).toMatchObject({ unread: 1 });
    await again.close();
  });

  it('of others are not found', async () => {
    const [one, other] = [await talker(), await talker()];
    const { id } = await other.open(SHOP);
    const path = `/im/p/user/conversations/${id}/messages`;
    expect((await mall.call('GET', path, { token: one.token })).status).toBe(404);
    expect((await mall.call('GET', path)).status).toBe(401);
  });
});

it('texts are told as they are', async () => {
  const { connect, open, history } = await talker();
  const { id } = await open(SHOP);
  const client = await connect();
  const text = '<img src=x onerror=alert(1)> & \u{1F600}';
  await client.taken(client.say(id, text));
  expect((await history(id)).items[0]?.text).toBe(text);
  await client.close();
});

it('English readers get the greeting in English', async () => {
  const { token, accountId } = await addShopper(mall.db, mall.now.now);
  const client = await connectBare(site.origin, token, accountId, { headers: { cookie: 'b2cLanguage=en' } });
  const opened = await mall.call<{ id: number }>('POST', '/im/p/user/conversations', { token, body: { shopId: SHOP } });
  client.say(opened.envelope.data?.id ?? 0, 'hello');
  await client.frame(({ data }) =>
    /We have your message/.test((data?.['message'] as ChatMessage | undefined)?.text ?? ''),
  );
  await client.close();
});
