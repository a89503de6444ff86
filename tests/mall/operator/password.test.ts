import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import { hashPassword } from '#mall/account/account.ts';
import { change, operator } from '#mall/operator/operator.tables.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { errorOf } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { createVisitor } from '../../helpers/people/visitor.ts';

/** An operator's own password. */

const OLD = 'Morning-tea-1';
let mall: TestMall;
let shopper: ReturnType<typeof createVisitor>;
beforeAll(async () => {
  mall = await openTestMall();
  shopper = createVisitor(mall);
});
afterAll(() => mall.close());

/** Somebody at work with this password, at two computers. */
async function worker() {
  const { id, token } = await makeOperator(mall, 1);
  const passwordHash = await hashPassword(OLD);
  const [row] = await mall.db.update(operator).set({ passwordHash }).where(eq(operator.id, id)).returning();
  const userName = row?.userName ?? '';
  const logIn = async (password: string) =>
    mall.call<{ accessToken: string }>('POST', '/api/desk/login', {
      body: { userName, passWord: await shopper.encrypted(password), captchaVerification: await shopper.captcha() },
    });
  const elsewhere = need(await logIn(OLD)).accessToken;
  const choose = async (old: string, password: string) => {
    const [oldPassWord, passWord] = await Promise.all([shopper.encrypted(old), shopper.encrypted(password)]);
    return mall.call('PUT', '/api/desk/p/password', { token, body: { oldPassWord, passWord } });
  };
  const isIn = async (own: string) => (await mall.call('GET', '/api/desk/p/me', { token: own })).status === 200;
  return { id, token, elsewhere, logIn, choose, isIn };
}

describe('the own password of an operator', () => {
  it('is another one from then on; the session goes on, and the others are over', async () => {
    const { token, elsewhere, logIn, choose, isIn } = await worker();
    need(await choose(OLD, 'Evening-tea-2'));
    expect([await isIn(token), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await logIn(OLD)).envelope.success).toBe(false);
    expect((await logIn('Evening-tea-2')).envelope.success).toBe(true);
  });

  it.each([
    ['a wrong old one', 'Morning-tea-9', 'Evening-tea-2', 'oldPassWord'],
    ['the same again', OLD, OLD, 'passWord'],
    ['one too short', OLD, 'Tea-1', 'passWord'],
    ['one of a single kind', OLD, 'morningtea', 'passWord'],
    ['one that everybody has', OLD, 'password1', 'passWord'],
  ])('is not changed with %s', async (_what, old, password, field) => {
    const { elsewhere, choose, isIn, logIn } = await worker();
    expect(errorOf(await choose(old, password))).toBe(field);
    expect(await isIn(elsewhere)).toBe(true);
    expect((await logIn(OLD)).envelope.success).toBe(true);
  });

  it('is not guessed by whoever sits down at a desk left alone', async () => {
    const { choose } = await worker();
    for (let guess = 0; guess < ACCOUNT.wrongPasswords; guess++)
      await choose(`PasswordAttempt-number-${guess}`, 'Evening-tea-2');
    expect((await choose(OLD, 'Evening-tea-2')).status).toBe(429);
  });

  it('goes to one of many who set it at once', async () => {
    const { choose, logIn } = await worker();
    const inputs = ['Evening-tea-2', 'Evening-tea-3', 'Evening-tea-4', 'Evening-tea-5'];
    const answers = await Promise.all(inputs.map((one) => choose(OLD, one)));
    const went = inputs.filter((_, at) => answers[at]?.envelope.success);
    expect(went).toHaveLength(1);
    expect((await logIn(went[0] ?? '')).envelope.success).toBe(true);
  });

  it('is written down as changed, and nowhere what it is', async () => {
    const { id, choose } = await worker();
    need(await choose(OLD, 'Evening-tea-2'));
    const rows = await mall.db
      .select()
      .from(change)
      .where(eq(change.ref, String(id)));
    expect(rows).toMatchObject([
      { kind: 'operator', action: 'ownPassword', operatorId: id, shopId: 1, before: null, after: null },
    ]);
    const written = JSON.stringify([rows, mall.logs]);
    for (const secret of [OLD, 'Evening-tea-2', 'argon2']) expect(written).not.toContain(secret);
  });
});
