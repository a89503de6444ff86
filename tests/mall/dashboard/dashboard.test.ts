import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISITS } from '#contract/content/schema.ts';
import type { DayFigures, DeskHome, Series } from '#contract/dashboard/schema.ts';
import type { DeskSetup } from '#contract/dashboard/setup.schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { flowLog } from '#mall/content/content.tables.ts';
import { dayFigure } from '#mall/dashboard/dashboard.tables.ts';
import { saveDays } from '#mall/dashboard/dashboard.ts';
import { deskSetup } from '#mall/dashboard/setup.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { product } from '#mall/product/product.tables.ts';
import { dayAfter, dayOf, dayStart } from '#mall/sheets/days.rules.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { type Buyer, makeBuyer, makeGoods, makeOperator, need, oneOf, payTrade } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const SHOP = 4;
const READ_BY_DAY = ['flow_log', 'shop_order', 'product', 'day_figure'];
type Staff = Awaited<ReturnType<typeof makeOperator>>;

let mall: TestMall;
let buyer: Buyer;
let staff: Staff;
let admin: Staff;
let began: Date;
beforeAll(async () => {
  mall = await openTestMall();
  began = mall.now.now;
  buyer = await makeBuyer(mall);
  staff = await makeOperator(mall, SHOP);
  admin = await makeOperator(mall, null, 'admin');
});
afterAll(() => mall.close());

const wholeSeries = async (who: Staff, query = 'days=7') => need(await who.get<Series>(`/home/series?${query}`));
const series = async (who: Staff, query?: string) => (await wholeSeries(who, query)).days;
const today = async (who: Staff, query = 'days=7') => (await series(who, query)).at(-1);
/** The mall's clock and the database's are two; a view stands where the mall's stands. */
const look = (visit: Partial<typeof flowLog.$inferInsert> = {}) =>
  mall.db.insert(flowLog).values({ at: mall.now.now, path: '/goods', language: 'zh', ...visit });

async function sell(shopId = SHOP): Promise<number> {
  const { skuId } = await makeGoods(mall, { shopId });
  const { tradeId, payable } = await buyer.buy(oneOf(skuId));
  await payTrade(mall, tradeId);
  return payable;
}

describe('what a shop needs before it sells', () => {
  it('is told to its own operators, by name, until it is done', async () => {
    const row = (await mall.db.select().from(shop).where(eq(shop.id, SHOP)))[0];
    const own = async (who: Staff) => need(await who.get<DeskHome>('/home')).shop;
    expect(await own(admin)).toBeNull();
    expect(await own(staff)).toMatchObject({ name: row?.name.zh, done: { product: true, sale: true } });
    if (!row) throw new Error(`there is no shop ${SHOP}`);
    const { id: _, ...like } = row;
    const [fresh] = await mall.db
      .insert(shop)
      .values({ ...like, code: 'new-shop', name: { zh: '新店', en: 'New shop' }, official: false, version: 1 })
      .returning({ id: shop.id });
    const beginner = await makeOperator(mall, fresh?.id ?? 0);
    // It belongs to nobody but the mall: what it sells is the mall's.
    const none = { settings: false, returnPlace: false, receiver: true, product: false, sale: false };
    expect(await own(beginner)).toEqual({ name: '新店', done: none });
    await mall.db
      .update(shop)
      .set({ version: 2 })
      .where(eq(shop.id, fresh?.id ?? 0));
    expect((await own(beginner))?.done).toEqual({ ...none, settings: true });
  });
});

describe('what a new mall needs', () => {
  it('is told to administrators alone', async () => {
    const { done, demo } = need(await admin.get<DeskSetup>('/setup'));
    expect(done).toMatchObject({
      branding: true,
      categories: true,
      brands: true,
      dictionaries: true,
      shop: true,
      product: true,
      order: true,
    });
    expect(demo).toBe(true);
    expect(done).toMatchObject({ payment: false, sms: false, domain: false });
    expect((await staff.get('/setup')).status).toBe(403);
    const real = await deskSetup({ ...mall, sms: { ...mall.sms, name: 'aliyun' } }, 'shop.example');
    expect(real.done).toMatchObject({ sms: true, domain: true });
  });
});

it('figures of orders and sales are not for editors', async () => {
  const editor = await makeOperator(mall, null, 'editor');
  expect(need(await editor.get<DeskHome>('/home'))).toMatchObject({ waiting: [], today: null });
  expect(await today(editor)).toMatchObject({ orders: null, sales: null });
  expect((await editor.get('/home/news?since=2026-01-01T00:00:00Z')).status).toBe(403);
});

