import { describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import { refundError } from '#contract/refund/ask.rules.ts';
import { mayMoveRefund, REFUND_KIND, REFUND_MOVES, REFUND_STATUS, REFUND_TIMES } from '#contract/refund/values.ts';
import { allRefundable, pointsOfLines, shareOfLine } from '#mall/order/refund-share.rules.ts';
import { actionsOf, appealBy, deskMovesOf, dueAfter, isInstant } from '#mall/refund/refund.rules.ts';
import { NOON } from '../../helpers/mall/time.ts';

const line = (more: object = {}) => ({
  ...{ id: 1, quantity: 3, payable: 1_100, freight: 100, pointsDiscount: 50, refundedPieces: 0, refunded: 0 },
  ...more,
});

describe('what a refund gives back', () => {
  it('parts are rounded down, the last one takes the rest', () => {
    const one = shareOfLine({ ...line(), points: 100, refundedPoints: 0 }, 1);
    expect(one).toEqual({ amount: 333, points: 33 });
    const rest = shareOfLine({ ...line({ refundedPieces: 1, refunded: 333 }), points: 100, refundedPoints: 33 }, 2);
    expect(rest).toEqual({ amount: 667, points: 67 });
  });

  it('however it is cut, all parts are what was paid', () => {
    for (let quantity = 1; quantity <= 12; quantity += 1)
      for (let payable = 100; payable < 160; payable += 7) {
        let [refundedPieces, refunded, refundedPoints] = [0, 0, 0];
        while (refundedPieces < quantity) {
          const pieces = Math.min(1 + ((refundedPieces + payable) % 3), quantity - refundedPieces);
          const state = { ...line({ quantity, payable, refundedPieces, refunded }), points: 77, refundedPoints };
          const share = shareOfLine(state, pieces);
          refundedPieces += pieces;
          refunded += share.amount;
          refundedPoints += share.points;
          expect(refunded).toBeLessThanOrEqual(payable - 100);
        }
        expect([refunded, refundedPoints]).toEqual([payable - 100, 77]);
      }
  });

  it('points of an order are those of its lines', () => {
    const shares = pointsOfLines(100, [line({ id: 1, pointsDiscount: 1 }), line({ id: 2, pointsDiscount: 2 })]);
    expect([...shares.values()]).toEqual([33, 67]);
  });

  it('knows when nothing is left', () => {
    expect(allRefundable([line()], new Map())).toBe(false);
    expect(allRefundable([line({ refundedPieces: 1 })], new Map([[1, 2]]))).toBe(true);
  });
});

describe('who may do what', () => {
  const order = { status: 60, kind: 'goods' as const, groupOpen: false, completedAt: NOON };
  const was = (status: number, final = false) => ({ id: '1', status, final });

  it('says why a refund cannot be asked for', () => {
    const { REFUSED, APPLIED, REFUNDED } = REFUND_STATUS;
    const error = (more: object, left = 1, before: ReturnType<typeof was>[] = [], now = NOON) =>
      refundError({ ...order, ...more }, left, before, now);
    expect(error({})).toBe(null);
    expect(error({ kind: 'member' })).toBe('member');
    expect(error({ status: 10 })).toBe('status');
    expect(error({ groupOpen: true })).toBe('group');
    expect(error({}, 1, [was(APPLIED)])).toBe('open');
    expect(error({}, 0, [was(REFUNDED)])).toBe('none');
    expect(error({}, 1, [was(REFUSED)])).toBe(null);
    expect(error({}, 1, [was(REFUSED), was(REFUSED)])).toBe('final');
    expect(error({}, 1, [was(REFUSED, true)])).toBe('final');
    expect(error({}, 1, [], new Date(NOON.getTime() + REFUND_TIMES.apply + 1))).toBe('late');
    expect(error({ status: 50, completedAt: null })).toBe(null);
  });

  it('clocks run while somebody has to do something', () => {
    expect(dueAfter(REFUND_STATUS.APPLIED, NOON, false)?.getTime()).toBe(NOON.getTime() + REFUND_TIMES.answer);
    expect(dueAfter(REFUND_STATUS.AGREED, NOON, false)).toBe(null);
    expect(dueAfter(REFUND_STATUS.AGREED, NOON, true)?.getTime()).toBe(NOON.getTime() + REFUND_TIMES.ship);
    expect(dueAfter(REFUND_STATUS.REFUSED, NOON, true)).toBe(null);
  });

  it('moves go by the table', () => {
    const returned = { status: REFUND_STATUS.ESCALATED, kind: REFUND_KIND.RETURN, sent: true };
    expect(mayMoveRefund('decideReturn', returned, 'service')).toBe(false);
    expect(mayMoveRefund('decideReturn', { ...returned, sent: false }, 'service')).toBe(true);
    expect(mayMoveRefund('decidePay', returned, 'shop')).toBe(false);
    expect(mayMoveRefund('grant', { ...returned, status: REFUND_STATUS.APPLIED }, 'shop')).toBe(false);
    const staying = Object.entries(REFUND_MOVES).filter(([, { from, to }]) => from.includes(to));
    expect(staying.map(([move]) => move)).toEqual(['correctParcel']);
  });

  it('offers what is possible', () => {
    const refund = { id: '1', status: 60, kind: 20, number: null, final: false, address: null };
    const at = { newest: true, again: true, mayAppeal: true };
    expect(actionsOf(refund, at)).toEqual(['escalate', 'again']);
    expect(actionsOf(refund, { ...at, again: false })).toEqual(['escalate']);
    expect(actionsOf(refund, { ...at, newest: false, mayAppeal: false })).toEqual([]);
    expect(actionsOf(refund, { ...at, again: false, mayAppeal: false })).toEqual([]);
    expect(actionsOf({ ...refund, status: 20 }, { ...at, mayAppeal: false })).toEqual(['withdraw']);
    expect(actionsOf({ ...refund, status: 20, address: {} }, { ...at, mayAppeal: false })).toEqual([
      'shipBack',
      'withdraw',
    ]);
    expect(actionsOf({ ...refund, status: 30, number: '1' }, { ...at, mayAppeal: false })).toEqual(['correctParcel']);
    expect(deskMovesOf({ ...refund, status: 10 }, ['shop'])).toEqual(['agree', 'refuse']);
    expect(deskMovesOf({ ...refund, status: 70 }, ['shop', 'service'])).toEqual([
      'decidePay',
      'decideReturn',
      'decideRefuse',
    ]);
  });

  it('a refusal can be appealed against for seven days, unless it is final or another request followed', () => {
    const refund = { id: '1', status: 60, kind: 20, number: null, final: false };
    const at = { refusedAt: NOON, newest: true };
    const end = new Date(NOON.getTime() + REFUND_TIMES.appeal);
    expect(appealBy(refund, at, NOON)).toEqual(end);
    expect(appealBy(refund, at, new Date(end.getTime() - 1))).toEqual(end);
    expect(appealBy(refund, at, end)).toBeNull();
    expect(appealBy({ ...refund, final: true }, at, NOON)).toBeNull();
    expect(appealBy({ ...refund, status: 70 }, at, NOON)).toBeNull();
    expect(appealBy(refund, { ...at, newest: false }, NOON)).toBeNull();
    expect(appealBy(refund, { ...at, refusedAt: undefined }, NOON)).toBeNull();
  });
});

describe('a refund is paid at once', () => {
  const { TO_ACCEPT_ORDER, PRODUCTING, TO_SEND, TO_RECEIPT, COMPLETED } = ORDER_STATUS;
  it.each([
    ['before it is accepted', TO_ACCEPT_ORDER, false, true],
    ['before it is sent', TO_SEND, false, true],
    ['made to order, before it is accepted', TO_ACCEPT_ORDER, true, true],
    ['not once it is being made', PRODUCTING, true, false],
    ['not of what was made', TO_SEND, true, false],
    ['not once it was sent', TO_RECEIPT, false, false],
    ['not after receipt', COMPLETED, false, false],
  ])('%s', (_, status, madeToOrder, instant) => {
    expect([isInstant({ status }, madeToOrder, true), isInstant({ status }, madeToOrder, false)]).toEqual([
      instant,
      false,
    ]);
  });
});
