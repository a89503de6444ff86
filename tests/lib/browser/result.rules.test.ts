import { describe, expect, it } from 'vitest';
import type { Payable } from '#contract/payment/schema.ts';
import { arrivalOfAll, isToShipAll, resultOf } from '#src/lib/browser/payment/result.rules.ts';

type Order = Pick<Payable['orders'][number], 'word' | 'member' | 'kind' | 'group'>;
const goods: Order = { word: 'toAccept', kind: 'goods', member: null, group: null };
const group = {
  id: '1',
  groupProdId: 7,
  state: 'open',
  missing: 2,
  endsAt: '2026-11-28T04:00:00.000Z',
  opener: false,
} as const;
const member = { plan: 'month', until: '2026-12-26T16:00:00.000Z', refunded: false } as Order['member'] & object;

describe('the result of a paid trade', () => {
  it.each<[string, Order[], string]>([
    ['one shop', [goods], 'goods'],
    ['three shops, one of which refused', [goods, { ...goods, word: 'canceled' }, goods], 'goods'],
    [
      'all refused or refunded',
      [
        { ...goods, word: 'canceled' },
        { ...goods, word: 'refunded' },
      ],
      'ended',
    ],
    ['a group', [{ ...goods, word: 'toGroup', group }], 'group'],
    ['a group that failed and was paid back', [{ ...goods, word: 'canceled', group }], 'ended'],
    ['points', [{ ...goods, kind: 'points' }], 'points'],
    ['a membership', [{ ...goods, word: 'completed', kind: 'member', member }], 'member'],
    [
      'one that was given back',
      [{ ...goods, word: 'completed', kind: 'member', member: { ...member, refunded: true } }],
      'ended',
    ],
  ])('is told by what it bought: %s', (_name, orders, kind) => {
    expect(resultOf({ orders })).toBe(kind);
  });

  it('says when everything arrives, or nothing', () => {
    const [soon, later] = [
      { arrival: { from: '2026-11-28T04:00:00.000Z', to: '2026-11-30T04:00:00.000Z' } },
      { arrival: { from: '2026-11-29T04:00:00.000Z', to: '2026-12-03T04:00:00.000Z' } },
    ];
    for (const orders of [
      [later, soon],
      [soon, later],
    ])
      expect(arrivalOfAll(orders)).toEqual({ from: soon.arrival.from, to: later.arrival.to });
    expect(arrivalOfAll([soon, { arrival: null }])).toBeNull();
    expect(arrivalOfAll([])).toBeNull();
  });

  it('promises shipping while nothing is shipped', () => {
    expect(isToShipAll([goods, { word: 'toSend' }])).toBe(true);
    expect(isToShipAll([goods, { word: 'toReceipt' }])).toBe(false);
  });
});
