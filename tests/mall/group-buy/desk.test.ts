import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProductView } from '#contract/catalog/schema.ts';
import type { DeskGroupBuys, DeskGroups, GroupBuyDocument, GroupBuyGoods } from '#contract/group-buy/desk.schema.ts';
import type { Preset } from '#contract/operator/roles.values.ts';
import { DAY_MS } from '#contract/time.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { brokenRules, makeBuyer, makeGoods, makeOperator, need, watch } from '../../helpers/mall/buying.ts';
import { enter, GROUP_PRICE } from '../../helpers/mall/group-buy.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const SHOP = 2;
let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const documentOf = (goods: { productId: number; skuId: number }, more: Partial<GroupBuyDocument> = {}) => ({
  ...{ productId: goods.productId, size: 2, hours: 24, prices: { [goods.skuId]: GROUP_PRICE }, limitOrder: null },
  ...{ discounts: false, stopped: false, sort: 0 },
  startsAt: new Date(mall.now.now.getTime() - DAY_MS).toISOString(),
  endsAt: new Date(mall.now.now.getTime() + DAY_MS).toISOString(),
  ...more,
});

async function at(shopId: number | null, role: Preset) {
  const { token } = await makeOperator(mall, shopId, role);
  const send = <T>(method: 'POST' | 'PUT', path: string, body: unknown) =>
    mall.call<T>(method, `/api/desk/p${path}`, { token, body, headers: { 'idempotency-key': randomUUID() } });
  const get = <T>(path: string) => mall.call<T>('GET', `/api/desk/p${path}`, { token });
  const add = (value: GroupBuyDocument) => send<{ id: string }>('POST', '/group-buys', value);
  return { send, get, add };
}

describe('group-buy at the desk', () => {
  it('a shop makes one of its goods, the product page leads there, and figures and groups are seen', async () => {
    const goods = await makeGoods(mall, { shopId: SHOP });
    const shop = await at(SHOP, 'shop');
    const listed = need(await shop.get<GroupBuyGoods>(`/group-buys/goods/${goods.productId}`));
    expect(listed.skus).toMatchObject([{ id: goods.skuId, price: 10_000, stock: 100 }]);
    const dropped: unknown[] = [];
    const stop = mall.bus.subscribe(TAGS_TOPIC, (tags) => dropped.push(tags));
    const { id } = need(await shop.add(documentOf(goods)));
    stop();
    expect(dropped).toContainEqual([`product:${goods.productId}`]);
    const page = need(await mall.call<ProductView>('GET', `/api/pms/goods/${goods.productId}`));
    expect(page.group).toEqual({ groupProdId: Number(id), size: 2, price: GROUP_PRICE });

    const activity = { ...goods, id: Number(id) };
    const source = (groupId?: string) => ({
      ...{ from: 'group' as const, activityId: activity.id, skuId: goods.skuId, quantity: 1 },
      ...(groupId ? { groupId } : {}),
    });
    const one = await enter(mall, { ...activity, source });
    await enter(mall, { ...activity, source }, one.groupId);
    const open = await enter(mall, { ...activity, source });
    const { items } = need(await shop.get<DeskGroupBuys>('/group-buys'));
    expect(items[0]).toMatchObject({ id: activity.id, state: 'running', open: 1, full: 1, failed: 0, orders: 3 });
    const groups = need(await shop.get<DeskGroups>(`/group-buy/${id}/groups`));
    expect(groups).toMatchObject({ total: 2 });
    expect(groups.items.find((group) => group.id === open.groupId)).toMatchObject({
      ...{ state: 'open', paid: 1, held: 0, orders: [open.orderId] },
    });
    const admin = await at(null, 'admin');
    expect(need(await admin.get<DeskGroupBuys>('/group-buys')).items[0]?.id).toBe(activity.id);
  });

  it("a shop sees and makes nothing of another's", async () => {
    const goods = await makeGoods(mall, { shopId: SHOP });
    const owner = await at(SHOP, 'shop');
    const { id } = need(await owner.add(documentOf(goods)));
    const other = await at(SHOP + 1, 'shop');
    expect((await other.add(documentOf(goods))).envelope).toMatchObject({ code: 'A00002' });
    for (const path of [`/group-buy/${id}`, `/group-buy/${id}/groups`, `/group-buys/goods/${goods.productId}`])
      expect((await other.get(path)).status).toBe(404);
    const { items } = need(await other.get<DeskGroupBuys>('/group-buys'));
    expect(items.map((one) => one.id)).not.toContain(Number(id));
  });

  it.each([
    ['a price that is not below the SKU’s', { price: 10_000 }, 'prices'],
    ['a price for a SKU of another product', { foreign: true }, 'prices'],
    ['no price', { prices: {} }, 'prices'],
    ['an end before the start', { endsAt: '2020-01-01T00:00:00.000Z' }, 'endsAt'],
    ['a group of one', { size: 1 }, 'size'],
    ['a product that is not there', { productId: 999_999 }, 'productId'],
  ])('%s is refused at its field', async (_, { price, foreign, ...more }: Record<string, unknown>, field) => {
    const goods = await makeGoods(mall, { shopId: SHOP });
    const prices = price ? { prices: { [goods.skuId]: price } } : foreign ? { prices: { 1: 1 } } : {};
    const { envelope } = await (await at(null, 'editor')).add({ ...documentOf(goods), ...prices, ...more } as never);
    expect(envelope).toMatchObject({ code: 'A00002', data: [{ field }] });
  });

  it('made-to-order goods cannot be bought in groups, and the product stays as it was made', async () => {
    const editor = await at(null, 'editor');
    const option = [{ code: 'text', name: { zh: '刻字', en: 'Text' }, mode: 20 }];
    const custom = await makeGoods(mall, { custom: option });
    expect((await editor.add(documentOf(custom))).envelope).toMatchObject({ data: [{ field: 'productId' }] });
    const [one, two] = [await makeGoods(mall), await makeGoods(mall)];
    const { id } = need(await editor.add(documentOf(one)));
    const { value, version } = need(await editor.get<{ value: GroupBuyDocument; version: number }>(`/group-buy/${id}`));
    const moved = { ...value, productId: two.productId, prices: { [two.skuId]: 5_000 } };
    expect((await editor.send('PUT', `/group-buy/${id}`, { value: moved, version })).envelope).toMatchObject({
      data: [{ field: expect.stringContaining('productId') }],
    });
    const stopped = { value: { ...value, stopped: true }, version };
    expect((await editor.send('PUT', `/group-buy/${id}`, stopped)).envelope.success).toBe(true);
    const buyer = await makeBuyer(mall);
    const source = { from: 'group', activityId: Number(id), skuId: one.skuId, quantity: 1 } as const;
    expect((await buyer.preview({ source })).errors).toMatchObject([{ error: 'groupOver' }]);
  });
});
