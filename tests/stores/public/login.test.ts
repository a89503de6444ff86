import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { LIMITS } from '#contract/limits.ts';
import { PAGE } from '#contract/page.ts';
import { ApiError } from '#src/lib/shared/api/client.ts';
import { $captchaRequest } from '#src/stores/public/captcha.ts';
import { createCountdown } from '#src/stores/public/countdown.ts';
import {
  $closing,
  goOn,
  goOnWhenKnown,
  logIn,
  provePhone,
  register,
  reopenAccount,
  requestLoginCode,
  requestNewPhoneCode,
  requestRegisterCode,
  requestResetCode,
  resetPassword,
  waitOf,
} from '#src/stores/public/login.ts';
import {
  $loginGoal,
  $loginPrompt,
  $sessionEnds,
  $token,
  $user,
  saveToken,
  syncToken,
} from '#src/stores/public/session.ts';

beforeEach(() => {
  vi.useFakeTimers();
  Cookies.remove(TOKEN_COOKIE, { path: '/' });
  localStorage.clear();
  syncToken();
  $loginPrompt.set(false);
  $sessionEnds.set(0);
});
afterEach(() => {
  vi.advanceTimersByTime(PAGE.toast);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a page of logging in, for who is logged in', () => {
  const user = { userId: 1, nickName: '小良', userAvatar: null };
  const replace = vi.fn();
  const reload = vi.fn();
  const at = (search: string) => vi.stubGlobal('location', { search, protocol: 'http:', replace, reload });
  let stop = () => {};
  beforeEach(() => {
    $user.set(undefined);
    replace.mockClear();
    reload.mockClear();
  });
  afterEach(() => stop());

  it('leads on when the mall has said whose token it is, and not before', () => {
    at('?redirect=/cart');
    Cookies.set(TOKEN_COOKIE, 'mine');
    stop = goOnWhenKnown();
    expect(replace).not.toHaveBeenCalled();
    $user.set(user);
    expect(replace.mock.calls).toEqual([['/cart']]);
  });

  it('leads nowhere else, and nobody who logs in or registers on it', () => {
    at('?redirect=//evil.example');
    Cookies.set(TOKEN_COOKIE, 'mine');
    stop = goOnWhenKnown();
    $user.set(user);
    expect(replace.mock.calls).toEqual([['/']]);
    stop();
    Cookies.remove(TOKEN_COOKIE);
    syncToken();
    stop = goOnWhenKnown();
    saveToken('new');
    $user.set(user);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('is loaded anew when the browser shows it as it was left', () => {
    at('');
    stop = goOnWhenKnown();
    const shown = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    shown(true);
    saveToken('new');
    shown(false);
    expect(reload).not.toHaveBeenCalled();
    shown(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('the countdown to another code', () => {
  it('runs down and goes on over a reload', () => {
    const first = createCountdown('login');
    first.start(LIMITS.smsCountdown, '13800138000');
    expect(first.$left.get()).toBe(180);
    vi.advanceTimersByTime(30_000);
    const afterReload = createCountdown('login');
    const other = createCountdown('reset');
    for (const countdown of [afterReload, other]) countdown.resume();
    expect([first.$left.get(), afterReload.$left.get(), other.$left.get()]).toEqual([150, 150, 0]);
    afterReload.stop();
    vi.advanceTimersByTime(1_000);
    expect([first.$left.get(), afterReload.$left.get()]).toEqual([149, 150]);
    vi.advanceTimersByTime(149_000);
    expect([first.$left.get(), localStorage.length, sessionStorage.length]).toEqual([0, 0, 0]);
  });

  it('is that of the number it was asked for, while that is known', () => {
    const countdown = createCountdown('login');
    expect(countdown.isForOther('13800138000')).toBe(false);
    countdown.start(LIMITS.smsCountdown, '13800138000');
    expect(['13800138000', '', '13800138001'].map(countdown.isForOther)).toEqual([false, false, true]);
    expect(createCountdown('login').isForOther('13800138001')).toBe(true);
    expect(createCountdown('reset').isForOther('13800138001')).toBe(false);
    countdown.stop();
  });

  it('follows the wait that the mall names', () => {
    expect(waitOf(new ApiError('message', '', [], { waitMs: 5_000 }))).toBe(5_000);
    expect([waitOf(new ApiError('message')), waitOf(new TypeError('x'))]).toEqual([undefined, undefined]);
  });
});

describe('where a login leads', () => {
  it.each([
    ['page', '/login', '?redirect=%2Fcart%3Fa%3D1', '/cart?a=1'],
    ['page', '/login', '?redirect=https%3A%2F%2Fevil.example', '/'],
    ['page', '/login', '', '/'],
    ['popup', '/register/', '', '/'],
    ['popup', '/goods', '?prodId=1', 'the same page'],
    ['popup', '/goods', '?prodId=1', '/submit-order?sku=1&n=1', '/submit-order?sku=1&n=1'],
    ['page', '/login', '?redirect=%2Fcart', '/cart', '/submit-order?sku=1&n=1'],
  ] as const)('from the %s at %s%s to %s', (place, pathname, search, to, goal?: string) => {
    $loginGoal.set(goal);
    const went: string[] = [];
    vi.stubGlobal('location', {
      pathname,
      search,
      assign: (path: string) => went.push(path),
      reload: () => went.push('the same page'),
    });
    goOn(place);
    $loginGoal.set(undefined);
    expect(went).toEqual([to]);
  });
});

describe('the way in', () => {
  const MOBILE = '13800008000';
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const opened = (encrypted: unknown): string =>
    privateDecrypt(
      { key: privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
      Buffer.from(String(encrypted), 'base64'),
    ).toString();

  type Sent = { path: string; body: Record<string, unknown> };
  let sent: Sent[] = [];
  /** What the mall answers, by path; an error is a refusal. */
  let answers: Record<string, unknown>;
  const paths = () => sent.map(({ path }) => path);

  beforeEach(() => {
    sent = [];
    answers = { '/app/security/publicKey': { key, nonce: 'nonce' } };
    vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
      const path = url.replace('/api', '');
      sent.push({ path, body: JSON.parse(body ?? '{}') });
      if (!(path in answers)) throw new TypeError(`nobody answers ${path}`);
      const data = answers[path];
      return data instanceof ApiError
        ? Response.json({ success: false, code: 'A00001', msg: data.message, data: data.data })
        : Response.json({ success: true, code: '00000', data });
    });
  });

  /** Solves, or puts away, the captcha that the call asks for before anything is sent. */
  const through = <T>(pending: Promise<T>, verification: string | undefined): Promise<T> => {
    expect([Boolean($captchaRequest.get()), sent.length]).toEqual([true, 0]);
    $captchaRequest.get()?.done(verification);
    return pending;
  };
  const filter = { userName: MOBILE, passWord: 'Secret123' };

  it('by password: it leaves encrypted, and the token is kept', async () => {
    answers['/app/login'] = { accessToken: 'mine' };
    expect(await through(logIn('password', filter), 'solved')).toBe(true);
    expect(paths()).toEqual(['/app/security/publicKey', '/app/login']);
    const { passWord, ...rest } = sent[1]?.body ?? {};
    expect(rest).toEqual({ userName: MOBILE, agree: true, captchaVerification: 'solved' });
    expect(opened(passWord)).toBe('nonce\nSecret123');
    expect([$token.get(), Cookies.get(TOKEN_COOKIE)]).toEqual(['mine', 'mine']);
  });

  it('by code: it leaves as it is, and no key is asked for', async () => {
    answers['/app/smsLogin'] = { accessToken: 'mine' };
    expect(await through(logIn('sms', { userName: MOBILE, passWord: '123456' }), 'solved')).toBe(true);
    expect(sent).toEqual([
      {
        path: '/app/smsLogin',
        body: { userName: MOBILE, passWord: '123456', agree: true, captchaVerification: 'solved' },
      },
    ]);
    expect($token.get()).toBe('mine');
  });

  it('to an account that is being closed: it can be opened again, or left', async () => {
    const closing = { ticket: 'ticket', closesAt: '2026-01-08T00:00:00.000Z' };
    answers['/app/smsLogin'] = new ApiError('message', 'closing', [], { closing });
    const submit = () => through(logIn('sms', { userName: MOBILE, passWord: '123456' }), 'solved');
    expect(await submit()).toBe(false);
    expect([$closing.get(), $token.get()]).toEqual([closing, undefined]);
    answers['/app/reopen'] = { accessToken: 'mine' };
    await reopenAccount();
    expect(sent.at(-1)).toEqual({ path: '/app/reopen', body: { ticket: 'ticket' } });
    expect([$closing.get(), $token.get()]).toEqual([undefined, 'mine']);
    const before = sent.length;
    await reopenAccount();
    expect(sent).toHaveLength(before);
  });

  it.each(['password', 'sms'] as const)('by %s ends quietly when the captcha is put away', async (way) => {
    expect(await through(logIn(way, filter), undefined)).toBe(false);
    expect([sent, $token.get(), $captchaRequest.get()]).toEqual([[], undefined, undefined]);
  });

  it.each([
    ['password', '/app/login'],
    ['sms', '/app/smsLogin'],
  ] as const)('by %s: a refusal is passed on, and the token that there was stays', async (way, path) => {
    saveToken('before');
    answers[path] = new ApiError('message', 'wrong');
    await expect(through(logIn(way, filter), 'solved')).rejects.toMatchObject({ kind: 'message', message: 'wrong' });
    expect($token.get()).toBe('before');
  });

  it('by password sends no login when the key cannot be had', async () => {
    answers = {};
    await expect(through(logIn('password', filter), 'solved')).rejects.toMatchObject({ kind: 'network' });
    expect(paths()).toEqual(['/app/security/publicKey']);
  });

  const verified = { mobile: MOBILE, captchaVerification: 'solved' };
  it.each([
    ['login', 'zh', 'blockPuzzle', requestLoginCode, '/app/sms/sendLoginCode', verified],
    ['another phone', 'zh', 'blockPuzzle', requestNewPhoneCode, '/app/p/user/phone/newCode', verified],
    ['registering', 'zh', 'clickWord', requestRegisterCode, '/app/sms/send', { ...verified, purpose: 'register' }],
    // The words to click are Chinese.
    ['registering', 'en', 'blockPuzzle', requestRegisterCode, '/app/sms/send', { ...verified, purpose: 'register' }],
  ] as const)('a code for %s in %s comes after a %s', async (_purpose, language, type, request, path, body) => {
    document.documentElement.lang = language;
    answers[path] = { waitMs: 60_000 };
    const pending = request(MOBILE);
    expect($captchaRequest.get()?.type).toBe(type);
    expect(await through(pending, 'solved')).toEqual({ waitMs: 60_000 });
    expect(sent).toEqual([{ path, body }]);
  });

  it('a code for a forgotten password is asked for with what the form has', async () => {
    answers['/app/sms/send'] = { waitMs: 60_000 };
    expect(await requestResetCode(MOBILE, 'solved')).toEqual({ waitMs: 60_000 });
    expect([sent, $captchaRequest.get()]).toEqual([
      [{ path: '/app/sms/send', body: { ...verified, purpose: 'reset' } }],
      undefined,
    ]);
  });

  it('no code is asked for when the captcha is put away', async () => {
    expect(await through(requestLoginCode(MOBILE), undefined)).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it.each([
    [{ waitMs: 42_000 }, 42_000],
    [{ waitMs: '42' }, undefined],
    [null, undefined],
  ])('a code asked for too early: the refusal with %j names the wait %s', async (data, wait) => {
    answers['/app/sms/sendLoginCode'] = new ApiError('message', 'wait', [], data);
    const error = await through(requestLoginCode(MOBILE), 'solved').catch((refusal: unknown) => refusal);
    expect(error).toMatchObject({ kind: 'message', message: 'wait' });
    expect(waitOf(error)).toBe(wait);
  });

  it('registering: the phone is proved, its ticket and an encrypted password go in, the token is kept', async () => {
    answers['/app/sms/verify'] = { ticket: 'T' };
    answers['/app/register'] = { accessToken: 'fresh' };
    const ticket = await provePhone('register', MOBILE, '123456');
    expect([ticket, $token.get()]).toEqual(['T', undefined]);
    await register(ticket, { userName: 'xiaoliang', nickName: '小良', passWord: 'Secret123' });
    expect(sent[0]).toEqual({
      path: '/app/sms/verify',
      body: { purpose: 'register', mobile: MOBILE, code: '123456' },
    });
    const { passWord, ...rest } = sent.at(-1)?.body ?? {};
    expect(rest).toEqual({ ticket: 'T', userName: 'xiaoliang', nickName: '小良', agree: true });
    expect(opened(passWord)).toBe('nonce\nSecret123');
    expect([$token.get(), Cookies.get(TOKEN_COOKIE)]).toEqual(['fresh', 'fresh']);
  });

  it('registering that is refused logs nobody in', async () => {
    answers['/app/register'] = new ApiError('message', 'taken');
    const pending = register('T', { userName: 'xiaoliang', nickName: '小良', passWord: 'Secret123' });
    await expect(pending).rejects.toThrow('taken');
    expect($token.get()).toBeUndefined();
  });

  it('another password: ticket and encrypted password go in, and nobody is logged in by it', async () => {
    answers['/app/sms/verify'] = { ticket: 'R' };
    answers['/app/resetPassword'] = null;
    await resetPassword(await provePhone('reset', MOBILE, '123456'), 'Secret456');
    expect(paths()).toEqual(['/app/sms/verify', '/app/security/publicKey', '/app/resetPassword']);
    const { ticket, passWord } = sent.at(-1)?.body ?? {};
    expect([sent[0]?.body['purpose'], ticket, opened(passWord)]).toEqual(['reset', 'R', 'nonce\nSecret456']);
    expect($token.get()).toBeUndefined();
  });

  it('a wrong code gives no ticket', async () => {
    answers['/app/sms/verify'] = new ApiError('message', 'wrong code');
    await expect(provePhone('reset', MOBILE, '000000')).rejects.toThrow('wrong code');
  });
});
