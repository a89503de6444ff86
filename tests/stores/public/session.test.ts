import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewAccount } from '#contract/account/calls.ts';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { PAGE } from '#contract/page.ts';
import { mall, quietMall } from '#src/lib/browser/api/browser.ts';
import { ApiError } from '#src/lib/shared/api/client.ts';
import {
  $loginPrompt,
  $sessionEnds,
  $token,
  $user,
  guardLogin,
  saveToken,
  syncToken,
} from '#src/stores/public/session.ts';
import { logOut } from '#src/stores/public/user.ts';

let day = Date.now();

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

const refuse = () =>
  vi.stubGlobal('fetch', async () => Response.json({ success: false, code: 'A00004' }, { status: 401 }));
const call = (client = mall) => client.call(viewAccount).catch((error: unknown) => error);

describe('a session that is over', () => {
  beforeEach(() => {
    day += 10 * PAGE.toast;
    vi.setSystemTime(day);
    refuse();
    saveToken('old');
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
    saveToken('new');
    await pending;
    expect([$sessionEnds.get(), $token.get()]).toEqual([0, 'new']);
  });
});

describe('the login guard', () => {
  it('asks whoever has no token, also when it was lost in another tab', () => {
    saveToken('one');
    expect([guardLogin(), $loginPrompt.get()]).toEqual([true, false]);
    Cookies.remove(TOKEN_COOKIE, { path: '/' });
    expect([guardLogin(), $loginPrompt.get(), $token.get()]).toEqual([false, true, undefined]);
  });

  it('another shopper in another tab is not shown the one before', () => {
    saveToken('one');
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
