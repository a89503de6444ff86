import { atom } from 'nanostores';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { PRESET_RIGHTS } from '#contract/operator/roles.values.ts';
import { ShopSetup } from '#src/islands/desk/dashboard/Setup.tsx';
import { StateBar } from '#src/islands/desk/product/StateBar.tsx';
import { WorkerProvider } from '#src/islands/desk/ui/may.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';
import type { DeskProduct } from '#src/stores/desk/product.ts';

const AT_WORK = { rights: PRESET_RIGHTS.owner, shopId: 1 };

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(part: ReactNode): Promise<void> {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () =>
    root.render(
      <IslandProvider words={{ language: 'en', texts: {} }}>
        <WorkerProvider value={AT_WORK}>{part}</WorkerProvider>
      </IslandProvider>,
    ),
  );
}

it('a shop is led to what it still needs, and no longer once it sells', async () => {
  const done = { settings: true, returnPlace: false, receiver: false, product: false, sale: false };
  await show(<ShopSetup shop={{ name: 'Hillside', done }} />);
  const steps = [...document.querySelectorAll('li')].map((step) => [
    step.querySelector('a')?.getAttribute('href'),
    step.hasAttribute('data-done'),
    step.querySelector('small')?.textContent,
  ]);
  expect(steps).toEqual([
    ['/desk/shop', true, undefined],
    ['/desk/refunds', false, 'desk:shopSetup.how.returnPlace'],
    ['/desk/receiver', false, 'desk:shopSetup.how.receiver'],
    ['/desk/products', false, 'desk:shopSetup.how.product'],
    ['/desk/products', false, 'desk:shopSetup.how.sale'],
  ]);
  await act(async () => root.unmount());
  await show(
    <ShopSetup
      shop={{ name: 'Hillside', done: { ...done, returnPlace: true, receiver: true, product: true, sale: true } }}
    />,
  );
  expect(document.querySelector('section')).toBeNull();
});

it.each([
  ['of none of its SKUs', [0, 0], PUBLISH_STATUS.TO_PUT_ON, true],
  ['of one of them', [0, 3], PUBLISH_STATUS.TO_PUT_ON, false],
  ['of none, and it is off the shelf', [0], PUBLISH_STATUS.PUT_OFF, false],
])('a product warns of a stock %s', async (_what, stocks, status, warns) => {
  const value = {
    ...{ status, code: 'mug', shop: '', sales: 0, moves: [], log: [] },
    skus: stocks.map((stock, id) => ({ id, stock })),
  };
  const product = {
    ...{ id: 1, $state: atom({ state: 'loaded', value }), $busy: atom(false), document: { $dirty: atom(false) } },
  } as unknown as DeskProduct;
  await show(<StateBar product={product} />);
  expect(document.body.textContent?.includes('deskgoods:product.noStock')).toBe(warns);
});
