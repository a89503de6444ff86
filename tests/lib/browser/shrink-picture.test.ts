import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PICTURE_BYTES } from '#contract/picture.values.ts';
import { canShrink, shrunkPicture } from '#src/lib/browser/shrink-picture.ts';

const file = (size: number, type = 'image/jpeg') => ({ size, type }) as Blob;
const LARGE = PICTURE_BYTES.sent + 1;

/** Drawings, as `width×height type`. */
let drawn: string[];
let bytesPerPixel: number;
const close = vi.fn();
/** What this browser can write. */
let written: string[];

beforeEach(() => {
  drawn = [];
  bytesPerPixel = 0.3;
  written = ['image/jpeg', 'image/webp'];
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000, close }));
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: vi.fn() }),
      toBlob(done: (blob: Blob) => void, type: string) {
        drawn.push(`${this.width}×${this.height} ${type}`);
        done(file(this.width * this.height * bytesPerPixel, written.includes(type) ? type : 'image/png'));
      },
    }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a picture of the size that the mall takes stays as it is', async () => {
  const small = file(PICTURE_BYTES.sent);
  expect(await shrunkPicture(small)).toBe(small);
  expect(drawn).toEqual([]);
});

it('a photograph is drawn smaller, in its proportions, and its memory is given back', async () => {
  expect(await shrunkPicture(file(LARGE))).toMatchObject({ type: 'image/jpeg' });
  expect(drawn).toEqual(['2560×1920 image/jpeg']);
  expect(close).toHaveBeenCalled();
});

it('it is drawn smaller again until it fits', async () => {
  bytesPerPixel = 1.2;
  expect((await shrunkPicture(file(LARGE)))?.size).toBeLessThanOrEqual(PICTURE_BYTES.sent);
  expect(drawn).toEqual(['2560×1920 image/jpeg', '1920×1440 image/jpeg', '1280×960 image/jpeg']);
});

it('what may be transparent stays so, where the browser can write it', async () => {
  expect(await shrunkPicture(file(LARGE, 'image/png'))).toMatchObject({ type: 'image/webp' });
  written = ['image/jpeg'];
  expect(await shrunkPicture(file(LARGE, 'image/png'))).toMatchObject({ type: 'image/jpeg' });
});

it.each([
  ['a moving picture', file(LARGE, 'image/gif')],
  ['a file that takes too much memory', file(PICTURE_BYTES.read + 1)],
])('%s is not made smaller', async (_, large) => {
  expect([canShrink(large), await shrunkPicture(large), drawn]).toEqual([false, undefined, []]);
});

it('what cannot be read or made small enough is not sent', async () => {
  bytesPerPixel = 100;
  expect(await shrunkPicture(file(LARGE))).toBeUndefined();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await shrunkPicture(file(LARGE))).toBeUndefined();
});
