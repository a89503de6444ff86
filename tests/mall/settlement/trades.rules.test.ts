import { expect, it } from 'vitest';
import { COUPON_TYPE } from '#contract/enums.ts';
import type { ShopEntryKind } from '#contract/settlement/values.ts';
import { shareOfLine } from '#mall/order/refund-share.rules.ts';
import { type Coupon, type PricedLine, type PriceInput, priceCheckout } from '#mall/pricing/price.rules.ts';
import {
  type BookedLine,
  type Division,
  divisionOf,
  entriesOf,
  freezeLine,
} from '#mall/settlement/settlement.rules.ts';
import { must } from '../../helpers/mall/random-cart.ts';

const TRADES = 100_000;
const SHOPS = 5;
const PERIODS = 12;

/** Mulberry32: a hundred thousand trades within seconds, the same ones in every run. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  return {
    upTo,
    chance: (of: number) => next() < of,
    pick: <T>(from: readonly T[]) => from[upTo(from.length - 1)] as T,
  };
}
type Random = ReturnType<typeof createRandom>;

const TYPES = Object.values(COUPON_TYPE);
const coupon = ({ upTo, pick }: Random, id: number, shopId: number | null): Coupon => ({
  ...{ id, shopId, scope: 'all', type: pick(TYPES), threshold: upTo(5_000), amount: upTo(3_000) },
  ...{ off: upTo(4_000), cap: upTo(2_000) },
});

/** Every kind of discount: a promotion, of a member, coupons of shop and mall, points, freight waived or not. */
function basket(random: Random): PriceInput {
  const { upTo, chance } = random;
  const shops = Array.from({ length: 1 + upTo(2) }, () => 1 + upTo(SHOPS - 1));
  const lines = Array.from({ length: 1 + upTo(3) }, (_, at) => {
    const listPrice = chance(0.1) ? upTo(3) : upTo(30_000);
    return {
      ...{ key: String(at), shopId: random.pick(shops), productId: at, categoryIds: [] },
      ...{ quantity: 1 + upTo(6), listPrice, allowsDiscounts: chance(0.9) },
      promotionPrice: chance(0.4) ? upTo(listPrice) : null,
    };
  });
  const coupons = [...new Set(shops)].flatMap((shopId) => (chance(0.5) ? [coupon(random, shopId, shopId)] : []));
  return {
    lines,
    member: { off: chance(0.3) ? upTo(2_000) : 0, freeFreight: upTo(1) },
    coupons: chance(0.4) ? [...coupons, coupon(random, 100, null)] : coupons,
    points: { has: upTo(20_000), wanted: chance(0.4) ? upTo(20_000) : 0, perYuan: 100, share: 5_000 },
    freight: new Map(shops.map((id) => [id, { fee: upTo(1_500), freeFrom: upTo(40_000), notDelivered: [] }])),
    province: undefined,
  };
}

type Sums = Division & { due: number; adjusted: number };
const nothing = (): Sums => ({ shopper: 0, subsidy: 0, commission: 0, due: 0, adjusted: 0 });

const PART: Partial<Record<ShopEntryKind, 'shopper' | 'subsidy' | 'commission'>> = {
  ...{ sale: 'shopper', freight: 'shopper', refund: 'shopper' },
  ...{ subsidy: 'subsidy', subsidyBack: 'subsidy' },
  ...{ commission: 'commission', commissionBack: 'commission' },
};

function add(sums: Sums, { kind, amount }: { kind: ShopEntryKind; amount: number }): void {
  const part = PART[kind];
  if (part) sums[part] += part === 'commission' ? -amount : amount;
  else sums.adjusted += amount;
  if (part) sums.due += amount;
}

const balanced = ({ shopper, subsidy, commission, due }: Sums): boolean => shopper + subsidy === due + commission;

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

type Sold = { id: number; shopId: number; line: BookedLine; points: number; sums: Sums };

/** The ledger of a shop in a period, as its statement sums it up. */
function createLedger() {
  const statements = Array.from({ length: SHOPS + 1 }, () => Array.from({ length: PERIODS }, nothing));
  const statement = (shopId: number, period: number): Sums => statements[shopId]?.[period] as Sums;
  return {
    statements,
    book(one: Sold, period: number): void {
      const { shopper, subsidy, commission } = one.sums;
      const booked = one.sums.due === 0 && shopper === 0 && subsidy === 0 && commission === 0 ? undefined : one.sums;
      for (const entry of entriesOf(one.line, booked)) {
        add(one.sums, entry);
        add(statement(one.shopId, period), entry);
      }
    },
    adjust: (shopId: number, period: number, amount: number) =>
      add(statement(shopId, period), { kind: 'adjustment', amount }),
  };
}
type Ledger = ReturnType<typeof createLedger>;

