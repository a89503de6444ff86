import { describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import {
  actionsOf,
  backOf,
  formOf,
  nextOf,
  type OrderFacts,
  refundableLines,
  refundStanding,
  sentenceOf,
  wordOf,
} from '#contract/order/standing.rules.ts';
import {
  ORDER_ACTIONS,
  ORDER_FORMS,
  type OrderForm,
  UNDER_WAY,
  UNDER_WAY_TABS,
} from '#contract/order/standing.values.ts';
import { STATUS_OF_TAB } from '#contract/order/values.ts';
import { REFUND_STATUS } from '#contract/refund/values.ts';
import { DAY_MS } from '#contract/time.ts';

const NOW = new Date('2026-03-01T04:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const AT = { now: NOW, reviewWindow: 30 * DAY_MS };
const { TO_PAY, TO_ACCEPT_ORDER, PRODUCTING, TO_SEND, TO_RECEIPT, COMPLETED, CANCELED } = ORDER_STATUS;

type Line = OrderFacts['lines'][number];
const line = (more: Partial<Line> = {}): Line => ({
  ...{ id: 1, quantity: 2, refundedPieces: 0, shippedPieces: 0, reviewed: false, refunds: [] },
  ...more,
});

const GROUP = { state: 'open' as const, endsAt: ago(-1) };
const OF_FORM: Record<OrderForm, Partial<OrderFacts>> = {
  goods: {},
  made: { madeToOrder: true },
  flash: { flash: true },
  group: { group: { ...GROUP, state: 'full' } },
  points: { kind: 'points', payable: 0, points: 300 },
  member: { kind: 'member' },
};

function order(status: number, more: Partial<OrderFacts> = {}): OrderFacts {
  const paid = status !== TO_PAY;
  return {
    ...{ status, kind: 'goods', madeToOrder: false, flash: false, groupOpen: false, group: null, refunding: 0 },
    ...{ refundingShipped: 0, urgedAt: null, prolongedAt: null },
    ...{ payable: 1_000, points: 0, refunded: 0, refundedPoints: 0, invoice: null, issued: null, memberError: null },
    paidAt: paid ? ago(3) : null,
    shippedAt: status === TO_RECEIPT || status === COMPLETED ? ago(2) : null,
    completedAt: status === COMPLETED ? ago(1) : null,
    canceledAt: status === CANCELED ? ago(1) : null,
    lines: [line()],
    ...more,
  };
}
const actions = (status: number, more: Partial<OrderFacts> = {}) => actionsOf(order(status, more), AT);

describe('what an order is called', () => {
  it.each(ORDER_FORMS)('knows a %s order', (form) => expect(formOf(order(TO_SEND, OF_FORM[form]))).toBe(form));

  it.each([
    [TO_PAY, 'toPay'],
    [TO_ACCEPT_ORDER, 'toAccept'],
    [PRODUCTING, 'producing'],
    [TO_SEND, 'toSend'],
    [TO_RECEIPT, 'toReceipt'],
    [COMPLETED, 'completed'],
    [CANCELED, 'canceled'],
    [99, 'canceled'],
  ])('in state %i: %s', (status, word) => expect(wordOf(order(status))).toBe(word));

  it('waits for its group until that is full', () => {
    const waiting = { groupOpen: true, group: GROUP };
    expect(wordOf(order(TO_ACCEPT_ORDER, waiting))).toBe('toGroup');
    expect(wordOf(order(TO_ACCEPT_ORDER, { ...waiting, group: null }))).toBe('toGroup');
    expect(wordOf(order(TO_ACCEPT_ORDER, { groupOpen: true, group: { ...GROUP, state: 'full' } }))).toBe('toAccept');
    expect(wordOf(order(TO_PAY, waiting))).toBe('toPay');
    const part = { lines: [line({ shippedPieces: 1 }), line({ id: 2 })] };
    expect([TO_SEND, TO_RECEIPT].map((status) => wordOf(order(status, part)))).toEqual(['partShipped', 'toReceipt']);
    expect(sentenceOf(order(TO_SEND, part))).toBe('partShipped');
    expect(actions(TO_SEND, part)).toContain('tracking');
  });

  it('is under way from unpaid to received, first where the shopper has a next step', () => {
    const open = UNDER_WAY_TABS.map((tab) => order(STATUS_OF_TAB[tab] ?? 0));
    expect(
      UNDER_WAY_TABS.map((tab, at) => UNDER_WAY[tab].some((word) => word === wordOf(open[at] ?? order(0)))),
    ).toEqual([true, true, true, true, true]);
    expect(open.map((one) => nextOf(one, AT))).toEqual(['pay', 'receive', null, null, null]);
    expect(UNDER_WAY_TABS.map((tab) => STATUS_OF_TAB[tab])).not.toContain(COMPLETED);
  });

  it('is refunded when nothing is left of it', () => {
    const all = { lines: [line({ refundedPieces: 2 }), line({ id: 2, quantity: 1, refundedPieces: 1 })] };
    const some = { lines: [line({ refundedPieces: 1 })] };
    expect([COMPLETED, CANCELED].map((status) => wordOf(order(status, all)))).toEqual(['refunded', 'refunded']);
    expect(refundStanding(order(COMPLETED, some))).toBe('some');
    expect(refundStanding(order(COMPLETED))).toBe('none');
    expect(wordOf(order(COMPLETED, some))).toBe('completed');
    expect(wordOf(order(CANCELED, { kind: 'member' }))).toBe('refunded');
    expect(wordOf(order(CANCELED, { kind: 'member', paidAt: null }))).toBe('canceled');
    expect(refundStanding(order(COMPLETED, { kind: 'member' }))).toBe('none');
  });
});

describe('what it says', () => {
  it.each([
    [order(TO_PAY), 'toPay'],
    [order(TO_PAY, OF_FORM.group), 'toPayGroup'],
    [order(TO_PAY, OF_FORM.points), 'toPayPoints'],
    [order(TO_PAY, OF_FORM.member), 'toPayMember'],
    [order(TO_ACCEPT_ORDER, OF_FORM.made), 'toAcceptMade'],
    [order(TO_ACCEPT_ORDER, OF_FORM.points), 'toAcceptPoints'],
    [order(TO_ACCEPT_ORDER, { groupOpen: true, group: GROUP }), 'toGroup'],
    [order(TO_RECEIPT, { refunding: 1 }), 'refunding'],
    [order(COMPLETED), 'completed'],
    [order(COMPLETED, OF_FORM.points), 'completedPoints'],
    [order(COMPLETED, OF_FORM.member), 'completedMember'],
    [order(COMPLETED, { lines: [line({ refundedPieces: 1 })] }), 'partRefunded'],
    [order(COMPLETED, { lines: [line({ refundedPieces: 2 })] }), 'refunded'],
    [order(CANCELED, OF_FORM.member), 'refundedMember'],
    [order(CANCELED), 'canceledBack'],
    [order(CANCELED, { paidAt: null }), 'canceled'],
    [order(CANCELED, { ...OF_FORM.points, paidAt: null }), 'canceledBack'],
    [order(CANCELED, { group: { state: 'failed', endsAt: ago(2) } }), 'groupFailed'],
    [order(CANCELED, { group: { state: 'failed', endsAt: ago(0) } }), 'canceledBack'],
    [order(CANCELED, { group: { state: 'failed', endsAt: ago(2) }, canceledAt: null }), 'canceledBack'],
    [order(CANCELED, { group: { state: 'failed', endsAt: ago(2) }, paidAt: null, points: 5 }), 'canceledBack'],
    [order(CANCELED, { group: { state: 'full', endsAt: ago(2) } }), 'canceledBack'],
  ])('%#: %s', (one, sentence) => expect(sentenceOf(one)).toBe(sentence));

  it('counts what came back', () => {
    const part = { refunded: 400, refundedPoints: 20, points: 50 };
    expect(backOf(order(COMPLETED, part))).toEqual({ money: 400, points: 20 });
    expect(backOf(order(CANCELED, part))).toEqual({ money: 1_000, points: 50 });
    expect(backOf(order(CANCELED, { ...part, paidAt: null }))).toEqual({ money: 0, points: 50 });
  });
});

describe('what can be done', () => {
  it('before and after it is paid', () => {
    expect(actions(TO_PAY)).toEqual(['pay', 'changeAddress', 'cancel', 'invoice', 'contact']);
    const rest = ['cancel', 'refund', 'buyAgain', 'invoice', 'contact'];
    expect(actions(TO_ACCEPT_ORDER)).toEqual(['urge', 'changeAddress', ...rest]);
    expect(actions(TO_ACCEPT_ORDER, { urgedAt: ago(0.5) })).toEqual(['changeAddress', ...rest]);
    expect(actions(TO_SEND, { lines: [line({ shippedPieces: 1 })] })).not.toContain('changeAddress');
    expect(actions(TO_ACCEPT_ORDER, { refunding: 1 })).not.toContain('cancel');
    expect(actions(TO_SEND, { lines: [line(), line({ id: 2 })] })).toContain('refundAll');
    expect(actions(TO_RECEIPT, { lines: [line(), line({ id: 2 })] })).not.toContain('refundAll');
    expect(actions(TO_RECEIPT)).toEqual(['receive', 'prolong', 'tracking', 'refund', 'buyAgain', 'invoice', 'contact']);
    expect(actions(TO_RECEIPT, { refunding: 1 })).not.toContain('receive');
    expect(actions(CANCELED)).toEqual(['buyAgain', 'contact', 'delete']);
  });

  it('in a group', () => {
    const open = actions(TO_ACCEPT_ORDER, { groupOpen: true, group: GROUP });
    expect(open).toEqual(['invite', 'changeAddress', 'cancel', 'buyAgain', 'invoice', 'contact']);
    const failing = actions(TO_ACCEPT_ORDER, { groupOpen: true, group: { ...GROUP, state: 'failed' } });
    expect(failing).not.toContain('invite');
    expect(actions(TO_SEND, OF_FORM.group)).toContain('group');
    // Full, but its orders have not been let go on yet.
    expect(actions(TO_ACCEPT_ORDER, { ...OF_FORM.group, groupOpen: true })).not.toContain('refund');
  });

  it('once it is completed', () => {
    const rest = ['tracking', 'refund', 'buyAgain', 'invoice', 'contact', 'delete'];
    expect(actions(COMPLETED)).toEqual(['review', ...rest]);
    expect(actions(COMPLETED, { lines: [line({ reviewed: true })] })).toEqual(rest);
    expect(actions(COMPLETED, { completedAt: ago(31) })).not.toContain('review');
    expect(actions(COMPLETED, { completedAt: ago(91) })).not.toContain('refund');
    expect(actions(COMPLETED, { refunding: 1 })).not.toContain('delete');
    const gone = { refunded: 1_000, lines: [line({ refundedPieces: 2 })] };
    expect(actions(COMPLETED, gone)).toEqual(['tracking', 'buyAgain', 'contact', 'delete']);
    const left = { refunded: 500, lines: [line({ refundedPieces: 2 }), line({ id: 2, reviewed: true })] };
    expect(actions(COMPLETED, left)).not.toContain('review');
  });

  it('with points and memberships', () => {
    expect(actions(COMPLETED, OF_FORM.points)).toEqual(['review', 'tracking', 'refund', 'contact', 'delete']);
    const member = { ...OF_FORM.member, shippedAt: null };
    expect(actions(COMPLETED, member)).toEqual(['refundMember', 'contact', 'delete']);
    expect(actions(COMPLETED, { ...member, memberError: 'used' })).toEqual(['membership', 'contact', 'delete']);
    expect(actions(TO_PAY, member)).toEqual(['pay', 'cancel', 'contact']);
    expect(actions(CANCELED, member)).toEqual(['membership', 'contact', 'delete']);
  });

  it('with refunds and invoices', () => {
    const asked = (status: number) => ({ lines: [line({ refunds: [{ status, final: false }] })] });
    expect(actions(COMPLETED, asked(REFUND_STATUS.APPLIED))).toContain('refundProgress');
    expect(refundableLines(order(COMPLETED, asked(REFUND_STATUS.APPLIED)), NOW)).toEqual([]);
    expect(refundableLines(order(COMPLETED, asked(REFUND_STATUS.REFUSED)), NOW)).toEqual([1]);
    expect(actions(COMPLETED, { invoice: {} })).toContain('viewInvoice');
    const issued = actions(COMPLETED, { issued: {} });
    expect([issued.includes('viewInvoice'), issued.includes('invoice')]).toEqual([true, false]);
  });

  it('names one thing to do first', () => {
    const next = (status: number, more: Partial<OrderFacts> = {}) => nextOf(order(status, more), AT);
    expect([TO_PAY, TO_ACCEPT_ORDER, TO_RECEIPT, COMPLETED, CANCELED].map((status) => next(status))).toEqual([
      ...['pay', null, 'receive', 'review', 'buyAgain'],
    ]);
    const asked = { refunding: 1, lines: [line({ refunds: [{ status: REFUND_STATUS.APPLIED, final: false }] })] };
    expect(next(TO_RECEIPT, asked)).toBe('refundProgress');
    expect(next(TO_ACCEPT_ORDER, { groupOpen: true, group: GROUP })).toBe('invite');
    expect(next(COMPLETED, { lines: [line({ reviewed: true })] })).toBeNull();
    expect(next(CANCELED, OF_FORM.points)).toBeNull();
  });

  it('is in the table for every kind, state and refund, and the first thing is among the actions', () => {
    const lines = [[line()], [line({ refundedPieces: 1 })], [line({ refundedPieces: 2 })]];
    for (const form of ORDER_FORMS)
      for (const status of Object.values(ORDER_STATUS))
        for (const own of lines) {
          const one = order(status, { ...OF_FORM[form], lines: own });
          const able = actionsOf(one, AT);
          expect(able).toEqual(ORDER_ACTIONS.filter((action) => able.includes(action)));
          expect([null, ...able]).toContain(nextOf(one, AT));
          expect(sentenceOf(one)).toBeTruthy();
        }
  });
});
