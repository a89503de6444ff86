import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import { STATUS } from '#contract/enums.ts';
import { LIMITS } from '#contract/limits.ts';
import type { LoginCodeNeeded, OperatorInfo } from '#contract/operator/schema.ts';
import type { DeskStore } from '#contract/store/schema.ts';
import { account } from '#mall/account/account.tables.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { storeApplication, storeBrowser } from '#mall/store/store.tables.ts';
import { need } from '../../helpers/mall/buying.ts';
import { errorOf } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeApplicant, makeReviewer } from '../../helpers/mall/store.ts';
import { later } from '../../helpers/mall/time.ts';
import { createVisitor } from '../../helpers/people/visitor.ts';

const BASE = '/api/shop/p/account';
let mall: TestMall;
let visitor: ReturnType<typeof createVisitor>;
let reviewer: Awaited<ReturnType<typeof makeReviewer>>;
beforeAll(async () => {
  mall = await openTestMall();
  visitor = createVisitor(mall);
  reviewer = await makeReviewer(mall);
});
afterAll(() => mall.close());

/** Somebody whose store is open. */
async function owner() {
  const shopper = await makeApplicant(mall);
  need(await shopper.submit(await shopper.filled()));
  const [row] = await mall.db.select().from(storeApplication).where(eq(storeApplication.accountId, shopper.accountId));
  const { id = 0, version = 0 } = row ?? {};
  need(await reviewer.move(id, 'pass', { version }));
  const { name = '' } = (await shopper.application()).account ?? {};
  const { token } = shopper;
  const code = async () => {
    later(mall, LIMITS.smsCountdown + 1);
    need(await mall.call('POST', `${BASE}/code`, { token, body: {} }));
    return visitor.received(shopper.mobile, 'store');
  };
  const set = async (password: string, given: string) =>
    mall.call('PUT', `${BASE}/password`, {
      token,
      body: { code: given, passWord: await visitor.encrypted(password) },
    });
  return { ...shopper, id, name, code, set };
}

type Token = { accessToken: string; browser: string };

async function logIn(userName: string, password: string, browser?: string, captcha = true) {
  const body = {
    userName,
    passWord: await visitor.encrypted(password),
    ...(captcha ? { captchaVerification: await visitor.captcha() } : {}),
    ...(browser ? { browser } : {}),
  };
  return mall.call<Token>('POST', '/api/desk/login', { body });
}
const giveCode = (ticket: string, code: string) =>
  mall.call<Token>('POST', '/api/desk/login/code', { body: { ticket, code } });
const me = (token: string) => mall.call<OperatorInfo>('GET', '/api/desk/p/me', { token });

/** A login in a browser that is new. */
async function enter(name: string, password: string, mobile: string): Promise<Token> {
  later(mall, LIMITS.smsCountdown + 1);
  const { ticket } = (await logIn(name, password)).envelope.data as never as LoginCodeNeeded;
  return need(await giveCode(ticket, await visitor.received(mobile, 'storeLogin')));
}

describe('a store password', () => {
  it('is set by the owner with a code, and opens the merchant centre', async () => {
    const own = await owner();
    need(await own.set('318942', await own.code()));
    expect((await own.application()).account).toMatchObject({ hasPassword: true });
    const { accessToken } = await enter(own.name, '318942', own.mobile);
    expect(need(await me(accessToken))).toMatchObject({ role: 'owner', store: true, name: '林小茶' });
    need(await own.set('318945', await own.code()));
    expect((await me(accessToken)).status).toBe(401);
    expect(errorOf(await logIn(own.name, '318942'))).toBe('A00001');
  });

  it.each([
    ['12a456', 'passWord'],
    ['111111', 'passWord'],
    ['12345', 'passWord'],
  ])('is not %s', async (password, field) => {
    const own = await owner();
    expect(errorOf(await own.set(password, '000000'))).toBe(field);
  });

  it('needs the code that was sent, and a store', async () => {
    const own = await owner();
    expect(errorOf(await own.set('318942', ''))).toBe('code');
    expect((await own.set('318942', '000000')).envelope.success).toBe(false);
    const stranger = await makeApplicant(mall);
    expect((await mall.call('POST', `${BASE}/code`, { token: stranger.token, body: {} })).status).toBe(404);
    const passWord = await visitor.encrypted('318942');
    const put = { token: stranger.token, body: { code: '000000', passWord } };
    expect((await mall.call('PUT', `${BASE}/password`, put)).status).toBe(404);
  });

  it('is not set at the desk, neither by its owner nor by others', async () => {
    const own = await owner();
    need(await own.set('318942', await own.code()));
    const { accessToken } = await enter(own.name, '318942', own.mobile);
    const [oldPassWord, passWord] = await Promise.all(['318942', 'Correct-1horse'].map(visitor.encrypted));
    const changed = await mall.call('PUT', '/api/desk/p/password', {
      token: accessToken,
      body: { oldPassWord, passWord },
    });
    expect(changed.envelope.msg).toContain('店主');
    const [row] = await mall.db.select().from(operator).where(eq(operator.accountId, own.accountId));
    const path = `/api/desk/p/staff/${row?.id}`;
    const reset = await mall.call('POST', `${path}/password`, { token: reviewer.token, body: {} });
    expect(reset.envelope.success).toBe(false);
    const input = { name: '林', role: 'admin', shopId: null, status: STATUS.NORMAL };
    expect((await mall.call('PUT', path, { token: reviewer.token, body: input })).envelope.msg).toContain('店铺账号');
    const shut = { name: '林', role: 'shop', shopId: row?.shopId, status: STATUS.DISABLED };
    need(await mall.call('PUT', path, { token: reviewer.token, body: shut }));
    expect((await me(accessToken)).status).toBe(401);
  });
});

