import { LOW_STOCK } from '#contract/limits.ts';

/** Numbers of pieces at which pages change. Between them a sale does not invalidate pages. */
const STEPS = [0, 1, 2, 5, 10, LOW_STOCK];

const stepOf = (left: number): number => {
  const at = STEPS.findIndex((step) => left <= step);
  return at < 0 ? STEPS.length : at;
};

export const isNoticeable = ({ before, after }: { before: number; after: number }): boolean =>
  stepOf(before) !== stepOf(after);
