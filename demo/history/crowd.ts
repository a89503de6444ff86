import type { Invoice } from '#contract/checkout/schema.ts';
import { MEMBER } from '#contract/member/levels.values.ts';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { CHINA_MS, DAY_MS, HOUR_MS } from '#contract/time.ts';
import { levelFor } from '#mall/member/member.rules.ts';
import type { review } from '#mall/review/review.tables.ts';
import { chance as chanceOf } from '../draw/random.ts';
import { hash } from '../hash.ts';
import { createEarnings } from './earnings.ts';
import type { Goods } from './goods.ts';
import { homeOf } from './people.ts';
import { type Bought, type Checkout, createTrades, type Life, type Sold } from './trades.ts';

export const HISTORY_DAYS = 90;
/** Per cent of the reviews of these days that came with an order. */
const REVIEWED = 75;
/** Orders of an ordinary day, at first and now. */
const ORDERS = { first: 17, now: 28 };
/** Relative weights of the days of the week, from Sunday, and of the hours of a day. */
const WEEK = [1.2, 0.9, 0.88, 0.95, 0.98, 1.08, 1.25];
const HOURS = [3, 1, 0, 0, 0, 0, 1, 2, 4, 6, 8, 8, 7, 6, 6, 6, 6, 6, 7, 9, 12, 13, 10, 6];
const UNPAID = 0.06;
const LATE_RECEIPT = 0.12;
/** Days after completion in which a shopper requests an invoice. */
const INVOICE_DAYS = 12;
const INVOICED = 0.14;
const CHEAP_FEN = 50_00;
const COMPANIES = [
  { title: '杭州拾光文化创意有限公司', taxNumber: '91330106MA2H9K3X4T' },
  { title: '上海微澜信息技术有限公司', taxNumber: '91310115MA1K4P7Q2R' },
  { title: '成都青石餐饮管理有限公司', taxNumber: '91510107MA6C8W5N1E' },
];

type Review = typeof review.$inferInsert;
type Given = {
  goods: ReadonlyMap<number, Goods[]>;
  /** Of buyers. */
  accounts: readonly number[];
  /** Operators by shop. */
  staff: ReadonlyMap<number, number>;
  /** The shop that accepts by hand. */
  byHand: number;
  reviews: readonly Review[];
  now: Date;
};

/** Three months of orders of the demo's other shoppers, what they earned, and some of the reviews that they wrote. */
export function crowdRows(given: Given) {
  const { accounts, staff, now, reviews, goods } = given;
  const chance = chanceOf('history');
  const start = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  const homes = new Map(accounts.map((id, n) => [id, homeOf(n, chance)]));
  const wanted = [
    ...reviews.flatMap((one) => reviewed(one, goods, { chance, start })),
    ...freshOnes(given, chance, start),
  ].sort((one, other) => one.life.createdAt.getTime() - other.life.createdAt.getTime());

  const trades = createTrades(staff, chance, now);
  const earnings = createEarnings();
  const sold: (Sold & { canceled: boolean })[] = [];
  for (const { accountId, lines, life } of wanted) {
    const address = homes.get(accountId) ?? homeOf(accounts.length, chance);
    const growth = earnings.growthAt(accountId, life.createdAt);
    const memberOff = MEMBER.levels[levelFor(MEMBER.levels, growth) - 1]?.benefits.off ?? 0;
    const checkout: Checkout = { accountId, lines, life, address, memberOff, invoice: invoiceOf(life) };
    for (const one of trades.add(checkout)) {
      sold.push({ ...one, canceled: life.canceledAt !== undefined });
      earnings.complete(one);
    }
  }

  function invoiceOf({ completedAt }: Life): Invoice | null {
    if (!completedAt || now.getTime() - completedAt.getTime() > INVOICE_DAYS * DAY_MS) return null;
    if (chance.between(0, 1) > INVOICED) return null;
    return chance.between(0, 1) < 0.5 ? { type: 10, title: '个人' } : { type: 20, ...chance.pick(COMPANIES) };
  }

  return { ...trades.rows, ...earnings.rows(now), sold };
}

type Chance = ReturnType<typeof chanceOf>;
type Wanted = Pick<Checkout, 'accountId' | 'lines' | 'life'>;

