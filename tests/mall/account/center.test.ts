import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountView, SessionView } from '#contract/account/schema.ts';
import { account, session } from '#mall/account/account.tables.ts';
import { hashToken } from '#mall/http/token.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';
import { createVisitor } from '../../helpers/people/visitor.ts';

const BASE = '/api/app/p/user';
const PASSWORD = 'Correct-1horse';
const DAY = 24 * 60 * MINUTE;

let mall: TestMall;
let shopper: ReturnType<typeof createVisitor>;
let count = 0;
let mobile: string;
let token: string;

beforeAll(async () => {
  mall = await openTestMall();
  shopper = createVisitor(mall);
});
afterAll(() => mall.close());

/** Everybody is new. */
beforeEach(async () => {
  later(mall, DAY);
  count += 1;
  mobile = String(13_500_000_000 + count);
  const { envelope } = await shopper.register(mobile, `shopper_${count}`);
  token = envelope.data?.accessToken ?? '';
});

const call = <T = AccountView>(method: string, path: string, body?: unknown, as = token) =>
  mall.call<T>(method, BASE + path, { token: as, ...(body === undefined ? {} : { body }) });
const isLive = async (of: string) => (await call('GET', '/userInfo', undefined, of)).status === 200;
const logInAgain = async (headers: Record<string, string> = {}, password = PASSWORD) =>
  (await shopper.logIn(mobile, password, headers)).envelope.data?.accessToken ?? '';

async function sendPicture(as: string): Promise<string> {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fa0' } })
    .png()
    .toBuffer();
  form.append('file', new File([new Uint8Array(bytes)], 'me.png'));
  const init = { method: 'POST', body: form, headers: { authorization: as } };
  const response = await mall.fetch(new Request('http://mall/api/p/file/uploadImFile', init));
  return ((await response.json()) as { data: { url: string } }).data.url;
}

describe('the account', () => {
  it('shows itself, with the middle of the number hidden', async () => {
    const { envelope } = await call('GET', '/account');
    expect(envelope.data).toEqual({
      userId: expect.any(Number),
      userName: `shopper_${count}`,
      mobile: `135****${mobile.slice(-4)}`,
      nickName: '小明',
      pic: null,
      gender: 0,
      birthday: null,
      email: null,
      createdAt: expect.any(String),
    });
  });

  it('changes what is given and leaves the rest', async () => {
    const pic = await sendPicture(token);
    expect(
      (await call('PUT', '/account', { nickName: ' 良 ', gender: 2, birthday: '1990-02-28' })).envelope.success,
    ).toBe(true);
    const { envelope } = await call('PUT', '/account', { pic });
    expect(envelope.data).toMatchObject({ nickName: '良', gender: 2, birthday: '1990-02-28', pic });
    expect((await call('PUT', '/account', { birthday: null })).envelope.data).toMatchObject({
      birthday: null,
      gender: 2,
    });
    expect((await call<{ pic: string }>('GET', '/userInfo')).envelope.data?.pic).toBe(pic);
    const [row] = await mall.db.select().from(account).where(eq(account.mobile, mobile));
    expect(row?.version).toBe(4);
  });

  it.each([
    [{ nickName: '  ' }, '昵称不能为空'],
    [{ nickName: 'x'.repeat(16) }, '昵称不能超过15个字符'],
    [{ birthday: '2999-01-01' }, '请选择正确的生日'],
    [{ birthday: '1899-12-31' }, '请选择正确的生日'],
    [{ pic: 'https://evil.example/a.png' }, '请重新上传头像'],
    [{ pic: '/media/../../etc/passwd' }, '请重新上传头像'],
    [{ pic: '/media/upload/2026/06/aaaaaaaaaaaaaaaaaaaaaaaa.webp' }, '请重新上传头像'],
    [{ birthday: '1990-02-30' }, '提交的内容有误，请检查后重试'],
    [{ gender: 3 }, '提交的内容有误，请检查后重试'],
    [{ nickName: 'a\u0000b' }, '提交的内容有误，请检查后重试'],
  ])('refuses %j: %s', async (change, msg) => {
    expect((await call('PUT', '/account', change)).envelope).toMatchObject({ code: 'A00002', msg });
  });

  it('takes nobody else’s picture', async () => {
    const { envelope } = await shopper.register('13599999999', 'thief_of_pics');
    const pic = await sendPicture(envelope.data?.accessToken ?? '');
    expect((await call('PUT', '/account', { pic })).envelope.msg).toBe('请重新上传头像');
  });

  it('cannot be given what is not its owner’s to change', async () => {
    await call('PUT', '/account', {
      nickName: '良',
      mobile: '13500000000',
      userName: 'root',
      id: 1,
      passwordHash: 'x',
      version: 99,
    });
    const [row] = await mall.db.select().from(account).where(eq(account.mobile, mobile));
    expect(row).toMatchObject({ nickName: '良', userName: `shopper_${count}`, version: 2 });
  });
});

