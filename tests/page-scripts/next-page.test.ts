import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchNextPage } from '#src/page-scripts/later/next-page.ts';

const fetched = vi.fn(async (_address: string) => new Response(''));
const over = new AbortController();

/** A document of the test's own: listeners end with it. */
function open(links: readonly string[], isSupported: boolean): void {
  document.body.innerHTML = links.map((href) => `<a href="${href}"><b>x</b></a>`).join('');
  vi.stubGlobal('HTMLScriptElement', { supports: () => isSupported });
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, run: unknown) =>
    listen(type, run as EventListener, { signal: over.signal }),
  );
  vi.stubGlobal('fetch', fetched);
  fetchNextPage();
}

const press = () => {
  for (const part of document.querySelectorAll('a b')) part.dispatchEvent(new Event('pointerdown', { bubbles: true }));
};

beforeEach(() => fetched.mockClear());
afterEach(() => {
  over.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a browser without speculation rules fetches public pages at the press, each once', () => {
  open(['/goods?prodId=1', '/cart', '/goods?lang=en', 'https://other.test/goods', '/goods?prodId=1'], false);
  press();
  press();
  expect(fetched.mock.calls.map(([address]) => new URL(address).pathname + new URL(address).search)).toEqual([
    '/goods?prodId=1',
  ]);
});
