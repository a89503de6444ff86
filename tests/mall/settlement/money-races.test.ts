import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Submitted } from '#contract/checkout/schema.ts';
import type { RunDrawn, RunView } from '#contract/payout/desk.schema.ts';
import { RUN_STATUS } from '#contract/payout/values.ts';
import type { ShopBalance, StatementPage, StatementView } from '#contract/settlement/desk.schema.ts';
import { STATEMENT_STATUS } from '#contract/settlement/values.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import { shopReceiver } from '#mall/payout/payout.tables.ts';
import { sealReceiver } from '#mall/payout/payout.ts';
import { shopAdjustment, shopEntry } from '#mall/settlement/settlement.tables.ts';
import { bookLate, closeStatements, confirmSilent, countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import { shop } from '#mall/store/shop.tables.ts';
import {
  brokenRules,
  makeBuyer,
  makeGoods,
  need,
  oneOf,
  payTrade,
  setAutoAccept,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { BANK, confirmMonth, type Desk, openPayoutDesk, PAID_SHOP, payoutOf } from '../../helpers/mall/payout.ts';
import { makeDesk, refundsBy } from '../../helpers/mall/refund.ts';
import { completedOrder, entriesOf, makeAvailable, ship } from '../../helpers/mall/settlement.ts';
import { later } from '../../helpers/mall/time.ts';

let mall: TestMall;
let shopDesk: Desk;
let admin: Desk;
let second: Desk;

/** Months go by, and with them sessions. */
async function logIn(): Promise<void> {
  [shopDesk, admin, second] = [
    await openPayoutDesk(mall, 2),
    await openPayoutDesk(mall, null),
    await openPayoutDesk(mall, null),
  ];
}
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  await mall.db
    .update(shop)
    .set({ official: false, freight: { fee: 1_000, freeFrom: 1_000_000_00, notDelivered: [] } });
  await bookLate(mall);
  await releaseDue(mall);
  const at = mall.now.now;
  await mall.db
    .insert(shopReceiver)
    .values({ ...(await sealReceiver(mall, PAID_SHOP, BANK)), shopId: PAID_SHOP, operatorId: 0, at, countsFrom: at });
});
beforeEach(logIn);
afterEach(async () => {
  await countEntries(mall);
  expect(await brokenRules(mall)).toEqual([]);
});
afterAll(() => mall.close());

const rounds = Array.from({ length: 4 }, (_, at) => at);

/** The first moment of the next month in China. */
function nextMonth(): Date {
  const china = new Date(mall.now.now.getTime() + 8 * HOUR_MS);
  return new Date(Date.UTC(china.getUTCFullYear(), china.getUTCMonth() + 1, 1) - 8 * HOUR_MS);
}

async function newestStatement(): Promise<StatementView> {
  const [newest] = need(await shopDesk.get<StatementPage>('settlement/statements')).items;
  return need(await shopDesk.get<StatementView>(`settlement/statements/${newest?.id}`));
}

const balance = async () => need(await shopDesk.get<ShopBalance>('settlement/balance'));
const dueOf = async (orderId: string) =>
  Object.values(await entriesOf(mall, orderId)).reduce((sum, amount) => sum + amount, 0);

/** A shopper asks for one of two pieces back. @returns what the shop does */
async function askedBack({ buyer, orderId, line }: Awaited<ReturnType<typeof completedOrder>>) {
  const id = await refundsBy(mall, buyer).apply({ orderId, lineId: line.id, quantity: 1 });
  const by = await makeDesk(mall, 2);
  return () => by.move(id, 'agree');
}

