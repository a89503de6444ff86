import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenBrandRequests, OwnBrandRequests } from '#contract/brand-request/schema.ts';
import { BRAND_REQUEST } from '#contract/brand-request/values.ts';
import type { DeskHome } from '#contract/dashboard/schema.ts';
import { brandRequest } from '#mall/brand-request/brand-request.tables.ts';
import { brand } from '#mall/category/category.tables.ts';
import { message } from '#mall/message/message.tables.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { storeApplication } from '#mall/store/store.tables.ts';
import { makeBuyer, makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type Keeper, makeKeeper } from '../../helpers/mall/product.ts';

let mall: TestMall;
let shop: Keeper;
let other: Keeper;
let admin: Keeper;
let ownerId: number;
beforeAll(async () => {
  mall = await openTestMall();
  shop = await makeKeeper(mall, 3);
  other = await makeKeeper(mall, 4);
  admin = await makeKeeper(mall, null);
  ownerId = (await makeBuyer(mall)).accountId;
  const [like] = await mall.db.select().from(storeApplication).limit(1);
  if (!like) throw new Error('the demo has no application');
  const { id: _, ...rest } = like;
  await mall.db.delete(storeApplication).where(eq(storeApplication.shopId, 3));
  await mall.db.insert(storeApplication).values({ ...rest, accountId: ownerId, shopId: 3 });
});
afterAll(() => mall.close());

let nth = 0;
const newName = () => {
  nth += 1;
  return `竹里 ${nth}`;
};
const ask = (by: Keeper, name: string, note = '') => by.call<{ id: number }>('POST', '/brand-requests', { name, note });
const decide = (by: Keeper, id: number, decision: object) => by.call<null>('POST', `/brand-requests/${id}`, decision);
const accept = (by: Keeper, id: number, zh: string) => decide(by, id, { decision: 'accept', name: { zh, en: '' } });
const open = async () => need(await admin.call<OpenBrandRequests>('GET', '/brand-requests'));
const own = async (by: Keeper) => need(await by.call<OwnBrandRequests>('GET', '/brand-requests/own')).items;
const brandsNamed = (zh: string) => mall.db.$count(brand, sql`${brand.name} ->> 'zh' = ${zh}`);
const toldTo = async (event: string) => {
  const [row] = await mall.db
    .select()
    .from(message)
    .where(and(eq(message.accountId, ownerId), eq(message.event, event)))
    .orderBy(desc(message.id))
    .limit(1);
  return row?.params;
};

