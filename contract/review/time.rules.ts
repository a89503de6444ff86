import type { REVIEW_LINE_STATES, REVIEW_STATES } from '../code-words.ts';
import { ORDER_STATUS } from '../enums.ts';
import type { OrderKind } from '../order/values.ts';
import type { Numbers } from '../settings/numbers.values.ts';

type Order = { status: number; kind: OrderKind; completedAt: Date | null };

/** A membership is never reviewed. */
export function reviewTime(
  { status, kind, completedAt }: Order,
  { reviewWindow }: Pick<Numbers, 'reviewWindow'>,
  now: Date,
): { state: (typeof REVIEW_STATES)[number]; until: Date | null } {
  if (status !== ORDER_STATUS.COMPLETED || kind === 'member' || !completedAt) return { state: 'notYet', until: null };
  const until = new Date(completedAt.getTime() + reviewWindow);
  return { state: now < until ? 'open' : 'over', until };
}

type Line = { quantity: number; refundedPieces: number; reviewed: boolean };

export function reviewLineState({ quantity, refundedPieces, reviewed }: Line): (typeof REVIEW_LINE_STATES)[number] {
  if (reviewed) return 'written';
  return refundedPieces >= quantity ? 'refunded' : 'open';
}

export const isReviewable = (
  order: Order & { lines: readonly Line[] },
  { now, reviewWindow }: { now: Date } & Pick<Numbers, 'reviewWindow'>,
): boolean =>
  reviewTime(order, { reviewWindow }, now).state === 'open' &&
  order.lines.some((line) => reviewLineState(line) === 'open');
