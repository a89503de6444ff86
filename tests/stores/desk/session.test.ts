import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { get, put, remove } from '#contract/call.ts';
import { DESK_COOKIE } from '#contract/operator/values.ts';
import { desk } from '#src/lib/browser/api/desk/client.ts';

type Sent = { path: string; token: string | null };
const WHERE = { path: '/desk' };
const sent: Sent[] = [];
/** What the mall says to the next login. */
let refusal: object | undefined;
const logins: unknown[] = [];
const assign = vi.fn<(to: string) => void>();
const reload = vi.fn();
const OPERATOR = { name: 'Ann', role: 'owner', shopId: 3 };

/** A mall that knows one token; everything else is out of date. */
function stubSessions(): void {
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const token = new Headers(headers).get('authorization');
    sent.push({ path: url, token });
    if (url.endsWith('/desk/login')) logins.push(JSON.parse(String(body)));
    const refused = refusal;
    if (refused && url.endsWith('/desk/login')) {
      refusal = undefined;
      return Response.json(refused);
    }
    if (url.endsWith('/desk/login'))
      return Response.json({ success: true, code: '00000', data: { accessToken: 'new' } });
    if (!url.endsWith('/publicKey') && token !== 'good')
      return Response.json({ success: false, code: 'A00004', msg: 'over' }, { status: 401 });
    const data = url.endsWith('/desk/p/me') ? OPERATOR : 'done';
    return Response.json({ success: true, code: '00000', data });
  });
}

beforeEach(() => {
  sent.length = 0;
  stubSessions();
  history.replaceState({}, '', '/desk/login');
  Cookies.remove(DESK_COOKIE, WHERE);
  vi.stubGlobal('location', { assign, reload, protocol: 'http:', search: '?redirect=%2Fdesk%2Fweb' });
  assign.mockClear();
  reload.mockClear();
  delete document.documentElement.dataset.operator;
  vi.doMock('../../../src/lib/browser/encrypt-password.ts', () => ({
    encryptPassword: async (_key: unknown, password: string) => `encrypted ${password}`,
  }));
});
afterEach(() => vi.unstubAllGlobals());

const store = () => import('#src/stores/desk/session.ts');

