import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '#mall/account/account.tables.ts';
import { cartLine } from '#mall/cart/cart.tables.ts';
import { collection } from '#mall/collection/collection.tables.ts';
import { growCatalog, vacuum } from '../../../demo/grow.ts';
import { type Buyer, makeBuyer, makeGoods, newKey } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { NOON } from '../../helpers/mall/time.ts';

const LARGE = ['account', 'cart_line', 'collection', 'address', 'product', 'sku', 'listing'];

let mall: TestMall;
let buyer: Buyer;
let skuId: number;
beforeAll(async () => {
  mall = await openTestMall({}, { large: true });
  ({ skuId } = await makeGoods(mall));
  await growCatalog(mall.db, 2_000, NOON, () => {});
  buyer = await makeBuyer(mall, ['440000', '440100', '440106']);
  const others = Array.from({ length: 2_000 }, (_, index) => index);
  const name = (index: number) => ({ userName: `o_${index}`, mobile: `15${String(index).padStart(9, '0')}` });
  const rows = await mall.db
    .insert(account)
    .values(others.map((index) => ({ ...name(index), passwordHash: '', nickName: '' })))
    .returning({ id: account.id });
  await mall.db.insert(cartLine).values(rows.map(({ id }) => ({ accountId: id, skuId, quantity: 1, addedPrice: 1 })));
  await mall.db.insert(collection).values(rows.map(({ id }) => ({ accountId: id, kind: 10, refId: 1 })));
  await vacuum(mall.db);
});
afterAll(() => mall.close());

it('no call of cart, favourites or address book reads a large table whole', async () => {
  const { token } = buyer;
  const key = { 'idempotency-key': newKey() };
  const calls: [string, string, unknown?, Record<string, string>?][] = [
    ['POST', '/oms/p/cart', { skuId, quantity: 1 }],
    ['GET', '/oms/p/cart/count'],
    ['GET', '/oms/p/cart'],
    ['POST', '/oms/p/cart/merge', { lines: [{ skuId, quantity: 1 }] }, key],
    ['POST', '/oms/p/cart/select', { ids: [1, 2], selected: true }],
    ['POST', '/oms/p/cart/collect', { ids: [1, 2] }],
    ['POST', '/oms/p/cart/remove', { ids: [1, 2] }],
    ['POST', '/oms/p/cart/restore', { lines: [{ skuId, quantity: 1, selected: true, custom: null }] }],
    ['POST', '/oms/p/cart/invalid/clear', {}],
    ['GET', '/app/p/collection'],
    ['GET', '/app/p/collection?kind=shop'],
    ['GET', '/app/p/collection/product/1'],
    ['POST', '/app/p/collection', { kind: 'shop', id: 1 }],
    ['DELETE', '/app/p/collection/shop/1'],
    ['DELETE', '/app/p/collection/product/1'],
    ['GET', '/app/p/addresses'],
    ['POST', `/app/p/addresses/${buyer.addressId}/default`, {}],
  ];
  const statements = await statementsOf(async () => {
    for (const [method, path, body, headers] of calls) {
      const { envelope } = await mall.call(method, `/api${path}`, { token, body, ...(headers ? { headers } : {}) });
      expect(envelope.success, `${method} ${path}`).toBe(true);
    }
  });
  const whole: string[] = [];
  // The driver's own `begin` and `commit` have no plan.
  for (const statement of statements.filter(({ sql }) => /^(select|insert|update|delete) /i.test(sql))) {
    const nodes = await planOf(mall.database, statement);
    if (nodes.some((node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? '')))
      whole.push(statement.sql);
  }
  expect(whole).toEqual([]);
});
