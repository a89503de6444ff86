import { afterEach, expect, it, vi } from 'vitest';
import { PICTURE_BYTES } from '#contract/picture.values.ts';
import { createCrop, openPicture } from '#src/stores/inside/avatar.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const file = (size: number) => ({ size }) as File;

it('a picture is read; one too large or of no format that is known is not', async () => {
  const picture = { width: 1, height: 1 };
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async ({ size }: { size: number }) => {
      if (size === 1) throw new Error('no picture');
      return picture;
    }),
  );
  expect(await openPicture(file(PICTURE_BYTES.read))).toEqual({ picture });
  expect(await openPicture(file(1))).toEqual({ error: 'imageFormat' });
  expect(await openPicture(file(PICTURE_BYTES.read + 1))).toEqual({ error: 'imageTooLarge' });
});

it('the cut begins in the middle, moves by parts of its side, and stays inside', () => {
  const crop = createCrop({ width: 400, height: 200 });
  expect([crop.$view.get(), crop.side()]).toEqual([{ x: 200, y: 100, zoom: 1 }, 200]);
  crop.move(0.25, 5);
  expect(crop.$view.get()).toEqual({ x: 250, y: 100, zoom: 1 });
  expect([crop.press('ArrowLeft'), crop.press('a')]).toEqual([true, false]);
  expect(crop.$view.get().x).toBe(240);
});

it('closer, it shows less', () => {
  const crop = createCrop({ width: 400, height: 200 });
  crop.zoom(2);
  expect(crop.side()).toBe(100);
  crop.press('ArrowUp');
  expect(crop.$view.get()).toEqual({ x: 200, y: 95, zoom: 2 });
  crop.move(-9, 0);
  crop.zoom(1);
  expect(crop.$view.get()).toEqual({ x: 100, y: 100, zoom: 1 });
});
