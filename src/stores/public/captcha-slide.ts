import { atom } from 'nanostores';
import { CAPTCHA } from '#contract/captcha/values.ts';
import type { CaptchaFlow } from './captcha-flow.ts';

const STEP = 2;
const BIG_STEP = 20;
const HUNDREDTH = 100;

export const SLIDE_MAX = CAPTCHA.width - CAPTCHA.pieceWidth;

export function createSlide(flow: CaptchaFlow) {
  const $x = atom(0);
  const canMove = (): boolean => flow.$state.get().phase === 'ready';

  function moveTo(x: number): void {
    if (canMove()) $x.set(Math.max(0, Math.min(SLIDE_MAX, x)));
  }
  function step(way: 1 | -1, far: boolean): void {
    moveTo($x.get() + way * (far ? BIG_STEP : STEP));
  }
  function drop(): void {
    const x = Math.round($x.get() * HUNDREDTH) / HUNDREDTH;
    if (x > 0) void flow.answer({ x, y: CAPTCHA.blockY });
  }
  flow.$state.listen(({ phase }) => {
    if (phase === 'loading' || phase === 'ready') $x.set(0);
  });
  return { $x, canMove, moveTo, step, drop };
}

export type Slide = ReturnType<typeof createSlide>;