describe('a login to a store account', () => {
  it('needs a captcha from the first time on', async () => {
    const own = await owner();
    need(await own.set('318942', await own.code()));
    expect((await logIn(own.name, '318942', undefined, false)).envelope.data).toEqual({ captcha: true });
  });

  it('answers a wrong password as it answers a name that nobody has', async () => {
    const own = await owner();
    need(await own.set('318942', await own.code()));
    const answers = async (captcha: boolean) =>
      [
        await logIn(own.name, '000000', undefined, captcha),
        await logIn('shop999999', '000000', undefined, captcha),
      ].map(({ status, envelope: { code, msg, data } }) => ({ status, code, msg, data }));
    for (const captcha of [false, true]) {
      const [store, nobody] = await answers(captcha);
      expect(store).toEqual(nobody);
    }
  });

  it('needs a code in a new browser, and none in one that has proved itself', async () => {
    const own = await owner();
    need(await own.set('318942', await own.code()));
    const { browser } = await enter(own.name, '318942', own.mobile);
    need(await logIn(own.name, '318942', browser));
    const other = await owner();
    need(await other.set('318942', await other.code()));
    later(mall, LIMITS.smsCountdown + 1);
    expect((await logIn(other.name, '318942', browser)).envelope.data).toMatchObject({ ticket: expect.any(String) });
    const [row] = await mall.db.select().from(operator).where(eq(operator.accountId, own.accountId));
    await mall.db
      .update(storeBrowser)
      .set({ expiresAt: mall.now.now })
      .where(eq(storeBrowser.operatorId, row?.id ?? 0));
    expect((await logIn(own.name, '318942', browser)).envelope.success).toBe(false);
    await enter(own.name, '318942', own.mobile);
    expect(await mall.db.$count(storeBrowser, eq(storeBrowser.operatorId, row?.id ?? 0))).toBe(1);
  });

  it('takes the right code, once, and not after the password was changed', async () => {
    const own = await owner();
    need(await own.set('318942', await own.code()));
    later(mall, LIMITS.smsCountdown + 1);
    const first = (await logIn(own.name, '318942')).envelope.data as never as LoginCodeNeeded;
    expect(first.mobile).toMatch(/^139\*{4}\d{4}$/);
    const code = await visitor.received(own.mobile, 'storeLogin');
    const again = (await logIn(own.name, '318942')).envelope.data as never as LoginCodeNeeded;
    expect([first.sent, again.sent]).toEqual([true, false]);
    expect(errorOf(await giveCode(again.ticket, ' '))).toBe('code');
    expect((await giveCode(again.ticket, '000000')).envelope.success).toBe(false);
    need(await giveCode(again.ticket, code));
    expect((await giveCode(again.ticket, code)).envelope.data).toEqual({ expired: true });
    expect((await giveCode(first.ticket, code)).envelope.success).toBe(false);
    later(mall, LIMITS.smsCountdown + 1);
    need(await mall.call('POST', '/api/desk/login/code/send', { body: { ticket: first.ticket } }));
    const fresh = await visitor.received(own.mobile, 'storeLogin');
    need(await own.set('318945', await own.code()));
    expect((await giveCode(first.ticket, fresh)).envelope.success).toBe(false);
    expect((await mall.call('POST', '/api/desk/login/code/send', { body: { ticket: 'x' } })).envelope.success).toBe(
      false,
    );
  });

  it('is tried a few times, and then locked, where the right one does not help', async () => {
    const own = await owner();
    need(await own.set('318942', await own.code()));
    for (let turn = 0; turn < ACCOUNT.storeWrongPasswords; turn += 1)
      expect((await logIn(own.name, '318943')).status).toBe(200);
    expect((await logIn(own.name, '318942')).status).toBe(429);
    need(await own.set('318945', await own.code()));
    expect((await logIn(own.name, '318945')).status).toBe(200);
  });

  it('is refused where the owner is gone, and limits of codes are said', async () => {
    const own = await owner();
    need(await own.set('318942', await own.code()));
    for (let turn = 0; turn < ACCOUNT.codesPerDay; turn += 1) {
      later(mall, LIMITS.smsCountdown + 1);
      if ((await logIn(own.name, '318942')).status === 429) break;
    }
    await mall.db.delete(account).where(eq(account.id, own.accountId));
    later(mall, LIMITS.smsCountdown + 1);
    expect((await logIn(own.name, '318942')).envelope.success).toBe(false);
    expect((await reviewer.get<DeskStore>(`/${own.id}`)).status).toBe(404);
  });
});