describe('a shop', () => {
  it('asks for a brand, which waits for the mall', async () => {
    const name = newName();
    const { id } = need(await ask(shop, ` ${name} `, '官网 zhuli.example'));
    expect((await own(shop))[0]).toMatchObject({ id, name, note: '官网 zhuli.example', state: 'open', reason: '' });
    expect((await own(other)).map((one) => one.id)).not.toContain(id);
    const { items, total } = await open();
    expect(items.find((one) => one.id === id)).toMatchObject({ name, shopId: 3, note: '官网 zhuli.example' });
    expect(total).toBe(items.length);
  });

  it('asks once, in whatever width and case, and not for a brand that is there', async () => {
    const name = `${newName()} Tea`;
    need(await ask(shop, name));
    const again = await ask(shop, name.toUpperCase().replace(' ', '　 '));
    expect(again.envelope).toMatchObject({
      code: 'A00002',
      data: [{ field: 'name', msg: '已经申请过这个品牌，请等待处理' }],
    });
    need(await ask(other, name));
    const [there] = await mall.db.select().from(brand).where(sql`id > 0`).limit(1);
    const known = await ask(shop, there?.name.zh ?? '');
    expect(known.envelope).toMatchObject({ data: [{ field: 'name', msg: '已有这个品牌，可以直接选择' }] });
    expect((await ask(shop, '  ')).envelope).toMatchObject({ data: [{ field: 'name' }] });
    expect((await ask(shop, 'x'.repeat(BRAND_REQUEST.name + 1))).envelope).toMatchObject({ data: [{ field: 'name' }] });
  });

  it('asks once, however often it presses at once', async () => {
    const name = newName();
    const all = await Promise.all(Array.from({ length: 6 }, () => ask(shop, name)));
    expect(all.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(await mall.db.$count(brandRequest, eq(brandRequest.name, name))).toBe(1);
  });

  it('has so many open at most', async () => {
    const busy = await makeKeeper(mall, 5);
    for (let n = 0; n < BRAND_REQUEST.open; n += 1) need(await ask(busy, newName()));
    const { envelope } = await ask(busy, newName());
    expect(envelope).toMatchObject({ data: [{ field: 'name', msg: expect.stringContaining('过多') }] });
    await mall.db.delete(brandRequest).where(eq(brandRequest.shopId, 5));
  });
});

describe('the mall', () => {
  it('adds the brand, and tells the shop', async () => {
    const name = newName();
    const { id } = need(await ask(shop, name));
    need(await accept(admin, id, name));
    expect(await brandsNamed(name)).toBe(1);
    expect((await own(shop)).find((one) => one.id === id)).toMatchObject({ state: 'accepted', reason: '' });
    expect((await open()).items.map((one) => one.id)).not.toContain(id);
    expect(await toldTo('brandAdded')).toMatchObject({ brand: name });
    const logged = await mall.db
      .select()
      .from(change)
      .where(and(eq(change.kind, 'brand-request'), eq(change.ref, `${id}`)));
    expect(logged.map(({ action }) => action).sort()).toEqual(['add', 'save']);
  });

  it('refuses with a reason, after which the shop may ask again', async () => {
    const name = newName();
    const { id } = need(await ask(shop, name));
    expect((await decide(admin, id, { decision: 'refuse', reason: ' ' })).envelope.success).toBe(false);
    need(await decide(admin, id, { decision: 'refuse', reason: '请提供商标证明' }));
    expect((await own(shop)).find((one) => one.id === id)).toMatchObject({
      state: 'refused',
      reason: '请提供商标证明',
    });
    expect(await toldTo('brandRefused')).toMatchObject({ brand: name, reason: '请提供商标证明' });
    expect(await brandsNamed(name)).toBe(0);
    need(await ask(shop, name));
  });

  it('two people decide at once: one of them does', async () => {
    const second = await makeKeeper(mall, null);
    for (let round = 0; round < 4; round += 1) {
      const name = newName();
      const { id } = need(await ask(shop, name));
      const all = await Promise.all([
        accept(admin, id, name),
        decide(second, id, { decision: 'refuse', reason: '重复' }),
        accept(second, id, name),
      ]);
      expect(all.filter(({ envelope }) => envelope.success)).toHaveLength(1);
      const refused = all.find(({ envelope }) => !envelope.success);
      expect(refused?.envelope.msg).toBe('该申请刚被其他人处理，请刷新查看');
      const [row] = await mall.db.select().from(brandRequest).where(eq(brandRequest.id, id));
      expect(await brandsNamed(name)).toBe(row?.state === 'accepted' ? 1 : 0);
      expect(row?.brandId === null).toBe(row?.state === 'refused');
    }
  });

  it('one name of two shops is one brand, also at once', async () => {
    const name = newName();
    const [first, second] = [need(await ask(shop, name)).id, need(await ask(other, name)).id];
    const both = await Promise.all([accept(admin, first, name), accept(admin, second, name)]);
    expect(both.every(({ envelope }) => envelope.success)).toBe(true);
    expect(await brandsNamed(name)).toBe(1);
    const rows = await mall.db.select().from(brandRequest).where(eq(brandRequest.name, name));
    expect(new Set(rows.map(({ brandId }) => brandId)).size).toBe(1);
  });

  it('sees on its home how many wait, as the list does; shops see none of others', async () => {
    const staff = await makeOperator(mall, null, 'admin');
    const { waiting } = need(await staff.get<DeskHome>('/home'));
    expect(waiting.find(({ kind }) => kind === 'brandRequests')?.count).toBe((await open()).total);
    expect((await shop.call('GET', '/brand-requests')).status).toBe(403);
    expect((await decide(shop, 1, { decision: 'refuse', reason: 'x' })).status).toBe(403);
    expect((await ask(admin, newName())).status).toBe(403);
    expect((await decide(admin, 999_999, { decision: 'refuse', reason: 'x' })).status).toBe(404);
  });
});
