import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { commissionOf } from '#contract/settlement/commission.rules.ts';
import { mayMoveStatement, STATEMENT_STATUS } from '#contract/settlement/values.ts';
import { shareOfLine } from '#mall/order/refund-share.rules.ts';
import { priceCheckout } from '#mall/pricing/price.rules.ts';
import {
  type BookedLine,
  type Division,
  divisionOf,
  dueOf,
  entriesOf,
  freezeLine,
  pointsWorth,
} from '#mall/settlement/settlement.rules.ts';
import { cart, must, sensible } from '../../helpers/mall/random-cart.ts';

/** `SETTLEMENT_TRADES=100000 npx vitest run settlement.rules` is the long run. */
const TRADES = Number(process.env.SETTLEMENT_TRADES ?? 2_000);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type Sold = { line: BookedLine; shopId: number; id: number; entries: ReturnType<typeof entriesOf> };

const bookedOf = ({ entries }: Pick<Sold, 'entries'>): Division | undefined => {
  const of = (...kinds: string[]) => sum(entries.flatMap(({ kind, amount }) => (kinds.includes(kind) ? [amount] : [])));
  if (!entries.length) return undefined;
  return {
    shopper: of('sale', 'freight', 'refund'),
    subsidy: of('subsidy', 'subsidyBack'),
    commission: 0 - of('commission', 'commissionBack'),
  };
};
const NOTHING = { shopper: 0, subsidy: 0, commission: 0 };

const terms = fc.record({
  rate: fc.nat(10_000),
  mallBears: fc.boolean(),
  pointsWorth: fc.oneof(fc.constant(0), fc.nat(10_000_000)),
});
const steps = fc.array(fc.record({ at: fc.nat(11), pieces: fc.integer({ min: 1, max: 999 }) }), { maxLength: 12 });

type Terms = Parameters<typeof freezeLine>[1];

function sell(input: Parameters<typeof priceCheckout>[0], all: readonly Terms[]): Sold[] {
  const { shops } = priceCheckout(input);
  return shops
    .flatMap((shop) => shop.lines)
    .map((priced, id) => {
      const { payable, freight, quantity } = priced;
      const line = {
        ...freezeLine(priced, all[id % all.length] as Terms),
        ...{ payable, freight, quantity, refundedPieces: 0, refunded: 0, canceled: false },
      };
      return { id, shopId: priced.shopId, line, entries: entriesOf(line, undefined) };
    });
}

const book = (sold: Sold) => sold.entries.push(...entriesOf(sold.line, bookedOf(sold) ?? NOTHING));

function refundPieces({ line, ...sold }: Sold, pieces: number): number {
  const left = line.quantity - line.refundedPieces;
  if (left === 0) return 0;
  const n = Math.min(pieces, left);
  const { amount } = shareOfLine({ ...line, id: sold.id, pointsDiscount: 0, points: 0, refundedPoints: 0 }, n);
  line.refundedPieces += n;
  line.refunded += amount;
  return amount;
}

/** @param paid by shoppers, less what went back */
function check(sold: readonly Sold[], paid: number, what: string): void {
  const booked = sold.map((one) => bookedOf(one) ?? NOTHING);
  const due = sum(sold.flatMap(({ entries }) => entries.map(({ amount }) => amount)));
  must(sum(booked.map(({ shopper }) => shopper)) === paid, `paid: ${what}`);
  const borne = sum(booked.map(({ subsidy }) => subsidy));
  must(paid + borne === due + sum(booked.map(({ commission }) => commission)), `divided: ${what}`);
  for (const [at, one] of booked.entries()) {
    const { line } = sold[at] as Sold;
    const exact = divisionOf(line);
    must(
      exact.shopper === one.shopper && exact.subsidy === one.subsidy && dueOf(exact) === dueOf(one),
      `line: ${what}`,
    );
    must(one.subsidy >= 0 && one.commission >= 0 && one.shopper >= 0, `sign: ${what}`);
    const goods = line.payable - line.freight + line.subsidy;
    const leftover = one.shopper - line.freight + one.subsidy - line.memberFreight;
    if (!line.canceled && goods > 0)
      must(Math.abs(one.commission - (line.commission * leftover) / goods) <= 1, `proportion: ${what}`);
  }
}

/** @returns what shoppers paid and did not get back */
function refundSome(sold: readonly Sold[], turns: readonly { at: number; pieces: number }[]): number {
  let paid = sum(sold.map(({ line }) => line.payable));
  check(sold, paid, 'sold');
  if (!sold.length) return paid;
  for (const { at, pieces } of turns) {
    const one = sold[at % sold.length] as Sold;
    paid -= refundPieces(one, pieces);
    book(one);
    check(sold, paid, 'refunded');
  }
  return paid;
}

/** Order by order, everything goes back: after it was sent, or before. */
function endAll(sold: readonly Sold[], before: number, cancels: boolean): void {
  let paid = before;
  for (const order of Map.groupBy(sold, ({ shopId }) => shopId).values()) {
    for (const one of order) {
      const { line } = one;
      paid -= cancels ? line.payable - line.refunded : refundPieces(one, line.quantity);
      line.canceled = cancels;
      book(one);
    }
    check(sold, paid, 'ended');
  }
}

