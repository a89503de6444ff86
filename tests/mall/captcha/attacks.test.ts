import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAPTCHA } from '#contract/captcha/values.ts';
import { createCaptcha, verificationKey, verifyCaptcha } from '#mall/captcha/captcha.ts';
import { createLog } from '#mall/log.ts';
import { createLimits, type Limits } from '#mall/ports/limits.ts';
import { openRedis } from '#mall/ports/redis.ts';
import { createLocalStore, createRedisStore } from '#mall/ports/store.ts';
import { createSolver } from '../../helpers/captcha/solver.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const REDIS = process.env.TEST_REDIS_URL;
const silent = createLog('silent');

let limits: Limits;
let mall: TestMall;
let solver: ReturnType<typeof createSolver>;
beforeAll(async () => {
  mall = await openTestMall();
});
beforeEach(async () => {
  limits = createLimits(createLocalStore(() => Date.now()));
  mall = { ...mall, ...(await reopened()) };
  solver = createSolver(mall);
});
afterAll(() => mall.close());

/** The same mall that has counted nothing yet. */
async function reopened(): Promise<Pick<TestMall, 'fetch' | 'call'>> {
  const { createMall } = await import('#mall/app.ts');
  const { fetch } = createMall({ ...mall, limits });
  const call: TestMall['call'] = async (method, path, { body, language, headers } = {}) => {
    const sent = {
      'content-type': 'application/json',
      ...(language ? { 'accept-language': language } : {}),
      ...headers,
    };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(new Request(`http://mall${path}`, { method, headers: sent, body: text }));
    return { status: response.status, headers: response.headers, envelope: await response.json() };
  };
  return { fetch, call };
}

const wrong = JSON.stringify({ x: 1, y: 5 });
const fail = async (uid?: string, headers?: Record<string, string>) => {
  const given = await solver.picture();
  const more = uid ? { clientUid: uid } : {};
  return (await solver.check(given, wrong, more, headers ? { headers } : {})).repCode;
};

describe('a token', () => {
  it('is good for one try, right or wrong', async () => {
    const given = await solver.picture();
    const raw = JSON.stringify(await solver.solution(given));
    expect((await solver.check(given, wrong)).repCode).toBe('6111');
    expect((await solver.check(given, raw)).repCode).toBe('6110');
    const other = await solver.picture();
    const right = JSON.stringify(await solver.solution(other));
    expect((await solver.check(other, right)).repCode).toBe('0000');
    expect((await solver.check(other, right)).repCode).toBe('6110');
  });

  it('is good for one of fifty tries at once', async () => {
    const given = await solver.picture();
    const raw = JSON.stringify(await solver.solution(given));
    const answers = await Promise.all(Array.from({ length: 50 }, () => solver.check(given, raw)));
    expect(answers.filter(({ repCode }) => repCode === '0000')).toHaveLength(1);
  });

  it('ends after two minutes', async () => {
    const given = await solver.picture();
    const raw = JSON.stringify(await solver.solution(given));
    mall.now.now = new Date(mall.now.now.getTime() + CAPTCHA.tokenLife + 1);
    expect((await solver.check(given, raw)).repCode).toBe('6110');
  });

  it('of one type does not serve the other', async () => {
    const given = await solver.picture('clickWord');
    const raw = JSON.stringify(await solver.solution(given));
    expect((await solver.check(given, raw, { captchaType: 'blockPuzzle' })).repCode).toBe('6111');
  });
});

describe('a verification', () => {
  it('serves one of fifty calls at once', async () => {
    const verification = await solver.solve('clickWord');
    const served = await Promise.all(Array.from({ length: 50 }, () => verifyCaptcha(mall, verification)));
    expect(served.filter(Boolean)).toHaveLength(1);
  });

  it.runIf(REDIS)('serves one of fifty calls at once over Redis, spread over two processes', async () => {
    const links = [openRedis(REDIS ?? '', silent), openRedis(REDIS ?? '', silent)];
    const stores = links.map((link) => createRedisStore(link, silent));
    const verification = crypto.randomUUID();
    const noted = () => stores[0]?.set(verificationKey(verification), '1', 5_000);
    const seen = () => stores[1]?.get(verificationKey(verification));
    await vi.waitFor(async () => {
      await noted();
      expect(await seen()).toBe('1');
    });
    const calls = Array.from({ length: 50 }, (_, n) => stores[n % 2]).flatMap((store) => store ?? []);
    const served = await Promise.all(calls.map((store) => verifyCaptcha({ store }, verification)));
    expect(served.filter(Boolean)).toHaveLength(1);
    for (const link of links) link.close();
    await Promise.all(stores.map((store) => store.close()));
  });

  it('ends after three minutes', async () => {
    const verification = await solver.solve();
    mall.now.now = new Date(mall.now.now.getTime() + CAPTCHA.verificationLife + 1);
    expect(await verifyCaptcha(mall, verification)).toBe(false);
  });

  it('cannot be made from a picture that was not solved, nor from nothing', async () => {
    const given = await solver.picture();
    const raw = JSON.stringify(await solver.solution(given));
    expect(await verifyCaptcha(mall, solver.verificationOf(given, raw))).toBe(false);
    expect(await verifyCaptcha(mall, '')).toBe(false);
  });
});

