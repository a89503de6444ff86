import * as calls from '#contract/member/calls.ts';
import type { SignIn } from '#contract/member/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { monthBefore } from '../../lib/browser/member/calendar.ts';
import { type PointsFilter, pointsParams } from '../../lib/browser/member/points-url.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';
import { toast } from '../public/toast.ts';

export const createMember = (words: FailureWords) => createResource(() => mall.call(calls.viewMember), words);
export const createEquity = (words: FailureWords) => createResource(() => mall.call(calls.viewEquity), words);

export const createPoints = (first: PointsFilter, words: FailureWords) =>
  createPaged(first, (filter: PointsFilter) => mall.call(calls.viewPoints, { query: pointsParams(filter) }), words);

export function createSignIn(words: FailureWords, done: () => void = () => {}) {
  const days = createResource(() => mall.call(calls.viewSignIns), words);
  const action = createAction(words);

  /** @param said what to say of so many points; 0: they came before */
  async function sign(said: (given: number) => string): Promise<void> {
    await action.run(async () => {
      const { given, ...now } = await mall.call(calls.signIn);
      days.put(now);
      toast(said(given), 'success');
      done();
    });
  }

  /** Shows another month: so many before the one shown, or after it where negative. */
  const turn = (months: number): Promise<boolean> =>
    action.run(async () => {
      const { month } = days.value() as SignIn;
      days.put(await mall.call(calls.viewSignIns, { query: { month: monthBefore(month, months) } }));
    });

  return { ...days, $busy: action.$busy, sign, turn };
}
