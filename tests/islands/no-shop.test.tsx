import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRESET_RIGHTS } from '#contract/operator/roles.values.ts';
import { ShopScreen } from '#src/islands/desk/store/ShopScreen.tsx';
import { stubMall } from '../helpers/browser/answers.ts';

let root: Root;
let mall: ReturnType<typeof stubMall>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  mall = stubMall();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it.each([
  ['none: the way to open one is shown', [], '/desk/stores'],
  ['one: it is chosen', [{ id: 9, name: 'Hillside' }], '/desk/shop?id=9'],
])('the settings of the shop of a mall with %s', async (_what, shops, href) => {
  mall.answers['GET /desk/p/shop-choices'] = shops;
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () =>
    root.render(
      <ShopScreen
        worker={{ rights: PRESET_RIGHTS.admin, shopId: null }}
        words={{ language: 'en', texts: {} }}
        id={undefined}
        mall
      />,
    ),
  );
  expect(document.querySelector('a')?.getAttribute('href')).toBe(href);
  expect(mall.calls().filter((call) => call.includes('/desk/p/shop/'))).toEqual(
    shops.map(({ id }) => `GET /desk/p/shop/${id}`),
  );
});
