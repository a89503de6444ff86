import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '#mall/account/account.tables.ts';
import { hashToken } from '#mall/http/token.ts';
import { operator, operatorSession } from '#mall/operator/operator.tables.ts';
import { operationsOf } from '../../helpers/fuzz/operations.ts';
import { makeOperator } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
let operations: { method: string; path: string; desk: boolean }[];
beforeAll(async () => {
  mall = await openTestMall();
  operations = (await operationsOf(mall))
    .filter(({ of }) => of !== 'visitor')
    .map(({ method, path, of }) => ({ method, path: path.replace(/\{\w+\}/g, '1'), desk: of === 'operator' }));
});
afterAll(() => mall.close());

async function refusals(headers: Record<string, string>, among = operations) {
  const answers = await Promise.all(
    among.map(async ({ method, path }) => {
      const { status, envelope } = await mall.call(method, path, { headers });
      return { method, path, status, code: envelope.code, data: envelope.data };
    }),
  );
  return answers.filter(({ status, code, data }) => status !== 401 || code !== 'A00004' || data !== undefined);
}

describe('every call of a /p/ path is refused', () => {
  it('there are some', () => expect(operations.length).toBeGreaterThan(120));

  it('without a token', async () => {
    expect(await refusals({})).toEqual([]);
  });

  it.each(['', 'Bearer ', 'x', 'null', 'undefined', `${'x'.repeat(5_000)}`, "' or 1=1 --", 'Bearer Bearer x'])(
    'with the token %j',
    async (authorization) => {
      expect(await refusals({ authorization })).toEqual([]);
    },
  );

  it('with an expired one', async () => {
    expect(await refusals({ authorization: await mall.logIn(-1) })).toEqual([]);
  });

  it('with one that was logged out', async () => {
    const token = await mall.logIn();
    await mall.call('POST', '/api/app/logOut', { token, body: {} });
    expect(await refusals({ authorization: token })).toEqual([]);
  });

  it("with an operator's that has expired, was logged out, or is of one who was shut out", async () => {
    const { id, token } = await makeOperator(mall, null, 'admin');
    const desk = operations.filter((one) => one.desk);
    expect(desk.length).toBeGreaterThan(80);
    const open = async () => (await mall.call('GET', '/api/desk/p/me', { token })).status;
    expect(await open()).toBe(200);
    await mall.db.update(operator).set({ status: 1 }).where(eq(operator.id, id));
    expect(await refusals({ authorization: token }, desk)).toEqual([]);
    await mall.db.update(operator).set({ status: 0 }).where(eq(operator.id, id));
    const own = eq(operatorSession.operatorId, id);
    await mall.db.update(operatorSession).set({ expiresAt: mall.now.now }).where(own);
    expect(await refusals({ authorization: token }, desk)).toEqual([]);
    await mall.db
      .update(operatorSession)
      .set({ expiresAt: new Date(mall.now.now.getTime() + 60_000) })
      .where(own);
    expect(await open()).toBe(200);
    await mall.call('POST', '/api/desk/p/logOut', { token, body: {} });
    expect(await refusals({ authorization: token }, desk)).toEqual([]);
  });

  it('with the hash of a live one, or its name', async () => {
    const token = await mall.logIn();
    const [row] = await mall.db
      .select()
      .from(session)
      .where(eq(session.tokenHash, hashToken(token)));
    expect(await refusals({ authorization: hashToken(token) })).toEqual([]);
    expect(await refusals({ authorization: row?.id ?? '' })).toEqual([]);
  });

  it('with a live one in the cookie instead of the header', async () => {
    expect(await refusals({ cookie: `b2cToken=${await mall.logIn()}` })).toEqual([]);
  });

  it('however the path is written', async () => {
    const paths = [
      '/api/app/%70/user/userInfo',
      '/api/app/p%2fuser/userInfo',
      '/api//app/p/user/userInfo',
      '/api/app/P/user/userInfo',
    ];
    for (const path of paths) expect([401, 404]).toContain((await mall.call('GET', path)).status);
  });
});

it('a live token opens them, with or without Bearer', async () => {
  const token = await mall.logIn();
  for (const authorization of [token, `Bearer ${token}`, `bearer ${token}`]) {
    const { status } = await mall.call('GET', '/api/app/p/user/userInfo', { headers: { authorization } });
    expect(status).toBe(200);
  }
});
