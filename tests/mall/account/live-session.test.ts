import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBuyer } from '../../helpers/mall/buying.ts';
import { statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const whoIs = (token: string) => mall.call<{ userId: number }>('GET', '/api/app/p/user/userInfo', { token });

it('finds the sessions of calls that come at once with one statement, each its own', async () => {
  const buyers = [await makeBuyer(mall), await makeBuyer(mall), await makeBuyer(mall)];
  const [first] = buyers;
  const tokens = [...buyers.map(({ token }) => token), 'nobody has this one', first?.token ?? ''];
  let found: Awaited<ReturnType<typeof whoIs>>[] = [];
  const statements = await statementsOf(async () => {
    found = await Promise.all(tokens.map(whoIs));
  });
  const ids = buyers.map(({ accountId }) => accountId);
  expect(found.map(({ envelope }) => envelope.data?.userId)).toEqual([...ids, undefined, first?.accountId]);
  expect(found.map(({ status }) => status)).toEqual([200, 200, 200, 401, 200]);
  const asked = statements.filter(({ sql }) => /from "session"/.test(sql));
  expect(asked).toEqual([expect.objectContaining({ times: 1 })]);
});