describe('a session of the desk', () => {
  it('that is over asks for a login once, and what was refused is sent again', async () => {
    const { $deskLogin, answerLogin } = await store();
    Cookies.set(DESK_COOKIE, 'old', WHERE);
    const both = Promise.all([
      desk.call(get<{ data: unknown }>('/api/desk/p/a')),
      desk.call(put<{ data: unknown }>('/api/desk/p/b')),
    ]);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await vi.waitFor(() => expect($deskLogin.get()).toBe(true));
    Cookies.set(DESK_COOKIE, 'good', WHERE);
    await answerLogin(true);
    expect(await both).toEqual(['done', 'done']);
    expect(sent.map(({ token }) => token)).toEqual(['old', 'old', 'good', 'good']);
    expect($deskLogin.get()).toBe(false);
  });

  it.each([
    ['3 owner Ann', 0],
    ['4 owner Ann', 1],
    ['3 owner Bea', 1],
  ])('of %s, which Ann of shop 3 takes up, makes the page again %i times', async (madeFor, times) => {
    const { $deskLogin, answerLogin } = await store();
    document.documentElement.dataset.operator = madeFor;
    Cookies.set(DESK_COOKIE, 'old', WHERE);
    const call = desk.call(put<{ data: unknown }>('/api/desk/p/b')).catch(({ kind }) => kind);
    await vi.waitFor(() => expect($deskLogin.get()).toBe(true));
    Cookies.set(DESK_COOKIE, 'good', WHERE);
    await answerLogin(true);
    expect(await call).toBe(times ? 'session' : 'done');
    expect(reload).toHaveBeenCalledTimes(times);
    expect(sent.filter(({ path }) => path.endsWith('/p/b'))).toHaveLength(times ? 1 : 2);
  });

  it('that nobody takes up again leaves the call refused', async () => {
    const { $deskLogin, answerLogin } = await store();
    const refused = expect(desk.call(remove<{ data: unknown }>('/api/desk/p/a'))).rejects.toMatchObject({
      kind: 'session',
    });
    await vi.waitFor(() => expect($deskLogin.get()).toBe(true));
    await answerLogin(false);
    await refused;
  });

  it('is kept in a cookie of the desk alone, and leads where one wanted to go', async () => {
    const { logIn, goOn } = await store();
    Cookies.remove(DESK_COOKIE, WHERE);
    await logIn('lin', 'Secret-1');
    expect(Cookies.get(DESK_COOKIE)).toBe('new');
    history.replaceState({}, '', '/');
    expect(Cookies.get(DESK_COOKIE)).toBeUndefined();
    goOn();
    expect(assign).toHaveBeenCalledWith('/desk/web');
  });

  it('asks for a captcha when the mall wants one, and logs in with it', async () => {
    const { $captchaRequest } = await import('#src/stores/public/captcha.ts');
    const { logIn } = await store();
    const wanted = { success: false, code: 'A00001', msg: 'solve it', data: { captcha: true } };
    refusal = wanted;
    logins.length = 0;
    const done = logIn('lin', 'Secret-1');
    await vi.waitFor(() => expect($captchaRequest.get()?.type).toBe('blockPuzzle'));
    $captchaRequest.get()?.done('solved');
    await done;
    expect(logins).toEqual([
      { userName: 'lin', passWord: 'encrypted Secret-1' },
      { userName: 'lin', passWord: 'encrypted Secret-1', captchaVerification: 'solved' },
    ]);
    expect(Cookies.get(DESK_COOKIE)).toBe('new');
    refusal = wanted;
    const dismissed = expect(logIn('lin', 'Secret-1')).rejects.toMatchObject({ message: 'solve it' });
    await vi.waitFor(() => expect($captchaRequest.get()).toBeDefined());
    $captchaRequest.get()?.done(undefined);
    await dismissed;
  });

  it('of a store account proves the phone of its owner once in a browser', async () => {
    const { logIn, logInByCode, sendLoginCode } = await store();
    refusal = { success: false, code: 'A00001', msg: 'new', data: { ticket: 't', mobile: '139****0000', sent: true } };
    const needed = { ticket: 't', mobile: '139****0000', sent: true };
    expect(await logIn('shop7', '318942')).toEqual({ code: needed });
    refusal = { success: false, code: 'A00001', msg: 'new', data: { ticket: 't', mobile: '139****0000' } };
    expect(await logIn('shop7', '318942')).toEqual({ code: { ...needed, sent: false } });
    const calls: unknown[] = [];
    const before = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (!url.includes('/login/code')) return before(url, init);
      calls.push([url, JSON.parse(String(init.body))]);
      const data = url.endsWith('/send') ? { waitMs: 1 } : { accessToken: 'proved', browser: 'b7' };
      return Response.json({ success: true, code: '00000', data });
    });
    expect(await sendLoginCode('t')).toEqual({ waitMs: 1 });
    await logInByCode('shop7', 't', '123456');
    expect(calls).toEqual([
      ['/api/desk/login/code/send', { ticket: 't' }],
      ['/api/desk/login/code', { ticket: 't', code: '123456' }],
    ]);
    expect(Cookies.get(DESK_COOKIE)).toBe('proved');
    logins.length = 0;
    expect(await logIn('shop7', '318942')).toBeUndefined();
    expect(logins).toMatchObject([{ userName: 'shop7', browser: 'b7' }]);
    refusal = { success: false, code: 'A00001', msg: 'wrong' };
    await expect(logIn('shop7', '318943')).rejects.toMatchObject({ message: 'wrong' });
  });

  it('with a second factor is opened by a proof', async () => {
    const { logIn, loginProver } = await store();
    const factor = { code: 'FACTOR_NEEDED', ticket: 't', ways: ['totp', 'recovery'] } as const;
    refusal = { success: false, code: 'A00001', msg: 'second', data: factor };
    expect(await logIn('lin', 'Secret-1')).toEqual({ factor });
    refusal = { success: false, code: 'A00001', msg: 'other', data: { code: 'SOMETHING_ELSE' } };
    await expect(logIn('lin', 'Secret-1')).rejects.toMatchObject({ message: 'other' });
    const calls: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      calls.push([url, JSON.parse(String(init.body))]);
      return Response.json({ success: true, code: '00000', data: { accessToken: 'proved', challenge: 'c' } });
    });
    const prover = loginProver({ ...factor, ways: [...factor.ways] });
    expect(await prover.askPasskey()).toMatchObject({ challenge: 'c' });
    await prover.send({ way: 'totp', code: '123456' });
    expect(calls).toEqual([
      ['/api/desk/login/passkey', { ticket: 't' }],
      ['/api/desk/login/proof', { ticket: 't', proof: { way: 'totp', code: '123456' } }],
    ]);
    expect(Cookies.get(DESK_COOKIE)).toBe('proved');
  });

  it('leads on who is logged in, and forgets a token that opens nothing', async () => {
    const { leadOn } = await store();
    await leadOn();
    expect(sent).toEqual([]);
    Cookies.set(DESK_COOKIE, 'good', WHERE);
    await leadOn();
    expect(assign).toHaveBeenCalledWith('/desk/web');
    Cookies.set(DESK_COOKIE, 'old', WHERE);
    await leadOn();
    expect(Cookies.get(DESK_COOKIE)).toBeUndefined();
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it('ends here even when the mall cannot be told', async () => {
    const { logOut } = await store();
    Cookies.set(DESK_COOKIE, 'old', WHERE);
    await logOut();
    expect(Cookies.get(DESK_COOKIE)).toBeUndefined();
    expect(assign).toHaveBeenCalledWith('/desk/login');
  });
});
