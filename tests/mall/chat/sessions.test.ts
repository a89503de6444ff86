import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CHAT, CHAT_CLOSE } from '#contract/chat/values.ts';
import { STATUS } from '#contract/enums.ts';
import { session } from '#mall/account/account.tables.ts';
import { createMall } from '#mall/app.ts';
import { hashToken } from '#mall/http/token.ts';
import { createLog } from '#mall/log.ts';
import { operator, operatorSession } from '#mall/operator/operator.tables.ts';
import { createLocalBus, createRedisBus } from '#mall/ports/bus.ts';
import { connectBare } from '../../helpers/chat/bare-client.ts';
import { makeServer, makeTalker, serveMall } from '../../helpers/chat/service.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later } from '../../helpers/mall/time.ts';
import { addOperatorWith, addSession } from '../../helpers/people/add.ts';

const SHOP = 2;
const SWEEP_MS = 10_000;

const redis = process.env.TEST_REDIS_URL;
const log = createLog('error', { write: () => {} });
const local = createLocalBus();
const openBus = () => (redis ? createRedisBus(redis, log, () => {}) : local);

let mall: TestMall;
let other: ReturnType<typeof createMall>;
const buses = [openBus(), openBus()];
let sites: Awaited<ReturnType<typeof serveMall>>[];
let admin: string;
beforeAll(async () => {
  // The sweep and who is silent go by hand: the sockets themselves are real.
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  mall = await openTestMall({ bus: buses[0] ?? local });
  other = createMall({ ...mall, bus: buses[1] ?? local });
  sites = [await serveMall(mall), await serveMall(other)];
  admin = (await makeOperator(mall, null, 'admin')).token;
});
afterAll(async () => {
  for (const site of sites) site.close();
  await other.close();
  await mall.close();
  await Promise.all(buses.map((bus) => bus.close()));
  vi.useRealTimers();
});

/** A socket on each node. */
async function everywhere(token: string, id: number, path?: string) {
  const clients = await Promise.all(
    sites.map(({ origin }) => connectBare(origin, token, id, path === undefined ? {} : { path })),
  );
  for (const client of clients) {
    client.beat();
    await client.ofCode('10');
  }
  return { clients, codes: () => Promise.all(clients.map(({ closed }) => closed)) };
}

const ended = [CHAT_CLOSE.session, CHAT_CLOSE.session];
const origin = () => sites[0]?.origin ?? '';

async function shopper() {
  const { token, accountId } = await makeTalker(mall, origin());
  return { token, accountId, ...(await everywhere(token, accountId)) };
}

async function staff() {
  const { token, id, path } = await makeServer(mall, origin(), SHOP);
  return { token, id, ...(await everywhere(token, id, path)) };
}

it('logging out closes the sockets of the session on every node, and no other', async () => {
  const { token, accountId, codes } = await shopper();
  const elsewhere = await addSession(mall.db, accountId, mall.now.now);
  const second = await everywhere(elsewhere, accountId);
  await mall.call('POST', '/api/app/logOut', { token, body: {} });
  expect(await codes()).toEqual(ended);
  for (const client of second.clients) {
    client.frames.length = 0;
    client.beat();
    await client.ofCode('10');
  }
  await mall.call('DELETE', `/api/desk/p/shoppers/${accountId}/sessions`, { token: admin });
  expect(await second.codes()).toEqual(ended);
});

it('ending the other sessions closes their sockets, and not one’s own', async () => {
  const { token, accountId, clients } = await shopper();
  const second = await everywhere(await addSession(mall.db, accountId, mall.now.now), accountId);
  await mall.call('DELETE', '/api/app/p/user/sessions', { token });
  expect(await second.codes()).toEqual(ended);
  await Promise.all(clients.map((client) => client.close()));
});

it('locking a shopper closes their sockets', async () => {
  const { accountId, codes } = await shopper();
  await mall.call('POST', `/api/desk/p/shoppers/${accountId}/lock`, { token: admin, body: { reason: '多次恶意下单' } });
  expect(await codes()).toEqual(ended);
});

