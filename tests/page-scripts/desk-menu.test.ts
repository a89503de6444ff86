import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { desk } from '#src/lib/browser/api/desk/client.ts';
import { bindMenu } from '#src/page-scripts/desk/menu.ts';
// Loaded beforehand: the script asks for it when it is needed.
import '#src/stores/desk/menu.ts';
import { stubMall } from '../helpers/browser/answers.ts';

let mall: ReturnType<typeof stubMall>;
// A page binds its menu once.
beforeAll(() => {
  mall = stubMall();
  document.body.innerHTML = `<nav class="desk-menu">
    <details data-group="orders" open><summary>Orders<b data-count="/desk/orders /desk/refunds"></b></summary>
      <a href="/desk/orders">Orders<b data-count="/desk/orders">9</b></a></details>
    <details data-group="money"><summary>Money</summary></details></nav>`;
  bindMenu();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('remembers which groups are open', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'set');
  document.querySelectorAll('summary')[1]?.click();
  await vi.waitFor(() => expect(document.querySelectorAll('details')[1]?.open).toBe(true));
  await vi.waitFor(() =>
    expect(cookie).toHaveBeenCalledWith(expect.stringMatching(/^deskMenu=orders\.money; path=\/desk;/)),
  );
});

it('counts again once something was changed, and not when something was read', async () => {
  mall.answers['GET /desk/p/waiting'] = {
    items: [
      { kind: 'toSend', count: 3, due: null },
      { kind: 'refundsToAnswer', count: 4, due: null },
    ],
  };
  mall.answers['GET /desk/p/other'] = null;
  mall.answers['POST /desk/p/other'] = null;
  const shown = () => [...document.querySelectorAll('[data-count]')].map((place) => place.textContent);
  await desk.call({ method: 'get', path: '/api/desk/p/other' });
  await desk.call({ method: 'post', path: '/api/desk/p/other' });
  await desk.call({ method: 'post', path: '/api/desk/p/other' });
  await vi.waitFor(() => expect(shown()).toEqual(['7', '3']), { timeout: 20_000 });
  expect(mall.calls().filter((call) => call.endsWith('/waiting'))).toHaveLength(1);
});
