import { describe, expect, it } from 'vitest';
import type { RefundView } from '#contract/refund/schema.ts';
import { REFUND_KIND, REFUND_STATUS } from '#contract/refund/values.ts';
import { kindName, refundSteps, refusalOf } from '#src/lib/browser/refund/refund-steps.rules.ts';

const { APPLIED, AGREED, BUYER_SHIPPED, RECEIVED, REFUNDED, REFUSED, ESCALATED, WITHDRAWN } = REFUND_STATUS;
const { ONLY, RETURN } = REFUND_KIND;
const of = (kind: RefundView['kind'], ...path: RefundView['status'][]) => ({
  kind,
  status: path.at(-1) ?? APPLIED,
  record: path.map((status, n) => ({ status, note: `${n}` })) as RefundView['record'],
});

describe('the steps of a refund', () => {
  it.each([
    ['only money, applied', of(ONLY, APPLIED), [APPLIED, REFUNDED], 0],
    ['a return on its way', of(RETURN, APPLIED, AGREED), [APPLIED, AGREED, BUYER_SHIPPED, REFUNDED], 1],
    [
      'received, not paid',
      of(RETURN, APPLIED, AGREED, BUYER_SHIPPED, RECEIVED),
      [APPLIED, AGREED, BUYER_SHIPPED, REFUNDED],
      2,
    ],
    ['refused', of(ONLY, APPLIED, REFUSED), [APPLIED, REFUSED], 1],
    [
      'the parcel refused',
      of(RETURN, APPLIED, AGREED, BUYER_SHIPPED, REFUSED),
      [APPLIED, AGREED, BUYER_SHIPPED, REFUSED],
      3,
    ],
    ['at the service', of(ONLY, APPLIED, REFUSED, ESCALATED), [APPLIED, REFUSED, ESCALATED], 2],
    ['refused for good', of(ONLY, APPLIED, REFUSED, ESCALATED, REFUSED), [APPLIED, REFUSED, ESCALATED, REFUSED], 3],
    [
      'the service agrees to a return',
      of(RETURN, APPLIED, REFUSED, ESCALATED, AGREED),
      [APPLIED, REFUSED, ESCALATED, AGREED, BUYER_SHIPPED, REFUNDED],
      3,
    ],
    [
      'a number corrected on the way',
      of(RETURN, APPLIED, REFUSED, ESCALATED, AGREED, BUYER_SHIPPED, BUYER_SHIPPED),
      [APPLIED, REFUSED, ESCALATED, AGREED, BUYER_SHIPPED, REFUNDED],
      4,
    ],
    ['of a kind that nobody knows', of(99 as RefundView['kind'], APPLIED), [APPLIED], 0],
    ['withdrawn', of(RETURN, APPLIED, AGREED, WITHDRAWN), [APPLIED, AGREED, WITHDRAWN], 2],
  ])('%s', (_name, refund, steps, at) => {
    expect(refundSteps(refund)).toEqual({ steps, at });
  });

  it('names the refusal that stands, and none of one that went on', () => {
    expect(refusalOf(of(ONLY, APPLIED, REFUSED, ESCALATED, REFUSED))?.note).toBe('3');
    expect(refusalOf(of(ONLY, APPLIED, REFUSED, ESCALATED))).toBeUndefined();
  });
});

it('what a shop gave back by itself is one step, with a name of its own', () => {
  const refund = of(ONLY, AGREED, REFUNDED);
  const record = refund.record.map((step, at) => ({
    ...step,
    move: at === 0 ? ('offer' as const) : ('giveBack' as const),
  }));
  expect(refundSteps({ ...refund, record })).toEqual({ steps: [REFUNDED], at: 0 });
  expect(kindName({ kind: ONLY, unasked: true, quantity: 0 })).toBe('amount');
  expect(kindName({ kind: ONLY, unasked: true, quantity: 1 })).toBe('unasked');
  expect(kindName({ kind: RETURN, unasked: false, quantity: 1 })).toBe('20');
});
