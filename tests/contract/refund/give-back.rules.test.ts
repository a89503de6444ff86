import { describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import { giveBackLimits } from '#contract/refund/give-back.rules.ts';
import { shareOfLeft } from '#contract/refund/pieces-share.rules.ts';
import { REFUND_STATUS } from '#contract/refund/values.ts';

const order = { status: ORDER_STATUS.TO_SEND, kind: 'goods' as const, groupOpen: false };
const line = { quantity: 5, refundedPieces: 0, shippedPieces: 0, refundedShipped: 0, money: 500, points: 50 };
const limits = (more: object = {}, ofLine: object = {}, before: { status: number; final: boolean }[] = []) =>
  giveBackLimits({ ...order, ...more }, { ...line, ...ofLine }, before);

describe('what a shop can give back', () => {
  it('is of pieces that have not left as long as there are any', () => {
    expect(limits()).toEqual({ pieces: 5, of: 5, ofShipped: false, money: 500, points: 50, error: null });
    expect(limits({}, { shippedPieces: 2 })).toMatchObject({ pieces: 3, of: 5, ofShipped: false });
    expect(limits({}, { shippedPieces: 5 })).toMatchObject({ pieces: 5, ofShipped: true });
    expect(limits({ status: ORDER_STATUS.COMPLETED }, { shippedPieces: 5, refundedPieces: 1 })).toMatchObject({
      ...{ pieces: 4, of: 4, ofShipped: true, error: null },
    });
  });

  it('is nothing where nothing is left, or a refund that was asked for comes first', () => {
    const done = { status: ORDER_STATUS.COMPLETED };
    expect(limits(done, { refundedPieces: 5, money: 0 }).error).toBe('none');
    expect(limits(done, { refundedPieces: 5, money: 1 }).error).toBe(null);
    expect(limits(done, { money: 0 }).error).toBe(null);
    expect(limits({}, {}, [{ status: REFUND_STATUS.APPLIED, final: false }]).error).toBe('open');
    expect(limits({}, {}, [{ status: REFUND_STATUS.REFUSED, final: true }]).error).toBe(null);
    expect(limits({ groupOpen: true }).error).toBe('group');
    expect(limits({ status: ORDER_STATUS.TO_PAY }).error).toBe('status');
    expect(limits({ kind: 'member' }).error).toBe('member');
  });

  it('the last pieces are worth the rest', () => {
    expect([shareOfLeft(100, 1, 3), shareOfLeft(67, 1, 2), shareOfLeft(34, 1, 1)]).toEqual([33, 33, 34]);
    expect(shareOfLeft(100, 4, 3)).toBe(100);
  });
});
