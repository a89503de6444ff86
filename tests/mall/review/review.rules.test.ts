import { expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import { isReviewable, reviewLineState, reviewTime } from '#contract/review/time.rules.ts';
import { daysBetween, figuresOf, summary } from '#mall/review/review.rules.ts';

const DAY = 86_400_000;
const at = (day: number) => new Date(day * DAY);
const COMPLETED = { status: ORDER_STATUS.COMPLETED, kind: 'goods' as const, completedAt: at(10) };

it.each([
  [{ ...COMPLETED, status: ORDER_STATUS.TO_RECEIPT, completedAt: null }, at(10), 'notYet', null],
  [{ ...COMPLETED, completedAt: null }, at(10), 'notYet', null],
  [{ ...COMPLETED, kind: 'member' as const }, at(39), 'notYet', null],
  [COMPLETED, at(39), 'open', at(40)],
  [COMPLETED, at(40), 'over', at(40)],
])('the time for a review of %j', (order, now, state, until) => {
  expect(reviewTime(order, { reviewWindow: 30 * DAY }, now)).toEqual({ state, until });
});

it('a line is reviewed once, unless it was refunded whole', () => {
  const line = { quantity: 2, refundedPieces: 1, reviewed: false };
  expect(reviewLineState(line)).toBe('open');
  expect(reviewLineState({ ...line, refundedPieces: 2 })).toBe('refunded');
  expect(reviewLineState({ ...line, refundedPieces: 2, reviewed: true })).toBe('written');
  const order = { ...COMPLETED, lines: [{ ...line, reviewed: true }, line] };
  expect(isReviewable(order, { now: at(39), reviewWindow: 30 * DAY })).toBe(true);
  expect(isReviewable(order, { now: at(40), reviewWindow: 30 * DAY })).toBe(false);
  expect(isReviewable({ ...order, lines: order.lines.slice(0, 1) }, { now: at(39), reviewWindow: 30 * DAY })).toBe(
    false,
  );
});

it('an addition is so many whole days later', () => {
  expect(daysBetween(at(1), new Date(3 * DAY - 1))).toBe(1);
});

it('what a review adds to the figures, and takes from them', () => {
  expect(figuresOf({ score: 2, pictured: true, added: false })).toEqual({
    ...{ stars: [0, 1, 0, 0, 0], pictured: 1, added: 0 },
  });
  expect(figuresOf({ score: 5, pictured: false, added: true }, -1).stars[4]).toBe(-1);
});

it('what a page says of them all', () => {
  expect(summary({ stars: [1, 1, 2, 2, 4], pictured: 3, added: 1 })).toEqual({
    counts: { all: 10, pictures: 3, good: 6, middling: 2, bad: 2, added: 1 },
    ...{ score: 370, good: 60 },
  });
  expect(summary({ stars: [], pictured: 0, added: 0 })).toMatchObject({ score: 0, good: 0 });
});
