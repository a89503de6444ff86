import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#mall/account/account.queries.ts';
import { account, session } from '#mall/account/account.tables.ts';
import { hashPassword } from '#mall/account/password.ts';
import { openSession } from '#mall/account/sessions.ts';
import { operator, operatorSession } from '#mall/operator/operator.tables.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { createVisitor } from '../../helpers/people/visitor.ts';

const OLD = 'Correct-1horse';
const NEW = 'Another-2horse';

let mall: TestMall;
let shopper: ReturnType<typeof createVisitor>;
beforeAll(async () => {
  mall = await openTestMall();
  shopper = createVisitor(mall);
});
afterAll(() => mall.close());

describe('a password that is changed while somebody logs in with it', () => {
  it('leaves no session but that of who changed it', async () => {
    const { accessToken } = need(await shopper.register('13700000301', 'racing_1'));
    const [oldPassWord, passWord] = [await shopper.encrypted(OLD), await shopper.encrypted(NEW)];
    const change = () =>
      mall.call('PUT', '/api/app/p/user/password', { token: accessToken, body: { oldPassWord, passWord } });
    const logIns = Array.from({ length: 4 }, () => shopper.logIn('racing_1', OLD));
    const [changed] = await Promise.all([change(), ...logIns]);
    expect(changed.envelope.success).toBe(true);
    const [own] = await mall.db.select({ id: account.id }).from(account).where(eq(account.userName, 'racing_1'));
    expect(
      await mall.db
        .select()
        .from(session)
        .where(eq(session.accountId, own?.id ?? 0)),
    ).toHaveLength(1);
  });

  it('is changed by one of many who know the old one', async () => {
    const { accessToken } = need(await shopper.register('13700000302', 'racing_2'));
    const encrypted = await Promise.all(
      [1, 2, 3, 4].map(async (n) => ({
        oldPassWord: await shopper.encrypted(OLD),
        passWord: await shopper.encrypted(`${NEW}${n}`),
      })),
    );
    const answers = await Promise.all(
      encrypted.map((body) => mall.call('PUT', '/api/app/p/user/password', { token: accessToken, body })),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });

  it('of an operator lets nobody in with the old one', async () => {
    const admin = await makeOperator(mall, null, 'admin');
    const { id } = await makeOperator(mall, null, 'editor');
    const row = { userName: 'racing_operator', passwordHash: await hashPassword(OLD) };
    await mall.db.update(operator).set(row).where(eq(operator.id, id));
    const passWords = await Promise.all([1, 2, 3, 4].map(() => shopper.encrypted(OLD)));
    const [reset] = await Promise.all([
      mall.call('POST', `/api/desk/p/staff/${id}/password`, { token: admin.token, body: {} }),
      ...passWords.map(async (passWord) => {
        const body = { userName: row.userName, passWord, captchaVerification: await shopper.captcha() };
        return mall.call('POST', '/api/desk/login', { body });
      }),
    ]);
    expect(reset.envelope.success).toBe(true);
    expect(await mall.db.select().from(operatorSession).where(eq(operatorSession.operatorId, id))).toEqual([]);
  });
});

/** PGlite has one connection: there nothing can happen in between. */
describe.runIf(process.env.TEST_DATABASE_URL)('in the worst moment, on Postgres', () => {
  it('a login waits for the change that is under way, and is refused', async () => {
    need(await shopper.register('13700000303', 'racing_3'));
    const [row] = await mall.db.select().from(account).where(eq(account.userName, 'racing_3'));
    const { id, passwordHash } = row ?? { id: 0, passwordHash: '' };
    const opened = await mall.db.transaction(async (tx) => {
      await changePassword(tx, id, passwordHash, 'another', mall.now.now);
      await tx.delete(session).where(eq(session.accountId, id));
      const opening = openSession(mall, id, { userAgent: undefined, language: 'zh' }, passwordHash).then(
        () => 'opened',
        (error: Error) => error.message,
      );
      // A call that does not wait is through by now: this connection has answered twenty times.
      for (let n = 0; n < 20; n += 1) await tx.select({ id: account.id }).from(account).where(eq(account.id, id));
      return { opening };
    });
    expect(await opened.opening).toBe('loginWrong');
    expect(await mall.db.select().from(session).where(eq(session.accountId, id))).toEqual([]);
  });
});
