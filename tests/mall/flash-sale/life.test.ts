import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listing } from '#mall/catalog/listing.tables.ts';
import { FLASH_STATUS, flashItem, flashReminder, flashSession } from '#mall/flash-sale/flash-sale.tables.ts';
import { closeSessions, repeatSessions } from '#mall/flash-sale/flash-sale.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { product } from '#mall/product/product.tables.ts';
import { brokenRules, makeBuyer, stockOf, watch } from '../../helpers/mall/buying.ts';
import { flashOf, makeFlash, makeSession } from '../../helpers/mall/flash-sale.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE, NOON } from '../../helpers/mall/time.ts';

const DAY = 1_440 * MINUTE;
let mall: TestMall;
let stop: () => void;
let tags: unknown[] = [];
beforeAll(async () => {
  mall = await openTestMall();
  // The demo's own come again as well, which is not what these count.
  await mall.db.update(flashSession).set({ daily: false, closed: true });
  await watch(mall);
  stop = mall.bus.subscribe(TAGS_TOPIC, (message) => tags.push(...(message as string[])));
});
beforeEach(() => {
  tags = [];
});
afterEach(async () => {
  expect(await brokenRules(mall)).toEqual([]);
  await mall.db.update(flashSession).set({ daily: false, closed: true });
  mall.now.now = NOON;
});
afterAll(async () => {
  stop();
  await mall.close();
});

const itemsOf = (sessionId: number) =>
  mall.db.select().from(flashItem).where(eq(flashItem.sessionId, sessionId)).orderBy(asc(flashItem.sort));
const sessionOf = async (id: number) => (await mall.db.select().from(flashSession).where(eq(flashSession.id, id)))[0];
const daily = () => mall.db.select().from(flashSession).where(eq(flashSession.daily, true));

describe('when a session is over', () => {
  it('what was not sold goes back to the SKUs, once, however many nodes close it', async () => {
    const session = await makeSession(mall);
    const item = await makeFlash(mall, session, { stock: 5, ordinary: 0 });
    const gone = await makeFlash(mall, session, { stock: 1, ordinary: 4 });
    const buyer = await makeBuyer(mall);
    await buyer.buy(flashOf(item, 2));
    await buyer.buy(flashOf(gone));
    await mall.db.insert(flashReminder).values({ flashItemId: item.id, accountId: buyer.accountId, dueAt: NOON });
    expect(await closeSessions(mall)).toBe(0);
    later(mall, 61 * MINUTE);
    const closed = await Promise.all([closeSessions(mall), closeSessions(mall), closeSessions(mall)]);
    expect(closed.reduce((sum, n) => sum + n)).toBe(1);
    expect(await stockOf(mall, item.skuId, gone.skuId)).toEqual([3, 4]);
    expect((await itemsOf(session)).map(({ status }) => status)).toEqual([FLASH_STATUS.OVER, FLASH_STATUS.OVER]);
    expect((await sessionOf(session))?.closed).toBe(true);
    expect(await mall.db.$count(flashReminder)).toBe(0);
    expect(tags).toContain(`product:${item.productId}`);
    const [row] = await mall.db.select().from(listing).where(eq(listing.productId, item.productId)).limit(1);
    expect(row?.inStock).toBe(true);
  });

  it('an application that nobody answered is refused, and moves no pieces', async () => {
    const session = await makeSession(mall);
    const item = await makeFlash(mall, session, { status: FLASH_STATUS.APPLIED, ordinary: 3 });
    later(mall, 61 * MINUTE);
    expect(await closeSessions(mall)).toBe(1);
    expect(await itemsOf(session)).toMatchObject([
      { status: FLASH_STATUS.REFUSED, reason: expect.stringContaining('Session over') },
    ]);
    expect(await stockOf(mall, item.skuId)).toEqual([3]);
  });

  it('pieces of orders that are cancelled later go to the SKU', async () => {
    const session = await makeSession(mall);
    const item = await makeFlash(mall, session, { stock: 2, ordinary: 1 });
    const buyer = await makeBuyer(mall);
    const { orderIds } = await buyer.buy(flashOf(item));
    later(mall, 61 * MINUTE);
    await closeSessions(mall);
    expect(await stockOf(mall, item.skuId)).toEqual([2]);
    await buyer.post(`/orders/${orderIds[0]}/cancel`, { reason: '10' });
    expect(await stockOf(mall, item.skuId)).toEqual([3]);
  });

  it('an order in the same moment gets its pieces, or they go back: none is lost', { timeout: 60_000 }, async () => {
    const session = await makeSession(mall);
    const item = await makeFlash(mall, session, { stock: 20, ordinary: 0 });
    const crowd = await Promise.all(Array.from({ length: 20 }, () => makeBuyer(mall)));
    const inputs = await Promise.all(crowd.map((buyer) => buyer.seen(flashOf(item))));
    const late = { ...mall, clock: () => new Date(NOON.getTime() + 61 * MINUTE) };
    const [answers] = await Promise.all([
      Promise.all(crowd.map((buyer, at) => buyer.send(inputs[at] as never))),
      closeSessions(late),
    ]);
    const sold = answers.filter(({ envelope }) => envelope.success).length;
    expect(await stockOf(mall, item.skuId)).toEqual([20 - sold]);
    for (const { envelope } of answers.filter((one) => !one.envelope.success)) expect(envelope.code).toBe('A00001');
  });
});

