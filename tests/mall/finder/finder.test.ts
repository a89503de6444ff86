import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Found } from '#contract/finder/desk.schema.ts';
import { FINDER, type FoundKind } from '#contract/finder/desk.values.ts';
import { order } from '#mall/order/order.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { type Buyer, makeBuyer, makeGoods, makeOperator, need, oneOf, payTrade } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const SHOP = 4;
type Staff = Awaited<ReturnType<typeof makeOperator>>;

let mall: TestMall;
let buyer: Buyer;
let admin: Staff;
let owner: Staff;
let orderId: string;
let goods: Awaited<ReturnType<typeof makeGoods>>;
beforeAll(async () => {
  mall = await openTestMall();
  buyer = await makeBuyer(mall);
  admin = await makeOperator(mall, null, 'admin');
  owner = await makeOperator(mall, SHOP, 'owner');
  goods = await makeGoods(mall, { shopId: SHOP });
  const { tradeId } = await buyer.buy(oneOf(goods.skuId));
  await payTrade(mall, tradeId);
  const [row] = await mall.db.select({ id: order.id }).from(order).where(eq(order.tradeId, tradeId));
  orderId = row?.id ?? '';
});
afterAll(() => mall.close());

const find = (who: Staff, text: string) => who.get<Found>(`/find?text=${encodeURIComponent(text)}`);
const idsOf = async (who: Staff, text: string, kind: FoundKind) =>
  need(await find(who, text))
    .groups.find((group) => group.kind === kind)
    ?.items.map(({ id }) => id) ?? [];

it('finds an order by its number, for its shop and the mall, and not for another shop', async () => {
  const other = await makeOperator(mall, SHOP + 1, 'owner');
  expect(await idsOf(admin, orderId, 'orders')).toEqual([orderId]);
  expect(await idsOf(owner, ` ${orderId} `, 'orders')).toEqual([orderId]);
  expect(await idsOf(other, orderId, 'orders')).toEqual([]);
  const [group] = need(await find(owner, orderId)).groups;
  expect(group?.items[0]?.note).toContain(goods.title.zh);
});

it('finds products by code or title, at most five, and says that there are more', async () => {
  const [row] = await mall.db.select({ code: product.code }).from(product).where(eq(product.id, goods.productId));
  expect(await idsOf(owner, row?.code ?? '', 'products')).toEqual([String(goods.productId)]);
  for (let n = 0; n < FINDER.each; n += 1) await makeGoods(mall, { shopId: SHOP });
  const group = need(await find(owner, '测试商品')).groups.find(({ kind }) => kind === 'products');
  expect(group).toMatchObject({ more: true });
  expect(group?.items).toHaveLength(FINDER.each);
});

it('finds a shopper by the whole number and a shop by a part of its name, for the mall alone', async () => {
  const [row] = await mall.db.select().from(shop).where(eq(shop.id, SHOP));
  const part = row?.name.zh.slice(0, 2) ?? '';
  expect(await idsOf(admin, buyer.mobile, 'shoppers')).toEqual([String(buyer.accountId)]);
  expect(await idsOf(admin, buyer.mobile.slice(0, 8), 'shoppers')).toEqual([]);
  expect(JSON.stringify(need(await find(admin, buyer.mobile)))).not.toContain(`"${buyer.mobile}"`);
  expect(await idsOf(admin, part, 'shops')).toContain(String(SHOP));
  expect(await idsOf(owner, buyer.mobile, 'shoppers')).toEqual([]);
  expect(await idsOf(owner, part, 'shops')).toEqual([]);
});

it('looks only where the operator may look', async () => {
  const editor = await makeOperator(mall, null, 'editor');
  const shipping = await makeOperator(mall, SHOP, 'shipping');
  expect(need(await find(editor, '测试商品')).groups).toEqual([]);
  expect(need(await find(shipping, '测试商品')).groups.map(({ kind }) => kind)).toEqual(['orders']);
});

it('refuses a text that nobody types, and finds nothing by signs alone', async () => {
  for (const text of ['', '   ', '茶'.repeat(1_000)]) expect((await find(admin, text)).envelope.code).toBe('A00002');
  expect(need(await find(admin, '%_\\')).groups).toEqual([]);
});

const BIG = ['shop_order', 'order_find', 'order_line', 'product', 'sku', 'account'];

it('is found by indexes', async () => {
  for (const text of [orderId, goods.title.zh, buyer.mobile, 'somebody'])
    for (const statement of await statementsOf(() => find(admin, text))) {
      if (!/^\s*(select|with)/i.test(statement.sql)) continue;
      const nodes = await planOf(mall.database, statement);
      const whole = nodes.filter(
        (node) => node['Node Type'] === 'Seq Scan' && BIG.includes(node['Relation Name'] ?? ''),
      );
      expect(whole, statement.sql).toEqual([]);
    }
});
