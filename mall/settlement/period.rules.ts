import type { StatementPeriod } from '#contract/settlement/values.ts';
import { dayAfter } from '../sheets/days.rules.ts';

const WEEK = 7;

/** Of a day in China: 0 for Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;

const monthBefore = (first: string): string => `${dayAfter(first, -1).slice(0, 7)}-01`;

/** The last period that was over at the start of a day in China: its first day, and the one after its last. */
export function periodBefore(day: string, period: StatementPeriod): { from: string; to: string } {
  if (period === 'month') {
    const to = `${day.slice(0, 7)}-01`;
    return { from: monthBefore(to), to };
  }
  const to = dayAfter(day, -weekday(day));
  return { from: dayAfter(to, -WEEK), to };
}
