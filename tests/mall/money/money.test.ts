import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { splitRefund } from '#mall/money/money.rules.ts';
import { LEDGER_UNIT, ledger, wallet } from '#mall/money/money.tables.ts';
import { ledgerPage, post, refundPaid, refundsOf, walletOf } from '#mall/money/money.ts';
import { TRADE_STATUS } from '#mall/order/order.tables.ts';
import { MONEY_BACK_STATUS, payment, providerRefund } from '#mall/payment/payment.tables.ts';
import { publicIdAt } from '#mall/public-id.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';
import { addTrade } from '../../helpers/payment/trade.ts';

const { BALANCE, POINTS } = LEDGER_UNIT;
let mall: TestMall;
/** Every test has a shopper of its own. */
let accountId = 9_000;
beforeAll(async () => {
  mall = await openTestMall();
});
beforeEach(() => {
  accountId += 1;
});
/** The counter of everybody who has one equals the sum of its ledger, and each entry says what was left. */
afterAll(async () => {
  const wallets = await mall.db.select().from(wallet);
  expect(wallets.length).toBeGreaterThan(0);
  for (const { accountId, balance, points } of wallets) {
    const rows = await mall.db.select().from(ledger).where(eq(ledger.accountId, accountId)).orderBy(ledger.id);
    for (const [unit, counter] of [
      [BALANCE, balance],
      [POINTS, points],
    ] as const) {
      let sum = 0;
      for (const row of rows.filter((row) => row.unit === unit)) {
        sum += row.amount;
        expect(row.after).toBe(sum);
      }
      expect(counter).toBe(sum);
    }
  }
  await mall.close();
});

const book = (amount: number, key: string, unit: 10 | 20 = BALANCE) =>
  mall.db.transaction((tx) =>
    post(tx, { accountId, unit, amount, kind: amount < 0 ? 'pay' : 'topUp', businessId: key, key, at: NOON }),
  );
const settled = (runs: Promise<unknown>[]) =>
  Promise.allSettled(runs).then((all) => all.filter(({ status }) => status === 'fulfilled').length);

describe('a ledger', () => {
  it('books an entry, moves the counter and says what is left; balance and points apart', async () => {
    expect(await walletOf(mall.db, accountId)).toEqual({ balance: 0, points: 0 });
    expect(await book(500, `a${accountId}`)).toBe(true);
    expect(await book(-120, `b${accountId}`)).toBe(true);
    expect(await book(30, `a${accountId}`, POINTS)).toBe(true);
    expect(await walletOf(mall.db, accountId)).toEqual({ balance: 380, points: 30 });
    const { items, total } = await ledgerPage(mall.db, accountId, BALANCE, { page: 1, size: 10 });
    expect(total).toBe(2);
    expect(items.map(({ kind, amount, after }) => ({ kind, amount, after }))).toEqual([
      { kind: 'pay', amount: -120, after: 380 },
      { kind: 'topUp', amount: 500, after: 500 },
    ]);
    const second = await ledgerPage(mall.db, accountId, BALANCE, { page: 2, size: 1 });
    expect(second.items.map(({ amount }) => amount)).toEqual([500]);
  });

  it('refuses what is not there, and leaves no trace of it', async () => {
    await book(100, `c${accountId}`);
    await expect(book(-101, `d${accountId}`)).rejects.toMatchObject({ key: 'balanceShort' });
    await expect(book(-1, `d${accountId}`, POINTS)).rejects.toMatchObject({ key: 'pointsShort' });
    expect(await walletOf(mall.db, accountId)).toEqual({ balance: 100, points: 0 });
    expect(await book(-100, `d${accountId}`)).toBe(true);
  });

  it('books a key once, even when the money is gone by then', async () => {
    await book(100, `e${accountId}`);
    expect(await book(-100, `f${accountId}`)).toBe(true);
    expect(await book(-100, `f${accountId}`)).toBe(false);
    expect(await walletOf(mall.db, accountId)).toEqual({ balance: 0, points: 0 });
  });

  it('the same key 50 times at once is booked once', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => book(700, `g${accountId}`)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect((await walletOf(mall.db, accountId)).balance).toBe(700);
  });

  it.each([BALANCE, POINTS] as const)('what is enough for seven is spent by seven of 50 at once (%s)', async (unit) => {
    await book(700, `h${accountId}`, unit);
    const runs = Array.from({ length: 50 }, (_, n) => book(-100, `h${accountId}-${n}`, unit));
    expect(await settled(runs)).toBe(7);
    expect(await walletOf(mall.db, accountId)).toEqual({ balance: 0, points: 0 });
  });
});

async function addPayment(tradeId: string, amount: number): Promise<string> {
  const id = publicIdAt(NOON);
  const row = { id, accountId, tradeId, way: 'wechat', provider: 'sandbox', amount, status: PAYMENT_STATUS.PAID };
  await mall.db.insert(payment).values({ ...row, createdAt: NOON, expiresAt: NOON, paidAt: NOON });
  return id;
}