describe('a daily session', () => {
  it('comes again with the same goods, as far as the SKUs have them', async () => {
    const session = await makeSession(mall, { daily: true });
    const whole = await makeFlash(mall, session, { stock: 5, ordinary: 10, limitEach: 2, sort: 1 });
    const some = await makeFlash(mall, session, { stock: 5, ordinary: 3, sort: 2 });
    const none = await makeFlash(mall, session, { stock: 5, ordinary: 0, sort: 3 });
    const dear = await makeFlash(mall, session, { stock: 5, ordinary: 9, listPrice: 6_000, sort: 4 });
    const off = await makeFlash(mall, session, { stock: 5, ordinary: 9, sort: 5 });
    await mall.db.update(product).set({ status: 50 }).where(eq(product.id, off.productId));
    const added = await Promise.all([repeatSessions(mall), repeatSessions(mall)]);
    // It runs since an hour, so the one of tomorrow is within a day, and the one after that is not.
    expect(added.reduce((sum, n) => sum + n)).toBe(2);
    const [newest] = await daily();
    expect(newest?.startsAt).toEqual(new Date(NOON.getTime() - 60 * MINUTE + 2 * DAY));
    expect((await sessionOf(session))?.daily).toBe(false);
    const copies = await mall.db.select().from(flashItem).where(eq(flashItem.skuId, whole.skuId));
    expect(copies).toMatchObject([
      { stock: 5, sold: 0 },
      { stock: 5, limitEach: 2, sort: 1, price: 6_000, status: FLASH_STATUS.ON },
      { stock: 5 },
    ]);
    expect(await stockOf(mall, whole.skuId, some.skuId, none.skuId, dear.skuId, off.skuId)).toEqual([0, 0, 0, 9, 9]);
    expect(await itemsOf((newest?.id ?? 0) - 1)).toMatchObject([
      { skuId: whole.skuId },
      { skuId: some.skuId, stock: 3, planned: 5 },
    ]);
    expect(tags).toEqual(expect.arrayContaining(['home', `product:${whole.productId}`]));
    expect(await repeatSessions(mall)).toBe(0);
    await mall.db.update(product).set({ status: 40 }).where(eq(product.id, off.productId));
  });

  it('leaves out days that passed while nobody ran the mall', async () => {
    const session = await makeSession(mall, { daily: true });
    later(mall, 10 * DAY);
    expect(await closeSessions(mall)).toBe(1);
    expect(await repeatSessions(mall)).toBeGreaterThan(0);
    const rows = await mall.db.select().from(flashSession).where(eq(flashSession.closed, false));
    expect(rows.map(({ startsAt }) => startsAt.getTime()).sort()).toEqual([
      NOON.getTime() - 60 * MINUTE + 10 * DAY,
      NOON.getTime() - 60 * MINUTE + 11 * DAY,
      NOON.getTime() - 60 * MINUTE + 12 * DAY,
    ]);
    expect((await sessionOf(session))?.daily).toBe(false);
  });
});
