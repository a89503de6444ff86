import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  ['one: it is chosen', [{ id: 9, code: 'hill', name: 'Hillside' }], '/desk/shop?id=9'],
])('the settings of the shop of a mall with %s', async (_what, shops, href) => {
  mall.answers['GET /desk/p/products/choices'] = { categories: [], brands: [], attributes: [], shops };
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () => root.render(<ShopScreen words={{ language: 'en', texts: {} }} id={undefined} mall />));
  expect(document.querySelector('a')?.getAttribute('href')).toBe(href);
  expect(mall.calls().filter((call) => call.includes('/desk/p/shop/'))).toEqual(
    shops.map(({ id }) => `GET /desk/p/shop/${id}`),
  );
});