describe('input', () => {
  it('the words in another order are wrong', async () => {
    const given = await solver.picture('clickWord');
    const points = [await solver.solution(given)].flat();
    expect((await solver.check(given, JSON.stringify(points.reverse()))).repCode).toBe('6111');
  });

  it.each([
    ['get', {}],
    ['get', { captchaType: 'other' }],
    ['get', { captchaType: ['blockPuzzle'] }],
    ['get', { captchaType: '__proto__' }],
    ['check', {}],
    ['check', { captchaType: 'blockPuzzle', token: 'a'.repeat(32) }],
    ['check', { captchaType: 'blockPuzzle', pointJson: 'abc' }],
    ['check', { captchaType: 'blockPuzzle', token: ['a'], pointJson: { x: 1 } }],
    ['check', { captchaType: 'blockPuzzle', token: 'x'.repeat(129), pointJson: 'abc' }],
    ['check', { captchaType: 'blockPuzzle', token: 'x', pointJson: 'a'.repeat(2_049) }],
  ])('%s %j lacks something', async (path, body) => {
    expect(await solver.send(path, body)).toMatchObject({ code: '00000', repCode: '0011', repData: null });
  });

  it.each(['{"__proto__":{"captchaType":"blockPuzzle"}}', '{"constructor":{"prototype":{"x":1}}}'])(
    '%s reaches no prototype',
    async (body) => {
      expect((await solver.send('check', body)).repCode).toBe('0011');
      expect({}).not.toHaveProperty('captchaType');
    },
  );

  it.each(['', 'null', '[]', '{', '{"x":1}', '{"__proto__":{"x":1,"y":5}}', '{"x":[1],"y":5}', '{"x":null,"y":5}'])(
    'the answer %j is wrong, and no more',
    async (raw) => {
      const given = await solver.picture();
      expect((await solver.check(given, raw)).repCode).toBe('6111');
    },
  );

  it.each(['garbage', 'AAAA', 'A'.repeat(2_000), '验证'])('what is not encrypted is wrong: %s', async (pointJson) => {
    const { token, captchaType } = await solver.picture();
    expect((await solver.send('check', { captchaType, token, pointJson })).repCode).toBe('6111');
  });

  it.each(['[]', 'null', '{', '"text"'])('a body that is %s is refused in the envelope', async (body) => {
    const { status, envelope } = await mall.call('POST', '/api/admin/captcha/get', { body });
    expect({ status, code: envelope.code }).toEqual({ status: 200, code: 'A00002' });
  });

  it('a error tells nothing of the inside', async () => {
    const store = { ...mall.store, set: () => Promise.reject(new Error('password of the store')) };
    const { createMall } = await import('#mall/app.ts');
    const { fetch } = createMall({ ...mall, store });
    const body = JSON.stringify({ captchaType: 'blockPuzzle' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(new Request('http://mall/api/admin/captcha/get', { method: 'POST', headers, body }));
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ repCode: '9999', repData: null });
    expect(text).not.toContain('password');
  });
});

