import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';
import { createVisitor, DEMO, secretsLogged } from '../../helpers/people/visitor.ts';

const hashing = vi.hoisted(() => ({ verified: [] as string[] }));
vi.mock('#mall/account/hashers.ts', async (original) => {
  const real = await original<typeof import('#mall/account/hashers.ts')>();
  const work: typeof real.work = (job) => {
    if (job.against !== undefined) hashing.verified.push(job.against);
    return real.work(job);
  };
  return { ...real, work };
});

const WRONG = '账号或密码错误';

let mall: TestMall;
let shopper: ReturnType<typeof createVisitor>;
beforeAll(async () => {
  mall = await openTestMall();
  shopper = createVisitor(mall);
});
afterAll(() => mall.close());

describe('captcha', () => {
  it('without one no call goes on', async () => {
    const passWord = await shopper.encrypted(DEMO.password);
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
    const encrypted = await Promise.all(Array.from({ length: 50 }, () => shopper.encrypted(DEMO.password)));
    const answers = await Promise.all(
      encrypted.map((passWord) =>
        shopper.post('/login', { userName: DEMO.mobile, passWord, agree: true, captchaVerification }),
      ),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });
});

describe('passwords', () => {
  it('of 1 000 guesses at once at most ten are tried, and the right one is not among those after', async () => {
    later(mall, 20 * MINUTE);
    const guesses = Array.from({ length: 1_000 }, (_, n) => `PasswordAttempt-${n}`);
    let tried = 0;
    for (let start = 0; start < guesses.length; start += 50) {
      const answers = await Promise.all(
        guesses.slice(start, start + 50).map((guess) => shopper.logIn(DEMO.mobile, guess)),
      );
      tried += answers.filter(({ envelope }) => envelope.msg === WRONG).length;
      later(mall, 0.2 * MINUTE);
    }
    expect(tried).toBe(10);
    const right = await shopper.logIn(DEMO.mobile, DEMO.password);
    expect(right.status).toBe(429);
    expect(right.envelope.msg).toContain('错误次数过多');
    later(mall, 15 * MINUTE);
    expect((await shopper.logIn(DEMO.mobile, DEMO.password)).envelope.success).toBe(true);
  });

  it('the two names of an account share the limit, a right password lifts it', async () => {
    later(mall, 20 * MINUTE);
    for (let n = 0; n < 9; n += 1) {
      const name = n % 2 ? DEMO.mobile : DEMO.userName;
      expect((await shopper.logIn(name, 'Wrong-guess1')).envelope.msg).toBe(WRONG);
    }
    expect((await shopper.logIn(DEMO.mobile, DEMO.password)).envelope.success).toBe(true);
    expect((await shopper.logIn(DEMO.mobile, 'Wrong-guess1')).envelope.msg).toBe(WRONG);
  });

  it('one address may not try one password on everybody, whatever it forwards', async () => {
    later(mall, 20 * MINUTE);
    let locked = 0;
    for (let n = 0; n < 110; n += 1) {
      const { status } = await shopper.logIn(String(13_600_000_000 + n), 'PasswordAttempt-1word', {
        'x-forwarded-for': `198.51.100.${n}`,
      });
      locked += status === 429 ? 1 : 0;
    }
    expect(locked).toBe(10);
    later(mall, 20 * MINUTE);
  });

  it('an encrypted password serves once', async () => {
    const passWord = await shopper.encrypted(DEMO.password);
    const body = async () => ({
      userName: DEMO.mobile,
      passWord,
      agree: true,
      captchaVerification: await shopper.captcha(),
    });
    expect((await shopper.post('/login', await body())).envelope.success).toBe(true);
    expect((await shopper.post('/login', await body())).envelope.msg).toBe('页面已过期，请刷新后重试');
  });

  it('an encrypted password serves no longer than its nonce', async () => {
    const passWord = await shopper.encrypted(DEMO.password);
    later(mall, 6 * MINUTE);
    const body = { userName: DEMO.mobile, passWord, agree: true, captchaVerification: await shopper.captcha() };
    expect((await shopper.post('/login', body)).envelope.msg).toBe('页面已过期，请刷新后重试');
  });

  it.each(['plain text', 'AAAA', Buffer.alloc(256, 7).toString('base64'), '='])(
    'the encryption %j is refused, not a slip',
    async (passWord) => {
      const body = { userName: DEMO.mobile, passWord, agree: true, captchaVerification: await shopper.captcha() };
      expect((await shopper.post('/login', body)).envelope.code).toBe('A00001');
    },
  );
});

it('an encryption that is no text at all is a wrong field', async () => {
  const body = { userName: DEMO.mobile, passWord: '\u0000', agree: true, captchaVerification: await shopper.captcha() };
  const { envelope } = await shopper.post('/login', body);
  expect(envelope).toMatchObject({ code: 'A00002', data: [{ field: 'passWord' }] });
});

describe('who has an account', () => {
  const unknown = '13611111111';

  it('a wrong password and an unknown number get the same answer', async () => {
    later(mall, 20 * MINUTE);
    const [known, none] = await Promise.all([
      shopper.logIn(DEMO.mobile, 'Wrong-guess1'),
      shopper.logIn(unknown, 'Wrong-guess1'),
    ]);
    expect({ ...none, headers: null }).toEqual({ ...known, headers: null });
    expect(none.envelope.msg).toBe(WRONG);
  });

  it('the work done for them is the same', async () => {
    later(mall, 20 * MINUTE);
    const work = async (name: string) => {
      hashing.verified.length = 0;
      await shopper.logIn(name, 'Wrong-guess1');
      return hashing.verified.map((stored) => stored.split('$').slice(0, 4));
    };
    expect(await work(unknown)).toEqual([['', 'argon2id', 'v=19', 'm=47104,t=1,p=1']]);
    expect(await work(DEMO.mobile)).toEqual(await work(unknown));
  });

  it('an unknown number is locked like any other', async () => {
    later(mall, 20 * MINUTE);
    const answers: { status: number }[] = [];
    for (let n = 0; n < 11; n += 1) answers.push(await shopper.logIn(unknown, 'Wrong-guess1'));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it.each([
    ['/sms/sendLoginCode', 'login'],
    ['/sms/send', 'reset'],
  ])('%s answers the same for a number without an account, and sends nothing there', async (path, purpose) => {
    later(mall, 10 * MINUTE);
    const ask = async (mobile: string) =>
      shopper.post(path, { mobile, purpose, captchaVerification: await shopper.captcha() });
    const [known, none] = [await ask(DEMO.mobile), await ask('13622222222')];
    expect(none.envelope).toEqual(known.envelope);
    await shopper.received(DEMO.mobile);
    expect(mall.outbox.sent().filter(({ mobile }) => mobile === '13622222222')).toHaveLength(0);
    expect((await ask('13622222222')).envelope.msg).toMatch(/^请\d+秒后再获取验证码$/);
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
  expect(await secretsLogged(mall)).toEqual([]);
  expect(mall.logs.filter(({ msg }) => msg === 'internal')).toEqual([]);
});
