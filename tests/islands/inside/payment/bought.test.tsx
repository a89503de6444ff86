import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Payable } from '#contract/payment/schema.ts';
import { Bought } from '#src/islands/inside/payment/Bought.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';

const TRADE = {
  orders: [{ id: '26112711583925507579', shop: 'Wood', lines: [], arrival: null, kind: 'goods' }],
  address: { recipient: 'Ming', mobile: '138****8000', region: 'Nanshan', detail: '15 Keyuan Road' },
} as unknown as Payable;
let root: Root;

const show = (trade: Payable | undefined) =>
  act(async () =>
    root.render(
      <IslandProvider words={{ language: 'en', texts: {} }}>
        <Bought trade={trade} />
      </IslandProvider>,
    ),
  );
const link = () => document.querySelector('.pay-next a') as HTMLAnchorElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('a link that is being pressed stays the same element when the trade comes', async () => {
  await show(undefined);
  const pressed = link();
  expect(pressed.getAttribute('href')).toBe('/user-center/uc-order');
  await show(TRADE);
  expect(document.body.textContent).toContain('15 Keyuan Road');
  expect(link()).toBe(pressed);
  expect(pressed.getAttribute('href')).toContain('26112711583925507579');
});