describe('figures by day', () => {
  it('count orders and sales, page views and visits, of the shop and of the mall', async () => {
    const [mine, all] = [await today(staff), await today(admin)];
    const payable = await sell();
    const [own] = await mall.db.select().from(product).where(eq(product.shopId, SHOP)).orderBy(product.id).limit(1);
    await look({ entry: true });
    await look({ productId: own?.id ?? 0 });
    const plus = (before: DayFigures | undefined, orders: number, sales: number, views: number, visits: number) => ({
      day: before?.day,
      orders: (before?.orders ?? 0) + orders,
      sales: (before?.sales ?? 0) + sales,
      views: (before?.views ?? 0) + views,
      visits: (before?.visits ?? 0) + visits,
    });
    expect(await today(staff)).toEqual(plus(mine, 1, payable, 1, 1));
    expect(await today(admin)).toEqual(plus(all, 1, payable, 2, 1));
    expect(await today(admin, `days=7&shopId=${SHOP}`)).toEqual(await today(staff));
  });

  it('are those of 7, 30 or 90 days, whatever happened', async () => {
    for (const days of [7, 30, 90]) expect(await series(staff, `days=${days}`)).toHaveLength(days);
    expect((await staff.get('/home/series?days=8')).envelope.code).toBe('A00002');
    expect((await staff.get(`/home/series?days=7&shopId=${SHOP + 1}`)).status).toBe(404);
  });

  it('of days that are over are counted once and for good, and are the same as before', async () => {
    await look({ entry: true });
    mall.now.now = new Date(began.getTime() + DAY_MS);
    const [mine, all] = [await series(staff), await series(admin)];
    expect(await saveDays(mall)).toBeGreaterThan(0);
    expect(await saveDays(mall)).toBe(0);
    expect(await mall.db.$count(dayFigure, eq(dayFigure.shopId, 0))).toBeGreaterThanOrEqual(1);
    expect(await series(staff)).toEqual(mine);
    expect(await series(admin)).toEqual(all);
    await rowsOf(
      mall.db,
      sql`update day_figure set views = views + 7 where shop_id = 0 and day = ${all[5]?.day}::date`,
    );
    expect((await series(admin))[5]?.views).toBe((all[5]?.views ?? 0) + 7);
    mall.now.now = began;
  });

  it('are counted once by any number of nodes at once', async () => {
    await mall.db.delete(dayFigure);
    mall.now.now = new Date(began.getTime() + DAY_MS);
    const before = (await series(admin)).slice(-2);
    await Promise.all([1, 2, 3, 4].map(() => saveDays(mall)));
    expect((await series(admin)).slice(-2)).toEqual(before);
    mall.now.now = began;
  });

  it('of long ago are left to the job, and the desk says so meanwhile', async () => {
    await mall.db.delete(dayFigure);
    await look({ entry: true });
    mall.now.now = new Date(began.getTime() + 3 * DAY_MS);
    const statements = await statementsOf(async () => {
      const { days, counting } = await wholeSeries(admin);
      expect(counting).toBe(true);
      expect(days.slice(0, 5).map(({ views }) => views)).toEqual([0, 0, 0, 0, 0]);
    });
    const counted = statements.find(({ sql }) => sql.includes('flow_log f'));
    expect(counted?.params).toContain(dayStart(dayAfter(dayOf(mall.now.now), -1)).toISOString());
    await saveDays(mall);
    const { days, counting } = await wholeSeries(admin);
    expect(counting).toBe(false);
    expect(days[3]?.views).toBeGreaterThan(0);
    mall.now.now = began;
  });

  it('read no more than the days that they are of', async () => {
    await rowsOf(
      mall.db,
      sql`insert into flow_log (at, path, language, entry)
        select ${began.toISOString()}::timestamptz - make_interval(mins => 10 * k), '/', 'zh', false from generate_series(1, 20000) k`,
    );
    await rowsOf(mall.db, sql`analyze flow_log`);
    for (const who of [admin, staff]) {
      const whole: string[] = [];
      for (const statement of await statementsOf(() => series(who, 'days=90'))) {
        if (!/^\s*(select|with)/i.test(statement.sql)) continue;
        const nodes = await planOf(mall.database, statement);
        if (nodes.some((node) => node['Node Type'] === 'Seq Scan' && READ_BY_DAY.includes(node['Relation Name'] ?? '')))
          whole.push(statement.sql);
      }
      expect(whole).toEqual([]);
    }
  });
});

it('a page view that comes from elsewhere begins a visit', async () => {
  const send = (referrer?: string) =>
    mall.call('POST', '/api/app/flowAnalysisLog', {
      body: { path: '/visit-test', ...(referrer ? { referrer } : {}) },
      headers: { origin: 'http://mall' },
    });
  // The same page within a few seconds is one view.
  for (const referrer of [undefined, 'http://mall/search', 'https://elsewhere.example/']) {
    await send(referrer);
    mall.now.now = new Date(mall.now.now.getTime() + VISITS.repeated);
  }
  const rows = await mall.db.select().from(flowLog).where(eq(flowLog.path, '/visit-test')).orderBy(flowLog.id);
  expect(rows.map(({ entry }) => entry)).toEqual([true, false, true]);
});

it('news are the orders that were paid since', async () => {
  const since = mall.now.now.toISOString();
  mall.now.now = new Date(mall.now.now.getTime() + 60_000);
  await sell();
  await sell(5);
  const news = async (who: Staff) => need(await who.get<{ paid: number }>(`/home/news?since=${since}`)).paid;
  expect([await news(staff), await news(admin)]).toEqual([1, 2]);
});
