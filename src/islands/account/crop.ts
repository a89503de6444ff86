import { centred, inside, sideOf, type View } from '../../lib/crop.ts';

/** Edge of the picture that is kept, pixels. */
const KEPT = 400;
const QUALITY = 0.9;
/** Part of the cut that an arrow key moves by. */
const KEY_STEP = 0.05;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Cuts a square out of a picture: dragged or moved with the arrow keys, closer with the slider. @returns a way to cut */
export function startCrop(canvas: HTMLCanvasElement, zoom: HTMLInputElement, picture: ImageBitmap) {
  const edge = canvas.clientWidth || KEPT;
  canvas.width = canvas.height = KEPT;
  const stop = new AbortController();
  const { signal } = stop;
  let view = centred(picture);
  zoom.value = '1';

  function draw(next: View): void {
    view = inside(picture, next);
    const side = sideOf(picture, view.zoom);
    const [left, top] = [view.x - side / 2, view.y - side / 2];
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, KEPT, KEPT);
  }
  const move = (x: number, y: number) => {
    const side = sideOf(picture, view.zoom);
    draw({ ...view, x: view.x + x * side, y: view.y + y * side });
  };

  canvas.addEventListener('pointerdown', ({ pointerId }) => canvas.setPointerCapture(pointerId), { signal });
  canvas.addEventListener(
    'pointermove',
    ({ buttons, movementX, movementY }) => buttons && move(-movementX / edge, -movementY / edge),
    { signal },
  );
  canvas.addEventListener(
    'keydown',
    (event) => {
      const [x, y] = ARROWS[event.key] ?? [];
      if (x === undefined || y === undefined) return;
      event.preventDefault();
      move(x * KEY_STEP, y * KEY_STEP);
    },
    { signal },
  );
  zoom.addEventListener('input', () => draw({ ...view, zoom: Number(zoom.value) }), { signal });
  canvas.getContext('2d')?.clearRect(0, 0, KEPT, KEPT);
  draw(view);

  return {
    cut: () => new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY)),
    stop: () => stop.abort(),
  };
}
