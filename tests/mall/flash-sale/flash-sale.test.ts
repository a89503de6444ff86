import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Card, HomeGoods, ProductView, ShopCard } from '#contract/catalog/schema.ts';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import type { FlashSale } from '#contract/flash-sale/schema.ts';
import type { Language } from '#contract/language.ts';
import { cards } from '#mall/catalog/catalog.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { discountActivity } from '#mall/discount/discount.tables.ts';
import { flashItem, flashSession } from '#mall/flash-sale/flash-sale.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

/** The demo's third session, 12:00 to 16:00 in China. */
const RUNNING = 3;
const STARTS = '2026-06-15T04:00:00.000Z';
const ENDS = '2026-06-15T08:00:00.000Z';
const EVENING = '2026-06-15T12:00:00.000Z';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  // They have hours of their own.
  await mall.db.update(discountActivity).set({ stopped: true });
});
afterAll(() => mall.close());
afterEach(() => {
  mall.now.now = NOON;
});

async function get<T>(path: string, language: Language = 'zh'): Promise<T> {
  const { status, envelope } = await mall.call<T>('GET', path, { language });
  if (!envelope.data) throw new Error(`${path}: ${status} ${envelope.msg}`);
  return envelope.data;
}

const flashSale = (language?: Language) => get<FlashSale>('/api/promo/flash', language);
const goods = (id: number) => get<ProductView>(`/api/pms/goods/${id}`);
const card = async (id: number): Promise<Card | undefined> =>
  (await cards({ db: mall.db, language: 'zh', now: mall.now.now }, [id]))[0];

const planned = () =>
  mall.db.select().from(flashItem).where(eq(flashItem.sessionId, RUNNING)).orderBy(asc(flashItem.sort));

async function first() {
  const [row] = await planned();
  if (!row) throw new Error('the demo mall has no flash sale');
  return row;
}

const put = (id: number, values: Partial<typeof product.$inferInsert>) =>
  mall.db.transaction(async (tx) => {
    await tx.update(product).set(values).where(eq(product.id, id));
    await reindexListing(tx, [id]);
  });

/** Runs with other sessions. */
async function withSessions(rows: (typeof flashSession.$inferInsert)[], run: () => Promise<void>): Promise<void> {
  const before = await mall.db.delete(flashSession).returning();
  try {
    if (rows.length) await mall.db.insert(flashSession).values(rows);
    await run();
  } finally {
    await mall.db.delete(flashSession);
    await mall.db.insert(flashSession).values(before);
  }
}

