import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Talk } from '#contract/chat/desk.schema.ts';
import { CHAT, CHAT_CLOSE, CHAT_CONNECTION, MSG_TYPE } from '#contract/chat/values.ts';
import { publish } from '#mall/chat/events.ts';
import { makeServer, makeTalker, serveMall } from '../../helpers/chat/service.ts';
import { need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later } from '../../helpers/mall/time.ts';

const SHOP = 2;
/** Messages of 6 KB: so many are far less than what may wait for a client, and far more than what the system takes. */
const BATCH = 40;
const FLOOD = 4_000;

let mall: TestMall;
let site: Awaited<ReturnType<typeof serveMall>>;
beforeAll(async () => {
  // Only what says that a client is silent: the sockets themselves are real.
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  mall = await openTestMall();
  site = await serveMall(mall);
});
afterAll(async () => {
  site.close();
  await mall.close();
  vi.useRealTimers();
});

async function asking() {
  const talker = await makeTalker(mall, site.origin);
  const { id } = await talker.open(SHOP);
  const client = await talker.connect();
  await client.taken(client.say(id, '有人吗'));
  return { ...talker, id, client };
}

it('a client that does not read is cut off before much waits for it, and catches up when it comes again', async () => {
  const { accountId, id, client, connect, history } = await asking();
  const other = await connect();
  client.socket.pause();
  const batch = (from: number) =>
    Array.from({ length: BATCH }, (_, n) => ({
      ...{ conversationId: id, seq: from + n, sender: 'staff' as const, senderId: 1, clientId: `flood-${from + n}` },
      ...{ type: MSG_TYPE.TEXT, body: { text: '长'.repeat(CHAT.text) }, at: mall.now.now, waited: null },
    }));
  for (let from = 10; from < FLOOD; from += BATCH) {
    const last = `flood-${from + BATCH - 1}`;
    publish(mall, { what: 'message', of: { id, accountId, shopId: SHOP }, rows: batch(from) });
    await other.frame(({ data }) => (data?.['message'] as { id?: string } | undefined)?.id === last);
    other.frames.length = 0;
  }
  client.socket.resume();
  expect(await client.closed).toBe(1006);
  expect(client.frames.length).toBeLessThan(FLOOD);
  const again = await connect();
  expect((await history(id)).items[0]?.text).toBe('有人吗');
  await Promise.all([again.close(), other.close()]);
});

it('a client that beats stays; one that is silent is closed, and is no longer there for the other side', async () => {
  const { id, client } = await asking();
  const staff = await makeServer(mall, site.origin, SHOP);
  const isOnline = async () => need(await staff.call<Talk>('GET', `talks/${id}`)).shopper.online;
  for (let passed = 0; passed < 2 * CHAT.silence; passed += CHAT_CONNECTION.heartbeat) {
    later(mall, CHAT_CONNECTION.heartbeat);
    vi.advanceTimersByTime(CHAT_CONNECTION.heartbeat);
    client.frames.length = 0;
    client.beat();
    await client.ofCode('10');
  }
  expect(await isOnline()).toBe(true);
  later(mall, CHAT.silence);
  vi.advanceTimersByTime(CHAT.silence + 10_000);
  expect(await client.closed).toBe(CHAT_CLOSE.silent);
  expect(await isOnline()).toBe(false);
});

it('one that is repeated is told again, as the server that stored it may have told nobody, and is stored once', async () => {
  const { id, client, history } = await asking();
  const staff = await makeServer(mall, site.origin, SHOP);
  const name = 'stored-but-not-told';
  const desk = await staff.connect();
  await client.taken(client.say(id, '收到了吗', name));
  await desk.heard('收到了吗');
  for (const each of [client, desk]) each.frames.length = 0;
  client.say(id, '收到了吗', name);
  await client.taken(name);
  await desk.heard('收到了吗');
  expect((await history(id)).items.filter((one) => one.id === name)).toHaveLength(1);
  await Promise.all([client.close(), desk.close()]);
});

it('nobody who has no word in it hears of a talk', async () => {
  const { id, client } = await asking();
  const [shopper, elsewhere] = [await makeTalker(mall, site.origin), await makeServer(mall, site.origin, SHOP + 1)];
  const [one, other] = [await shopper.connect(), await elsewhere.connect()];
  await client.taken(client.say(id, '悄悄话'));
  // News comes in the order in which it was told: what they hear next would stand behind the secret.
  const ownTalk = { id: 0, accountId: shopper.accountId, shopId: SHOP + 1 };
  publish(mall, { what: 'read', of: ownTalk, by: 'staff', upTo: 0 });
  for (const each of [one, other]) {
    await each.frame(({ data }) => data?.['event'] === 'read');
    expect(JSON.stringify(each.frames)).not.toContain('悄悄话');
  }
  await Promise.all([client.close(), one.close(), other.close()]);
});

it('the clock of a client says nothing: messages are of the time at which they were stored', async () => {
  const { id, client, history } = await asking();
  client.send(MSG_TYPE.TEXT, {
    conversation: id,
    id: 'from-the-future',
    body: { text: '明天' },
    at: '2099-01-01T00:00:00Z',
  });
  await client.taken('from-the-future');
  expect((await history(id)).items.at(-1)?.at).toBe(mall.now.now.toISOString());
  await client.close();
});
