import { describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import {
  isForShipped,
  isPartShipped,
  kindsOf,
  type LinePieces,
  piecesOut,
  piecesToShip,
} from '#contract/order/pieces.rules.ts';
import { mayMove, SHOP_CANCELS } from '#contract/order/values.ts';
import { REFUND_KIND } from '#contract/refund/values.ts';

const { TO_SEND, TO_RECEIPT } = ORDER_STATUS;
const { ONLY, RETURN } = REFUND_KIND;
const line = (more: Partial<LinePieces> = {}): LinePieces => ({
  ...{ quantity: 5, refundedPieces: 0, shippedPieces: 0, refundedShipped: 0 },
  ...more,
});
const part = line({ shippedPieces: 3, refundedPieces: 2, refundedShipped: 1 });

describe('pieces of a line', () => {
  it('have left, or are to be shipped, or were refunded', () => {
    expect([piecesToShip(TO_SEND, part), piecesOut(TO_SEND, part)]).toEqual([1, 2]);
    expect([piecesToShip(TO_SEND, line()), piecesOut(TO_SEND, line())]).toEqual([5, 0]);
    // A parcel of before lines were written down carries them all.
    expect([piecesToShip(TO_RECEIPT, line()), piecesOut(TO_RECEIPT, line())]).toEqual([0, 5]);
  });

  it('are shipped in part while others of the order wait', () => {
    expect(isPartShipped(TO_SEND, [line(), part])).toBe(true);
    expect(isPartShipped(TO_SEND, [line()])).toBe(false);
    expect(isPartShipped(TO_RECEIPT, [part])).toBe(false);
  });

  it('that have left need a return while others have not', () => {
    expect(isForShipped(TO_SEND, part, RETURN)).toBe(true);
    expect(isForShipped(TO_SEND, part, ONLY)).toBe(false);
    expect(isForShipped(TO_SEND, part, undefined)).toBe(false);
    expect(isForShipped(TO_SEND, line(), RETURN)).toBe(false);
    expect(isForShipped(TO_RECEIPT, line(), ONLY)).toBe(true);
    expect(kindsOf(TO_SEND, line())).toEqual([ONLY]);
    expect(kindsOf(TO_SEND, part)).toEqual([ONLY, RETURN]);
    expect(kindsOf(TO_RECEIPT, line())).toEqual([ONLY, RETURN]);
  });
});

it('an open return does not hold up the other pieces', () => {
  const order = { status: TO_SEND, kind: 'goods' as const, madeToOrder: false, groupOpen: false, lines: [] };
  expect(mayMove('ship', { ...order, refunding: 1, refundingShipped: 1 }, 'shop')).toBe(true);
  expect(mayMove('ship', { ...order, refunding: 2, refundingShipped: 1 }, 'shop')).toBe(false);
  expect(mayMove('refundedToSend', { ...order, refunding: 1, refundingShipped: 1 }, 'system')).toBe(false);
});

it('an accepted order is cancelled as long as nothing has left', () => {
  const order = { kind: 'goods' as const, madeToOrder: false, groupOpen: false, refunding: 0, refundingShipped: 0 };
  const may = (status: number, shippedPieces: number, more: object = {}) =>
    SHOP_CANCELS.filter((move) => mayMove(move, { ...order, status, lines: [{ shippedPieces }], ...more }, 'shop'));
  expect(may(TO_SEND, 0)).toEqual(['cancelToSend']);
  expect(may(TO_SEND, 1)).toEqual([]);
  expect(may(TO_SEND, 0, { refunding: 1 })).toEqual([]);
  expect(may(ORDER_STATUS.PRODUCTING, 0)).toEqual(['cancelProducting']);
  expect(may(TO_RECEIPT, 1)).toEqual([]);
});
