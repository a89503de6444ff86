import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '../../mall/db/schema-account.ts';
import { hashToken } from '../../mall/http/session.ts';
import { openTestMall, type TestMall } from '../helpers/mall.ts';

type Document = { paths: Record<string, Record<string, { security?: unknown[] }>> };

/** Open to visitors although their paths say otherwise (domain decisions, section 3). */
const OPEN = new Set(['/api/app/p/home/config/bottomTree']);

let mall: TestMall;
let operations: { method: string; path: string }[];
beforeAll(async () => {
  mall = await openTestMall();
  const response = await mall.fetch(new Request('http://mall/api/openapi.json'));
  const { paths } = (await response.json()) as Document;
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter(() => path.includes('/p/') && !OPEN.has(path))
      .map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, '1') })),
  );
});
afterAll(() => mall.close());

async function refusals(headers: Record<string, string>) {
  const answers = await Promise.all(
    operations.map(async ({ method, path }) => {
      const { status, envelope } = await mall.call(method, path, { headers });
      return { method, path, status, code: envelope.code, data: envelope.data };
    }),
  );
  return answers.filter(({ status, code, data }) => status !== 401 || code !== 'A00004' || data !== undefined);
}

describe('every call of a /p/ path is refused', () => {
  it('there are some', () => expect(operations.length).toBeGreaterThan(10));

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
