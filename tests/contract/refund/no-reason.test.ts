import { describe, expect, it } from 'vitest';
import {
  noReasonExclusion,
  noReasonState,
  noReasonStateOfAll,
  noReasonUntil,
} from '#contract/refund/no-reason.values.ts';

const sold = { madeToOrder: false, noReturns: false, sent: true, receivedAt: new Date('2026-06-15T04:00:00Z') };

describe('a return without a reason', () => {
  it('can be asked for until the end of the seventh day after receipt, in China', () => {
    const until = '2026-06-22T16:00:00.000Z';
    for (const received of ['2026-06-14T16:00:00Z', '2026-06-15T04:00:00Z', '2026-06-15T15:59:59Z'])
      expect(noReasonUntil(new Date(received)).toISOString()).toBe(until);
    expect(noReasonState(sold, new Date('2026-06-22T15:59:59Z'))).toBe('open');
    expect(noReasonState(sold, new Date(until))).toBe('over');
  });

  it('needs goods that were sent, and has time while they were not received', () => {
    expect(noReasonState({ ...sold, sent: false, receivedAt: null }, new Date())).toBe('unsent');
    expect(noReasonState({ ...sold, receivedAt: null }, new Date())).toBe('open');
  });

  it('is not for what is made to order, nor for categories that are marked so', () => {
    expect(noReasonState({ ...sold, madeToOrder: true }, new Date(0))).toBe('custom');
    expect(noReasonState({ ...sold, noReturns: true }, new Date(0))).toBe('category');
    expect(noReasonExclusion({ madeToOrder: true, noReturns: true })).toBe('custom');
    expect(noReasonExclusion(sold)).toBeNull();
  });

  it('of several goods needs each of them to be open', () => {
    const now = new Date('2026-06-16T00:00:00Z');
    expect(noReasonStateOfAll([sold, sold], now)).toBe('open');
    expect(noReasonStateOfAll([sold, { ...sold, noReturns: true }, { ...sold, madeToOrder: true }], now)).toBe(
      'category',
    );
    expect(noReasonStateOfAll([], now)).toBe('unsent');
  });
});