describe('limits', () => {
  it('five wrong answers of a client without a name lock its address for five minutes, whatever it forwards', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    try {
      const held = await solver.picture();
      const raw = JSON.stringify(await solver.solution(held));
      for (let turn = 0; turn < 5; turn += 1) {
        expect(await fail(undefined, { 'x-forwarded-for': `198.51.100.${turn}` })).toBe('6111');
      }
      const headers = { 'x-forwarded-for': '203.0.113.77' };
      expect((await solver.send('get', { captchaType: 'blockPuzzle' }, { headers })).repCode).toBe('6202');
      expect((await solver.check(held, raw)).repCode).toBe('6202');
      vi.advanceTimersByTime(299_000);
      expect((await solver.send('get', { captchaType: 'blockPuzzle' })).repCode).toBe('6202');
      vi.advanceTimersByTime(2_000);
      expect((await solver.send('get', { captchaType: 'blockPuzzle' })).repCode).toBe('0000');
    } finally {
      vi.useRealTimers();
    }
  });

  it('wrong answers of some do not lock others of their address, but many of them together do', async () => {
    const { give, check } = createCaptcha({ ...mall, limits });
    const wrong = async (clientUid: string) => {
      const given = await give({ captchaType: 'blockPuzzle', clientUid }, 'shared');
      const token = 'repData' in given ? given.repData.token : '';
      return check({ captchaType: 'blockPuzzle', token, pointJson: 'no', clientUid }, 'shared');
    };
    for (let turn = 0; turn < 5; turn += 1) await wrong('bad');
    expect(await give({ captchaType: 'blockPuzzle', clientUid: 'bad' }, 'shared')).toEqual({ repCode: '6202' });
    expect((await give({ captchaType: 'blockPuzzle', clientUid: 'good' }, 'shared')).repCode).toBe('0000');
    for (let turn = 0; turn < 80; turn += 1) await wrong(`other-${turn}`);
    expect(await give({ captchaType: 'blockPuzzle', clientUid: 'good' }, 'shared')).toEqual({ repCode: '6202' });
    expect((await give({ captchaType: 'blockPuzzle', clientUid: 'good' }, 'elsewhere')).repCode).toBe('0000');
  });

  it('four wrong answers a minute do not lock', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    try {
      for (let turn = 0; turn < 4; turn += 1) await fail();
      vi.advanceTimersByTime(61_000);
      for (let turn = 0; turn < 4; turn += 1) expect(await fail()).toBe('6111');
      expect(await solver.solve()).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('a client that names itself is locked at every address', async () => {
    const { give, check } = createCaptcha({ ...mall, limits });
    for (let turn = 0; turn < 5; turn += 1) {
      const given = await give({ captchaType: 'blockPuzzle' }, `a${turn}`);
      const token = 'repData' in given ? given.repData.token : '';
      await check({ captchaType: 'blockPuzzle', token, pointJson: 'no', clientUid: 'me' }, `a${turn}`);
    }
    expect(await give({ captchaType: 'blockPuzzle', clientUid: 'me' }, 'elsewhere')).toEqual({ repCode: '6202' });
    expect((await give({ captchaType: 'blockPuzzle', clientUid: 'you' }, 'elsewhere')).repCode).toBe('0000');
  });

  it('behind a trusted proxy its word counts', async () => {
    mall = { ...mall, trustProxy: true };
    mall = { ...mall, ...(await reopened()), trustProxy: false };
    solver = createSolver(mall);
    for (let turn = 0; turn < 5; turn += 1) await fail(undefined, { 'x-forwarded-for': '198.51.100.1' });
    const ask = (address: string) =>
      solver.send('get', { captchaType: 'blockPuzzle' }, { headers: { 'x-forwarded-for': address } });
    expect((await ask('198.51.100.1')).repCode).toBe('6202');
    expect((await ask('198.51.100.1, 203.0.113.9')).repCode).toBe('0000');
  });

  it('asking and answering too often in a minute is refused', async () => {
    const { give, check } = createCaptcha({ ...mall, limits });
    const tries = Array.from({ length: 121 }, () =>
      check({ captchaType: 'blockPuzzle', token: 'a', pointJson: 'b' }, 'x'),
    );
    expect((await Promise.all(tries)).map(({ repCode }) => repCode).slice(-2)).toEqual(['6110', '6204']);
    const never = {
      create: () => ({ count: async () => false, isOver: async () => false, uncount: async () => {} }),
      close: async () => {},
    };
    const full = createCaptcha({ ...mall, limits: never });
    expect(await full.give({ captchaType: 'clickWord' }, 'x')).toEqual({ repCode: '6201' });
    expect((await give({ captchaType: 'clickWord' }, 'x')).repCode).toBe('0000');
  });

  it('pictures asked for all at once wait for each other, and beyond that are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        createSolver(mall).send('get', { captchaType: n % 2 ? 'clickWord' : 'blockPuzzle' }),
      ),
    );
    expect(answers.map(({ repCode }) => repCode)).toEqual(Array.from({ length: 12 }, () => '0000'));
  });
});