describe('the sale of the day', () => {
  test('one of its sessions runs, with its goods as arranged', async () => {
    const sale = await flashSale();
    expect(sale.sessions.map(({ running }) => running)).toEqual([false, false, true, false, false]);
    expect(sale.sessions[RUNNING - 1]).toEqual({
      id: RUNNING,
      title: '午间场',
      startsAt: STARTS,
      endsAt: ENDS,
      running: true,
    });
    expect(sale.freshUntil).toBe(ENDS);
    const rows = await planned();
    expect(rows).toHaveLength(12);
    expect(sale.items.map(({ id, skuId, flashPrice, stock, sold }) => [id, skuId, flashPrice, stock, sold])).toEqual(
      rows.map(({ productId, skuId, price, stock, sold }) => [productId, skuId, price, stock, sold]),
    );
    for (const { skuId, price } of sale.items) {
      const [row] = await mall.db.select().from(sku).where(eq(sku.id, skuId));
      expect(price).toBe(row?.price);
    }
    expect((await flashSale('en')).sessions[RUNNING - 1]?.title).toBe('Midday');
  });

  test('the end of one session is the start of the next', async () => {
    mall.now.now = new Date(Date.parse(ENDS) - 1);
    const before = await flashSale();
    mall.now.now = new Date(ENDS);
    const after = await flashSale();
    expect(before.sessions.findIndex(({ running }) => running)).toBe(RUNNING - 1);
    expect(after.sessions.findIndex(({ running }) => running)).toBe(RUNNING);
    const ids = (sale: FlashSale) => sale.items.map(({ skuId }) => skuId);
    expect(ids(after)).toHaveLength(12);
    expect(ids(after).filter((id) => ids(before).includes(id))).toEqual([]);
  });

  test('between two sessions nothing is sold, and prices are the usual ones', async () => {
    const { productId } = await first();
    const evening = { id: 900, startsAt: new Date(EVENING), endsAt: new Date('2026-06-15T16:00:00.000Z') };
    await withSessions([{ ...evening, title: { zh: '晚间场', en: 'Evening' } }], async () => {
      const sale = await flashSale();
      expect(sale.sessions).toMatchObject([{ id: 900, title: '晚间场', running: false }]);
      expect(sale.items).toEqual([]);
      expect(sale.freshUntil).toBe(EVENING);
      expect((await card(productId))?.promotionPrice).toBeNull();
      const view = await goods(productId);
      expect(view.skus.every(({ promotion }) => promotion === null)).toBe(true);
    });
  });

  test('without sessions the pages are there all the same', async () => {
    const { productId } = await first();
    await withSessions([], async () => {
      const tomorrow = new Date(NOON.getTime() + 86_400_000).toISOString();
      expect(await flashSale()).toEqual({ sessions: [], items: [], freshUntil: tomorrow });
      expect(await goods(productId)).toMatchObject({ freshUntil: tomorrow });
    });
  });

  test('without a home page there are no floors', async () => {
    const [row] = await mall.db.delete(setting).where(eq(setting.name, 'home')).returning();
    expect(await get<HomeGoods>('/api/pms/home')).toMatchObject({ floors: [], shops: [] });
    if (row) await mall.db.insert(setting).values(row);
  });
});

describe('a product of the running session', () => {
  test('shows its price, on its page for the SKU that has it, until the session ends', async () => {
    const { productId, skuId, price } = await first();
    expect((await card(productId))?.promotionPrice).toBe(price);
    const view = await goods(productId);
    expect(view.freshUntil).toBe(ENDS);
    for (const { id, promotion } of view.skus)
      if (id === skuId) expect(promotion).toMatchObject({ kind: 'flash', price, endsAt: ENDS });
      else expect(promotion).toBeNull();
    mall.now.now = new Date(ENDS);
    expect((await goods(productId)).skus.every(({ promotion }) => promotion === null)).toBe(true);
    expect((await card(productId))?.promotionPrice).toBeNull();
  });

  test('has the usual price once all is sold, and stays in the sale', async () => {
    const { id, productId, sold, stock } = await first();
    await mall.db.update(flashItem).set({ sold: stock }).where(eq(flashItem.id, id));
    expect((await card(productId))?.promotionPrice).toBeNull();
    expect((await goods(productId)).skus.every(({ promotion }) => promotion === null)).toBe(true);
    expect((await flashSale()).items[0]).toMatchObject({ id: productId, stock, sold: stock });
    await mall.db.update(flashItem).set({ sold }).where(eq(flashItem.id, id));
  });

  test('with two SKUs in the sale its card has the lower price, and the sale has both', async () => {
    const { productId, price } = await first();
    const [added] = await mall.db
      .insert(sku)
      .values({ productId, spec: [], price: price * 3, stock: 5, sort: 99 })
      .returning();
    const skuId = added?.id ?? 0;
    const more = { sessionId: RUNNING, shopId: 1, skuId, productId, price: price - 10, stock: 5, sort: -1 };
    await mall.db.insert(flashItem).values(more);
    expect((await card(productId))?.promotionPrice).toBe(price - 10);
    const { items } = await flashSale();
    expect(items).toHaveLength(12);
    expect(items.slice(0, 2)).toMatchObject([
      { id: productId, skuId, price: price * 3, flashPrice: price - 10 },
      { id: productId, flashPrice: price },
    ]);
    await mall.db.delete(flashItem).where(and(eq(flashItem.skuId, skuId), eq(flashItem.sessionId, RUNNING)));
    await mall.db.delete(sku).where(eq(sku.id, skuId));
  });

  test('off sale it is nowhere', async () => {
    const { productId } = await first();
    await put(productId, { status: PUBLISH_STATUS.PUT_OFF });
    const { items } = await flashSale();
    expect(items).toHaveLength(11);
    expect(items.map(({ id }) => id)).not.toContain(productId);
    expect(await card(productId)).toBeUndefined();
    expect((await mall.call('GET', `/api/pms/goods/${productId}`)).status).toBe(404);
    await put(productId, { status: PUBLISH_STATUS.PUT_ON });
    expect((await flashSale()).items[0]?.id).toBe(productId);
  });
});

