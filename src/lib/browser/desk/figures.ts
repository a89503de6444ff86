import type { DayFigures } from '#contract/dashboard/schema.ts';

export type Figure = 'orders' | 'sales' | 'views' | 'conversion';

/** A figure of a day; conversion in basis points, and null where there was nobody to convert. */
export function figureOf(day: DayFigures, figure: Figure): number | null {
  if (figure !== 'conversion') return day[figure];
  if (day.orders === null || day.visits === 0) return null;
  return Math.round((day.orders * 10_000) / day.visits);
}

export function totalOf(days: readonly DayFigures[], figure: Figure): number | null {
  const sum = (of: (day: DayFigures) => number | null) =>
    days.reduce<number | null>((all, day) => {
      const one = of(day);
      return one === null || all === null ? null : all + one;
    }, 0);
  const whole = {
    day: days.at(-1)?.day ?? '',
    orders: sum(({ orders }) => orders),
    sales: sum(({ sales }) => sales),
    views: sum(({ views }) => views) ?? 0,
    visits: sum(({ visits }) => visits) ?? 0,
  };
  return figureOf(whole, figure);
}

/** Basis points → `3.2%`. */
export const percent = (basisPoints: number): string => `${(basisPoints / 100).toFixed(1)}%`;

/** A month beside the first day of the mall: more says nothing. */
const MOST = 99_990;

/** Basis points → `+3.2%`, and `> 999%`. */
export const signedPercent = (basisPoints: number): string =>
  basisPoints > MOST
    ? '> 999%'
    : `${basisPoints > 0 ? '+' : ''}${basisPoints < 0 ? '−' : ''}${percent(Math.abs(basisPoints))}`;
