import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AccountClosing } from '#contract/account/schema.ts';
import { ACCOUNT_STANDING, CLOSING_MS } from '#contract/account/standing.values.ts';
import { account, session } from '#mall/account/account.tables.ts';
import { eraseClosed } from '#mall/personal-data/erase.ts';
import {
  type Buyer,
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  newKey,
  oneOf,
  payTrade,
  statusOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { dataOf, eraseNow } from '../../helpers/mall/personal-data.ts';
import { later } from '../../helpers/mall/time.ts';
import { createVisitor, secretsLogged } from '../../helpers/people/visitor.ts';

const { OPEN, CLOSING, ERASING, ERASED } = ACCOUNT_STANDING;

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(async () => {
  expect(await secretsLogged(mall)).toEqual([]);
  await mall.close();
});

const smsLogin = async (mobile: string) => {
  const visitor = createVisitor(mall);
  const code = await visitor.code('login', mobile);
  const captchaVerification = await visitor.captcha();
  return visitor.post<AccountClosing>('/smsLogin', {
    userName: mobile,
    passWord: code,
    agree: true,
    captchaVerification,
  });
};
const closingOf = async ({ mobile }: Buyer) => {
  const { envelope } = await smsLogin(mobile);
  const { closing } = envelope.data as AccountClosing;
  return { ...closing, msg: envelope.success ? '' : envelope.msg };
};
const reopen = (ticket: string) => createVisitor(mall).post('/reopen', { ticket });

describe('closing', () => {
  it('ends every session, says until when it can be undone, and a login says so too', async () => {
    const buyer = await makeBuyer(mall);
    const { closesAt } = need(await dataOf(mall, buyer).close());
    expect(closesAt).toBe(new Date(mall.now.now.getTime() + CLOSING_MS).toISOString());
    expect(await mall.db.$count(session, eq(session.accountId, buyer.accountId))).toBe(0);
    expect((await mall.call('GET', '/api/app/p/user/data', { token: buyer.token })).status).toBe(401);
    const closing = await closingOf(buyer);
    expect(closing).toMatchObject({ closesAt, msg: '该账号已申请注销，尚可撤销' });

    const { accessToken } = need(await reopen(closing.ticket));
    expect(await dataOf(mall, { ...buyer, token: accessToken }).standing()).toBe(OPEN);
    expect((await mall.call('GET', '/api/app/p/user/account', { token: accessToken })).envelope.success).toBe(true);
    // The ticket is good once.
    expect((await reopen(closing.ticket)).envelope.msg).toBe('操作已过期，请重新登录');
    later(mall, CLOSING_MS);
    await eraseClosed(mall);
    expect(await dataOf(mall, buyer).standing()).toBe(OPEN);
  });

  it('names what is in the way, and does not use up the code for it', async () => {
    const buyer = await makeBuyer(mall);
    const data = dataOf(mall, buyer);
    const { skuId } = await makeGoods(mall);
    const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
    expect((await data.view()).hindrances).toEqual([{ kind: 'unpaid', count: 1 }]);
    const code = await data.code('close');
    const refused = await data.post('/close', { code });
    expect(refused.envelope).toMatchObject({
      success: false,
      msg: '还有未完结的事项，暂不能注销',
      data: { hindrances: [{ kind: 'unpaid', count: 1 }] },
    });
    await payTrade(mall, tradeId);
    expect((await data.view()).hindrances).toEqual([{ kind: 'orders', count: 1 }]);
    const shop = await makeOperator(mall, 1);
    need(await shop.post(`${orderIds[0]}/ship`, { carrier: 'SF', number: 'SF1234567890123' }));
    need(await buyer.post(`/orders/${orderIds[0]}/receive`, {}));
    const { hindrances, losses } = await data.view();
    expect(hindrances).toEqual([]);
    expect(losses).toContainEqual({ kind: 'points', count: 10 });
    need(await data.post('/close', { code }));
  });

  it('needs the right code', async () => {
    const buyer = await makeBuyer(mall);
    const data = dataOf(mall, buyer);
    const code = await data.code('export');
    expect((await data.post('/close', { code })).envelope.msg).toBe('验证码错误或已失效');
    expect(await data.standing()).toBe(OPEN);
  });

  it('is refused clear words at the desk', async () => {
    const buyer = await makeBuyer(mall);
    const editor = await makeEditor(mall, 'admin');
    need(await dataOf(mall, buyer).close());
    const key = { 'idempotency-key': newKey() };
    const body = { points: 10, growth: 0, reason: '补偿' };
    const changed = await editor.call('POST', `members/${buyer.accountId}`, body, key);
    expect(changed.envelope).toMatchObject({ success: false, msg: '该用户已注销账号，或正在注销' });
    expect(await editor.get(`shoppers/${buyer.accountId}`)).toMatchObject({ standing: CLOSING });
  });
});

describe('an erased account', () => {
  it('cannot log in, and its number is free for another', async () => {
    const buyer = await makeBuyer(mall);
    await eraseNow(mall, buyer);
    const [row] = await mall.db.select().from(account).where(eq(account.id, buyer.accountId));
    expect(row).toMatchObject({
      mobile: `erased-${buyer.accountId}`,
      nickName: '',
      passwordHash: '',
      standing: ERASED,
    });
    const visitor = createVisitor(mall);
    expect((await visitor.logIn(buyer.mobile, 'Correct-1horse')).envelope.msg).toBe('账号或密码错误');
    expect((await visitor.logIn(`erased-${buyer.accountId}`, '')).envelope.success).toBe(false);
    const { accessToken } = need(await visitor.register(buyer.mobile, `again_${buyer.accountId}`));
    expect(accessToken).toBeTruthy();
    expect(await eraseClosed(mall)).toBe(0);
  });

  it('is shown as such at the desk, without a number', async () => {
    const buyer = await makeBuyer(mall);
    await eraseNow(mall, buyer);
    const editor = await makeEditor(mall, 'admin');
    expect(await editor.get(`shoppers/${buyer.accountId}`)).toMatchObject({
      standing: ERASED,
      mobile: '',
      nickName: '',
    });
    const shown = await editor.call('GET', `shoppers/${buyer.accountId}/mobile`);
    expect(shown.envelope).toMatchObject({ success: false, msg: '该用户已注销账号，或正在注销' });
  });
});

describe('at the same moment', () => {
  it('two closings are one', async () => {
    const buyer = await makeBuyer(mall);
    const data = dataOf(mall, buyer);
    const code = await data.code('close');
    const answers = await Promise.all([data.post('/close', { code }), data.post('/close', { code })]);
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(await data.standing()).toBe(CLOSING);
  });

  it('a submit and a closing: there is no order of a closed account', async () => {
    const { skuId } = await makeGoods(mall);
    for (let round = 0; round < 8; round += 1) {
      const buyer = await makeBuyer(mall);
      const data = dataOf(mall, buyer);
      const [code, request] = [await data.code('close'), await buyer.seen(oneOf(skuId))];
      const [closed, sent] = await Promise.all([data.post('/close', { code }), buyer.send(request)]);
      expect(closed.envelope.success).toBe(!sent.envelope.success);
      expect(await data.standing()).toBe(closed.envelope.success ? CLOSING : OPEN);
    }
  });

  it('a payment and a closing: the order is paid, the account stays', async () => {
    const { skuId } = await makeGoods(mall);
    for (let round = 0; round < 4; round += 1) {
      const buyer = await makeBuyer(mall);
      const data = dataOf(mall, buyer);
      const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
      const code = await data.code('close');
      const [paid, closed] = await Promise.all([payTrade(mall, tradeId), data.post('/close', { code })]);
      expect([paid, closed.envelope.success]).toEqual(['paid', false]);
      expect(await statusOf(mall, orderIds[0] ?? '')).not.toBe(10);
    }
  });

  it('reopening and erasing: one wins, whole', async () => {
    for (let round = 0; round < 8; round += 1) {
      const buyer = await makeBuyer(mall);
      const data = dataOf(mall, buyer);
      need(await data.close());
      later(mall, CLOSING_MS - 1_000);
      const { ticket } = await closingOf(buyer);
      later(mall, 2_000);
      const [opened] = await Promise.all([reopen(ticket), eraseClosed(mall), eraseClosed(mall)]);
      const erased = mall.logs.filter(
        ({ msg, accountId }) => msg === 'account erased' && accountId === buyer.accountId,
      );
      expect(erased).toHaveLength(opened.envelope.success ? 0 : 1);
      const [row] = await mall.db.select().from(account).where(eq(account.id, buyer.accountId));
      if (opened.envelope.success) expect(row).toMatchObject({ standing: OPEN, mobile: buyer.mobile, closesAt: null });
      else {
        expect(opened.envelope.msg).toBe('该账号已注销，无法恢复。可以用该手机号重新注册');
        expect(row).toMatchObject({ standing: ERASED, mobile: `erased-${buyer.accountId}` });
      }
    }
  });

  it('two who come back open it once, and both are in', async () => {
    const buyer = await makeBuyer(mall);
    need(await dataOf(mall, buyer).close());
    const [one, other] = [await closingOf(buyer), await closingOf(buyer)];
    const answers = await Promise.all([reopen(one.ticket), reopen(other.ticket)]);
    expect(answers.map(({ envelope }) => envelope.success)).toEqual([true, true]);
  });
});

it('what came in the way meanwhile holds erasing up, and it goes on afterwards', async () => {
  const buyer = await makeBuyer(mall);
  const data = dataOf(mall, buyer);
  const { skuId } = await makeGoods(mall);
  const { orderIds } = await buyer.buy(oneOf(skuId));
  await mall.db
    .update(account)
    .set({ standing: CLOSING, closesAt: mall.now.now })
    .where(eq(account.id, buyer.accountId));
  later(mall, 1_000);
  await eraseClosed(mall);
  expect(await data.standing()).toBe(CLOSING);
  const held = mall.logs.find(({ msg }) => msg === 'account not erased yet');
  expect(held).toMatchObject({ accountId: buyer.accountId, hindrances: ['unpaid'] });
  // It is looked at again after a day.
  await eraseClosed(mall);
  expect(mall.logs.filter(({ msg }) => msg === 'account not erased yet')).toHaveLength(1);
  await mall.db.update(account).set({ standing: OPEN, closesAt: null }).where(eq(account.id, buyer.accountId));
  need(await buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '不想要了' }));
  await eraseNow(mall, buyer);
  expect(await data.standing()).toBe(ERASED);
});

it('a node that was killed while it erased is followed by another', async () => {
  const buyer = await makeBuyer(mall);
  const data = dataOf(mall, buyer);
  need(await data.close());
  later(mall, CLOSING_MS + 1);
  const stopping = AbortSignal.abort();
  const broken = { ...mall, files: { ...mall.files, remove: () => Promise.reject(new Error('killed')) }, stopping };
  await eraseClosed(broken);
  await mall.db.update(account).set({ standing: ERASING, nickName: '' }).where(eq(account.id, buyer.accountId));
  await eraseClosed(mall);
  expect(await data.standing()).toBe(ERASED);
});
