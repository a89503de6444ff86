import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardChunks, isReloading } from '#src/page-scripts/frame/chunks.ts';
import { $toasts } from '#src/stores/public/toast.ts';

const reload = vi.fn<() => void>();
guardChunks();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  $toasts.set([]);
  document.body.innerHTML = '<div id="toasts" data-network="网络异常"></div>';
  vi.stubGlobal('location', { reload });
});
afterEach(() => vi.unstubAllGlobals());

const answer = (give: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(give);
  vi.stubGlobal('fetch', asked);
  return asked;
};
const fail = () => dispatchEvent(new Event('vite:preloadError'));

it('a part of the code that cannot be fetched reloads the page from a server that answers, once', async () => {
  const asked = answer(async () => new Response());
  fail();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(asked).toHaveBeenCalledWith('/', { method: 'HEAD', cache: 'no-store' });
  fail();
  expect([asked.mock.calls.length, isReloading()]).toEqual([1, true]);
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy without its server', async () => new Response(null, { status: 502 })],
])('with %s the page stays, says so, and reloads when it can', async (_, give) => {
  answer(give);
  fail();
  await vi.waitFor(() => expect($toasts.get().map(({ text, tone }) => [text, tone])).toEqual([['网络异常', 'error']]));
  expect([reload.mock.calls.length, isReloading()]).toEqual([0, false]);
  answer(async () => new Response());
  fail();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('an island whose code is gone reloads the page as well; one that fails otherwise does not', async () => {
  answer(async () => new Response());
  const tell = (error: Error) =>
    document.body.dispatchEvent(new CustomEvent('astro:hydration-error', { detail: { error } }));
  tell(new Error('a mistake of ours'));
  tell(new TypeError('Failed to fetch dynamically imported module: /_astro/Viewer.js'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
