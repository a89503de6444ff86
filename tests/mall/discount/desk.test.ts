import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskDiscounts, DiscountChoices, DiscountDocument, PricedGoods } from '#contract/discount/desk.schema.ts';
import type { Preset } from '#contract/operator/roles.values.ts';
import { DAY_MS } from '#contract/time.ts';
import { discountActivity } from '#mall/discount/discount.tables.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { sku } from '#mall/product/product.tables.ts';
import { makeBuyer, makeGoods, makeOperator, need, oneOf } from '../../helpers/mall/buying.ts';
import { makeDiscount } from '../../helpers/mall/discount.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { pageOf } from '../../helpers/mall/product.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const SHOP = 2;
const OTHER = 3;
type Whole = { value: DiscountDocument; version: number };
const documentOf = (productId: number, more: Partial<DiscountDocument> = {}): DiscountDocument => ({
  ...{ name: { zh: '桌面折扣', en: 'Desk discount' }, shopId: null, rule: { zh: '规则', en: '' }, banner: '' },
  ...{ off: 1_000, weekly: null, limit: 2, stopped: false, goods: [{ productId, prices: null }] },
  startsAt: mall.now.now.toISOString(),
  endsAt: new Date(mall.now.now.getTime() + DAY_MS).toISOString(),
  ...more,
});

async function at(shopId: number | null, role: Preset) {
  const { token } = await makeOperator(mall, shopId, role);
  const send = <T>(method: 'POST' | 'PUT', path: string, body: unknown) =>
    mall.call<T>(method, `/api/desk/p${path}`, { token, body, headers: { 'idempotency-key': randomUUID() } });
  const get = <T>(path: string) => mall.call<T>('GET', `/api/desk/p${path}`, { token });
  const add = (value: DiscountDocument) => send<{ id: string }>('POST', '/discounts', value);
  return { send, get, add };
}

/** Tags that are dropped while `run` does its work. */
async function droppedBy(run: () => Promise<unknown>): Promise<string[]> {
  const dropped: string[] = [];
  const stop = mall.bus.subscribe(TAGS_TOPIC, (tags) => dropped.push(...(tags as string[])));
  await run();
  stop();
  return dropped;
}

describe('an editor', () => {
  it('makes one that prices its goods at once, edits it and stops it; their pages are dropped', async () => {
    const editor = await at(null, 'editor');
    const [one, other] = [await makeGoods(mall), await makeGoods(mall)];
    let id = '';
    const added = await droppedBy(async () => {
      id = need(await editor.add(documentOf(one.productId))).id;
    });
    expect(added).toEqual(['prices', `product:${one.productId}`]);
    expect((await pageOf(mall, one.productId))?.skus[0]?.promotion).toMatchObject({
      price: 9_000,
      limit: 2,
      kind: 'discount',
    });
    const { value, version } = need(await editor.get<Whole>(`/discount/${id}`));
    const changed = { ...value, goods: [{ productId: other.productId, prices: null }] };
    const dropped = await droppedBy(async () =>
      need(await editor.send('PUT', `/discount/${id}`, { value: changed, version })),
    );
    expect(dropped.sort()).toEqual(['prices', `product:${one.productId}`, `product:${other.productId}`].sort());
    expect((await pageOf(mall, one.productId))?.skus[0]?.promotion).toBeNull();
    expect((await pageOf(mall, other.productId))?.skus[0]?.promotion).toMatchObject({ price: 9_000 });
    const late = await editor.send('PUT', `/discount/${id}`, { value, version });
    expect(late.envelope).toMatchObject({ code: 'A00001', data: { conflict: { version: 2 } } });
    need(await editor.send('PUT', `/discount/${id}`, { value: { ...changed, stopped: true }, version: 2 }));
    expect((await pageOf(mall, other.productId))?.skus[0]?.promotion).toBeNull();
  });

  it('gives each SKU a price below its own; what is sold no more drops out', async () => {
    const editor = await at(null, 'admin');
    const { productId, skuId } = await makeGoods(mall);
    const [retired] = await mall.db
      .insert(sku)
      .values({ productId, spec: ['old'], price: 9_000, stock: 0, sort: 1, retired: true })
      .returning();
    const own = (prices: Record<string, number>) =>
      documentOf(productId, { off: null, goods: [{ productId, prices }] });
    const dear = await editor.add(own({ [skuId]: 10_000 }));
    expect(dear.envelope).toMatchObject({ data: [{ field: `goods.0.prices.${skuId}`, msg: '折扣价须低于原价' }] });
    expect((await editor.add(own({ [retired?.id ?? 0]: 100 }))).envelope).toMatchObject({
      data: [{ field: 'goods.0.prices' }],
    });
    const { id } = need(await editor.add(own({ [skuId]: 7_700, [retired?.id ?? 0]: 100 })));
    const { value, version } = need(await editor.get<Whole>(`/discount/${id}`));
    expect(value.goods).toEqual([{ productId, prices: { [skuId]: 7_700 } }]);
    // Its price fell below: the discount can still be stopped.
    await mall.db.update(sku).set({ price: 5_000 }).where(eq(sku.id, skuId));
    expect((await editor.send('PUT', `/discount/${id}`, { value, version })).envelope.success).toBe(false);
    need(await editor.send('PUT', `/discount/${id}`, { value: { ...value, stopped: true }, version }));
  });

  it('sees what was bought in it', async () => {
    const editor = await at(null, 'editor');
    const { productId, skuId } = await makeGoods(mall);
    const name = { zh: '数字折扣', en: 'Figures 1' };
    const { id } = need(await editor.add(documentOf(productId, { name, limit: null })));
    const [one, other] = [await makeBuyer(mall), await makeBuyer(mall)];
    await one.buy(oneOf(skuId, 2));
    await other.buy(oneOf(skuId));
    const { orderIds } = await other.buy(oneOf(skuId, 5));
    await other.post(`/orders/${orderIds[0]}/cancel`, { reason: '10' });
    const { items, total } = need(await editor.get<DeskDiscounts>('/discounts?text=FIGURES'));
    expect(total).toBe(1);
    expect(items).toMatchObject([{ id: Number(id), state: 'running', goods: 1, sold: 3, shoppers: 2, shop: null }]);
    for (const [more, state] of [
      [{ stopped: true }, 'stopped'],
      [{ endsAt: mall.now.now }, 'over'],
      [{ startsAt: new Date(mall.now.now.getTime() + 1_000) }, 'coming'],
      [{ weekly: { days: [7], from: 0, to: 60 } }, 'resting'],
    ] as const) {
      const zh = `状态${state}`;
      const weekly = 'weekly' in more ? { ...more.weekly, days: [...more.weekly.days] } : null;
      const made = await makeDiscount(mall, { goods: [productId], ...more, weekly, name: { zh, en: state } });
      const found = need(await editor.get<DeskDiscounts>(`/discounts?text=${encodeURIComponent(zh)}`));
      expect(found.items).toMatchObject([{ id: made, state }]);
    }
  });
});

