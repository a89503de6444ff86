import { afterAll, beforeAll, expect, it } from 'vitest';
import { oneBulk } from '#mall/in-turn.ts';
import { oneImport } from '#mall/product/sheet-reading.ts';
import { busy } from '../../helpers/mall/busy.ts';
import { makeGoods, newKey } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeKeeper } from '../../helpers/mall/product.ts';

const SHOP = 3;
const ORDER = '20260101000000000001';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

it('acts on many things run one at a time for a shop: orders, refunds and coupons wait with products', async () => {
  const [keeper, admin] = [await makeKeeper(mall, SHOP), await makeKeeper(mall, null)];
  const { productId } = await makeGoods(mall, { shopId: SHOP });
  const act = { kind: 'price', points: 100 };
  const price = { run: newKey(), apply: true, products: [{ id: productId }], act };
  const acts: [string, object][] = [
    ['/products/bulk', price],
    ['/bulk/accept', { orders: [ORDER] }],
    ['/bulk/ship', { rows: [{ order: ORDER, carrier: 'SF', number: 'SF1234567890' }] }],
    ['/bulk/csv', { csv: `${ORDER},SF,SF1234567890`, apply: false }],
    ['/bulk/agree-refunds', { ids: [ORDER], restock: false }],
    ['/coupon/1/give', { mobiles: ['13800138000'] }],
    ['/coupon/1/codes', { count: 1 }],
  ];
  const status = async ([path, body]: [string, object]) =>
    [path, (await keeper.call('POST', path, body, { 'idempotency-key': newKey() })).status] as const;
  const held = await busy((work) => oneBulk({ id: 0, shopId: SHOP }, work));
  for (const one of acts) expect(await status(one)).toEqual([one[0], 429]);
  expect((await admin.call('POST', '/products/bulk', price)).status).toBe(200);
  await held.release();
  for (const one of acts) expect(await status(one)).not.toEqual([one[0], 429]);
});

it('one file of a shop is imported at a time', async () => {
  const [keeper, other] = [await makeKeeper(mall, SHOP), await makeKeeper(mall, SHOP + 1)];
  const file = new Blob(['商品编码\nx']);
  const held = await busy((work) => oneImport(SHOP, work));
  expect((await keeper.send(file)).status).toBe(429);
  expect((await other.send(file)).status).toBe(200);
  await held.release();
  expect((await keeper.send(file)).status).toBe(200);
});
