import { eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoPlan } from '#contract/demo/schema.ts';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import { account, session } from '#mall/account/account.tables.ts';
import { NO_PASSWORD } from '#mall/account/password.ts';
import { campaign } from '#mall/campaign/campaign.tables.ts';
import { category } from '#mall/category/category.tables.ts';
import { conversation } from '#mall/chat/chat.tables.ts';
import { couponTemplate } from '#mall/coupon/coupon.tables.ts';
import { flashItem, flashSession } from '#mall/flash-sale/flash-sale.tables.ts';
import { groupActivity } from '#mall/group-buy/group-buy.tables.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { order } from '#mall/order/order.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { review } from '#mall/review/review.tables.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import {
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  oneOf,
  stockOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

type Editor = Awaited<ReturnType<typeof makeEditor>>;
const open = async () => {
  const mall = await openTestMall();
  await watch(mall);
  return { mall, admin: await makeEditor(mall, 'admin') };
};
const planOf = (admin: Editor) => admin.get<DemoPlan>('demo');
const remove = (admin: Editor, products: number, catalogue = true) =>
  admin.post<DemoPlan>('demo/remove', { products, catalogue });
const count = async (mall: TestMall, table: Parameters<TestMall['db']['$count']>[0]) => mall.db.$count(table);

describe('a mall that has only the demo', () => {
  let mall: TestMall;
  let admin: Editor;
  beforeAll(async () => ({ mall, admin } = await open()));
  afterAll(() => mall.close());

  it('says what would go, to administrators alone', async () => {
    const plan = await planOf(admin);
    expect(plan).toMatchObject({
      there: true,
      goes: { shops: 16, products: await count(mall, product), shoppers: await count(mall, account) },
      stays: { ownedShops: 0, closedShops: 0, products: 0, shoppers: 0 },
    });
    for (const role of ['editor', 'shop', 'service'] as const) {
      const other = await makeEditor(mall, role);
      expect((await other.call('GET', 'demo')).status).toBe(403);
      expect((await other.call('POST', 'demo/remove', { products: 0, catalogue: true })).status).toBe(403);
      await mall.db.delete(operator).where(eq(operator.id, other.id));
    }
  });

  it('is not touched when something else was looked at', async () => {
    const { goes } = await planOf(admin);
    expect((await remove(admin, goes.products - 1)).envelope.code).toBe('A00001');
    expect(await planOf(admin)).toMatchObject({ there: true, goes });
  });

  it('is empty afterwards, all rules hold, and it cannot be removed twice', async () => {
    const { goes } = await planOf(admin);
    const dropped = await admin.dropping(async () => need(await remove(admin, goes.products)));
    expect(dropped).toEqual(
      expect.arrayContaining(['web-config', 'home', 'categories', 'category:all', 'product:1', 'campaign:autumn-tea']),
    );
    for (const table of [
      product,
      sku,
      shop,
      account,
      order,
      review,
      flashItem,
      flashSession,
      campaign,
      category,
      couponTemplate,
      groupActivity,
      conversation,
    ])
      expect(await count(mall, table)).toBe(0);
    const [row] = (
      (await mall.db.execute(sql`select (select count(*)::int from listing) as listed,
        (select count(*)::int from search_document) as found`)) as unknown as {
        rows: { listed: number; found: number }[];
      }
    ).rows;
    expect(row).toEqual({ listed: 0, found: 0 });
    expect((await mall.db.select({ id: operator.id }).from(operator)).map(({ id }) => id)).toEqual([admin.id]);
    expect((await mall.db.select({ name: setting.name }).from(setting)).map(({ name }) => name)).toEqual([]);
    expect(await brokenRules(mall)).toEqual([]);
    expect((await planOf(admin)).there).toBe(false);
    expect((await remove(admin, 0)).status).toBe(404);
    const home = await mall.call('GET', '/api/app/home');
    expect(need(home)).toEqual({ slides: [], entries: [], floors: [], strips: [], shops: [] });
    const listed = need(await mall.call<{ items: unknown[] }>('GET', '/api/pms/goods'));
    expect(listed.items).toEqual([]);
  });
});