describe('at once', () => {
  it.each(rounds)('a refund and the closing of its month (%i)', async () => {
    const bought = await completedOrder(mall, { pieces: 2 });
    await makeAvailable(mall);
    mall.now.now = new Date(nextMonth().getTime() + HOUR_MS / 2);
    await logIn();
    const agree = await askedBack(bought);
    const [, , agreed] = await Promise.all([
      closeStatements(mall),
      countEntries(mall),
      agree(),
      closeStatements(mall),
      countEntries(mall),
    ]);
    need(agreed);
    const { id } = await newestStatement();
    const entries = await mall.db.select().from(shopEntry).where(eq(shopEntry.orderId, bought.orderId));
    const stated = entries.filter(({ statementId }) => statementId === id).map(({ kind }) => kind);
    expect(stated.sort()).toEqual(['commission', 'freight', 'sale']);
    // What the refund took back is in the next one.
    expect(
      entries
        .filter(({ statementId }) => statementId === null)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['commissionBack', 'refund']);
    expect(await dueOf(bought.orderId)).toBe(10_500);
  });

  it.each(rounds)('a refund and a run that pays its order out (%i)', async () => {
    const bought = await completedOrder(mall, { pieces: 2 });
    await confirmMonth(mall);
    await logIn();
    const agree = await askedBack(bought);
    const before = await balance();
    const [run, again, agreed] = await Promise.all([
      admin.post<RunDrawn>('payouts/runs'),
      second.post<RunDrawn>('payouts/runs'),
      agree(),
      countEntries(mall),
    ]);
    need(agreed);
    const drawn = [run, again].flatMap(({ envelope }) => envelope.data?.id ?? []);
    const views = await Promise.all(drawn.map(async (id) => need(await admin.get<RunView>(`payouts/runs/${id}`))));
    const payouts = views.flatMap((one) => payoutOf(one) ?? []);
    expect(payouts).toHaveLength(1);
    const { amount = 0 } = payouts[0] ?? {};
    // Before the refund all of it is paid, and the shop owes what went back; after it, so much less is.
    expect([before.available, before.available - 9_500]).toContain(amount);
    expect(await balance()).toMatchObject({ available: before.available - 9_500 - amount, inPayout: amount });
    const own = views.find((one) => payoutOf(one));
    need(await (own?.mayApprove ? admin : second).post(`payouts/runs/${own?.id}/discard`));
  });

  it.each(rounds)('approving a run, by whoever drew it up too, and discarding it (%i)', async () => {
    await confirmMonth(mall);
    await logIn();
    const before = await balance();
    const { id } = need(await admin.post<RunDrawn>('payouts/runs'));
    const payoutId = payoutOf(need(await admin.get<RunView>(`payouts/runs/${id}`)))?.id;
    const [own, ...others] = await Promise.all([
      admin.post(`payouts/runs/${id}/approve`),
      second.post(`payouts/runs/${id}/approve`),
      admin.post(`payouts/runs/${id}/discard`),
      second.post(`payouts/runs/${id}/approve`),
    ]);
    expect(own.envelope.success).toBe(false);
    expect(others.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    const { status } = need(await admin.get<RunView>(`payouts/runs/${id}`));
    expect([RUN_STATUS.APPROVED, RUN_STATUS.DISCARDED]).toContain(status);
    if (status === RUN_STATUS.APPROVED) need(await second.post(`payouts/${payoutId}/failed`, { reason: '账号有误' }));
    expect(await balance()).toMatchObject({ available: before.available, inPayout: 0 });
  });

  it.each(rounds)('two answers to one dispute: the shop is corrected once (%i)', async () => {
    await completedOrder(mall, { pieces: 2 });
    await makeAvailable(mall);
    mall.now.now = new Date(nextMonth().getTime() + HOUR_MS / 2);
    await closeStatements(mall);
    await logIn();
    const { id } = await newestStatement();
    const [entry] = await mall.db.select().from(shopEntry).where(eq(shopEntry.statementId, id)).limit(1);
    const dispute = { entryId: entry?.id, reason: '佣金算错了' };
    const { disputes } = need(await shopDesk.post<StatementView>(`settlement/statements/${id}/dispute`, dispute));
    const count = await mall.db.$count(shopAdjustment);
    const body = { disputeId: disputes[0]?.id, answer: '核对属实', amount: 300 };
    const answers = await Promise.all(
      [admin, second, admin].map((by) => by.post(`settlement/statements/${id}/answer`, body)),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(await mall.db.$count(shopAdjustment)).toBe(count + 1);
    expect((await newestStatement()).status).toBe(STATEMENT_STATUS.CONFIRMED);
  });

  it('a month that closes at midnight while orders are completed and become available', async () => {
    const early = await Promise.all(Array.from({ length: 3 }, () => completedOrder(mall)));
    await makeAvailable(mall);
    const midnight = nextMonth();
    // These become available in the last moment of the month, and in the first of the next.
    mall.now.now = new Date(midnight.getTime() - 7 * DAY_MS - 1);
    const last = await completedOrder(mall);
    later(mall, 1);
    const first = await completedOrder(mall);
    const open = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { shopId: 2 });
    const { tradeId, orderIds } = await open.buy(oneOf(skuId));
    await payTrade(mall, tradeId);
    await ship(mall, orderIds[0] ?? '');
    mall.now.now = new Date(midnight.getTime() - 1);
    await Promise.all([releaseDue(mall), countEntries(mall), releaseDue(mall), countEntries(mall)]);
    await countEntries(mall);
    mall.now.now = new Date(midnight.getTime() + HOUR_MS / 2);
    await Promise.all([
      closeStatements(mall),
      releaseDue(mall),
      open.post(`/orders/${orderIds[0]}/receive`, {}),
      countEntries(mall),
      closeStatements(mall),
      confirmSilent(mall),
      releaseDue(mall),
    ]);
    await logIn();
    const { id } = await newestStatement();
    const statementOf = async (orderId: string) => [
      ...new Set(
        (await mall.db.select().from(shopEntry).where(eq(shopEntry.orderId, orderId))).map((one) => one.statementId),
      ),
    ];
    for (const { orderId } of [...early, last]) expect(await statementOf(orderId)).toEqual([id]);
    for (const orderId of [first.orderId, orderIds[0] ?? '']) expect(await statementOf(orderId)).toEqual([null]);
    const late = await mall.db.$count(
      shopEntry,
      and(isNotNull(shopEntry.statementId), sql`${shopEntry.availableAt} >= ${midnight.toISOString()}::timestamptz`),
    );
    expect(late).toBe(0);
  });
});

describe('a rate that changes', () => {
  const setRate = (rate: number | null) => mall.db.update(shop).set({ commission: rate }).where(eq(shop.id, 2));
  const linesOf = (orderId: string) => mall.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));

  it('between preview and submit is that of the order, which the shopper does not notice', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { shopId: 2, price: 10_000 });
    const request = await buyer.seen(oneOf(skuId));
    await setRate(800);
    const { orderIds } = need(await buyer.send(request)) as Submitted;
    await setRate(null);
    expect(await linesOf(orderIds[0] ?? '')).toMatchObject([{ commissionRate: 800, commission: 800 }]);
  });

  it('while orders are submitted is one or the other for each of them, whole', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => makeBuyer(mall)));
    const { skuId } = await makeGoods(mall, { shopId: 2, price: 10_000, stock: 20 });
    const requests = await Promise.all(buyers.map((buyer) => buyer.seen(oneOf(skuId))));
    const [, ...answers] = await Promise.all([
      setRate(800),
      ...buyers.map((buyer, at) => buyer.send(requests[at] as NonNullable<(typeof requests)[number]>)),
    ]);
    await setRate(null);
    for (const answer of answers) {
      const { orderIds } = need(answer) as Submitted;
      const [line] = await linesOf(orderIds[0] ?? '');
      expect([500, 800]).toContain(line?.commissionRate);
      expect(line?.commission).toBe(line?.commissionRate);
    }
  });
});