describe('the password', () => {
  const change = async (old: string, fresh: string) =>
    call('PUT', '/password', { oldPassWord: await shopper.encrypted(old), passWord: await shopper.encrypted(fresh) });

  it('changes for the old one, and ends the other sessions', async () => {
    const other = await logInAgain();
    expect((await change(PASSWORD, 'Another-2horse')).envelope.success).toBe(true);
    expect(await isLive(token)).toBe(true);
    expect(await isLive(other)).toBe(false);
    expect(await logInAgain({}, 'Another-2horse')).not.toBe('');
  });

  it.each([
    ['Wrong-guess1', 'Another-2horse', '原密码不正确', 'oldPassWord'],
    ['', 'Another-2horse', '请输入密码', 'oldPassWord'],
    [PASSWORD, 'short', '密码长度须为8-20个字符', 'passWord'],
    [PASSWORD, 'Password1', '该密码过于常见，请换一个', 'passWord'],
    [PASSWORD, PASSWORD, '新密码不能与原密码相同', 'passWord'],
  ])('%s → %s: %s', async (old, fresh, msg, field) => {
    expect((await change(old, fresh)).envelope).toMatchObject({ code: 'A00002', msg, data: [{ field, msg }] });
  });

  it('cannot be guessed through a stolen session', async () => {
    for (let n = 0; n < 10; n += 1) await change('Wrong-guess1', 'Another-2horse');
    expect((await change(PASSWORD, 'Another-2horse')).status).toBe(429);
  });
});

describe('the phone', () => {
  const fresh = () => String(13_400_000_000 + count);
  async function codes(to = fresh()) {
    expect((await call('POST', '/phone/oldCode', {})).envelope).toMatchObject({ success: true, msg: '验证码已发送' });
    const oldCode = await shopper.received(mobile);
    const sent = await call('POST', '/phone/newCode', { mobile: to, captchaVerification: await shopper.captcha() });
    expect(sent.envelope.success).toBe(true);
    return { oldCode, mobile: to, newCode: await shopper.received(to) };
  }

  it('changes when both phones prove themselves', async () => {
    later(mall, 4 * MINUTE);
    const change = await codes();
    expect((await call('PUT', '/phone', change)).envelope.data?.mobile).toBe(`134****${fresh().slice(-4)}`);
    expect((await shopper.logIn(fresh(), PASSWORD)).envelope.success).toBe(true);
    expect((await shopper.logIn(mobile, PASSWORD)).envelope.success).toBe(false);
    expect((await call('PUT', '/phone', change)).envelope.success).toBe(false);
  });

  it('does not for one code alone, and a slip in one does not cost the other', async () => {
    later(mall, 4 * MINUTE);
    const change = await codes();
    for (const slip of [{ oldCode: change.newCode }, { newCode: '000000' }, { mobile: '13411111111' }]) {
      expect((await call('PUT', '/phone', { ...change, ...slip })).envelope.msg).toBe('验证码错误或已失效');
    }
    expect((await call('PUT', '/phone', change)).envelope.success).toBe(true);
  });

  it('cannot become a number that another account has', async () => {
    later(mall, 4 * MINUTE);
    const change = await codes('13800138000');
    expect((await call('PUT', '/phone', change)).envelope).toMatchObject({
      code: 'A00001',
      msg: '该手机号已被其他账号使用',
    });
    expect((await call('GET', '/account')).envelope.data?.mobile).toBe(`135****${mobile.slice(-4)}`);
  });

  it('says what is wrong in order', async () => {
    const whole = { oldCode: '1', mobile: '13411111111', newCode: '1' };
    const say = async (slip: object) => (await call('PUT', '/phone', { ...whole, ...slip })).envelope.msg;
    expect(await say({ oldCode: ' ', mobile: '' })).toBe('请输入验证码');
    expect(await say({ mobile: '' })).toBe('请输入登录手机号');
    expect(await say({ mobile, newCode: '1' })).toBe('新手机号不能与当前手机号相同');
    const same = { mobile, captchaVerification: await shopper.captcha() };
    expect((await call('POST', '/phone/newCode', same)).envelope.msg).toBe('新手机号不能与当前手机号相同');
    const robot = { mobile: fresh(), captchaVerification: 'made up' };
    expect((await call('POST', '/phone/newCode', robot)).envelope.msg).toBe('请先完成安全验证');
  });
});

