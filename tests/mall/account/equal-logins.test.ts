import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { STATUS } from '#contract/enums.ts';
import { account } from '#mall/account/account.tables.ts';
import { hashPassword, NO_PASSWORD } from '#mall/account/account.ts';
import type { Job } from '#mall/account/hashers.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { makeBuyer, makeOperator } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';
import { createVisitor, DEMO } from '../../helpers/people/visitor.ts';

/** A login tells nothing of a name: neither by what it answers, nor by what it costs to answer. */

const hashing = vi.hoisted(() => ({ costs: [] as string[] }));
vi.mock('#mall/account/hashers.ts', async (original) => {
  const real = await original<typeof import('#mall/account/hashers.ts')>();
  const work: typeof real.work = (job: Omit<Job, 'options'>) => {
    hashing.costs.push(job.against?.split('$').slice(1, 4).join() ?? 'made');
    return real.work(job);
  };
  return { ...real, work };
});

const TRIES = 12;
let mall: TestMall;
let visitor: ReturnType<typeof createVisitor>;
let addresses = 0;
beforeAll(async () => {
  mall = await openTestMall({ trustProxy: true });
  visitor = createVisitor(mall);
  const passwordHash = await hashPassword('Morning-tea-1');
  const named = async (shopId: number | null, userName: string, more: Partial<typeof operator.$inferInsert> = {}) => {
    const { id } = await makeOperator(mall, shopId, shopId === null ? 'admin' : 'shop');
    await mall.db
      .update(operator)
      .set({ userName, passwordHash, ...more })
      .where(eq(operator.id, id));
  };
  await named(null, 'boss-of-the-mall');
  await named(null, 'boss-who-left', { status: STATUS.DISABLED });
  await named(1, 'shop710001', { accountId: (await makeBuyer(mall)).accountId });
  await named(1, 'shop710002', { accountId: (await makeBuyer(mall)).accountId, status: STATUS.DISABLED });
  const { accountId } = await makeBuyer(mall);
  await mall.db
    .update(account)
    .set({ userName: 'nobody_logs_in', passwordHash: NO_PASSWORD })
    .where(eq(account.id, accountId));
  const locked = await makeBuyer(mall);
  const reason = { lockedAt: mall.now.now, lockReason: '多次恶意下单' };
  await mall.db
    .update(account)
    .set({ userName: 'locked_buyer', passwordHash, ...reason })
    .where(eq(account.id, locked.accountId));
});
afterAll(() => mall.close());
beforeEach(() => later(mall, 60 * MINUTE));

type Login = (userName: string, captcha: string | undefined, headers: Record<string, string>) => Promise<Answer>;
type Answer = { status: number; envelope: { code: string; msg?: string; data?: unknown } };

const atDesk: Login = async (userName, captchaVerification, headers) =>
  mall.call('POST', '/api/desk/login', {
    body: {
      userName,
      passWord: await visitor.encrypted('000000'),
      ...(captchaVerification ? { captchaVerification } : {}),
    },
    headers,
  });
const atShop: Login = async (userName, captchaVerification, headers) =>
  visitor.post(
    '/login',
    { userName, passWord: await visitor.encrypted('000000'), agree: true, captchaVerification },
    headers,
  );

/** What somebody at an address of their own is told who tries this name again and again, and what is hashed for it. */
async function tried(login: Login, userName: string, captcha: boolean) {
  addresses += 1;
  hashing.costs.length = 0;
  const headers = { 'x-forwarded-for': `198.51.100.${addresses}` };
  const answers: unknown[] = [];
  for (let n = 0; n < TRIES; n += 1) {
    const { status, envelope } = await login(userName, captcha ? await visitor.captcha() : undefined, headers);
    answers.push({ status, code: envelope.code, msg: envelope.msg, data: envelope.data });
  }
  return { answers, hashed: [...hashing.costs] };
}

it.each<[string, Login, string, string]>([
  ['an administrator', atDesk, 'boss-of-the-mall', 'boss-of-no-mall'],
  ['an administrator who was shut out', atDesk, 'boss-who-left', 'boss-who-never-was'],
  ['a store account', atDesk, 'shop710001', 'shop719999'],
  ['a store account that was closed', atDesk, 'shop710002', 'shop719998'],
  ['a shopper by name', atShop, 'locked_buyer', 'nobody_buys'],
  ['a shopper without a password', atShop, 'nobody_logs_in', 'nobody_at_all'],
  ['a shopper by number', atShop, DEMO.mobile, '13999990000'],
])('%s is answered, and hashed for, as a name that nobody has', async (_who, login, name, nobody) => {
  for (const captcha of [false, true]) {
    const known = await tried(login, name, captcha);
    expect(known).toEqual(await tried(login, captcha ? `${nobody.slice(0, -1)}1` : nobody, captcha));
    expect(known.hashed.length > 0).toBe(captcha || (login === atDesk && !/^shop/.test(name)));
  }
});
