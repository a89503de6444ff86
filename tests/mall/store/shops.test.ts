import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import type { DeskStore, DeskStores } from '#contract/store/schema.ts';
import type { DeskShops } from '#contract/store/shop.schema.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { brokenRules, makeBuyer, makeGoods, makeOperator, need, oneOf, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { foundBy, type Keeper, makeKeeper, pageOf } from '../../helpers/mall/product.ts';
import { makeApplicant, makeReviewer } from '../../helpers/mall/store.ts';

const SHOP = 4;
const LOGO = 'm/0123456789abcdef0123456789abcdef.webp';

let mall: TestMall;
let admin: Keeper;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  admin = await makeKeeper(mall, null);
});
afterAll(async () => {
  expect(await brokenRules(mall)).toEqual([]);
  await mall.close();
});

const list = async (query: Record<string, string>) =>
  need(await admin.call<DeskShops>('GET', `/shops?${new URLSearchParams(query)}`));
const close = (id: number, reason = '盘点') => admin.call('POST', `/shops/${id}/offline`, { reason });
const reopen = (id: number) => admin.call('POST', `/shops/${id}/back`, {});
const nameOf = async (id: number) => (await mall.db.select().from(shop).where(eq(shop.id, id)))[0]?.name.zh ?? '';

it("shows the mall's own shops beside those of merchants, by kind, state and name", async () => {
  const own = { name: { zh: '列在表里的自营店', en: '' }, city: { zh: '杭州', en: '' }, logo: LOGO };
  const { id } = need(await admin.call<{ id: number }>('POST', '/shops', own));
  const item = { id, name: own.name.zh, kind: 'own', state: 'open', products: 0, applicationId: null };
  expect((await list({ kind: 'own', search: '列在表里' })).items).toMatchObject([item]);
  expect((await list({ kind: 'merchant', search: '列在表里' })).items).toEqual([]);
  expect((await list({ state: 'offline', search: '列在表里' })).items).toEqual([]);
  const [all, ownOnes, others] = [await list({}), await list({ kind: 'own' }), await list({ kind: 'merchant' })];
  expect(ownOnes.total + others.total).toBe(all.total);
  expect(others.items.every(({ kind }) => kind === 'merchant')).toBe(true);
});

it('one without an application is closed and opened again with its goods; its orders go on', async () => {
  const { productId, skuId, title } = await makeGoods(mall, { shopId: SHOP });
  const buyer = await makeBuyer(mall);
  const { orderIds } = await buyer.buy(oneOf(skuId));
  const all = await Promise.all([close(SHOP), close(SHOP), close(SHOP)]);
  expect(all.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  expect((await list({ state: 'offline', search: await nameOf(SHOP) })).items).toMatchObject([{ id: SHOP }]);
  expect(await pageOf(mall, productId)).toBeUndefined();
  expect(await foundBy(mall, title.zh)).not.toContain(productId);
  const keeper = await makeOperator(mall, SHOP);
  expect((await keeper.get(`/orders/${orderIds[0]}`)).status).toBe(200);
  need(await reopen(SHOP));
  expect((await reopen(SHOP)).envelope.code).toBe('A00001');
  expect((await pageOf(mall, productId))?.id).toBe(productId);
  expect(await foundBy(mall, title.zh)).toContain(productId);
  const written = await mall.db
    .select()
    .from(change)
    .where(eq(change.ref, String(SHOP)));
  expect(written.filter(({ operatorId }) => operatorId === admin.id)).toMatchObject([
    { kind: 'shop', action: 'takeOffline', after: { status: STORE_STATUS.OFFLINE, reason: '盘点' } },
    { kind: 'shop', action: 'putBack', after: { status: STORE_STATUS.OPEN } },
  ]);
});

it('one that was applied for moves with its application', async () => {
  const [reviewer, applicant] = [await makeReviewer(mall), await makeApplicant(mall)];
  const data = await applicant.filled();
  need(await applicant.submit(data));
  const { items } = need(await reviewer.get<DeskStores>(`?search=${encodeURIComponent(data.name)}`));
  const id = items[0]?.id ?? 0;
  need(await reviewer.move(id, 'pass', { version: need(await reviewer.get<DeskStore>(`/${id}`)).version }));
  const [opened] = (await list({ kind: 'merchant', search: data.name })).items;
  expect(opened).toMatchObject({ state: 'open', applicationId: id });
  need(await close(opened?.id ?? 0, '资质过期'));
  expect(await applicant.application()).toMatchObject({ status: STORE_STATUS.OFFLINE, offlineReason: '资质过期' });
  expect((await close(opened?.id ?? 0)).envelope.code).toBe('A00001');
  need(await reopen(opened?.id ?? 0));
  expect(await applicant.application()).toMatchObject({ status: STORE_STATUS.OPEN, offlineReason: '' });
});

it('is for administrators alone, and needs a reason and a shop', async () => {
  for (const role of ['shop', 'editor', 'service'] as const) {
    const { token } = await makeOperator(mall, role === 'shop' ? SHOP : null, role);
    expect((await mall.call('GET', '/api/desk/p/shops', { token })).status).toBe(403);
    const body = { reason: 'x' };
    expect((await mall.call('POST', `/api/desk/p/shops/${SHOP}/offline`, { token, body })).status).toBe(403);
  }
  expect((await close(SHOP, ' ')).envelope.code).toBe('A00002');
  expect((await close(999_999)).status).toBe(404);
  expect((await reopen(999_999)).status).toBe(404);
});
