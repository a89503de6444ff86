import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, session } from '#mall/account/account.tables.ts';
import { hashToken } from '#mall/http/token.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { createVisitor, DEMO } from '../../helpers/people/visitor.ts';

let mall: TestMall;
let shopper: ReturnType<typeof createVisitor>;
beforeAll(async () => {
  mall = await openTestMall();
  shopper = createVisitor(mall);
});
afterAll(() => mall.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** First, because codes of the same number move the clock. */
describe('logging in', () => {
  it.each([DEMO.mobile, DEMO.userName, ' LIANGJI_demo '])('by password as %j', async (name) => {
    const { envelope } = await shopper.logIn(name, DEMO.password, { 'user-agent': CHROME });
    expect(envelope).toMatchObject({ success: true, code: '00000' });
    const token = envelope.data?.accessToken ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const info = await mall.call('GET', '/api/app/p/user/userInfo', { token });
    expect(info.envelope.data).toEqual({ userId: expect.any(Number), nickName: '小良', pic: null });
  });

  it('by SMS code', async () => {
    const passWord = await shopper.code('login', DEMO.mobile);
    const captchaVerification = await shopper.captcha();
    const body = { userName: DEMO.mobile, passWord, agree: true, captchaVerification };
    expect((await shopper.post('/smsLogin', body)).envelope.success).toBe(true);
  });

  it('gives a new token every time, and keeps none', async () => {
    const tokens = await Promise.all(
      [1, 2].map(async () => (await shopper.logIn(DEMO.userName, DEMO.password)).envelope.data),
    );
    const [one, two] = tokens.map((data) => data?.accessToken ?? '');
    expect(one).not.toBe(two);
    const rows = await mall.db.select().from(session);
    expect(JSON.stringify(rows)).not.toContain(one);
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hashToken(one ?? ''));
  });

  const whole = { userName: DEMO.mobile, passWord: 'x', agree: true };
  it.each([
    ['/login', { userName: '', passWord: '', agree: false }, '请输入登录手机号', 'userName'],
    ['/login', { userName: '   ', passWord: '', agree: false }, '请输入登录手机号', 'userName'],
    ['/login', { userName: '1380013800', passWord: '', agree: false }, '请输入正确的手机号', 'userName'],
    ['/login', { userName: '23800138000', passWord: '', agree: false }, '请输入正确的手机号', 'userName'],
    ['/login', { userName: 'a b', passWord: '', agree: false }, '请输入正确的手机号', 'userName'],
    ['/login', { ...whole, passWord: ' ', agree: false }, '请输入密码', 'passWord'],
    ['/smsLogin', { ...whole, userName: '', passWord: '' }, '请输入登录手机号', 'userName'],
    ['/smsLogin', { ...whole, userName: DEMO.userName }, '请输入正确的手机号', 'userName'],
    ['/smsLogin', { ...whole, passWord: '  ', agree: false }, '请输入验证码', 'passWord'],
    ['/smsLogin', { ...whole, passWord: 'x'.repeat(51) }, '验证码不能超过50个字符', 'passWord'],
    ['/smsLogin', { ...whole, agree: false }, '请勾选服务条款、隐私政策', 'agree'],
    ['/sms/sendLoginCode', { mobile: '' }, '请输入登录手机号', 'mobile'],
    ['/sms/sendLoginCode', { mobile: '138' }, '请输入正确的手机号', 'mobile'],
  ])('%s %j says %s', async (path, body, msg, field) => {
    const { status, envelope } = await shopper.post(path, body);
    expect(status).toBe(200);
    expect(envelope).toEqual({ success: false, code: 'A00002', msg, data: [{ field, msg }] });
  });

  it('speaks of the agreement only once the password is there, and of its length', async () => {
    const unagreed = { ...whole, passWord: await shopper.encrypted(DEMO.password), agree: false };
    expect((await shopper.post('/login', unagreed)).envelope.msg).toBe('请勾选服务条款、隐私政策');
    const long = { ...whole, passWord: await shopper.encrypted('x'.repeat(51)), agree: false };
    expect((await shopper.post('/login', long)).envelope.msg).toBe('密码不能超过50个字符');
    const empty = { ...whole, passWord: await shopper.encrypted(''), agree: false };
    expect((await shopper.post('/login', empty)).envelope.msg).toBe('请输入密码');
  });

  it('says the same in English', async () => {
    const { envelope } = await shopper.post('/login', { ...whole, userName: '' }, { 'accept-language': 'en' });
    expect(envelope.msg).toBe('Enter your mobile number');
  });

  it('a sent code is announced, with the wait', async () => {
    mall.now.now = new Date(mall.now.now.getTime() + 200_000);
    const body = { mobile: '13700000001', captchaVerification: await shopper.captcha() };
    const { envelope } = await shopper.post('/sms/sendLoginCode', body);
    expect(envelope).toEqual({ success: true, code: '00000', msg: '验证码已发送', data: { waitMs: 180_000 } });
  });
});