describe('cards and pages', () => {
  const viewer = () => ({ db: mall.db, language: 'zh' as const, now: NOON });

  test('cards come in the order asked for, without what does not exist', async () => {
    const [a, b] = await planned();
    const ids = [b?.productId ?? 0, 2_000_000_000, a?.productId ?? 0];
    expect((await cards(viewer(), ids)).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect(await cards(viewer(), [])).toEqual([]);
  });

  test('a card without pictures has none, and one made to order says so', async () => {
    const { productId } = await first();
    const [row] = await mall.db.select().from(product).where(eq(product.id, productId));
    if (!row) throw new Error('no such product');
    expect(await card(productId)).toMatchObject({ picture: row.pictures[0], madeToOrder: false });
    await put(productId, { pictures: [], custom: [{ code: 'text', name: { zh: '刻字', en: 'Text' }, mode: 1 }] });
    expect(await card(productId)).toMatchObject({ picture: '', madeToOrder: true });
    expect((await goods(productId)).custom).toEqual([
      { code: 'text', name: '刻字', mode: 1, choices: [], maxLength: null, required: false },
    ]);
    const option = { mode: 2, choices: [{ zh: '红', en: 'Red' }], maxLength: 8, required: true };
    await put(productId, { custom: [{ code: 'colour', name: { zh: '颜色', en: 'Colour' }, ...option }] });
    expect((await goods(productId)).custom).toEqual([{ code: 'colour', name: '颜色', ...option, choices: ['红'] }]);
    await put(productId, { pictures: row.pictures, custom: null });
    expect((await goods(productId)).custom).toBeNull();
  });

  test('pictures of values are shown where there are any', async () => {
    const { productId } = await first();
    const values = [
      { code: 'a', name: { zh: '甲', en: 'A' }, picture: 'demo/a.webp' },
      { code: 'b', name: { zh: '乙', en: 'B' } },
    ];
    const [row] = await mall.db.select().from(product).where(eq(product.id, productId));
    await put(productId, { axes: [{ name: { zh: '款式', en: 'Style' }, values }] });
    expect((await goods(productId)).axes[0]?.values.map(({ picture }) => picture)).toEqual(['demo/a.webp', null]);
    await put(productId, { axes: row?.axes ?? [] });
  });

  test('related goods are others, at most five', async () => {
    const { productId } = await first();
    const { related } = await goods(productId);
    expect(related).toHaveLength(5);
    expect(related.map(({ id }) => id)).not.toContain(productId);
    expect(new Set(related.map(({ id }) => id)).size).toBe(5);
  });

  test('a shop counts what it has on sale, in both languages, and is not found when closed', async () => {
    const [row] = await mall.db.select().from(shop).where(eq(shop.id, 1));
    const zh = await get<ShopCard>('/api/shop/1');
    const en = await get<ShopCard>('/api/shop/1', 'en');
    expect([zh.name, en.name]).toEqual([row?.name.zh, row?.name.en]);
    const onSale = await mall.db.$count(product, and(eq(product.shopId, 1), eq(product.status, PUBLISH_STATUS.PUT_ON)));
    expect(zh.products).toBe(onSale);
    expect(zh).not.toHaveProperty('freight');
    expect(zh).not.toHaveProperty('status');
    await mall.db
      .update(shop)
      .set({ status: STATUS.NORMAL + 1 })
      .where(eq(shop.id, 1));
    expect((await mall.call('GET', '/api/shop/1')).status).toBe(404);
    await mall.db.update(shop).set({ status: STATUS.NORMAL }).where(eq(shop.id, 1));
    expect((await mall.call('GET', '/api/shop/999999')).status).toBe(404);
  });
});
