import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LedgerKind } from '#contract/payment/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { expirePoints } from '#mall/money/expire.ts';
import { goodSince, nextYear, overdue } from '#mall/money/expiry.rules.ts';
import { LEDGER_UNIT, wallet } from '#mall/money/money.tables.ts';
import { ledgerPage, nextExpiry, post, walletAt, walletOf } from '#mall/money/money.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { NUMBERS_TAG } from '#mall/settings/settings.ts';
import { brokenRules, makeBuyer, makeGoods, need, newKey, oneOf, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const { BALANCE, POINTS } = LEDGER_UNIT;
/** Midnight of New Year's Day in China, and the moment before. */
const newYear = (year: number) => new Date(`${year}-01-01T00:00:00+08:00`);
const justBefore = (at: Date) => new Date(at.getTime() - 1);

describe('the years of points', () => {
  it('begin and end in China', () => {
    expect(nextYear(justBefore(newYear(2027)))).toEqual(newYear(2027));
    expect(nextYear(newYear(2027))).toEqual(newYear(2028));
    expect(goodSince(justBefore(newYear(2028)), 2)).toEqual(newYear(2026));
    expect(goodSince(newYear(2028), 2)).toEqual(newYear(2027));
    expect(goodSince(newYear(2028), 1)).toEqual(newYear(2028));
  });

  it('take what is left of the old ones, never what came since', () => {
    const amount = fc.nat(1_000_000);
    fc.assert(
      fc.property(amount, amount, amount, (old, fresh, spent) => {
        fc.pre(spent <= old + fresh);
        const has = old + fresh - spent;
        expect(overdue(has, fresh)).toBe(Math.max(0, old - spent));
      }),
    );
  });
});

describe('points', () => {
  let mall: TestMall;
  let accountId = 0;
  let fictional = 9_500;
  beforeAll(async () => {
    mall = await openTestMall();
    await watch(mall);
  });
  beforeEach(() => {
    fictional += 1;
    accountId = fictional;
  });
  afterAll(async () => {
    // Points are spent here without orders.
    const broken = (await brokenRules(mall)).filter((rule) => !rule.startsWith('points of orders'));
    expect(broken).toEqual([]);
    await mall.close();
  });

  const book = (amount: number, kind: LedgerKind, at: Date, unit: 10 | 20 = POINTS) =>
    mall.db.transaction((tx) => post(tx, { accountId, unit, amount, kind, businessId: 'test', key: newKey(), at }));
  const points = async (id = accountId) => (await walletOf(mall.db, id)).points;
  /** The job on every node, until there is nothing left to look at. */
  async function expireAt(now: Date): Promise<void> {
    mall.now.now = now;
    const nodes = await Promise.all([expirePoints(mall), expirePoints(mall), expirePoints(mall)]);
    if (nodes.some((found) => found > 0)) await expireAt(now);
  }

  it('are good to the end of the second calendar year; the balance is for ever', async () => {
    await book(100, 'earn', justBefore(newYear(2026)));
    await book(30, 'earn', newYear(2026));
    await book(500, 'topUp', newYear(2026), BALANCE);
    await expireAt(justBefore(newYear(2027)));
    expect(await points()).toBe(130);
    await expireAt(newYear(2027));
    expect(await points()).toBe(30);
    await expireAt(justBefore(newYear(2028)));
    expect(await points()).toBe(30);
    await expireAt(newYear(2028));
    expect(await walletOf(mall.db, accountId)).toEqual({ balance: 500, points: 0 });
    const { items } = await ledgerPage(mall.db, accountId, POINTS, { page: 1, size: 10 });
    expect(items.map(({ kind, amount, after }) => [kind, amount, after])).toEqual([
      ['expire', -30, 0],
      ['expire', -100, 30],
      ['earn', 30, 130],
      ['earn', 100, 100],
    ]);
  });

  it('are spent oldest first', async () => {
    await book(100, 'earn', newYear(2026));
    await book(100, 'earn', newYear(2027));
    await book(-70, 'pay', newYear(2027));
    await expireAt(newYear(2028));
    expect(await points()).toBe(100);
  });

  /** A shopper with points of 2026, and orders that are paid with them. */
  async function spender(amount: number) {
    mall.now.now = justBefore(newYear(2028));
    const buyer = await makeBuyer(mall);
    ({ accountId } = buyer);
    await book(amount, 'earn', newYear(2026));
    const { skuId } = await makeGoods(mall, { stock: 50, price: 20_000 });
    const order = async (points: number) => (await buyer.buy(oneOf(skuId), { points })).orderIds[0];
    const cancel = (id = '') => buyer.post(`/orders/${id}/cancel`, { reason: '不要了' });
    return { order, cancel };
  }
  const january = (day: number) => new Date(newYear(2028).getTime() + (day - 1) * DAY_MS);

  it('that come back when their years are over are good for 30 days more', async () => {
    const { order, cancel } = await spender(1_000);
    const [one, two] = [await order(600), await order(300)];
    await expireAt(newYear(2028));
    expect(await points()).toBe(0);
    mall.now.now = january(5);
    await cancel(one);
    await expireAt(january(10));
    await cancel(two);
    // They are there to be spent, the oldest first.
    await order(100);
    for (const [day, left] of [
      [20, 800],
      [35 - 1 / DAY_MS, 800],
      [35, 300],
      [40 - 1 / DAY_MS, 300],
      [40, 0],
    ] as const) {
      await expireAt(january(day));
      expect([day, await points()]).toEqual([day, left]);
    }
  });

  it('keep their age when an order is cancelled: nobody makes old points new', async () => {
    const { order, cancel } = await spender(1_000);
    const first = await order(600);
    await expireAt(newYear(2028));
    mall.now.now = january(5);
    await cancel(first);
    const second = await order(600);
    await expireAt(january(34));
    await cancel(second);
    await expireAt(january(34));
    expect(await points()).toBe(600);
    const third = await order(600);
    await expireAt(january(36));
    await cancel(third);
    await expireAt(january(36));
    expect(await points()).toBe(0);
  });

  it('that come back shortly before the turn of the year have their time too', async () => {
    const { order, cancel } = await spender(500);
    await cancel(await order(500));
    await expireAt(newYear(2028));
    expect(await points()).toBe(500);
    await expireAt(january(31));
    expect(await points()).toBe(0);
  });

  it('are good for as many years as the mall sets, from the next turn of the year on', async () => {
    await book(100, 'earn', newYear(2026));
    await expireAt(newYear(2027));
    expect(await points()).toBe(100);
    const [row] = await mall.db.select().from(wallet).where(eq(wallet.accountId, accountId));
    expect(row?.pointsCheckAt).toEqual(newYear(2028));
    await mall.db.insert(setting).values({ name: 'numbers', value: { pointsYears: 3 } });
    mall.bus.publish(TAGS_TOPIC, [NUMBERS_TAG]);
    await expireAt(newYear(2028));
    expect(await points()).toBe(100);
    await mall.db.delete(setting).where(eq(setting.name, 'numbers'));
    mall.bus.publish(TAGS_TOPIC, [NUMBERS_TAG]);
    await expireAt(newYear(2029));
    expect(await points()).toBe(0);
  });

  it('go once while nodes look and their shopper spends them', { timeout: 60_000 }, async () => {
    mall.now.now = justBefore(newYear(2029));
    const buyer = await makeBuyer(mall);
    ({ accountId } = buyer);
    const { skuId } = await makeGoods(mall, { stock: 50, price: 5_000 });
    await book(1_000, 'earn', justBefore(newYear(2028)));
    await book(500, 'earn', justBefore(newYear(2029)));
    const source = oneOf(skuId, 1);
    const { quoteHash } = await buyer.seen(source, { points: 200 });
    mall.now.now = newYear(2029);
    const buying = Array.from({ length: 8 }, () =>
      buyer.send({ source, addressId: buyer.addressId, quoteHash, points: 200 }),
    );
    const looking = Array.from({ length: 8 }, () => expirePoints(mall));
    const [answers] = await Promise.all([Promise.all(buying), Promise.all(looking)]);
    await expireAt(newYear(2029));
    const spent = 200 * answers.filter(({ envelope }) => envelope.success).length;
    const { items } = await ledgerPage(mall.db, accountId, POINTS, { page: 1, size: 50 });
    const gone = items.filter(({ kind }) => kind === 'expire').map(({ amount }) => -amount);
    expect(gone.length).toBeLessThanOrEqual(1);
    expect(spent).toBeGreaterThan(0);
    expect(await points()).toBe(1_500 - spent - (gone[0] ?? 0));
    expect(await points()).toBeLessThanOrEqual(500);
  });

  it('cannot be spent, nor are they shown, from the moment on at which they are over', async () => {
    mall.now.now = justBefore(newYear(2031));
    const buyer = await makeBuyer(mall);
    ({ accountId } = buyer);
    const { skuId } = await makeGoods(mall, { stock: 50, price: 5_000 });
    await book(1_000, 'earn', justBefore(newYear(2030)));
    await book(300, 'earn', justBefore(newYear(2031)));
    const source = oneOf(skuId, 1);
    const before = await buyer.seen(source, { points: 1_000 });
    const pointsAt = async (path: string) =>
      need(await mall.call<{ points: number }>('GET', `/api${path}`, { token: buyer.token })).points;
    const shown = async () => [
      await pointsAt('/app/p/member'),
      await pointsAt('/app/p/points'),
      await pointsAt('/oms/p/balance'),
    ];
    expect(await shown()).toEqual([1_300, 1_300, 1_300]);
    mall.now.now = newYear(2031);
    // No job has run.
    expect(await points()).toBe(1_300);
    expect(await shown()).toEqual([300, 300, 300]);
    expect(await walletAt(mall.db, accountId, newYear(2031))).toMatchObject({ points: 300 });
    expect(await nextExpiry(mall, accountId, { pointsYears: 2 })).toEqual({ points: 300, at: newYear(2032) });
    const { quoteHash } = before;
    const sent = await buyer.send({ source, addressId: buyer.addressId, quoteHash, points: 1_000 });
    expect(sent.envelope.success).toBe(false);
    // Even what has not looked at the wallet before cannot take more than is left.
    await expect(book(-301, 'pay', newYear(2031))).rejects.toThrow();
    await book(-300, 'adjust', newYear(2031));
    expect(await points()).toBe(0);
    await expireAt(newYear(2031));
    const { items } = await ledgerPage(mall.db, accountId, POINTS, { page: 1, size: 10 });
    expect(items.map(({ kind, amount, after }) => [kind, amount, after])).toEqual([
      ['adjust', -300, 0],
      ['expire', -1_000, 300],
      ['earn', 300, 1_300],
      ['earn', 1_000, 1_000],
    ]);
  });
});
