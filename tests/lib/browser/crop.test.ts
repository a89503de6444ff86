import { expect, it } from 'vitest';
import { centred, inside, sideOf } from '#src/lib/browser/crop.ts';

const wide = { width: 800, height: 400 };

it('starts with the whole shorter side, in the middle', () => {
  const view = centred(wide);
  expect([view, sideOf(wide, view.zoom)]).toEqual([{ x: 400, y: 200, zoom: 1 }, 400]);
});

it('never leaves the picture', () => {
  expect(inside(wide, { x: -50, y: 900, zoom: 1 })).toEqual({ x: 200, y: 200, zoom: 1 });
  expect(inside(wide, { x: 900, y: 0, zoom: 4 })).toEqual({ x: 750, y: 50, zoom: 4 });
});
