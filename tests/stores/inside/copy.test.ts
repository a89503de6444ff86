import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from '#src/stores/inside/copy.ts';

afterEach(() => vi.unstubAllGlobals());

it('copies', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('12')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('12');
});

it.each([{}, { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } }])(
  'is kept from the page %#',
  async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await copyText('12')).toBe(false);
  },
);
