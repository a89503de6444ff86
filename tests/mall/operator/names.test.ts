import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operator } from '#mall/operator/operator.tables.ts';
import { unknownPassword } from '#mall/operator/store-account.ts';
import { makeBuyer, makeOperator } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { createVisitor } from '../../helpers/people/visitor.ts';

const TRIES = 12;

let mall: TestMall;
let visitor: ReturnType<typeof createVisitor>;
let addresses = 0;
beforeAll(async () => {
  mall = await openTestMall({ trustProxy: true });
  visitor = createVisitor(mall);
  await named({ shopId: 1, userName: 'shop700001', accountId: (await makeBuyer(mall)).accountId });
  await named({ shopId: 1, userName: 'clerk-of-a-shop', accountId: null });
  await named({ shopId: null, userName: 'editor-of-the-mall', accountId: null });
});
afterAll(() => mall.close());

async function named({ shopId, ...names }: { shopId: number | null; userName: string; accountId: number | null }) {
  const { id } = await makeOperator(mall, shopId, shopId === null ? 'editor' : 'shop');
  await mall.db
    .update(operator)
    .set({ ...names, passwordHash: await unknownPassword() })
    .where(eq(operator.id, id));
}

/** What somebody at an address of their own is told who tries this name again and again. */
async function answersTo(userName: string, captcha: boolean): Promise<unknown[]> {
  addresses += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${addresses}` };
  const answers: unknown[] = [];
  for (let n = 0; n < TRIES; n += 1) {
    const passWord = await visitor.encrypted('000000');
    const body = { userName, passWord, ...(captcha ? { captchaVerification: await visitor.captcha() } : {}) };
    const { status, envelope } = await mall.call('POST', '/api/desk/login', { body, headers });
    answers.push({ status, code: envelope.code, msg: envelope.msg, data: envelope.data });
  }
  return answers;
}

it.each([
  ['a store account', 'shop700001', 'shop799999'],
  ['a store account in other letters', 'SHOP700001', 'Shop799998'],
  ['an operator of a shop', 'clerk-of-a-shop', 'nobody-at-a-shop'],
  ['an operator of the mall', 'editor-of-the-mall', 'nobody-of-the-mall'],
])('%s is answered as a name that nobody has, however often', async (_, name, nobody) => {
  const without = await answersTo(name, false);
  expect(without).toEqual(await answersTo(nobody, false));
  expect(without.at(-1)).toMatchObject({ data: { captcha: true } });
  const solved = await answersTo(name, true);
  expect(solved).toEqual(await answersTo(`${nobody}0`, true));
  expect(solved.at(-1)).toMatchObject({ status: 429 });
});
