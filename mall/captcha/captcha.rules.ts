import { z } from 'zod';
import { CAPTCHA, type CaptchaType } from '#contract/captcha/values.ts';

export type Point = { x: number; y: number };

/** For `block` the left edge of the hole, for `words` their centres in the requested order. */
export type Solution = { type: CaptchaType; points: Point[] };

const point = z.object({ x: z.number(), y: z.number() });
const answers = { blockPuzzle: point, clickWord: z.array(point).length(CAPTCHA.clicks) };

export function parsePoints(type: CaptchaType, pointJson: string): Point[] | undefined {
  try {
    const { data } = answers[type].safeParse(JSON.parse(pointJson));
    return data && [data].flat();
  } catch {
    return undefined;
  }
}

export function isSolved({ type, points }: Solution, answer: readonly Point[]): boolean {
  const { blockTolerance, clickTolerance } = CAPTCHA;
  const [dx, dy] = type === 'blockPuzzle' ? [blockTolerance, 0] : [clickTolerance, clickTolerance];
  const near = (given: Point, wanted: Point | undefined) =>
    wanted !== undefined && Math.abs(given.x - wanted.x) <= dx && Math.abs(given.y - wanted.y) <= dy;
  return answer.every((given, n) => near(given, points[n])) && answer.length === points.length;
}
