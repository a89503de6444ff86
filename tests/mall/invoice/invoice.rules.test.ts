import { describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import { invoiceDueAt, invoiceRefusal, invoiceUntil } from '#contract/invoice/refusal.rules.ts';
import { INVOICE_ISSUE_DAYS } from '#contract/invoice/values.ts';
import { amountInWords, markOf, stateOf } from '#mall/invoice/invoice.rules.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
type Asked = Parameters<typeof invoiceRefusal>[0] & Parameters<typeof stateOf>[0];
const order = (more: Partial<Asked> = {}): Asked => ({
  status: ORDER_STATUS.COMPLETED,
  kind: 'goods',
  completedAt: ago(1),
  payable: 100,
  refunded: 0,
  invoice: { type: 10, title: '个人' },
  issued: null,
  ...more,
});

describe('an invoice', () => {
  it.each([
    [{ invoice: null }, 'none'],
    [{}, 'requested'],
    [{ issued: { redAt: null } }, 'issued'],
    [{ issued: { redAt: NOW } }, 'red'],
  ])('of %o is %s', (more, state) => expect(stateOf(order(more))).toBe(state));

  it.each([
    [{}, null],
    [{ completedAt: null, status: ORDER_STATUS.TO_SEND }, null],
    [{ completedAt: ago(90) }, null],
    [{ completedAt: ago(91) }, 'late'],
    [{ status: ORDER_STATUS.CANCELED }, 'canceled'],
    [{ refunded: 100 }, 'nothing'],
    [{ payable: 0 }, 'nothing'],
    [{ kind: 'member' as const }, 'nothing'],
    [{ issued: { redAt: null } }, 'issued'],
  ])('with %o may not be asked for: %s', (more, refusal) => expect(invoiceRefusal(order(more), NOW)).toBe(refusal));

  it('can be asked for until 90 days after the order is complete', () => {
    expect(invoiceUntil({ completedAt: null })).toBeNull();
    expect(invoiceUntil({ completedAt: ago(90) })).toEqual(NOW);
  });

  it(`is issued within ${INVOICE_ISSUE_DAYS} days after the order is complete, or after it was asked for when that is later`, () => {
    const due = (completedAt: Date | null, requestedAt: Date | null) => invoiceDueAt({ completedAt, requestedAt });
    expect(due(null, ago(1))).toBeNull();
    expect(due(ago(INVOICE_ISSUE_DAYS), null)).toEqual(NOW);
    expect(due(ago(INVOICE_ISSUE_DAYS), ago(INVOICE_ISSUE_DAYS + 2))).toEqual(NOW);
    expect(due(ago(30), ago(INVOICE_ISSUE_DAYS))).toEqual(NOW);
  });

  it('has a mark that changes with what was asked for', () => {
    const one = markOf({ type: 10, title: '甲' });
    expect([one, one]).toEqual([markOf({ type: 10, title: '甲', taxNumber: '' }), markOf({ type: 10, title: '甲' })]);
    expect(new Set([one, markOf({ type: 20, title: '甲' }), markOf({ type: 10, title: '乙' })]).size).toBe(3);
  });
});

it.each([
  [0, '零元整'],
  [5, '伍分'],
  [50, '伍角'],
  [105, '壹元零伍分'],
  [12_000, '壹佰贰拾元整'],
  [12_340, '壹佰贰拾叁元肆角'],
  [100_105, '壹仟零壹元零伍分'],
  [1_234_567_89, '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分'],
  [100_001_00, '壹拾万零壹元整'],
  [1_000_000_000_00, '壹拾亿元整'],
  [1_000_010_000_00, '壹拾亿零壹万元整'],
])('%i fen in words: %s', (fen, words) => expect(amountInWords(fen)).toBe(words));