function sell(random: Random, ledger: Ledger, period: number): { sold: Sold[]; payable: number; borne: number } {
  const priced = priceCheckout(basket(random));
  let borne = 0;
  const sold = priced.shops.flatMap(({ id: shopId, lines }) =>
    lines.map((line: PricedLine, id): Sold => {
      const { payable, freight, quantity, promotion, memberDiscount, mallCoupon, pointsDiscount, memberFreight } = line;
      const mallBears = random.chance(0.3);
      // Shop 1 is the mall's own.
      const rate = shopId === 1 ? 0 : random.pick([0, 1, 300, 500, 3_333, 10_000]);
      const frozen = freezeLine(line, { rate, mallBears, pointsWorth: 0 });
      borne += (mallBears ? promotion : 0) + memberDiscount + mallCoupon + pointsDiscount + memberFreight;
      const one = {
        ...{ id, shopId, points: random.upTo(500), sums: nothing() },
        line: { ...frozen, payable, freight, quantity, refundedPieces: 0, refunded: 0, canceled: false },
      };
      ledger.book(one, period);
      return one;
    }),
  );
  return { sold, payable: priced.payable, borne };
}

/** Some pieces of a line, or all that are left. @returns fen paid back */
function refund(random: Random, one: Sold): number {
  const { line } = one;
  const left = line.quantity - line.refundedPieces;
  if (left === 0) return 0;
  const pieces = 1 + random.upTo(left - 1);
  const { amount } = shareOfLine(
    { ...line, id: one.id, pointsDiscount: 0, points: one.points, refundedPoints: 0 },
    pieces,
  );
  line.refundedPieces += pieces;
  line.refunded += amount;
  return amount;
}

/** What happens to a trade after it was paid. @returns fen that went back to the shopper */
function goBack(random: Random, ledger: Ledger, sold: readonly Sold[], period: number): number {
  if (random.chance(0.1)) return sumOf(sold, (one) => cancel(ledger, one, period));
  let back = 0;
  for (const one of sold)
    while (random.chance(0.3)) {
      back += refund(random, one);
      ledger.book(one, period);
    }
  return back;
}

function cancel(ledger: Ledger, one: Sold, period: number): number {
  const back = one.sums.shopper;
  one.line.canceled = true;
  ledger.book(one, period);
  must(one.sums.due === 0 && one.sums.commission === 0, 'nothing is left of what was cancelled');
  return back;
}

/** A dispute that the mall accepts corrects the balance; the sale stays as it was. @returns fen */
function dispute(random: Random, ledger: Ledger, sold: readonly Sold[], period: number): number {
  const [one] = sold;
  const amount = random.upTo(2_000) - 1_000;
  if (!one || amount === 0 || !random.chance(0.05)) return 0;
  ledger.adjust(one.shopId, period, amount);
  return amount;
}

const PARTS = ['shopper', 'subsidy', 'commission', 'due'] as const;

function checkTrade(sold: readonly Sold[]): void {
  for (const { sums, line } of sold) {
    must(balanced(sums), 'per line');
    must(sums.shopper === (line.canceled ? 0 : line.payable - line.refunded), 'what the shopper has paid for a line');
    must(sums.commission === divisionOf(line).commission, 'commission follows what was refunded');
  }
  for (const own of Map.groupBy(sold, ({ shopId }) => shopId).values()) {
    const order = nothing();
    for (const part of PARTS) order[part] = sumOf(own, ({ sums }) => sums[part]);
    must(balanced(order), 'per order');
  }
}

it(`${TRADES} random trades with discounts, refunds, cancellations and disputes balance to the fen`, () => {
  const random = createRandom(37);
  const ledger = createLedger();
  let paid = 0;
  let adjusted = 0;
  for (let trade = 0; trade < TRADES; trade += 1) {
    const period = random.upTo(PERIODS - 1);
    const { sold, payable, borne } = sell(random, ledger, period);
    must(sumOf(sold, ({ sums }) => sums.shopper) === payable, 'what was booked is what was paid');
    must(sumOf(sold, ({ sums }) => sums.subsidy) === borne, 'the mall bears its discounts and no other');
    const after = Math.min(PERIODS - 1, period + random.upTo(2));
    paid += payable - goBack(random, ledger, sold, after);
    adjusted += dispute(random, ledger, sold, after);
    checkTrade(sold);
  }
  for (const periods of ledger.statements) for (const sums of periods) must(balanced(sums), 'per shop and period');
  const all = ledger.statements.flat();
  expect(sumOf(all, ({ shopper }) => shopper)).toBe(paid);
  expect(sumOf(all, (sums) => sums.adjusted)).toBe(adjusted);
  expect(sumOf(all, ({ shopper, subsidy }) => shopper + subsidy)).toBe(
    sumOf(all, ({ due, commission }) => due + commission),
  );
  expect(sumOf(ledger.statements[1] ?? [], ({ commission }) => commission)).toBe(0);
});