describe('sessions', () => {
  const list = async () => (await call<SessionView[]>('GET', '/sessions')).envelope.data ?? [];
  const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('are listed with their devices, the newest first', async () => {
    later(mall, 1 * MINUTE);
    await logInAgain({ 'user-agent': FIREFOX });
    const [newest, own] = await list();
    expect(newest).toMatchObject({ device: 'Firefox · macOS', current: false });
    expect(own).toMatchObject({ current: true });
    expect(JSON.stringify(await list())).not.toContain(hashToken(token));
  });

  it('end one by one, and all but this', async () => {
    const [one, two] = [await logInAgain({ 'user-agent': FIREFOX }), await logInAgain()];
    const { id } = (await list()).find(({ device }) => device.startsWith('Firefox')) ?? { id: '' };
    expect((await call('DELETE', `/sessions/${id}`)).envelope.success).toBe(true);
    expect([await isLive(one), await isLive(two), await isLive(token)]).toEqual([false, true, true]);
    expect((await call('DELETE', `/sessions/${id}`)).status).toBe(404);
    await call('DELETE', '/sessions');
    expect([await isLive(two), await isLive(token)]).toEqual([false, true]);
  });

  it('of others cannot be ended', async () => {
    const { envelope } = await shopper.register(String(13_300_000_000 + count), `victim_${count}`);
    const victim = envelope.data?.accessToken ?? '';
    const [theirs] = (await call<SessionView[]>('GET', '/sessions', undefined, victim)).envelope.data ?? [];
    expect((await call('DELETE', `/sessions/${theirs?.id}`)).status).toBe(404);
    await call('DELETE', '/sessions');
    expect(await isLive(victim)).toBe(true);
    for (const id of ['1', '%00', "'%20or%201=1"]) {
      expect((await call('DELETE', `/sessions/${id}`)).envelope.code).toBe('A00002');
    }
  });

  it('end at logout, for good', async () => {
    await mall.call('POST', '/api/app/logOut', { token, body: {} });
    expect(await isLive(token)).toBe(false);
    expect((await mall.call('POST', '/api/app/logOut', { token, body: {} })).envelope.success).toBe(true);
    expect((await mall.call('POST', '/api/app/logOut', { body: {} })).envelope.success).toBe(true);
  });

  it('live on while used within seven days, ninety in all', async () => {
    for (let days = 6; days < 90; days += 6) {
      later(mall, 6 * DAY);
      expect(await isLive(token)).toBe(true);
      await settled(mall.now.now);
    }
    later(mall, 6 * DAY);
    expect(await isLive(token)).toBe(false);
  });

  it('end after seven days without use', async () => {
    later(mall, 7 * DAY + MINUTE);
    expect(await isLive(token)).toBe(false);
    const fresh = await logInAgain();
    const rows = await mall.db
      .select()
      .from(session)
      .where(eq(session.tokenHash, hashToken(token)));
    expect({ fresh: fresh.length, rows }).toEqual({ fresh: 43, rows: [] });
  });

  it('write when they were seen at most every five minutes', async () => {
    const seen = async () => {
      const [row] = await mall.db
        .select()
        .from(session)
        .where(eq(session.tokenHash, hashToken(token)));
      return row?.seenAt.getTime();
    };
    const first = await seen();
    later(mall, 4 * MINUTE);
    await isLive(token);
    await new Promise((done) => setTimeout(done, 50));
    expect(await seen()).toBe(first);
    later(mall, 2 * MINUTE);
    await isLive(token);
    await settled(mall.now.now);
  });

  /** The mark is written after the answer. */
  const settled = (at: Date) =>
    expect
      .poll(async () => {
        const [row] = await mall.db
          .select()
          .from(session)
          .where(eq(session.tokenHash, hashToken(token)));
        return row?.seenAt.getTime();
      })
      .toBe(at.getTime());
});