describe('a shop', () => {
  it('makes its own alone, of its own goods, and sees no other’s', async () => {
    const shop = await at(SHOP, 'shop');
    const [mine, foreign] = [await makeGoods(mall, { shopId: SHOP }), await makeGoods(mall, { shopId: OTHER })];
    const { id } = need(await shop.add(documentOf(mine.productId, { shopId: OTHER })));
    const [row] = await mall.db
      .select()
      .from(discountActivity)
      .where(eq(discountActivity.id, Number(id)));
    expect(row?.shopId).toBe(SHOP);
    expect((await shop.add(documentOf(foreign.productId))).envelope).toMatchObject({ data: [{ field: 'goods.0' }] });
    const abroad = documentOf(mine.productId, { banner: 'https://elsewhere.example/banner.png' });
    expect((await shop.add(abroad)).envelope).toMatchObject({ data: [{ field: 'banner' }] });
    const others = await makeDiscount(mall, { goods: [foreign.productId], shopId: OTHER });
    expect((await shop.get(`/discount/${others}`)).status).toBe(404);
    expect(
      (await shop.send('PUT', `/discount/${others}`, { value: documentOf(mine.productId), version: 1 })).status,
    ).toBe(404);
    const { items } = need(await shop.get<DeskDiscounts>('/discounts'));
    expect(items.map((one) => one.id)).toContain(Number(id));
    expect(items.map((one) => one.id)).not.toContain(others);
    const goods = need(await shop.get<PricedGoods>(`/discounts/goods?ids=${foreign.productId},${mine.productId}`));
    expect(goods).toMatchObject([{ id: mine.productId, skus: [{ id: mine.skuId, price: 10_000, spec: [] }] }]);
    const choices = need(await shop.get<DiscountChoices>('/discounts/choices'));
    expect([choices.mall, choices.shops.length]).toEqual([false, 1]);
    expect((await (await at(null, 'service')).get('/discounts')).status).toBe(403);
  });
});

it('refuses a shop that is not there, and another owner later', async () => {
  const editor = await at(null, 'editor');
  const { productId } = await makeGoods(mall);
  expect((await editor.add(documentOf(productId, { shopId: 9_999 }))).envelope).toMatchObject({
    data: [{ field: 'shopId' }],
  });
  const { id } = need(await editor.add(documentOf(productId)));
  const moved = { value: documentOf(productId, { shopId: 1 }), version: 1 };
  expect((await editor.send('PUT', `/discount/${id}`, moved)).envelope).toMatchObject({ data: [{ field: 'shopId' }] });
});
