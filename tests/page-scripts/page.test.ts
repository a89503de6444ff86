import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_COOKIE, TOKEN_COOKIE } from '#contract/language.ts';
import { endOf } from '#src/lib/shared/session-end.ts';
import { bindAccount } from '#src/page-scripts/frame/account.ts';
import { guardPage } from '#src/page-scripts/frame/guard.ts';
import { showToasts } from '#src/page-scripts/frame/toasts.ts';
import { recordVisit } from '#src/page-scripts/later/visit.ts';
import { bindLogin } from '#src/page-scripts/login-prompt.ts';
import { $loginPrompt, $user, dropToken, saveToken } from '#src/stores/public/session.ts';
import { $toasts } from '#src/stores/public/toast.ts';
import { stubMall } from '../helpers/browser/answers.ts';

beforeEach(() => {
  document.documentElement.lang = 'zh-CN';
  $loginPrompt.set(false);
});
let stop = () => {};
afterEach(async () => {
  stop();
  // What a page fetches on its own may not outlive the test.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  dropToken();
});

it('a toast that is there already stays the same element when another comes or goes', () => {
  const region = document.createElement('div');
  showToasts(region);
  $toasts.set([{ id: 1, text: 'one', tone: 'info' }]);
  const [first] = region.children;
  $toasts.set([...$toasts.get(), { id: 2, text: 'two', tone: 'error' }]);
  expect([region.children[0] === first, region.textContent]).toEqual([true, 'onetwo']);
  const [, second] = region.children;
  $toasts.set([{ id: 2, text: 'two', tone: 'error' }]);
  expect([region.children.length, region.children[0] === second]).toEqual([1, true]);
  $toasts.set([]);
  expect(region.children).toHaveLength(0);
});

it('a page visit carries the language of the page, not that of the browser', () => {
  vi.useFakeTimers();
  const { sent } = stubMall();
  Cookies.set(LANGUAGE_COOKIE, 'en');
  document.documentElement.lang = 'en-GB';
  recordVisit();
  vi.advanceTimersByTime(500);
  expect(sent.map(({ call, headers }) => [call, headers.get('accept-language')])).toEqual([
    ['POST /app/flowAnalysisLog', 'en'],
  ]);
});

describe('the login popup', () => {
  it('that cannot be loaded leads to the login page, and can be opened later', () => {
    const assign = vi.fn<(path: string) => void>();
    vi.stubGlobal('location', { pathname: '/goods', search: '?prodId=1', assign });
    const uses: CustomEvent<() => void>[] = [];
    const collect = (event: Event) => void uses.push(event as CustomEvent<() => void>);
    addEventListener('use:login', collect);
    bindLogin('');
    $loginPrompt.set(true);
    // The shopper sees that it was taken, until the popup is there.
    expect([uses.length, document.documentElement.className]).toEqual([1, 'busy']);
    uses[0]?.detail();
    expect(assign.mock.calls).toEqual([['/login?redirect=%2Fgoods%3FprodId%3D1']]);
    expect([$loginPrompt.get(), document.documentElement.className]).toEqual([false, '']);
    $loginPrompt.set(true);
    expect(uses).toHaveLength(2);
    removeEventListener('use:login', collect);
  });
});

it('the shopper has a face in the header, with a picture and without one', () => {
  document.body.innerHTML = '<span data-avatar><svg></svg></span>';
  const place = document.querySelector('[data-avatar]');
  bindAccount();
  const user = { userId: 1, nickName: '小良', userAvatar: null };
  $user.set(user);
  expect([place?.querySelectorAll('svg').length, place?.querySelectorAll('img').length]).toEqual([1, 0]);
  $user.set({ ...user, userAvatar: '/media/a.webp' });
  $user.set({ ...user, userAvatar: '/media/b.webp' });
  expect([...(place?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))).toEqual([
    '/media/b.webp',
  ]);
  place?.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(place?.querySelectorAll('img')).toHaveLength(0);
});

it('a personal page asks for a login when the session turns out to be over', () => {
  stubMall();
  saveToken('stale');
  expect(Cookies.get(TOKEN_COOKIE)).toBe('stale');
  stop = guardPage();
  expect($loginPrompt.get()).toBe(false);
  dropToken();
  expect($loginPrompt.get()).toBe(true);
});

describe('a personal page whose session is another than that of the browser is made again', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal('location', { reload, protocol: 'http:' });
  });
  afterEach(() => delete document.documentElement.dataset.session);

  it('when the token had changed before its scripts ran', () => {
    document.documentElement.dataset.session = endOf('token-of-the-first');
    saveToken('token-of-the-second');
    stop = guardPage();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('when one logged out in between', () => {
    document.documentElement.dataset.session = endOf('token-of-the-first');
    saveToken('token-of-the-first');
    stop = guardPage();
    dropToken();
    expect(reload).not.toHaveBeenCalled();
    saveToken('token-of-the-second');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('but not where the same session goes on', () => {
    document.documentElement.dataset.session = endOf('token-of-the-first');
    saveToken('token-of-the-first');
    stop = guardPage();
    dropToken();
    saveToken('token-of-the-first');
    expect(reload).not.toHaveBeenCalled();
  });
});
