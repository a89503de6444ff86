import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FlashPage, FlashProduct, OwnFlashItem } from '#contract/flash-sale/schema.ts';
import { flashItem, flashReminder } from '#mall/flash-sale/flash-sale.tables.ts';
import { type Buyer, brokenRules, makeBuyer, need, payTrade, watch } from '../../helpers/mall/buying.ts';
import { flashOf, makeFlash, makeSession } from '../../helpers/mall/flash-sale.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { MINUTE, NOON } from '../../helpers/mall/time.ts';

let mall: TestMall;
let buyer: Buyer;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  buyer = await makeBuyer(mall);
});
afterEach(async () => {
  mall.now.now = NOON;
  expect(await brokenRules(mall)).toEqual([]);
});
afterAll(() => mall.close());

const PATH = '/api/promo/p/flash';
const list = async (query = '', by = buyer) =>
  need(await mall.call<FlashPage>('GET', `${PATH}${query}`, { token: by.token }));
const own = async (id: number, by = buyer) =>
  need(await mall.call<OwnFlashItem>('GET', `${PATH}/${id}`, { token: by.token }));
const remind = (id: number, wanted = true, by = buyer) =>
  mall.call<{ reminded: boolean }>('POST', `${PATH}/${id}/remind`, { token: by.token, body: { wanted } });
const reminders = (id: number) => mall.db.select().from(flashReminder).where(eq(flashReminder.flashItemId, id));

describe('the sessions', () => {
  it('are those of today and tomorrow, with the goods of the one that runs', async () => {
    const page = await list();
    expect(page.sessions.map(({ state }) => state)).toEqual(['over', 'over', 'running', 'coming', 'coming']);
    expect(page.session).toBe(page.sessions[2]?.id);
    expect(page.items).toHaveLength(12);
    expect(page).toMatchObject({ total: 12, page: 1, pages: 1, now: NOON.toISOString() });
    expect(page.items[0]).toMatchObject({ state: 'running', limit: 5, reminded: false });
    mall.now.now = new Date('2026-06-14T04:00:00Z');
    const before = await list();
    expect(before.sessions.map(({ state }) => state)).toEqual(Array(5).fill('coming'));
    expect(before.session).toBe(before.sessions[0]?.id);
    mall.now.now = new Date('2026-06-16T15:59:00Z');
    expect(await list()).toMatchObject({ sessions: [], session: null, items: [], total: 0 });
  });

  it('are chosen by id; one of another day is not shown', async () => {
    const coming = (await list()).sessions[3]?.id ?? 0;
    expect((await list(`?session=${coming}`)).items[0]?.state).toBe('coming');
    const later = await makeSession(mall, { from: 72 });
    expect((await list(`?session=${later}`)).session).toBe(3);
    const refused = await mall.call('GET', `${PATH}?session=x`, { token: buyer.token });
    expect(refused.envelope.code).toBe('A00002');
    expect((await mall.call('GET', PATH)).status).toBe(401);
  });
});

describe('one of the goods', () => {
  it('has the page of its product, and says where it stands for the shopper', async () => {
    const item = await makeFlash(mall, await makeSession(mall), { stock: 3, limitEach: 2 });
    const { envelope } = await mall.call<FlashProduct>('GET', `/api/promo/flash/${item.id}`);
    expect(envelope.data).toMatchObject({
      item: { seckillId: item.id, state: 'running', flashPrice: 6_000, price: 10_000, stock: 3, sold: 0 },
      product: { id: item.productId },
    });
    expect(await own(item.id)).toMatchObject({ most: 2, reminded: false });
    await payTrade(mall, (await buyer.buy(flashOf(item))).tradeId);
    expect(await own(item.id)).toMatchObject({ most: 1, sold: 1, state: 'running' });
    const other = await makeBuyer(mall);
    await other.buy(flashOf(item, 2));
    expect(await own(item.id)).toMatchObject({ state: 'soldOut' });
  });

  it('is not found where no shopper sees it', async () => {
    const item = await makeFlash(mall, await makeSession(mall), { status: 10 });
    for (const path of [`/api/promo/flash/${item.id}`, '/api/promo/flash/2000000000'])
      expect((await mall.call('GET', path)).status).toBe(404);
    expect((await remind(item.id)).status).toBe(404);
  });
});

describe('being reminded', () => {
  it('is noted once, five minutes before it starts, and dropped when not wanted', async () => {
    const item = await makeFlash(mall, await makeSession(mall, { from: 1 }));
    await Promise.all([remind(item.id), remind(item.id)]);
    expect(await reminders(item.id)).toMatchObject([
      { accountId: buyer.accountId, dueAt: new Date(NOON.getTime() + 55 * MINUTE), sentAt: null },
    ]);
    expect((await own(item.id)).reminded).toBe(true);
    expect((await own(item.id, await makeBuyer(mall))).reminded).toBe(false);
    expect(need(await remind(item.id, false))).toEqual({ reminded: false });
    expect(await reminders(item.id)).toEqual([]);
  });

  it('is refused once it runs or is over', async () => {
    const item = await makeFlash(mall, await makeSession(mall));
    expect((await remind(item.id)).envelope).toMatchObject({ code: 'A00001', msg: '活动已开始，快去抢购吧' });
    await mall.db.update(flashItem).set({ status: 30, sold: 0 }).where(eq(flashItem.id, item.id));
    expect((await remind(item.id)).envelope).toMatchObject({ code: 'A00001', msg: '活动已结束' });
    await mall.db.update(flashItem).set({ status: 20 }).where(eq(flashItem.id, item.id));
  });
});
