import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import { hashPassword } from '#mall/account/account.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { rescueOperator } from '#mall/operator/staff.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';
import { createVisitor, DEMO } from '../../helpers/people/visitor.ts';

/** What somebody else does to an account from other addresses does not shut its owner out. */

const hashing = vi.hoisted(() => ({ hashed: 0 }));
vi.mock('#mall/account/hashers.ts', async (original) => {
  const real = await original<typeof import('#mall/account/hashers.ts')>();
  const work: typeof real.work = (job) => {
    if (job.against === undefined) hashing.hashed += 1;
    return real.work(job);
  };
  return { ...real, work };
});

const HOME = { 'x-forwarded-for': '198.51.100.1' };
const attacker = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
const DAY = 24 * 60 * MINUTE;
const NEW = 'Another-2horse';

let mall: TestMall;
let shopper: ReturnType<typeof createVisitor>;
beforeAll(async () => {
  mall = await openTestMall({ trustProxy: true });
  shopper = createVisitor(mall);
});
afterAll(() => mall.close());
beforeEach(() => later(mall, 31 * DAY));

describe('passwords of shoppers', () => {
  it('guessed elsewhere, the owner logs in at home, and guesses stay bounded', async () => {
    need(await shopper.logIn(DEMO.mobile, DEMO.password, HOME));
    later(mall, 2 * 60 * MINUTE);
    const statuses: number[] = [];
    for (let n = 0; n < ACCOUNT.wrongPasswordsOfStrangers + 5; n += 1)
      statuses.push((await shopper.logIn(DEMO.mobile, 'Wrong-guess1', attacker(n % 20))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(ACCOUNT.wrongPasswordsOfStrangers);
    expect((await shopper.logIn(DEMO.mobile, DEMO.password, attacker(99))).status).toBe(429);
    need(await shopper.logIn(DEMO.mobile, DEMO.password, HOME));
  });

  it('one address is locked for one account alone', async () => {
    for (let n = 0; n < ACCOUNT.wrongPasswords; n += 1) await shopper.logIn(DEMO.mobile, 'Wrong-guess1', attacker(1));
    expect((await shopper.logIn(DEMO.mobile, DEMO.password, attacker(1))).status).toBe(429);
    need(await shopper.logIn(DEMO.mobile, DEMO.password, attacker(2)));
  });
});

describe('codes', () => {
  const ask = async (headers: Record<string, string>) => {
    later(mall, 4 * MINUTE);
    const body = { mobile: DEMO.mobile, captchaVerification: await shopper.captcha() };
    return shopper.post('/sms/sendLoginCode', body, headers);
  };
  const prove = (code: string, headers: Record<string, string>, purpose = 'reset') =>
    shopper.post<{ ticket: string }>('/sms/verify', { mobile: DEMO.mobile, purpose, code }, headers);
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('asked for elsewhere all day, the owner gets one at home', async () => {
    need(await shopper.logIn(DEMO.mobile, DEMO.password, HOME));
    for (let n = 0; n < ACCOUNT.codesPerDay; n += 1) need(await ask(attacker(n)));
    expect((await ask(attacker(50))).status).toBe(429);
    expect((await ask(HOME)).envelope.success).toBe(true);
  });

  it('a day that is used up holds no wait', async () => {
    for (let n = 0; n < ACCOUNT.codesPerDay; n += 1) need(await ask(attacker(n)));
    expect((await ask(attacker(50))).status).toBe(429);
    expect((await ask(attacker(51))).status).toBe(429);
  });

  it('guessed wrong elsewhere are still good for the owner', async () => {
    const code = await shopper.code('reset', DEMO.mobile);
    for (let n = 0; n < 20; n += 1) expect((await prove(wrong(code), attacker(1))).envelope.success).toBe(false);
    expect((await prove(code, attacker(1))).envelope.success).toBe(false);
    need(await prove(code, HOME));
  });

  it('are guessed a bounded number of times from all addresses', async () => {
    const code = await shopper.code('reset', DEMO.mobile);
    for (let n = 0; n < ACCOUNT.codeTriesOfAll; n += 1) await prove(wrong(code), attacker(n % 10));
    expect((await prove(code, HOME)).envelope.success).toBe(false);
  });

  it('of many numbers are not guessed without end from one address', async () => {
    for (let n = 0; n < ACCOUNT.wrongCodesPerAddress; n += 1) await prove('000000', attacker(3));
    expect((await prove('000000', attacker(3))).status).toBe(429);
    expect((await prove('000000', attacker(4))).status).toBe(200);
  });
});

describe('tickets', () => {
  const reset = async (ticket: string, password: string) =>
    shopper.post('/resetPassword', { ticket, passWord: await shopper.encrypted(password) });

  it('that are made up cost no hash', async () => {
    hashing.hashed = 0;
    expect((await reset('made-up', NEW)).envelope.success).toBe(false);
    expect(hashing.hashed).toBe(0);
  });

  it('are good for a few hashes', async () => {
    const ticket = await shopper.ticket('register', '13700000901');
    const register = async (userName: string) => {
      const passWord = await shopper.encrypted(NEW);
      return shopper.post('/register', { ticket, userName, passWord, nickName: 'x', agree: true });
    };
    hashing.hashed = 0;
    expect((await register(DEMO.userName)).envelope.success).toBe(false);
    expect(hashing.hashed).toBe(0);
    const [first] = await Promise.all([register('lockouts_1'), register('lockouts_2'), register('lockouts_3')]);
    expect(hashing.hashed).toBeLessThanOrEqual(3);
    expect(first.envelope.success || hashing.hashed > 0).toBe(true);
  });
});

describe('the desk', () => {
  async function worker() {
    const { id } = await makeOperator(mall, null, 'editor');
    const passwordHash = await hashPassword(DEMO.password);
    const [row] = await mall.db.update(operator).set({ passwordHash }).where(eq(operator.id, id)).returning();
    return { id, userName: row?.userName ?? '' };
  }
  const logIn = async (userName: string, password: string, headers: Record<string, string>, solved = true) => {
    const passWord = await shopper.encrypted(password);
    const body = { userName, passWord, ...(solved ? { captchaVerification: await shopper.captcha() } : {}) };
    return mall.call<{ accessToken: string }>('POST', '/api/desk/login', { body, headers });
  };

  it('asks for a captcha after three wrong passwords for a name', async () => {
    const { userName } = await worker();
    for (let n = 0; n < 3; n += 1) expect((await logIn(userName, 'Wrong-1', attacker(n), false)).status).toBe(200);
    const refused = await logIn(userName, DEMO.password, HOME, false);
    expect(refused.envelope).toMatchObject({ code: 'A00001', msg: '请先完成安全验证', data: { captcha: true } });
    need(await logIn(userName, DEMO.password, HOME));
    need(await logIn(userName, DEMO.password, HOME, false));
  });

  it('asks for one after three wrong passwords from an address', async () => {
    const { userName } = await worker();
    for (let n = 0; n < 3; n += 1) await logIn(`somebody-${n}`, 'Wrong-1', attacker(7));
    expect((await logIn(userName, DEMO.password, attacker(7), false)).envelope.data).toEqual({ captcha: true });
    need(await logIn(userName, DEMO.password, HOME, false));
  });

  it('is not held shut for who is known at their address', async () => {
    const { userName } = await worker();
    need(await logIn(userName, DEMO.password, HOME));
    for (let n = 0; n <= ACCOUNT.wrongPasswordsOfStrangers; n += 1) await logIn(userName, 'Wrong-1', attacker(n));
    expect((await logIn(userName, DEMO.password, attacker(200))).status).toBe(429);
    need(await logIn(userName, DEMO.password, HOME));
  });

  it('opens again with a password from whoever runs the mall', async () => {
    const { id, userName } = await worker();
    for (let n = 0; n <= ACCOUNT.wrongPasswordsOfStrangers; n += 1) await logIn(userName, 'Wrong-1', attacker(n));
    expect((await logIn(userName, DEMO.password, HOME)).status).toBe(429);
    const password = (await rescueOperator(mall.db, userName, mall.now.now)) ?? '';
    expect((await logIn(userName, DEMO.password, HOME)).envelope.success).toBe(false);
    need(await logIn(userName, password, HOME));
    expect(await rescueOperator(mall.db, 'nobody-at-all', mall.now.now)).toBeUndefined();
    await mall.db.update(operator).set({ status: 1 }).where(eq(operator.id, id));
    expect(await rescueOperator(mall.db, userName, mall.now.now)).toBeUndefined();
  });
});
