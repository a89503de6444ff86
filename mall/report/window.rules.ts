import type { Days } from '#contract/report/desk.values.ts';
import { dayAfter, dayStart } from '../sheets/days.rules.ts';

/** `first`: day in China. */
export type Window = { first: string; from: Date; to: Date };
export type Windows = { shopId: number | undefined; period: Window; compared: Window };

export const windowOf = ({ from, to }: Days): Window => ({
  first: from,
  from: dayStart(from),
  to: dayStart(dayAfter(to)),
});
