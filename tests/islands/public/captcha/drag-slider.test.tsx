import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DragSlider } from '#src/islands/public/captcha/DragSlider.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';
import { createCaptchaField } from '#src/stores/public/captcha-field.ts';

const asked = vi.fn(() => new Promise<never>(() => {}));
let root: Root;

/** The page as the server sends it, what somebody does there, and then the script. */
async function arrive(meanwhile: () => void): Promise<void> {
  const bar = (
    <IslandProvider words={{ language: 'en', texts: {} }}>
      <DragSlider field={createCaptchaField()} />
    </IslandProvider>
  );
  const page = document.createElement('main');
  page.innerHTML = renderToString(bar);
  document.body.replaceChildren(page);
  meanwhile();
  await act(async () => {
    root = hydrateRoot(page, bar);
  });
}
const handle = () => document.querySelector<HTMLElement>('[role=slider]');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('asks for no picture until somebody reaches for the handle', async () => {
  await arrive(() => {});
  expect(asked).not.toHaveBeenCalled();
  await act(async () => handle()?.focus());
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks for it at once where the handle was reached for before the script was there', async () => {
  await arrive(() => handle()?.focus());
  expect(document.activeElement).toBe(handle());
  expect(asked).toHaveBeenCalledTimes(1);
});
