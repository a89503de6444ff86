import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GoodsList } from '#contract/product/schema.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { growCatalog, vacuum } from '../../../demo/grow.ts';
import { need, newKey } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type Keeper, makeKeeper } from '../../helpers/mall/product.ts';
import { NOON } from '../../helpers/mall/time.ts';

const LARGE = ['listing', 'product', 'sku', 'search_document', 'change', 'idempotency'];

let mall: TestMall;
let keeper: Keeper;
let admin: Keeper;
beforeAll(async () => {
  mall = await openTestMall({}, { large: true });
  await growCatalog(mall.db, 4_000, NOON, () => {});
  await reindexListing(mall.db);
  await vacuum(mall.db);
  keeper = await makeKeeper(mall, 3);
  admin = await makeKeeper(mall, null);
});
afterAll(() => mall.close());

async function wholeReads(run: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(run);
  expect(statements.length).toBeGreaterThan(3);
  const found: string[] = [];
  for (const statement of statements.filter(({ sql }) => /^\s*(select|insert|update|delete|with)\b/i.test(sql))) {
    const nodes = await planOf(mall.database, statement);
    if (nodes.some((node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? '')))
      found.push(statement.sql);
  }
  return found;
}

const QUERIES = [
  '',
  'text=轻享',
  'text=grown-12%20no',
  'text=6901234567892',
  'status=40',
  'category=1&status=40',
  'stock=out',
  'stock=in&page=2',
];

it.each(QUERIES)('the list %s reads no large table whole', async (query) => {
  for (const by of [keeper, admin])
    expect(await wholeReads(async () => need(await by.call('GET', `/products?${query}`)))).toEqual([]);
});

it('pages before the deepest of a shop are passed over in the index', async () => {
  const { pages } = need(await keeper.call<GoodsList>('GET', '/products?'));
  expect(pages).toBeGreaterThan(10);
  const statements = await statementsOf(() => keeper.call('GET', `/products?page=${pages}`));
  const paging = statements.filter(({ sql }) => sql.includes('offset'));
  expect(paging).toHaveLength(1);
  for (const statement of paging) {
    const nodes = await planOf(mall.database, statement);
    expect(nodes.map((node) => node['Index Name']).filter(Boolean)).toEqual(['product_shop_newest']);
    expect(nodes.map((node) => node['Node Type'])).toContain('Index Only Scan');
  }
});

it('a part of a title is found by the index', async () => {
  const statements = await statementsOf(() => admin.call('GET', '/products?text=%E8%BD%BB%E4%BA%AB'));
  const plans = await Promise.all(
    statements.filter(({ sql }) => sql.includes('mall_grams')).map((statement) => planOf(mall.database, statement)),
  );
  expect(plans.length).toBeGreaterThan(0);
  for (const nodes of plans) expect(nodes.map((node) => node['Node Type'])).toContain('Bitmap Index Scan');
});

it('nor does any work on one product', async () => {
  const { items } = need(await keeper.call<GoodsList>('GET', '/products?text=grown-&status=40'));
  const id = items[0]?.id ?? 0;
  const whole = await wholeReads(async () => {
    const { value, version } = await keeper.read(id);
    need(await keeper.save(id, { value, version }));
    const { skus } = await keeper.state(id);
    need(await keeper.adjust(id, [{ skuId: skus[0]?.id ?? 0, change: 1 }]));
    need(await keeper.move(id, 'putOff'));
    need(await keeper.move(id, 'putOn'));
    need(
      await keeper.call('POST', '/products/bulk', {
        run: newKey(),
        apply: true,
        products: [{ id }],
        act: { kind: 'price', points: 10 },
      }),
    );
    need(await keeper.call('GET', '/products/export?text=grown-1'));
    const { status } = await keeper.send(new Blob(['商品编码,价格（元）\ngrown-1,5']), { apply: '1' });
    expect(status).toBe(200);
  });
  expect(whole).toEqual([]);
});