describe('a mall that also has its owner’s', () => {
  let mall: TestMall;
  let admin: Editor;
  beforeAll(async () => ({ mall, admin } = await open()));
  afterAll(() => mall.close());

  it('keeps the owner’s, and of the demo what real orders hang on, which is no longer sold', async () => {
    const own = await mall.db
      .insert(shop)
      .values({
        ...{
          code: 'own-shop',
          name: { zh: '自家店', en: 'Own shop' },
          intro: { zh: '', en: '' },
          city: { zh: '', en: '' },
        },
        ...{ logo: '', banner: '', freight: { fee: 0, freeFrom: 0, notDelivered: [] }, openedOn: '2026-01-01' },
      })
      .returning({ id: shop.id });
    const ownShop = own[0]?.id ?? 0;
    const mine = await makeGoods(mall, { stock: 20 });
    await mall.db.update(product).set({ shopId: ownShop }).where(eq(product.id, mine.productId));
    // In a shop of the demo: the owner has taken that over.
    const inDemoShop = await makeGoods(mall, { shopId: 2 });
    const staff = await makeOperator(mall, 3);

    // A real shopper buys goods of the demo; the demo shopper buys the same, and another who stays buys of the owner.
    const buyer = await makeBuyer(mall);
    const [sold] = await mall.db
      .select()
      .from(sku)
      .where(sql`product_id in (
      select id from product where shop_id = 5 and status = ${PUBLISH_STATUS.PUT_ON} and custom is null) and stock > 10
      and id not in (select sku_id from flash_item) and id not in (select sku_id from points_good)`)
      .limit(1);
    const soldSku = need({
      envelope: { success: true, code: '00000', msg: '', data: sold } as never,
    }) as typeof sku.$inferSelect;
    const { orderIds } = await buyer.buy(oneOf(soldSku.id, 2));
    const demo = await demoBuyer(mall, 0);
    await demo.buy(oneOf(soldSku.id, 3));
    expect(await stockOf(mall, soldSku.id)).toEqual([soldSku.stock - 5]);
    const other = await demoBuyer(mall, 6);
    await other.buy(oneOf(mine.skuId));
    const [before] = await mall.db.select().from(account).where(eq(account.id, buyer.accountId));
    await admin.edit('web', (value: object) => ({ ...value, pcTitleContentCn: '自家商城' }));
    expect(await brokenRules(mall)).toEqual([]);

    const plan = await planOf(admin);
    expect(plan.stays).toEqual({ ownedShops: 2, closedShops: 1, products: 1, shoppers: 1 });
    need(await remove(admin, plan.goes.products));
    expect(await brokenRules(mall)).toEqual([]);

    const shops = await mall.db.select({ id: shop.id, status: shop.status }).from(shop).orderBy(shop.id);
    expect(shops).toEqual([
      { id: 2, status: STATUS.NORMAL },
      { id: 3, status: STATUS.NORMAL },
      { id: 5, status: STATUS.DISABLED },
      { id: ownShop, status: STATUS.NORMAL },
    ]);
    const goods = await mall.db.select({ id: product.id, status: product.status }).from(product).orderBy(product.id);
    expect(goods).toEqual([
      { id: soldSku.productId, status: PUBLISH_STATUS.PUT_OFF },
      { id: mine.productId, status: PUBLISH_STATUS.PUT_ON },
      { id: inDemoShop.productId, status: PUBLISH_STATUS.PUT_ON },
    ]);
    // What the demo shopper held is back.
    expect(await stockOf(mall, soldSku.id)).toEqual([soldSku.stock - 2]);
    const orders = await mall.db.select({ id: order.id }).from(order).where(inArray(order.id, orderIds));
    expect(orders).toHaveLength(1);
    const people = await mall.db.select().from(account).orderBy(account.id);
    expect(people.map(({ id }) => id)).toEqual([other.accountId, buyer.accountId]);
    expect(people[0]?.passwordHash).toBe(NO_PASSWORD);
    expect(people[1]).toEqual(before);
    expect(await mall.db.select().from(session).where(eq(session.accountId, other.accountId))).toEqual([]);
    expect((await mall.db.select({ id: operator.id }).from(operator).orderBy(operator.id)).map(({ id }) => id)).toEqual(
      [admin.id, staff.id].sort((a, b) => a - b),
    );
    // Goods that stay keep their categories up to the root; the others are gone.
    const categories = await mall.db.select({ id: category.id, parentId: category.parentId }).from(category);
    expect(categories.length).toBeGreaterThan(0);
    expect(categories.length).toBeLessThan(12);
    expect((await mall.db.select().from(setting)).map(({ name }) => name)).toEqual(['web']);
    const listed = need(await mall.call<{ items: { id: number }[] }>('GET', '/api/pms/goods'));
    expect(listed.items.map(({ id }) => id).sort()).toEqual([mine.productId, inDemoShop.productId].sort());
    // What stays goes on being sold, and the order of the closed shop is seen.
    await buyer.buy(oneOf(mine.skuId));
    expect(await brokenRules(mall)).toEqual([]);
    expect((await mall.call('GET', `/api/oms/p/orders/${orderIds[0]}`, { token: buyer.token })).status).toBe(200);
  });
});

describe('an order that is sent just now', () => {
  it('is either there afterwards with its goods, or refused', async () => {
    const { mall, admin } = await open();
    const buyers = await Promise.all(Array.from({ length: 6 }, () => makeBuyer(mall)));
    const [one] = await mall.db
      .select()
      .from(sku)
      .where(sql`stock > 10 and product_id in (
      select id from product where status = ${PUBLISH_STATUS.PUT_ON} and custom is null)
      and id not in (select sku_id from flash_item) and id not in (select sku_id from points_good)`)
      .limit(1);
    const skuId = one?.id ?? 0;
    const requests = await Promise.all(buyers.map((buyer) => buyer.seen(oneOf(skuId))));
    const { goes } = await planOf(admin);
    const [removed, ...answers] = await Promise.all([
      remove(admin, goes.products),
      ...buyers.map((buyer, at) => buyer.send(requests[at] ?? (requests[0] as never))),
    ]);
    const bought = answers.filter(({ envelope }) => envelope.success).length;
    if (!removed.envelope.success) need(await remove(admin, (await planOf(admin)).goes.products));
    expect(await count(mall, order)).toBe(bought);
    expect(await mall.db.$count(product, lte(product.id, goes.products))).toBe(bought ? 1 : 0);
    expect(await mall.db.$count(sku, gt(sku.id, 0))).toBeGreaterThanOrEqual(bought ? 1 : 0);
    expect(await brokenRules(mall)).toEqual([]);
    await mall.close();
  });
});

/** A shopper of the demo's own who buys: with a session and an address of their own. */
async function demoBuyer(mall: TestMall, nth: number) {
  const buyer = await makeBuyer(mall);
  const [row] = await mall.db.select({ id: account.id }).from(account).orderBy(account.id).offset(nth).limit(1);
  const accountId = row?.id ?? 0;
  await mall.db.execute(sql`update session set account_id = ${accountId} where account_id = ${buyer.accountId}`);
  await mall.db.execute(sql`update address set account_id = ${accountId} where account_id = ${buyer.accountId}`);
  await mall.db.delete(account).where(eq(account.id, buyer.accountId));
  return { ...buyer, accountId };
}