it('an operator who logs out, is disabled, gets another role or password, or is logged out or reset, loses their sockets', async () => {
  const input = { name: '客服', role: 'shop', shopId: SHOP, status: STATUS.NORMAL };
  const change = (id: number, body: object) => mall.call('PUT', `/api/desk/p/staff/${id}`, { token: admin, body });
  const [out, disabled, moved, renewed] = [await staff(), await staff(), await staff(), await staff()];
  const [shown, reset] = [await staff(), await staff()];
  const answers = [
    await mall.call('POST', '/api/desk/p/logOut', { token: out.token, body: {} }),
    await change(disabled.id, { ...input, status: STATUS.DISABLED }),
    await change(moved.id, { ...input, role: 'editor', shopId: null }),
    await mall.call('POST', `/api/desk/p/staff/${renewed.id}/password`, { token: admin, body: {} }),
    await mall.call('DELETE', `/api/desk/p/staff/${shown.id}/sessions`, { token: admin }),
    await mall.call('POST', `/api/desk/p/staff/${reset.id}/factors/reset`, { token: admin, body: {} }),
  ];
  expect(answers.map(({ envelope }) => envelope.code)).toEqual(answers.map(() => '00000'));
  for (const one of [out, disabled, moved, renewed, shown, reset]) expect(await one.codes()).toEqual(ended);
});

it('a role that no longer lets chat closes the sockets of whoever has it, and of nobody else', async () => {
  const made = await addOperatorWith(mall.db, mall.now.now, { shopId: SHOP, rights: { chat: 'change' } });
  const [held, other] = [await staff(), await staff()];
  await mall.db.update(operator).set({ role: 'custom', roleId: made.roleId }).where(eq(operator.id, held.id));
  const body = { name: '只看订单', rights: { orders: 'look' }, version: 1 };
  need(await mall.call('PUT', `/api/desk/p/staff/roles/${made.roleId}`, { token: admin, body }));
  expect(await held.codes()).toEqual(ended);
  for (const client of other.clients) {
    client.frames.length = 0;
    client.beat();
    await client.ofCode('10');
  }
  await Promise.all(other.clients.map((client) => client.close()));
});

it('an operator who is given another shop no longer receives what is said to the one before', async () => {
  const { id, clients } = await staff();
  const body = { name: '客服', role: 'shop', shopId: SHOP + 1, status: STATUS.NORMAL };
  await mall.call('PUT', `/api/desk/p/staff/${id}`, { token: admin, body });
  const witness = await staff();
  const { open, connect } = await makeTalker(mall, origin());
  const [before, now] = [await open(SHOP), await open(SHOP + 1)];
  const talker = await connect();
  await talker.taken(talker.say(before.id, '给原来的店'));
  for (const client of witness.clients) await client.heard('给原来的店');
  await talker.taken(talker.say(now.id, '给现在的店'));
  for (const client of clients) {
    await client.heard('给现在的店');
    expect(JSON.stringify(client.frames)).not.toContain('给原来的店');
  }
  await Promise.all([talker, ...clients, ...witness.clients].map((client) => client.close()));
});

it('a session that nobody announced the end of is found by the next sweep', async () => {
  const [one, two, out] = [await shopper(), await staff(), await shopper()];
  await mall.db.delete(session).where(eq(session.tokenHash, hashToken(one.token)));
  await mall.db.delete(operatorSession).where(eq(operatorSession.tokenHash, hashToken(two.token)));
  await mall.db
    .update(session)
    .set({ expiresAt: mall.now.now })
    .where(eq(session.tokenHash, hashToken(out.token)));
  const stays = await shopper();
  vi.advanceTimersByTime(SWEEP_MS);
  for (const each of [one, two, out]) expect(await each.codes()).toEqual(ended);
  for (const client of stays.clients) {
    client.frames.length = 0;
    client.beat();
    await client.ofCode('10');
    await client.close();
  }
});

it('a sweep does not lengthen a session', async () => {
  const { token, clients } = await shopper();
  const own = eq(session.tokenHash, hashToken(token));
  later(mall, 10 * 60_000);
  const [before] = await mall.db.select().from(session).where(own);
  vi.advanceTimersByTime(SWEEP_MS);
  const end = await shopper();
  await mall.call('POST', '/api/app/logOut', { token: end.token, body: {} });
  expect(await end.codes()).toEqual(ended);
  expect(await mall.db.select().from(session).where(own)).toEqual([before]);
  await Promise.all(clients.map((client) => client.close()));
});

it('frames that mean nothing do not count as a sign of life', async () => {
  const { clients, codes } = await shopper();
  for (let passed = 0; passed <= CHAT.silence; passed += SWEEP_MS) {
    vi.advanceTimersByTime(SWEEP_MS);
    for (const client of clients) client.raw('x');
  }
  vi.advanceTimersByTime(SWEEP_MS);
  expect(await codes()).toEqual([CHAT_CLOSE.silent, CHAT_CLOSE.silent]);
});
