import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLoaded } from '#src/islands/ui/use-loaded.ts';
import { showBusy } from '#src/lib/browser/client-use.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const load = vi.fn<() => Promise<string>>();
const failed = vi.fn<() => void>();
let root: Root;
let host: HTMLElement;

function Overlay({ isOpen }: { isOpen: boolean }) {
  const text = useLoaded(isOpen, load, failed);
  return isOpen ? text : null;
}
const render = (isOpen: boolean) => act(async () => root.render(<Overlay isOpen={isOpen} />));
const isBusy = () => document.documentElement.classList.contains('busy');

beforeEach(() => {
  vi.clearAllMocks();
  host = document.createElement('div');
  root = createRoot(host);
});
afterEach(() => act(() => root.unmount()));

it('loads what it needs when it is first wanted, once, and ends the busy bar each time', async () => {
  load.mockResolvedValue('texts');
  await render(false);
  expect(load).not.toHaveBeenCalled();
  for (let n = 0; n < 2; n += 1) {
    showBusy(true);
    await render(true);
    expect([host.textContent, isBusy()]).toEqual(['texts', false]);
    await render(false);
    expect(host.textContent).toBe('');
  }
  expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0]);
});

it('tells what cannot be loaded, and tries again when it is wanted once more', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('texts');
  showBusy(true);
  await render(true);
  expect([host.textContent, isBusy(), failed.mock.calls.length]).toEqual(['', false, 1]);
  await render(false);
  await render(true);
  expect(host.textContent).toBe('texts');
});
