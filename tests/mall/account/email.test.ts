import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import type { AccountView, CodeSent } from '#contract/account/schema.ts';
import { cleanEmail } from '#contract/account/values.ts';
import { LIMITS } from '#contract/limits.ts';
import { makeBuyer, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later } from '../../helpers/mall/time.ts';
import { secretsLogged } from '../../helpers/people/visitor.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(async () => {
  expect(await secretsLogged(mall)).toEqual([]);
  await mall.close();
});

type Shopper = { token: string };
const ask = ({ token }: Shopper, email: string) =>
  mall.call<CodeSent>('POST', '/api/app/p/user/email/code', { token, body: { email } });
const confirm = ({ token }: Shopper, email: string, code: string) =>
  mall.call<AccountView>('PUT', '/api/app/p/user/email', { token, body: { email, code } });
const own = async ({ token }: Shopper) =>
  need(await mall.call<AccountView>('GET', '/api/app/p/user/account', { token })).email;

/** The code that was just sent, after the response, to an address. */
async function codeOf(address: string): Promise<string> {
  const [to, at] = [cleanEmail(address), mall.now.now.getTime()];
  const subject = () => mall.mailOutbox.sent().find((one) => one.to === to && one.at.getTime() === at)?.subject ?? '';
  await expect.poll(subject).toMatch(/\d{6}$/);
  return subject().slice(-6);
}
async function asked(shopper: Shopper, email: string): Promise<string> {
  later(mall, LIMITS.smsCountdown + 1);
  need(await ask(shopper, email));
  return codeOf(email);
}
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('an address is confirmed by the code that was sent to it, shown in part, and changed by another', async () => {
  const shopper = await makeBuyer(mall);
  expect(await own(shopper)).toBeNull();
  const code = await asked(shopper, 'Xiao.Man@Example.com');
  expect(await own(shopper)).toBeNull();
  expect(need(await confirm(shopper, ' Xiao.Man@example.COM ', code)).email).toBe('X***@example.com');
  expect((await confirm(shopper, 'Xiao.Man@example.com', code)).envelope.msg).toBe('验证码错误或已失效');
  expect((await ask(shopper, 'xiao.man@example.com')).envelope.data).toEqual([
    { field: 'email', msg: '这已经是您的邮箱' },
  ]);
  const next = await asked(shopper, 'other@example.com');
  expect(need(await confirm(shopper, 'other@example.com', next)).email).toBe('o***@example.com');
  const { token } = shopper;
  expect(need(await mall.call<AccountView>('DELETE', '/api/app/p/user/email', { token })).email).toBeNull();
});

it('the mail is in the language of the reader, and says how long the code is good', async () => {
  const { token } = await makeBuyer(mall);
  later(mall, LIMITS.smsCountdown + 1);
  const body = { email: 'reader@example.com' };
  need(await mall.call('POST', '/api/app/p/user/email/code', { token, body, language: 'en' }));
  const code = await codeOf('reader@example.com');
  const mail = mall.mailOutbox.sent()[0];
  expect(mail).toMatchObject({ subject: `Your e-mail code ${code}`, language: 'en' });
  expect(mail?.text).toContain('valid for 5 minutes');
  expect(mail?.html).toContain(`>${code}<`);
});

it.each(['', 'x', 'a b@example.com', 'a@b', 'a,b@example.com', 'a@example.com,b', '<a@example.com>'])(
  'no code is sent to “%s”',
  async (email) => {
    const shopper = await makeBuyer(mall);
    const { envelope } = await ask(shopper, email);
    expect(envelope.data).toMatchObject([{ field: 'email' }]);
  },
);

it('a code is good for its shopper, its address and a while only', async () => {
  const [shopper, stranger] = [await makeBuyer(mall), await makeBuyer(mall)];
  const code = await asked(shopper, 'mine@example.com');
  for (const wrong of [
    await confirm(shopper, 'mine@example.com', other(code)),
    await confirm(shopper, 'another@example.com', code),
    await confirm(stranger, 'mine@example.com', code),
  ])
    expect(wrong.envelope.msg).toBe('验证码错误或已失效');
  later(mall, ACCOUNT.codeLife + 1);
  expect((await confirm(shopper, 'mine@example.com', code)).envelope.msg).toBe('验证码错误或已失效');
  expect(await own(shopper)).toBeNull();
});

it('a code that was tried too often is good no more', async () => {
  const shopper = await makeBuyer(mall);
  const code = await asked(shopper, 'tries@example.com');
  for (let n = 0; n <= ACCOUNT.codeTries; n += 1) await confirm(shopper, 'tries@example.com', other(code));
  expect((await confirm(shopper, 'tries@example.com', code)).envelope.success).toBe(false);
});

it('the next code is sent after a while, and ten in a day', async () => {
  const shopper = await makeBuyer(mall);
  await asked(shopper, 'wait@example.com');
  const { envelope } = await ask(shopper, 'wait@example.com');
  expect(envelope.success).toBe(false);
  expect(envelope.data?.waitMs).toBeGreaterThan(0);
  // Two of ten were asked for.
  for (let n = 2; n < ACCOUNT.codesPerDay; n += 1) {
    later(mall, LIMITS.smsCountdown + 1);
    await ask(shopper, `wait${n}@example.com`);
  }
  later(mall, LIMITS.smsCountdown + 1);
  expect((await ask(shopper, 'wait99@example.com')).status).toBe(429);
});

it('of accounts that confirm the same address at once, one has it', async () => {
  const email = 'shared@example.com';
  const shoppers = [await makeBuyer(mall), await makeBuyer(mall), await makeBuyer(mall)];
  const codes: string[] = [];
  later(mall, LIMITS.smsCountdown + 1);
  for (const shopper of shoppers) {
    later(mall, 1_000);
    need(await ask(shopper, email));
    codes.push(await codeOf(email));
  }
  const results = await Promise.all(
    shoppers.map((shopper, at) => confirm(shopper, email.toUpperCase(), codes[at] ?? '')),
  );
  expect(results.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  const refused = results.filter(({ envelope }) => !envelope.success).map(({ envelope }) => envelope.msg);
  expect(new Set(refused)).toEqual(new Set(['该邮箱已被其他账号使用']));
});

it('a mail that was not taken can be asked for again at once', async () => {
  const shopper = await makeBuyer(mall);
  const { send } = mall.mail;
  mall.mail.send = () => Promise.reject(new Error('SMTP: EENVELOPE 550'));
  later(mall, LIMITS.smsCountdown + 1);
  need(await ask(shopper, 'again@example.com'));
  await expect.poll(() => mall.logs.some(({ msg }) => msg === 'mail not sent')).toBe(true);
  mall.mail.send = send;
  await expect.poll(async () => (await ask(shopper, 'again@example.com')).envelope.success).toBe(true);
  expect(await codeOf('again@example.com')).toMatch(/^\d{6}$/);
});