function checkEnded(one: Sold, canceled: boolean): void {
  const { shopper, subsidy, commission } = bookedOf(one) ?? NOTHING;
  must(commission === 0, 'no commission on what went back');
  must(shopper === (canceled ? 0 : one.line.freight), 'freight of what was sent stays');
  must(subsidy === (canceled ? 0 : one.line.memberFreight), 'and so does what the mall bore of it');
}

test(`${TRADES} random trades: what shoppers paid and the mall bore is what shops are due and the commission`, () => {
  fc.assert(
    fc.property(
      cart,
      fc.array(terms, { minLength: 1, maxLength: 12 }),
      steps,
      fc.boolean(),
      (random, all, turns, cancels) => {
        const sold = sell(sensible(random), all);
        const paid = refundSome(sold, turns);
        endAll(sold, paid, cancels);
        for (const one of sold) checkEnded(one, cancels);
      },
    ),
    { numRuns: TRADES },
  );
});

test('a thousand lines of one fen, at any rate, refunded in any order, leave nothing over', () => {
  for (const rate of [0, 1, 500, 4_999, 5_000, 10_000]) {
    const lines = Array.from({ length: 1_000 }, (_, id): Sold => {
      const shares = {
        promotion: 0,
        memberDiscount: 0,
        mallCoupon: 0,
        pointsDiscount: 0,
        freight: 0,
        memberFreight: 0,
      };
      const frozen = freezeLine({ ...shares, payable: 1 }, { rate, mallBears: false, pointsWorth: 0 });
      const line = { ...frozen, payable: 1, freight: 0, quantity: 1, refundedPieces: 0, refunded: 0, canceled: false };
      return { id, shopId: 1, line, entries: entriesOf(line, undefined) };
    });
    const commission = () => sum(lines.map((one) => bookedOf(one)?.commission ?? 0));
    expect(commission()).toBe(rate < 5_000 ? 0 : 1_000);
    for (const one of lines.toReversed()) {
      refundPieces(one, 1);
      book(one);
    }
    check(lines, 0, 'refunded');
    expect(commission()).toBe(0);
  }
});

describe('who bears what', () => {
  const shares = {
    ...{ promotion: 2_000, memberDiscount: 300, mallCoupon: 500, pointsDiscount: 200 },
    // 10 000 less the above and 1 000 of the shop's coupon, and freight.
    ...{ freight: 800, memberFreight: 0, payable: 6_800 },
  };
  const frozen = (more: Partial<Terms>) => freezeLine(shares, { rate: 500, mallBears: false, pointsWorth: 0, ...more });

  it('the mall bears member discount, mall coupon and points, the shop its promotion and coupon', () => {
    expect(frozen({})).toEqual({ commissionRate: 500, commission: 350, subsidy: 1_000, memberFreight: 0 });
  });
  it('the mall bears a promotion of its own', () => {
    expect(frozen({ mallBears: true })).toMatchObject({ subsidy: 3_000, commission: 450 });
  });
  it('of a good of the points mall, the mall bears what the points are worth', () => {
    expect(pointsWorth(150, 100)).toBe(150);
    expect(frozen({ pointsWorth: 150 })).toMatchObject({ subsidy: 1_150 });
    expect(frozen({ pointsWorth: 99_999 })).toMatchObject({ subsidy: 3_000 });
  });
  it('of a line that costs nothing, nothing is left when it goes back', () => {
    const free = { payable: 0, freight: 0, subsidy: 0, memberFreight: 0, commission: 0, quantity: 2, refunded: 0 };
    expect(divisionOf({ ...free, refundedPieces: 1, canceled: false })).toEqual(NOTHING);
    expect(entriesOf({ ...free, refundedPieces: 0, canceled: false }, undefined)).toEqual([]);
  });
  it('rounds the commission half up', () => {
    expect([9, 10, 29, 30].map((base) => commissionOf(base, 500))).toEqual([0, 1, 1, 2]);
    expect(commissionOf(999_999_999_999, 10_000)).toBe(999_999_999_999);
  });
});

describe('a statement', () => {
  const now = new Date('2026-08-05T00:00:00Z');
  const of = (status: number, until = '2026-08-06T00:00:00Z') => ({ status, confirmUntil: new Date(until) });
  it('is confirmed by the shop or by silence, and disputed only in time', () => {
    expect(mayMoveStatement('confirm', of(STATEMENT_STATUS.OPEN), 'shop', now)).toBe(true);
    expect(mayMoveStatement('confirm', of(STATEMENT_STATUS.OPEN), 'mall', now)).toBe(false);
    expect(mayMoveStatement('confirm', of(STATEMENT_STATUS.DISPUTED), 'shop', now)).toBe(false);
    expect(mayMoveStatement('dispute', of(STATEMENT_STATUS.DISPUTED), 'shop', now)).toBe(true);
    expect(mayMoveStatement('dispute', of(STATEMENT_STATUS.OPEN, '2026-08-05T00:00:00Z'), 'shop', now)).toBe(false);
    expect(mayMoveStatement('settle', of(STATEMENT_STATUS.CONFIRMED), 'mall', now)).toBe(false);
  });
});
