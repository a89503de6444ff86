import type { ProductReviews } from '#contract/review/schema.ts';
import { GOOD, MIDDLING, STARS } from '#contract/review/values.ts';
import { CHINA_MS, DAY_MS } from '#contract/time.ts';

const PERCENT = 100;

export function dayStart(at: Date): Date {
  const local = at.getTime() + CHINA_MS;
  return new Date(local - (local % DAY_MS) - CHINA_MS);
}

export const daysBetween = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / DAY_MS);

export type Figures = { stars: number[]; pictured: number; added: number };

export const figuresOf = (
  { score, pictured, added }: { score: number; pictured: boolean; added: boolean },
  sign: 1 | -1 = 1,
): Figures => ({
  stars: STARS.map((star) => (star === score ? sign : 0)),
  pictured: pictured ? sign : 0,
  added: added ? sign : 0,
});

export function summary({ stars, pictured, added }: Figures): Pick<ProductReviews, 'counts' | 'score' | 'good'> {
  const count = (keep: (star: number) => boolean) =>
    STARS.reduce<number>((sum, star, n) => (keep(star) ? sum + (stars[n] ?? 0) : sum), 0);
  const all = count(() => true);
  const good = count((star) => star >= GOOD);
  const sum = STARS.reduce<number>((total, star, n) => total + star * (stars[n] ?? 0), 0);
  return {
    counts: {
      all,
      good,
      added,
      pictures: pictured,
      middling: count((star) => star === MIDDLING),
      bad: count((star) => star < MIDDLING),
    },
    score: all === 0 ? 0 : Math.round((sum * PERCENT) / all),
    good: all === 0 ? 0 : Math.round((good * PERCENT) / all),
  };
}