describe('money back', () => {
  const back = (tradeId: string, orderId: string, amount: number, key: string) =>
    mall.db.transaction((tx) => refundPaid(tx, { tradeId, orderId, amount, reason: 'canceled', key, at: NOON }));

  it('goes online first, as far as it came from there, then to the balance at once', async () => {
    const paid = { status: TRADE_STATUS.PAID, paidBalance: 300, paidOnline: 700 };
    const { tradeId, orderIds } = await addTrade(mall, { accountId, payables: [600, 400], ...paid });
    const [first = '', second = ''] = orderIds;
    const paymentId = await addPayment(tradeId, 700);
    expect(await back(tradeId, first, 600, `i${accountId}`)).toEqual({ online: 600, balance: 0 });
    expect(await back(tradeId, second, 400, `j${accountId}`)).toEqual({ online: 100, balance: 300 });
    const rows = await mall.db.select().from(providerRefund).where(eq(providerRefund.accountId, accountId));
    expect(rows.map(({ paymentId, amount, status }) => ({ paymentId, amount, status }))).toEqual(
      expect.arrayContaining([
        { paymentId, amount: 600, status: MONEY_BACK_STATUS.WAITING },
        { paymentId, amount: 100, status: MONEY_BACK_STATUS.WAITING },
        { paymentId: null, amount: 300, status: MONEY_BACK_STATUS.DONE },
      ]),
    );
    expect((await walletOf(mall.db, accountId)).balance).toBe(300);
    expect(await refundsOf(mall.db, second)).toEqual(
      expect.arrayContaining([
        { amount: 100, way: 'online', done: false, at: NOON },
        { amount: 300, way: 'balance', done: true, at: NOON },
      ]),
    );
    await expect(back(tradeId, second, 1, `k${accountId}`)).rejects.toThrow('more money');
  });

  it('shows what a provider refused for good as given to the balance', async () => {
    const paid = { status: TRADE_STATUS.PAID, paidOnline: 50 };
    const { tradeId, orderIds } = await addTrade(mall, { accountId, payables: [50], ...paid });
    await addPayment(tradeId, 50);
    await back(tradeId, orderIds[0] ?? '', 50, `l${accountId}`);
    await mall.db
      .update(providerRefund)
      .set({ status: MONEY_BACK_STATUS.FAILED, doneAt: NOON })
      .where(eq(providerRefund.accountId, accountId));
    expect(await refundsOf(mall.db, orderIds[0] ?? '')).toEqual([{ amount: 50, way: 'balance', done: true, at: NOON }]);
  });

  it('the same key 50 times at once gives back once; other keys never more than came', async () => {
    const paid = { status: TRADE_STATUS.PAID, paidBalance: 500, paidOnline: 0 };
    const { tradeId, orderIds } = await addTrade(mall, { accountId, payables: [500], ...paid });
    const [orderId = ''] = orderIds;
    const same = await Promise.all(Array.from({ length: 50 }, () => back(tradeId, orderId, 100, `m${accountId}`)));
    expect(same.filter(({ balance }) => balance > 0)).toHaveLength(1);
    const others = Array.from({ length: 50 }, (_, n) => back(tradeId, orderId, 100, `m${accountId}-${n}`));
    expect(await settled(others)).toBe(4);
    expect((await walletOf(mall.db, accountId)).balance).toBe(500);
  });

  it('of nothing does nothing, and a trade that is not there is a error of ours', async () => {
    const { tradeId, orderIds } = await addTrade(mall, { accountId, payables: [0], status: TRADE_STATUS.PAID });
    expect(await back(tradeId, orderIds[0] ?? '', 0, `n${accountId}`)).toEqual({ online: 0, balance: 0 });
    await expect(back('1', '1', 1, 'none')).rejects.toThrow('not there');
  });
});

describe('dividing money back', () => {
  it('adds up, never takes more from a payment than it holds, and fills payments first', () => {
    const amounts = fc.array(fc.nat(10_000), { maxLength: 4 });
    fc.assert(
      fc.property(amounts, fc.nat(10_000), fc.nat(50_000), (held, balance, amount) => {
        const payments = held.map((held, n) => ({ id: String(n), held }));
        const online = held.reduce((sum, part) => sum + part, 0);
        if (amount > online + balance) {
          expect(() => splitRefund(amount, payments, balance)).toThrow('more');
          return;
        }
        const parts = splitRefund(amount, payments, balance);
        const sum = parts.online.reduce((sum, part) => sum + part.amount, 0);
        expect(sum + parts.balance).toBe(amount);
        expect(sum).toBe(Math.min(amount, online));
        for (const { id, amount } of parts.online) expect(amount).toBeLessThanOrEqual(held[Number(id)] ?? -1);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses %s', (amount) => {
    expect(() => splitRefund(amount, [], 0)).toThrow('whole number');
  });
});

it('the database itself refuses a counter below zero', async () => {
  await book(1, `z${accountId}`);
  const below = mall.db.update(wallet).set({ balance: sql`-1` }).where(eq(wallet.accountId, accountId));
  await expect(below).rejects.toThrow();
});
