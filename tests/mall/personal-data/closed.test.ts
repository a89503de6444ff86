import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { CLOSING_MS } from '#contract/account/standing.values.ts';
import type { PayResult } from '#contract/payment/schema.ts';
import { account } from '#mall/account/account.tables.ts';
import { chatMessage } from '#mall/chat/chat.tables.ts';
import { payment } from '#mall/payment/payment.tables.ts';
import { eraseClosed } from '#mall/personal-data/erase.ts';
import { makeServer, makeTalker, serveMall } from '../../helpers/chat/service.ts';
import { brokenRules, need, newKey, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { dataOf } from '../../helpers/mall/personal-data.ts';
import { later } from '../../helpers/mall/time.ts';
import { balanceOf, makePayer, payThere, refundsOf } from '../../helpers/payment/paying.ts';

const SHOP = 3;
const CLOSED = '该用户已注销账号，或正在注销';

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

/** A talker with the number that codes are sent to. */
async function makeShopper() {
  const talker = await makeTalker(mall, site.origin);
  const [row] = await mall.db.select().from(account).where(eq(account.id, talker.accountId));
  return { ...talker, mobile: row?.mobile ?? '' };
}

it('is not chatted to: the shop is told, and nothing is stored', async () => {
  const shopper = await makeShopper();
  const { id } = await shopper.open(SHOP);
  const client = await shopper.connect();
  await client.taken(client.say(id, '在吗'));
  const staff = await makeServer(mall, site.origin, SHOP);
  need(await staff.take(id));
  need(await dataOf(mall, shopper).close());
  const desk = await staff.connect();
  desk.say(id, '您好');
  expect((await desk.ofCode('A00001')).msg).toBe(CLOSED);
  expect((await staff.take(id, staff.id)).envelope.msg).toBe(CLOSED);
  later(mall, CLOSING_MS + 1);
  await eraseClosed(mall);
  desk.say(id, '您好');
  expect((await desk.ofCode('A00001')).msg).toBe(CLOSED);
  expect(await mall.db.$count(chatMessage, eq(chatMessage.conversationId, id))).toBe(0);
  await desk.close();
});

it('gets no money that comes late: a top-up that was closed goes back the way it came', async () => {
  const payer = await makePayer(mall);
  const begun = need(
    await payer.post<PayResult>('/topUps', { amount: 5_000, way: 'wallet' }, { 'idempotency-key': newKey() }),
  );
  const paymentId = begun.paymentId ?? '';
  const data = dataOf(mall, payer);
  expect((await data.view()).hindrances).toEqual([{ kind: 'payments', count: 1 }]);
  await mall.db.update(payment).set({ status: 30 }).where(eq(payment.id, paymentId));
  need(await data.close());
  await payThere(mall, paymentId);
  expect(await balanceOf(mall, payer.accountId)).toBe(0);
  expect(await refundsOf(mall, payer.accountId)).toMatchObject([{ amount: 5_000, reason: 'accountClosed' }]);
});
