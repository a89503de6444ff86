import { expect, it } from 'vitest';
import { MEDIA, mediaName } from '#contract/picture.values.ts';

it('an address of the mall names one of its files; other addresses stay as they are', () => {
  expect(mediaName(`${MEDIA}goods/a.png`)).toBe('goods/a.png');
  for (const other of ['goods/a.png', '', 'https://cdn.example/media/a.png']) expect(mediaName(other)).toBe(other);
});