/** Undefined where the review is older than the history, or nothing like it is sold any more. */
function reviewed(
  { accountId, productId, spec, pictures, createdAt = new Date(0) }: Review,
  goods: Given['goods'],
  { chance, start }: { chance: Chance; start: Date },
): Wanted[] {
  if (pictures.length || hash(`reviewed ${accountId} ${productId} ${createdAt.getTime()}`) % 100 >= REVIEWED) return [];
  const names = JSON.stringify(spec);
  const bought = goods.get(productId)?.find((one) => JSON.stringify(one.spec) === names);
  const before = (at: Date, least: number, most: number) =>
    new Date(at.getTime() - chance.between(least, most) * HOUR_MS);
  const completedAt = before(createdAt, 6, 140);
  const shippedAt = before(completedAt, 36, 120);
  const paidAt = before(shippedAt, 4, 40);
  const made = before(paidAt, 0.02, 0.2);
  if (!bought || made < start) return [];
  const life = { createdAt: made, paidAt, acceptedAt: paidAt, shippedAt, completedAt, reviewedAt: createdAt };
  return [{ accountId, lines: [{ goods: bought, quantity: 1 }], life }];
}

/** Orders without a review, as many a day as a real shop would have. */
function freshOnes({ goods, accounts, byHand, now }: Given, chance: Chance, start: Date): Wanted[] {
  const pickGoods = bySales(goods, chance);
  const found: Wanted[] = [];
  const first = Math.floor((start.getTime() + CHINA_MS) / DAY_MS) + 1;
  for (let day = first; day * DAY_MS - CHINA_MS < now.getTime(); day += 1) {
    const ordinary = ORDERS.first + ((ORDERS.now - ORDERS.first) * (day - first)) / HISTORY_DAYS;
    const count = Math.round(ordinary * (WEEK[(day + 4) % 7] ?? 1) * chance.between(0.8, 1.2));
    for (let n = 0; n < count; n += 1) {
      const createdAt = new Date(day * DAY_MS - CHINA_MS + timeOfDay(chance));
      if (createdAt.getTime() > now.getTime() - NUMBERS.unpaidOrder) continue;
      const lines = linesOf(pickGoods, goods, chance);
      const waits = lines.some(({ goods: { shop } }) => shop.id === byHand);
      found.push({ accountId: chance.pick(accounts), lines, life: lifeOf(createdAt, waits, now, chance) });
    }
  }
  return found;
}

/** Products that sell better are bought more often. */
function bySales(goods: Given['goods'], chance: Chance): () => Goods {
  const all = [...goods.values()];
  let sum = 0;
  const until = all.map(([one]) => {
    sum += Math.sqrt((one?.product.sales ?? 0) + 1);
    return sum;
  });
  return () => {
    const at = chance.between(0, sum);
    return chance.pick(all[until.findIndex((end) => at < end)] ?? (all[0] as Goods[]));
  };
}

/** One to three goods, often of the same shop. */
function linesOf(pick: () => Goods, goods: Given['goods'], chance: Chance): Bought[] {
  const lines = new Map<number, Bought>();
  const first = pick();
  const beside = [...goods.values()].filter(([one]) => one?.shop.id === first.shop.id);
  const count = chance.pick([1, 1, 1, 1, 2, 2, 3]);
  for (let n = 0; n < count; n += 1) {
    const near = chance.between(0, 1) < 0.75 ? chance.pick(chance.pick(beside)) : pick();
    const one = n === 0 ? first : near;
    const quantity = one.sku.price < CHEAP_FEN ? chance.pick([1, 1, 2, 3]) : 1;
    lines.set(one.sku.id, { goods: one, quantity });
  }
  return [...lines.values()];
}

function timeOfDay(chance: Chance): number {
  const hours = HOURS.flatMap((weight, hour) => Array.from({ length: weight }, () => hour));
  return (chance.pick(hours) + chance.between(0, 1)) * HOUR_MS;
}

/** How far an order has progressed. */
function lifeOf(createdAt: Date, byHand: boolean, now: Date, chance: Chance): Life {
  const after = (at: Date, least: number, most: number) =>
    new Date(at.getTime() + chance.between(least, most) * HOUR_MS);
  if (chance.between(0, 1) < UNPAID)
    return { createdAt, canceledAt: new Date(createdAt.getTime() + NUMBERS.unpaidOrder) };
  const paidAt = after(createdAt, 0.02, 0.2);
  const acceptedAt = byHand ? after(paidAt, 1, 9) : paidAt;
  const shippedAt = after(acceptedAt, 4, 40);
  const late = chance.between(0, 1) < LATE_RECEIPT;
  const completedAt = late ? new Date(shippedAt.getTime() + NUMBERS.autoReceipt) : after(shippedAt, 36, 150);
  const past = (at: Date) => (at <= now ? at : undefined);
  return {
    ...{ createdAt, paidAt, acceptedAt: past(acceptedAt) },
    ...{ shippedAt: past(shippedAt), completedAt: past(completedAt) },
  };
}
