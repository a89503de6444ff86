import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '../../contract/language.ts';
import { LIMITS } from '../../contract/limits.ts';
import { mall, quietMall } from '../../src/lib/api/browser.ts';
import { ApiError } from '../../src/lib/api/client.ts';
import { createCountdown } from '../../src/stores/countdown.ts';
import { createForm } from '../../src/stores/form.ts';
import { waitOf } from '../../src/stores/login.ts';
import {
  $loginPrompt,
  $sessionEnds,
  $token,
  $user,
  guardLogin,
  keepToken,
  syncToken,
} from '../../src/stores/session.ts';
import { logOut } from '../../src/stores/user.ts';

let day = Date.now();
const words = { network: 'offline', slip: 'slipped' };

beforeEach(() => {
  vi.useFakeTimers();
  Cookies.remove(TOKEN_COOKIE, { path: '/' });
  localStorage.clear();
  syncToken();
  $loginPrompt.set(false);
  $sessionEnds.set(0);
});
afterEach(() => {
  vi.advanceTimersByTime(LIMITS.toast);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refuse = () =>
  vi.stubGlobal('fetch', async () => Response.json({ success: false, code: 'A00004' }, { status: 401 }));
const call = (client = mall) => client.get('/app/p/user/account').catch((error: unknown) => error);

describe('a session that is over', () => {
  beforeEach(() => {
    day += 10 * LIMITS.toast;
    vi.setSystemTime(day);
    refuse();
    keepToken('old');
  });

  it('is said once when ten calls fail together, and asks for a login', async () => {
    $user.set({ userId: 1, nickName: '小良', userAvatar: null });
    const errors = await Promise.all(Array.from({ length: 10 }, () => call()));
    expect(errors.every((error) => error instanceof ApiError && error.kind === 'session')).toBe(true);
    expect([$sessionEnds.get(), $loginPrompt.get(), $token.get(), $user.get()]).toEqual([
      1,
      true,
      undefined,
      undefined,
    ]);
  });

  it('raises no prompt for a call that opted out', async () => {
    await call(quietMall);
    expect([$sessionEnds.get(), $loginPrompt.get(), Cookies.get(TOKEN_COOKIE)]).toEqual([1, false, undefined]);
  });

  it('does not end the login that came after the call was sent', async () => {
    const pending = call();
    keepToken('new');
    await pending;
    expect([$sessionEnds.get(), $token.get()]).toEqual([0, 'new']);
  });
});

describe('the login guard', () => {
  it('asks whoever has no token, also when it was lost in another tab', () => {
    keepToken('one');
    expect([guardLogin(), $loginPrompt.get()]).toEqual([true, false]);
    Cookies.remove(TOKEN_COOKIE, { path: '/' });
    expect([guardLogin(), $loginPrompt.get(), $token.get()]).toEqual([false, true, undefined]);
  });

  it('another shopper in another tab is not shown the one before', () => {
    keepToken('one');
    $user.set({ userId: 1, nickName: '小良', userAvatar: null });
    Cookies.set(TOKEN_COOKIE, 'two');
    syncToken();
    expect([$token.get(), $user.get()]).toEqual(['two', undefined]);
  });
});

it('logging out on a private page leads home', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, code: '00000', data: null }));
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, pathname: '/user-center/uc-account' });
  await logOut();
  expect(assign).toHaveBeenCalledWith('/');
});

describe('a form', () => {
  it('sends nothing while something is wrong', async () => {
    const form = createForm(words);
    const send = vi.fn();
    expect(await form.submit({ field: 'mobile', text: 'no' }, send)).toBe(false);
    expect([form.$failure.get(), send.mock.calls.length]).toEqual([{ field: 'mobile', text: 'no' }, 0]);
  });

  it('is not sent twice at once, and is free again after a failure', async () => {
    const form = createForm(words);
    const send = vi.fn(() => Promise.reject(new ApiError('message', 'mall says no')));
    const [first, second] = [form.submit(undefined, send), form.submit(undefined, send)];
    expect(form.$busy.get()).toBe(true);
    expect(await Promise.all([first, second])).toEqual([false, false]);
    expect([send.mock.calls.length, form.$busy.get(), form.$failure.get()]).toEqual([
      1,
      false,
      { text: 'mall says no' },
    ]);
  });

  it('says what it can of any failure', async () => {
    const form = createForm(words);
    const failureFor = async (error: unknown) => {
      await form.submit(undefined, () => Promise.reject(error));
      return form.$failure.get();
    };
    expect(await failureFor(new ApiError('network'))).toEqual({ text: 'offline' });
    expect(await failureFor(new ApiError('slip'))).toEqual({ text: 'slipped' });
    expect(await failureFor(new TypeError('x'))).toEqual({ text: 'slipped' });
    const fields = [{ field: 'userName', msg: 'taken' }];
    expect(await failureFor(new ApiError('invalid', 'all', fields))).toEqual({ field: 'userName', text: 'taken' });
  });
});

describe('the countdown to another code', () => {
  it('runs down and goes on over a reload', () => {
    const first = createCountdown('login');
    first.start(LIMITS.smsCountdown);
    expect(first.$left.get()).toBe(180);
    vi.advanceTimersByTime(30_000);
    expect([first.$left.get(), createCountdown('login').$left.get(), createCountdown('reset').$left.get()]).toEqual([
      150, 150, 0,
    ]);
    vi.advanceTimersByTime(150_000);
    expect([first.$left.get(), localStorage.length]).toEqual([0, 0]);
  });

  it('follows the wait that the mall names', () => {
    expect(waitOf(new ApiError('message', '', [], { waitMs: 5_000 }))).toBe(5_000);
    expect([waitOf(new ApiError('message')), waitOf(new TypeError('x'))]).toEqual([undefined, undefined]);
  });
});
