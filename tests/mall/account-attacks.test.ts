import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { account } from '../../mall/db/schema-account.ts';
import { createShopper, DEMO } from '../helpers/account.ts';
import { openTestMall, type TestMall } from '../helpers/mall.ts';

const hashing = vi.hoisted(() => ({ verified: [] as string[] }));
vi.mock('../../mall/account/hashers.ts', async (original) => {
  const real = await original<typeof import('../../mall/account/hashers.ts')>();
  const work: typeof real.work = (job) => {
    if (job.against !== undefined) hashing.verified.push(job.against);
    return real.work(job);
  };
  return { ...real, work };
});

const WRONG = '账号或密码错误';

let mall: TestMall;
let shopper: ReturnType<typeof createShopper>;
beforeAll(async () => {
  mall = await openTestMall();
  shopper = createShopper(mall);
});
afterAll(() => mall.close());

const later = (minutes: number) => {
  mall.now.now = new Date(mall.now.now.getTime() + minutes * 60_000);
};

describe('captcha', () => {
  it('without one no call goes on', async () => {
    const passWord = await shopper.sealed(DEMO.password);
    const answers = await Promise.all([
      shopper.post('/login', { userName: DEMO.mobile, passWord, agree: true }),
      shopper.post('/smsLogin', { userName: DEMO.mobile, passWord: '123456', agree: true, captchaVerification: '' }),
      shopper.post('/sms/sendLoginCode', { mobile: DEMO.mobile }),
      shopper.post('/sms/send', { mobile: DEMO.mobile, purpose: 'reset', captchaVerification: 'made up' }),
    ]);
    for (const { envelope } of answers) expect(envelope).toMatchObject({ code: 'A00001', msg: '请先完成安全验证' });
    expect(mall.outbox.sent()).toHaveLength(0);
  });

  it('one that was used does not serve again, nor fifty calls at once', async () => {
    const captchaVerification = await shopper.captcha();
    const sealed = await Promise.all(Array.from({ length: 50 }, () => shopper.sealed(DEMO.password)));
    const answers = await Promise.all(
      sealed.map((passWord) =>
        shopper.post('/login', { userName: DEMO.mobile, passWord, agree: true, captchaVerification }),
      ),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });
});

describe('passwords', () => {
  it('of 1 000 guesses at once at most ten are tried, and the right one is not among those after', async () => {
    later(20);
    const guesses = Array.from({ length: 1_000 }, (_, n) => `Guess-${n}`);
    let tried = 0;
    for (let start = 0; start < guesses.length; start += 50) {
      const answers = await Promise.all(
        guesses.slice(start, start + 50).map((guess) => shopper.logIn(DEMO.mobile, guess)),
      );
      tried += answers.filter(({ envelope }) => envelope.msg === WRONG).length;
      later(0.2);
    }
    expect(tried).toBe(10);
    const right = await shopper.logIn(DEMO.mobile, DEMO.password);
    expect(right.status).toBe(429);
    expect(right.envelope.msg).toContain('错误次数过多');
    later(15);
    expect((await shopper.logIn(DEMO.mobile, DEMO.password)).envelope.success).toBe(true);
  });

  it('the two names of an account share the limit, a right password lifts it', async () => {
    later(20);
    for (let n = 0; n < 9; n += 1) {
      const name = n % 2 ? DEMO.mobile : DEMO.userName;
      expect((await shopper.logIn(name, 'Wrong-guess1')).envelope.msg).toBe(WRONG);
    }
    expect((await shopper.logIn(DEMO.mobile, DEMO.password)).envelope.success).toBe(true);
    expect((await shopper.logIn(DEMO.mobile, 'Wrong-guess1')).envelope.msg).toBe(WRONG);
  });

  it('one address may not try one password on everybody, whatever it forwards', async () => {
    later(20);
    let locked = 0;
    for (let n = 0; n < 110; n += 1) {
      const { status } = await shopper.logIn(String(13_600_000_000 + n), 'Guess-1word', {
        'x-forwarded-for': `198.51.100.${n}`,
      });
      locked += status === 429 ? 1 : 0;
    }
    expect(locked).toBe(10);
    later(20);
  });

  it('a sealed password serves once', async () => {
    const passWord = await shopper.sealed(DEMO.password);
    const body = async () => ({
      userName: DEMO.mobile,
      passWord,
      agree: true,
      captchaVerification: await shopper.captcha(),
    });
    expect((await shopper.post('/login', await body())).envelope.success).toBe(true);
    expect((await shopper.post('/login', await body())).envelope.msg).toBe('页面已过期，请刷新后重试');
  });

  it('a sealed password serves no longer than its nonce', async () => {
    const passWord = await shopper.sealed(DEMO.password);
    later(6);
    const body = { userName: DEMO.mobile, passWord, agree: true, captchaVerification: await shopper.captcha() };
    expect((await shopper.post('/login', body)).envelope.msg).toBe('页面已过期，请刷新后重试');
  });

  it.each(['plain text', 'AAAA', Buffer.alloc(256, 7).toString('base64'), '='])(
    'the seal %j is refused, not a slip',
    async (passWord) => {
      const body = { userName: DEMO.mobile, passWord, agree: true, captchaVerification: await shopper.captcha() };
      expect((await shopper.post('/login', body)).envelope.code).toBe('A00001');
    },
  );
});

it('a seal that is no text at all is a wrong field', async () => {
  const body = { userName: DEMO.mobile, passWord: '\u0000', agree: true, captchaVerification: await shopper.captcha() };
  const { envelope } = await shopper.post('/login', body);
  expect(envelope).toMatchObject({ code: 'A00002', data: [{ field: 'passWord' }] });
});

describe('who has an account', () => {
  const unknown = '13611111111';

  it('a wrong password and an unknown number get the same answer', async () => {
    later(20);
    const [known, none] = await Promise.all([
      shopper.logIn(DEMO.mobile, 'Wrong-guess1'),
      shopper.logIn(unknown, 'Wrong-guess1'),
    ]);
    expect({ ...none, headers: null }).toEqual({ ...known, headers: null });
    expect(none.envelope.msg).toBe(WRONG);
  });

  it('the work done for them is the same', async () => {
    later(20);
    const work = async (name: string) => {
      hashing.verified.length = 0;
      await shopper.logIn(name, 'Wrong-guess1');
      return hashing.verified.map((stored) => stored.split('$').slice(0, 4));
    };
    expect(await work(unknown)).toEqual([['', 'argon2id', 'v=19', 'm=47104,t=1,p=1']]);
    expect(await work(DEMO.mobile)).toEqual(await work(unknown));
  });

  it('an unknown number is locked like any other', async () => {
    later(20);
    const answers: { status: number }[] = [];
    for (let n = 0; n < 11; n += 1) answers.push(await shopper.logIn(unknown, 'Wrong-guess1'));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it.each([
    ['/sms/sendLoginCode', 'login'],
    ['/sms/send', 'reset'],
  ])('%s answers the same for a number without an account, and sends nothing there', async (path, purpose) => {
    later(10);
    const ask = async (mobile: string) =>
      shopper.post(path, { mobile, purpose, captchaVerification: await shopper.captcha() });
    const [known, none] = [await ask(DEMO.mobile), await ask('13622222222')];
    expect(none.envelope).toEqual(known.envelope);
    await shopper.received(DEMO.mobile);
    expect(mall.outbox.sent().filter(({ mobile }) => mobile === '13622222222')).toHaveLength(0);
    expect((await ask('13622222222')).envelope.msg).toMatch(/^请\d+秒后再获取验证码$/);
  });
});

describe('SMS codes', () => {
  // Ten a day is another test.
  beforeEach(() => later(24 * 60));
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

  it('the wait is told, and over after 180 s', async () => {
    const ask = async () =>
      shopper.post('/sms/sendLoginCode', { mobile: DEMO.mobile, captchaVerification: await shopper.captcha() });
    await ask();
    // A code goes out after the answer: one still on its way would replace that of the next test.
    await shopper.received(DEMO.mobile);
    later(1);
    expect((await ask()).envelope).toMatchObject({
      code: 'A00001',
      msg: '请120秒后再获取验证码',
      data: { waitMs: 120_000 },
    });
    later(2);
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
    later(5);
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
    later(24 * 60);
    await shopper.code('login', DEMO.mobile);
  });

  it('are thirty an hour from one address, whatever it forwards', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) {
      const body = { mobile: String(13_633_000_000 + n), captchaVerification: await shopper.captcha() };
      statuses.push((await shopper.post('/sms/sendLoginCode', body, { 'x-forwarded-for': `198.51.100.${n}` })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('one that could not be sent may be asked for again at once', async () => {
    const failing = await openTestMall({ sms: { send: () => Promise.reject(new Error('no credit for 13800138000')) } });
    const other = createShopper(failing);
    const ask = async () =>
      other.post('/sms/sendLoginCode', { mobile: DEMO.mobile, captchaVerification: await other.captcha() });
    expect((await ask()).envelope.success).toBe(true);
    await expect.poll(() => failing.logs.some(({ msg }) => msg === 'sms not sent')).toBe(true);
    expect((await ask()).envelope.success).toBe(true);
    expect(JSON.stringify(failing.logs)).not.toContain(DEMO.mobile);
    await failing.close();
  });
});

describe('payloads', () => {
  const PATHS = [
    '/login',
    '/smsLogin',
    '/sms/sendLoginCode',
    '/sms/send',
    '/sms/verify',
    '/register',
    '/resetPassword',
  ];
  const hostile: [string, unknown][] = [
    ['__proto__', '{"__proto__":{"userName":"13800138000","isAdmin":true},"constructor":{"prototype":{"agree":true}}}'],
    [
      'arrays for strings',
      { userName: ['a'], mobile: ['13800138000'], passWord: ['x'], code: [1], ticket: [], agree: [true] },
    ],
    [
      'objects for strings',
      { userName: { $ne: null }, mobile: { $gt: '' }, passWord: {}, code: {}, ticket: {}, agree: true },
    ],
    ['numbers for strings', { userName: 13_800_138_000, mobile: 13_800_138_000, passWord: 1, code: 123_456, agree: 1 }],
    ['null', 'null'],
    ['no JSON', '{'],
    ['an array', '[]'],
    ['nothing', {}],
  ];

  it.each(hostile)('%s', async (_what, body) => {
    for (const path of PATHS) {
      const { status, envelope } = await shopper.post(path, body);
      expect({ path, status, code: envelope.code }).toEqual({ path, status: 200, code: 'A00002' });
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it('a string of 1 MB', async () => {
    const text = 'x'.repeat(1024 * 1024);
    for (const path of PATHS) expect((await shopper.post(path, { userName: text, mobile: text })).status).toBe(413);
  });

  it('NUL, half a character and 20 KB in every field', async () => {
    for (const text of ['a\u0000b', '\ud800', 'x'.repeat(20_000)]) {
      for (const path of PATHS) {
        const fields = { userName: text, mobile: text, passWord: text, code: text, ticket: text, nickName: text };
        const { status } = await shopper.post(path, {
          ...fields,
          purpose: 'reset',
          agree: true,
          captchaVerification: text,
        });
        expect({ path, status }).toEqual({ path, status: 200 });
      }
    }
  });
});

it('nothing of all this reached the log', async () => {
  const lines = JSON.stringify(mall.logs);
  expect(lines).not.toContain(DEMO.mobile);
  expect(lines).not.toContain(DEMO.password);
  for (const { code, mobile } of mall.outbox.sent()) {
    expect(lines).not.toContain(mobile);
    expect(lines).not.toMatch(new RegExp(`"${code}"`));
  }
  expect(mall.logs.filter(({ msg }) => msg === 'slip')).toEqual([]);
  const [{ passwordHash } = { passwordHash: '' }] = await mall.db.select().from(account).limit(1);
  expect(lines).not.toContain(passwordHash);
});
