import { LOW_STOCK } from '#contract/limits.ts';

/** Left pieces from which on pages say something else. Not every piece of a crowd's buying makes pages again. */
const STEPS = [0, 1, 2, 5, 10, LOW_STOCK];

const stepOf = (left: number): number => {
  const at = STEPS.findIndex((step) => left <= step);
  return at < 0 ? STEPS.length : at;
};

/** Whether pages that show how much is left would now say something noticeably different. */
export const isNoticeable = ({ before, after }: { before: number; after: number }): boolean =>
  stepOf(before) !== stepOf(after);
