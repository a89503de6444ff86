import { atom } from 'nanostores';
import { PICTURE_BYTES } from '#contract/picture.values.ts';
import { centred, inside, type Size, sideOf, type View } from '../../lib/browser/crop.ts';

const KEY_STEP = 0.05;
const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export async function openPicture(
  file: File,
): Promise<{ picture: ImageBitmap } | { error: 'imageTooLarge' | 'imageFormat' }> {
  if (file.size > PICTURE_BYTES.read) return { error: 'imageTooLarge' };
  const picture = await createImageBitmap(file).catch(() => undefined);
  return picture ? { picture } : { error: 'imageFormat' };
}

export function createCrop(picture: Size) {
  const $view = atom<View>(centred(picture));
  const side = (): number => sideOf(picture, $view.get().zoom);

  function move(x: number, y: number): void {
    const view = $view.get();
    $view.set(inside(picture, { ...view, x: view.x + x * side(), y: view.y + y * side() }));
  }
  function press(key: string): boolean {
    const [x, y] = ARROWS[key] ?? [];
    if (x === undefined || y === undefined) return false;
    move(x * KEY_STEP, y * KEY_STEP);
    return true;
  }
  const zoom = (zoomed: number): void => $view.set(inside(picture, { ...$view.get(), zoom: zoomed }));
  return { $view, side, move, press, zoom };
}
