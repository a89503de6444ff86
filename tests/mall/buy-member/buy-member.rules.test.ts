import { expect, it } from 'vitest';
import { memberRefundError } from '#contract/member/refund.rules.ts';
import { longestOf, quoteHashOf } from '#mall/buy-member/buy-member.rules.ts';

const PAID = new Date('2026-03-03T04:00:00Z');
const later = (days: number) => new Date(PAID.getTime() + days * 86_400_000);

it('says whether a membership can be given back', () => {
  expect(memberRefundError(PAID, { last: true, used: false }, later(7))).toBeNull();
  expect(memberRefundError(PAID, { last: true, used: false }, later(7.01))).toBe('late');
  expect(memberRefundError(PAID, { last: false, used: false }, later(1))).toBe('notLast');
  expect(memberRefundError(PAID, { last: true, used: true }, later(1))).toBe('used');
});

it('knows the longest of plans', () => {
  expect(longestOf(['month', 'year', 'season'])).toBe('year');
  expect(longestOf(['month'])).toBe('month');
  expect(longestOf([])).toBeNull();
});

it('names a plan as it was shown', () => {
  expect(quoteHashOf('month', 1_500, 1)).toBe(quoteHashOf('month', 1_500, 1));
  expect(quoteHashOf('month', 1_500, 1)).not.toBe(quoteHashOf('month', 1_600, 1));
});
