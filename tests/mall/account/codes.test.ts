import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';
import { createVisitor, DEMO, secretsLogged } from '../../helpers/people/visitor.ts';

const NEWCOMER = '13622223333';

let mall: TestMall;
let shopper: ReturnType<typeof createVisitor>;
beforeAll(async () => {
  mall = await openTestMall();
  shopper = createVisitor(mall);
});
afterAll(() => mall.close());

describe('SMS codes', () => {
  // Ten a day is another test.
  beforeEach(() => later(mall, 24 * 60 * MINUTE));
  const smsLogIn = async (mobile: string, passWord: string) =>
    shopper.post('/smsLogin', {
      userName: mobile,
      passWord,
      agree: true,
      captchaVerification: await shopper.captcha(),
    });
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('fifty requests at once send one', async () => {
    const before = mall.outbox.sent().filter(({ mobile }) => mobile === DEMO.mobile).length;
    const verifications = await Promise.all(Array.from({ length: 50 }, () => shopper.captcha()));
    const answers = await Promise.all(
      verifications.map((captchaVerification) =>
        shopper.post('/sms/sendLoginCode', { mobile: DEMO.mobile, captchaVerification }),
      ),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    await shopper.received(DEMO.mobile);
    expect(mall.outbox.sent().filter(({ mobile }) => mobile === DEMO.mobile)).toHaveLength(before + 1);
  });

  it('one to log in, which an unknown number never gets, does not delay one to register', async () => {
    const ask = async (call: string, more = {}) =>
      (await shopper.post(call, { mobile: NEWCOMER, captchaVerification: await shopper.captcha(), ...more })).envelope;
    expect(await ask('/sms/sendLoginCode')).toMatchObject({ success: true, data: { waitMs: 180_000 } });
    expect(await ask('/sms/send', { purpose: 'register' })).toMatchObject({ success: true });
    expect(await shopper.received(NEWCOMER)).toMatch(/^\d{6}$/);
    expect(await ask('/sms/send', { purpose: 'register' })).toMatchObject({ msg: '请180秒后再获取验证码' });
  });

  it('the wait is told, and over after 180 s', async () => {
    const ask = async () =>
      shopper.post('/sms/sendLoginCode', { mobile: DEMO.mobile, captchaVerification: await shopper.captcha() });
    await ask();
    // A code goes out after the answer: one still on its way would replace that of the next test.
    await shopper.received(DEMO.mobile);
    later(mall, 1 * MINUTE);
    expect((await ask()).envelope).toMatchObject({
      code: 'A00001',
      msg: '请120秒后再获取验证码',
      data: { waitMs: 120_000 },
    });
    later(mall, 2 * MINUTE);
    expect((await ask()).envelope.success).toBe(true);
    await shopper.received(DEMO.mobile);
  });

  it('five wrong ones leave the right one good, the sixth ends it', async () => {
    const good = await shopper.code('login', DEMO.mobile);
    for (let n = 0; n < 5; n += 1)
      expect((await smsLogIn(DEMO.mobile, wrong(good))).envelope.msg).toBe('验证码错误或已失效');
    expect((await smsLogIn(DEMO.mobile, good)).envelope.success).toBe(true);
    const next = await shopper.code('login', DEMO.mobile);
    for (let n = 0; n < 6; n += 1) await smsLogIn(DEMO.mobile, wrong(next));
    expect((await smsLogIn(DEMO.mobile, next)).envelope.msg).toBe('验证码错误或已失效');
  });

  it('of a hundred guesses at once six are tried', async () => {
    const good = await shopper.code('login', DEMO.mobile);
    const guesses = Array.from({ length: 100 }, (_, n) => (n === 50 ? good : wrong(good)));
    const answers = await Promise.all(guesses.map((guess) => smsLogIn(DEMO.mobile, guess)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(0);
  });

  it('serves once, of twenty at once', async () => {
    const good = await shopper.code('login', DEMO.mobile);
    const answers = await Promise.all(Array.from({ length: 20 }, () => smsLogIn(DEMO.mobile, good)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect((await smsLogIn(DEMO.mobile, good)).envelope.success).toBe(false);
  });

  it('is good for five minutes', async () => {
    const good = await shopper.code('login', DEMO.mobile);
    later(mall, 5 * MINUTE);
    expect((await smsLogIn(DEMO.mobile, good)).envelope.success).toBe(false);
  });

  it('of one purpose does not serve another, nor another number', async () => {
    const good = await shopper.code('login', DEMO.mobile);
    for (const purpose of ['register', 'reset']) {
      const { envelope } = await shopper.post('/sms/verify', { mobile: DEMO.mobile, purpose, code: good });
      expect(envelope.msg).toBe('验证码错误或已失效');
    }
    expect((await smsLogIn('13611111111', good)).envelope.success).toBe(false);
  });

  it('are ten a day to one number', async () => {
    for (let n = 0; n < 10; n += 1) await shopper.code('login', DEMO.mobile);
    await expect(shopper.code('login', DEMO.mobile)).rejects.toThrow('操作过于频繁');
    later(mall, 24 * 60 * MINUTE);
    await shopper.code('login', DEMO.mobile);
  });

  it('are limited by the hour for one address, whatever it forwards', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < ACCOUNT.codesPerAddress + 2; n += 1) {
      const body = { mobile: String(13_633_000_000 + n), captchaVerification: await shopper.captcha() };
      statuses.push((await shopper.post('/sms/sendLoginCode', body, { 'x-forwarded-for': `198.51.100.${n}` })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('one that could not be sent may be asked for again at once', async () => {
    const failing = await openTestMall({
      sms: { name: 'poor', send: () => Promise.reject(new Error('no credit for 13800138000')) },
    });
    const other = createVisitor(failing);
    const ask = async () =>
      other.post('/sms/sendLoginCode', { mobile: DEMO.mobile, captchaVerification: await other.captcha() });
    expect((await ask()).envelope.success).toBe(true);
    await expect.poll(() => failing.logs.some(({ msg }) => msg === 'sms not sent')).toBe(true);
    expect((await ask()).envelope.success).toBe(true);
    expect(JSON.stringify(failing.logs)).not.toContain(DEMO.mobile);
    await failing.close();
  });
});

it('nothing of all this reached the log', async () => {
  expect(await secretsLogged(mall)).toEqual([]);
  expect(mall.logs.filter(({ msg }) => msg === 'internal')).toEqual([]);
});
