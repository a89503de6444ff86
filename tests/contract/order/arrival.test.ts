import { describe, expect, it } from 'vitest';
import { DELIVERY_DAYS } from '#contract/address/provinces.values.ts';
import { ORDER_STATUS } from '#contract/enums.ts';
import { arrivalOf } from '#contract/order/arrival.rules.ts';
import { DAY_MS } from '#contract/time.ts';
import { NOON } from '../../helpers/mall/time.ts';

const GUANGDONG = '44';
const TIBET = '54';
const day = (n: number) => new Date(NOON.getTime() + n * DAY_MS);
const days = (start: number, [from, to]: readonly [number, number]) => ({
  from: day(start + from),
  to: day(start + to),
});
const paid = {
  status: ORDER_STATUS.TO_ACCEPT_ORDER as number,
  kind: 'goods' as const,
  madeToOrder: false,
  paidAt: NOON as Date | null,
  group: null,
};

describe('when an order usually arrives', () => {
  it('counts from the payment, by the way it goes', () => {
    expect(arrivalOf(paid, GUANGDONG, day(1))).toEqual(days(0, DELIVERY_DAYS.near));
    expect(arrivalOf(paid, TIBET, day(1))).toEqual(days(0, DELIVERY_DAYS.far));
    expect(arrivalOf({ ...paid, status: ORDER_STATUS.TO_PAY, paidAt: null }, GUANGDONG, day(1))).toEqual(
      days(1, DELIVERY_DAYS.near),
    );
  });

  it('is not said when it is over, done or not yet known', () => {
    const { to } = days(0, DELIVERY_DAYS.near);
    expect(arrivalOf(paid, GUANGDONG, new Date(to.getTime() - 1))).not.toBeNull();
    expect(arrivalOf(paid, GUANGDONG, to)).toBeNull();
    for (const status of [ORDER_STATUS.PRODUCTING, ORDER_STATUS.COMPLETED, ORDER_STATUS.CANCELED])
      expect(arrivalOf({ ...paid, status }, GUANGDONG, NOON)).toBeNull();
    expect(arrivalOf({ ...paid, madeToOrder: true }, GUANGDONG, NOON)).toBeNull();
    expect(arrivalOf({ ...paid, kind: 'member' }, GUANGDONG, NOON)).toBeNull();
  });

  it('counts from when its group was full', () => {
    const of = (state: 'open' | 'full' | 'failed', endedAt: Date | null) => ({ ...paid, group: { state, endedAt } });
    expect(arrivalOf(of('open', null), GUANGDONG, NOON)).toBeNull();
    expect(arrivalOf(of('failed', day(1)), GUANGDONG, NOON)).toBeNull();
    expect(arrivalOf(of('full', day(1)), GUANGDONG, NOON)).toEqual(days(1, DELIVERY_DAYS.near));
    expect(arrivalOf(of('full', null), GUANGDONG, NOON)).toEqual(days(0, DELIVERY_DAYS.near));
  });
});
