import { atom } from 'nanostores';
import { CAPTCHA } from '#contract/captcha/values.ts';
import type { Point } from '../../lib/browser/captcha/api.ts';
import type { CaptchaFlow } from './captcha-flow.ts';

/** Squares are so small that the centre of one is a correct click for every word whose centre lies in it. */
export const GRID = { columns: 7, rows: 4 } as const;

export const middleOf = (square: number): Point => ({
  x: Math.round((((square % GRID.columns) + 0.5) * CAPTCHA.width) / GRID.columns),
  y: Math.round(((Math.floor(square / GRID.columns) + 0.5) * CAPTCHA.height) / GRID.rows),
});

export function createPicks(flow: CaptchaFlow) {
  const $points = atom<readonly Point[]>([]);

  /** @param point in the picture's own pixels */
  function choose(point: Point): void {
    if (flow.$state.get().phase !== 'ready' || $points.get().length >= CAPTCHA.clicks) return;
    const points = [...$points.get(), point];
    $points.set(points);
    if (points.length === CAPTCHA.clicks) void flow.answer(points);
  }
  flow.$state.listen(({ phase }) => {
    if (phase === 'loading' || phase === 'ready') $points.set([]);
  });
  return { $points, choose };
}