describe('a mall for clients that know the table of calls alone (SMS_CAPTCHA=off)', () => {
  it('sends a code to log in without a captcha; everything else and the limits stay', async () => {
    const open = await openTestMall({ smsCaptcha: false });
    const visitor = createVisitor(open);
    const ask = (more = {}) => visitor.post('/sms/sendLoginCode', { mobile: DEMO.mobile, ...more });
    expect((await ask({ captchaVerification: 'wrong' })).envelope.msg).toBe('请先完成安全验证');
    expect((await ask()).envelope).toMatchObject({ success: true, msg: '验证码已发送' });
    expect(await visitor.received(DEMO.mobile)).toMatch(/^\d{6}$/);
    expect((await ask()).envelope).toMatchObject({ code: 'A00001', msg: '请180秒后再获取验证码' });
    const register = { mobile: '13700000099', purpose: 'register', captchaVerification: '' };
    expect((await visitor.post('/sms/send', register)).envelope.msg).toBe('请先完成安全验证');
    await open.close();
  });
});

describe('registering', () => {
  it('opens an account that can log in by number and by name', async () => {
    const { envelope } = await shopper.register('13700000010', 'Xiao_Ming', 'Correct-1horse', ' 小明 ');
    expect(envelope.success).toBe(true);
    for (const name of ['13700000010', 'xiao_ming']) {
      expect((await shopper.logIn(name, 'Correct-1horse')).envelope.success).toBe(true);
    }
    const [row] = await mall.db.select().from(account).where(eq(account.mobile, '13700000010'));
    expect(row).toMatchObject({ userName: 'Xiao_Ming', nickName: '小明', gender: 0, version: 1 });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  it.each([
    ['', 'Correct-1horse', '小明', true, '请输入账号'],
    ['abc', 'Correct-1horse', '小明', true, '账号须为4-16位字母、数字或下划线'],
    ['小明小明', 'Correct-1horse', '小明', true, '账号须为4-16位字母、数字或下划线'],
    ['13912345678', 'Correct-1horse', '小明', true, '账号不能全部为数字'],
    ['good_name', '', '', false, '请输入密码'],
    ['good_name', 'Ab1-567', '小明', true, '密码长度须为8-20个字符'],
    ['good_name', 'Ab1-5678901234567890x', '小明', true, '密码长度须为8-20个字符'],
    ['good_name', 'abcdefghij', '小明', true, '密码须为半角字符，且包含字母、数字、符号中的至少两种'],
    ['good_name', 'abcd１２３４', '小明', true, '密码须为半角字符，且包含字母、数字、符号中的至少两种'],
    ['good_name', 'PASSWORD1', '小明', true, '该密码过于常见，请换一个'],
    ['good_name', '1qaz2wsx', '小明', true, '该密码过于常见，请换一个'],
    ['good_name', 'Correct-1horse', '  ', false, '昵称不能为空'],
    ['good_name', 'Correct-1horse', '一二三四五六七八九十一二三四五六', false, '昵称不能超过15个字符'],
    ['good_name', 'Correct-1horse', '一二三四五六七八九十一二三四五', false, '请勾选服务条款、隐私政策'],
    ['good_name', 'Correct-1horse', '小明', true, '手机验证已过期，请重新验证'],
  ])('%s / %s / %s / %s says %s', async (userName, password, nickName, agree, msg) => {
    const body = { ticket: 'none', userName, passWord: await shopper.encrypted(password), nickName, agree };
    expect((await shopper.post('/register', body)).envelope).toMatchObject({ success: false, msg });
  });

  it('tells only who holds the phone that it is registered', async () => {
    const { envelope } = await shopper.register(DEMO.mobile, 'someone_else');
    expect(envelope).toMatchObject({ code: 'A00001', msg: '该手机号已注册，请直接登录' });
  });

  it('a taken name, in any case of its letters, leaves the ticket good for another', async () => {
    const ticket = await shopper.ticket('register', '13700000011');
    const body = async (userName: string) => ({
      ticket,
      userName,
      passWord: await shopper.encrypted('Correct-1horse'),
      nickName: '小红',
      agree: true,
    });
    const refused = await shopper.post('/register', await body('LIANGJI_DEMO'));
    expect(refused.envelope).toMatchObject({ code: 'A00002', msg: '该账号已被使用，请换一个' });
    expect((await shopper.post('/register', await body('xiao_hong'))).envelope.success).toBe(true);
    expect((await shopper.post('/register', await body('xiao_hong2'))).envelope.msg).toBe('手机验证已过期，请重新验证');
  });

  it('twenty at once with one number make one account', async () => {
    const ticket = await shopper.ticket('register', '13700000012');
    const passWords = await Promise.all(Array.from({ length: 20 }, () => shopper.encrypted('Correct-1horse')));
    const answers = await Promise.all(
      passWords.map((passWord, n) =>
        shopper.post('/register', { ticket, userName: `racer_${n}`, passWord, nickName: '快', agree: true }),
      ),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await mall.db.select().from(account).where(eq(account.mobile, '13700000012'))).toHaveLength(1);
  });

  it('twenty at once with one name make one account', async () => {
    const mobiles = Array.from({ length: 20 }, (_, n) => String(13_700_000_100 + n));
    const tickets: string[] = [];
    for (const mobile of mobiles) tickets.push(await shopper.ticket('register', mobile));
    const passWords = await Promise.all(tickets.map(() => shopper.encrypted('Correct-1horse')));
    const answers = await Promise.all(
      tickets.map((ticket, n) =>
        shopper.post('/register', {
          ticket,
          userName: 'one_name',
          passWord: passWords[n],
          nickName: '快',
          agree: true,
        }),
      ),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  it('is set anew by phone, ends every session and forgives wrong guesses', async () => {
    const mobile = '13700000020';
    const { envelope } = await shopper.register(mobile, 'forgetful');
    for (let n = 0; n < 12; n += 1) await shopper.logIn(mobile, 'Wrong-guess1');
    expect((await shopper.logIn(mobile, 'Correct-1horse')).status).toBe(429);
    const ticket = await shopper.ticket('reset', mobile);
    const body = { ticket, passWord: await shopper.encrypted('Another-2horse') };
    expect((await shopper.post('/resetPassword', body)).envelope.success).toBe(true);
    const old = await mall.call('GET', '/api/app/p/user/userInfo', { token: envelope.data?.accessToken ?? '' });
    expect(old.status).toBe(401);
    expect((await shopper.logIn(mobile, 'Another-2horse')).envelope.success).toBe(true);
    expect((await shopper.logIn(mobile, 'Correct-1horse')).envelope.success).toBe(false);
  });

  it('takes a ticket once, and only one of its own kind', async () => {
    const ticket = await shopper.ticket('reset', DEMO.mobile);
    const wrongKind = {
      ticket,
      userName: 'thief_1',
      passWord: await shopper.encrypted('Correct-1horse'),
      nickName: 'x',
      agree: true,
    };
    const { envelope } = await shopper.post('/register', wrongKind);
    expect([envelope.msg, envelope.data]).toEqual(['手机验证已过期，请重新验证', { ticket: 'invalid' }]);
    const passWords = await Promise.all([1, 2].map(() => shopper.encrypted(DEMO.password)));
    const answers = await Promise.all(
      passWords.map((passWord) => shopper.post('/resetPassword', { ticket, passWord })),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });
});
