import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RefundPreview } from '#contract/refund/schema.ts';
import type { OrdersToReview, ReviewForm } from '#contract/review/schema.ts';
import { HOUR_MS } from '#contract/time.ts';
import { ledger } from '#mall/money/money.tables.ts';
import { brokenRules, makeBuyer, makeGoods, need, setAutoAccept, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeDesk, refundsBy } from '../../helpers/mall/refund.ts';
import { lineOf, makeReviewer, receivedBy } from '../../helpers/mall/review.ts';
import { later, NOON } from '../../helpers/mall/time.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await setAutoAccept(mall, true);
  await watch(mall);
});
beforeEach(() => {
  mall.now.now = NOON;
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

type Reviewer = Awaited<ReturnType<typeof makeReviewer>>;
const bought = async (...prices: number[]) => {
  const goods = await Promise.all(prices.map((price) => makeGoods(mall, { price })));
  return makeReviewer(mall, ...goods.map(({ skuId }) => skuId));
};
const formOf = async ({ orderId, token }: Reviewer) =>
  need(await mall.call<ReviewForm>('GET', `/api/oms/p/reviews/orders/${orderId}`, { token }));
const writeAll = (by: Reviewer) => by.write({ lines: by.lineIds.map((lineId) => lineOf(lineId)), anonymous: false });
const earnedBy = async ({ accountId }: Reviewer) => {
  const own = and(eq(ledger.accountId, accountId), eq(ledger.unit, 20));
  const rows = await mall.db.select().from(ledger).where(own);
  return rows.filter(({ key }) => /review:\d/.test(key)).map(({ amount }) => amount);
};

describe('points of a review', () => {
  it('are one for each yuan that was paid for its line, ten at most, and the form says them before', async () => {
    const by = await bought(1, 99, 750, 20_000);
    const form = await formOf(by);
    const shown = new Map(form.lines.map(({ id, points }) => [id, points]));
    expect([...shown.values()].toSorted((a, b) => a - b)).toEqual([0, 0, 7, 10]);
    expect(form).toMatchObject({ points: 17, today: 50 });
    expect(need(await writeAll(by)).points).toBe(17);
    expect((await earnedBy(by)).toSorted((a, b) => a - b)).toEqual([7, 10]);
    const list = need(await mall.call<OrdersToReview>('GET', '/api/oms/p/reviews/orders', { token: by.token }));
    expect(list.today).toBe(33);
  });

  it('are fifty a day in China at most', async () => {
    const by = await bought(...Array.from({ length: 7 }, () => 5_000));
    const write = async (n: number, from: number) =>
      need(await by.write({ lines: by.lineIds.slice(from, from + n).map((id) => lineOf(id)), anonymous: false }))
        .points;
    expect(await formOf(by)).toMatchObject({ points: 50 });
    expect(await write(4, 0)).toBe(40);
    expect(await formOf(by)).toMatchObject({ points: 10, today: 10 });
    // Eleven at night in China, and one after midnight.
    later(mall, 11 * HOUR_MS);
    expect(await write(2, 4)).toBe(10);
    expect(await formOf(by)).toMatchObject({ points: 0, today: 0 });
    later(mall, 2 * HOUR_MS);
    expect(await write(1, 6)).toBe(10);
  });

  it('go back with the money: what is left of the line is what they are worth', async () => {
    const by = await bought(800, 5_000);
    need(await writeAll(by));
    const refunds = refundsBy(mall, by);
    const desk = await makeDesk(mall);
    const preview = async (lineId = 0) =>
      need(await refunds.get<RefundPreview>(`/preview?orderId=${by.orderId}&lineId=${lineId}`));
    const losses: number[] = [];
    for (const lineId of by.lineIds) {
      const { earned } = await preview(lineId);
      const id = await refunds.apply({ orderId: by.orderId, lineId, quantity: 1 });
      need(await desk.move(id, 'agree'));
      expect((await refunds.view(id)).earned).toBe(earned);
      losses.push(earned);
    }
    expect(losses.every((loss) => loss >= 8)).toBe(true);
    expect((await earnedBy(by)).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });
});

describe('many at once', () => {
  it('reviews of ten orders earn fifty in all', { timeout: 60_000 }, async () => {
    const { skuId } = await makeGoods(mall, { price: 5_000 });
    const buyer = await makeBuyer(mall);
    const orders: Reviewer[] = [];
    for (let n = 0; n < 10; n += 1) orders.push(await receivedBy(mall, buyer, skuId));
    const written = await Promise.all(orders.map(writeAll));
    expect(written.reduce((sum, answer) => sum + need(answer).points, 0)).toBe(50);
    expect(await earnedBy(orders[0] as Reviewer)).toEqual([10, 10, 10, 10, 10]);
  });
});
