import { type Days, lengthOf, NO_KEY, type ReportBy } from '#contract/report/desk.values.ts';
import { visitsByDay, visitsByShop } from '../dashboard/dashboard.ts';
import type { Tx } from '../db/open.ts';
import { daysUntil } from '../sheets/days.rules.ts';
import type { Asked } from './asked.ts';

type Compared = { now: number | null; before: number | null };
/** `on`: of a day; `of`: of the row with this key. */
export type Visits = { all: Compared; on: (day: string) => number; of: (key: string) => Compared };

const NOT_COUNTED: Compared = { now: null, before: null };

export async function createVisits(tx: Tx, by: ReportBy, { days, windows }: Asked, now: Date): Promise<Visits> {
  const on = await visitsByDay(tx, windows.shopId ?? 0, days.compared.from, now);
  const sumOf = (period: Days) => daysUntil(period.to, lengthOf(period)).reduce((sum, day) => sum + on(day), 0);
  const all = { now: sumOf(days.period), before: sumOf(days.compared) };
  if (by !== 'shop') return { all, on, of: () => NOT_COUNTED };
  const [inPeriod, inCompared] = [await visitsByShop(tx, days.period, now), await visitsByShop(tx, days.compared, now)];
  const of = (key: string) =>
    key === NO_KEY ? NOT_COUNTED : { now: inPeriod(Number(key)), before: inCompared(Number(key)) };
  return { all, on, of };
}
