import { ONCE } from '#contract/member/values.ts';

/** @param times of the member's benefits, in parts of `ONCE` */
export const pointsEarned = (payable: number, times: number, fenPerPoint: number): number =>
  Math.floor((payable * times) / (fenPerPoint * ONCE));

export const pointsLeft = (earned: number, payable: number, refunded: number): number =>
  payable > 0 ? Math.max(0, Math.floor((earned * (payable - refunded)) / payable)) : earned;
