import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingPage } from '#contract/catalog/listing.schema.ts';
import type { AttributeInput, DeskAttribute, DeskAttributes } from '#contract/category/attribute.schema.ts';
import type { DeskCategories } from '#contract/category/schema.ts';
import type { GoodsChoices, ProductDocument } from '#contract/product/schema.ts';
import type { SearchPage } from '#contract/search/schema.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { makeGoods, makeOperator, need } from '../../helpers/mall/buying.ts';
import { errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
let admin: Awaited<ReturnType<typeof makeEditor>>;
beforeAll(async () => {
  mall = await openTestMall();
  admin = await makeEditor(mall, 'admin');
});
afterAll(() => mall.close());

const pair = (zh: string) => ({ zh, en: '' });
const input = (more: Partial<AttributeInput> = {}): AttributeInput => ({
  ...{ name: pair('釉色'), categoryId: null, multiple: true, filterable: true, required: false },
  values: [{ name: pair('天青') }, { name: pair('月白') }],
  ...more,
});
const all = async () => (await admin.get<DeskAttributes>('attributes')).items;
async function add(more: Partial<AttributeInput> = {}): Promise<DeskAttribute> {
  const { id } = need(await admin.post<{ id: number }>('attributes', input(more)));
  const found = (await all()).find((one) => one.id === id);
  if (!found) throw new Error('not listed');
  return found;
}
const addCategory = async (zh: string, parentId: number | null = null) =>
  need(await admin.post<{ id: number }>('categories', { name: pair(zh), icon: '', parentId })).id;
const save = (id: number, value: AttributeInput) => admin.call<null>('PUT', `attributes/${id}`, value);
const valueAt = ({ values }: DeskAttribute, at: number) => values[at]?.id ?? 0;

async function makeProduct(categoryId: number, attributeValues: number[]): Promise<number> {
  const { productId } = await makeGoods(mall);
  await admin.edit<ProductDocument>(`product/${productId}`, (value) => ({ ...value, categoryId, attributeValues }));
  return productId;
}

it('attributes are added, changed in the order of their values, and removed', async () => {
  const made = await add();
  expect(made).toMatchObject({ name: pair('釉色'), values: [{ name: pair('天青') }, { name: pair('月白') }] });
  const [first, second] = made.values;
  const values = [{ name: pair('秘色') }, { ...second, name: pair('月白釉') }];
  need(await save(made.id, input({ name: { zh: '釉', en: 'Glaze' }, values })));
  const changed = (await all()).find(({ id }) => id === made.id);
  expect(changed?.values.map(({ name }) => name.zh)).toEqual(['秘色', '月白釉']);
  expect(changed?.values[1]?.id).toBe(second?.id);
  expect(errorOf(await save(made.id, input({ values: [{ id: first?.id, name: pair('天青') }] })))).toBe('values');
  expect(errorOf(await save(made.id, input({ values: [] })))).toBe('values');
  expect(errorOf(await admin.post('attributes', input({ categoryId: 999_999 })))).toBe('categoryId');
  expect(errorOf(await admin.post('attributes', input({ values: [{ id: first?.id, name: pair('甲') }] })))).toBe(
    'values',
  );
  need(await admin.call('DELETE', `attributes/${made.id}`));
  expect((await all()).some(({ id }) => id === made.id)).toBe(false);
  for (const method of ['PUT', 'DELETE'])
    expect((await admin.call(method, `attributes/${made.id}`, method === 'PUT' ? input() : undefined)).status).toBe(
      404,
    );
  const log = await mall.db.select().from(change).where(eq(change.kind, 'attribute'));
  expect(log.filter(({ ref }) => ref === String(made.id)).map(({ action }) => action)).toEqual([
    'add',
    'save',
    'remove',
  ]);
});

it('only administrators define them', async () => {
  const shop = await makeOperator(mall, 1);
  expect((await shop.get('/attributes')).status).toBe(403);
});

describe('of a category', () => {
  it('are offered to goods in it and below it, and filter its listing and search', async () => {
    const top = await addCategory('瓷器');
    const below = await addCategory('青瓷', top);
    const glaze = await add({ categoryId: top, name: pair('开片') });
    const { attributes } = await admin.get<GoodsChoices>('products/choices');
    expect(attributes.find(({ id }) => id === glaze.id)).toMatchObject({ categories: [top, below], multiple: true });
    const one = await makeProduct(below, [valueAt(glaze, 0)]);
    const other = await makeProduct(below, [valueAt(glaze, 1)]);
    const { items } = await admin.get<DeskCategories>('categories');
    const code = items.find(({ id }) => id === top)?.code;
    const listing = async (more = '') =>
      need(await mall.call<ListingPage>('GET', `/api/pms/goods?category=${code}${more}`));
    expect((await listing()).facets.attributes).toMatchObject([{ id: glaze.id, values: [{ count: 1 }, { count: 1 }] }]);
    const filtered = await listing(`&attr=${valueAt(glaze, 0)}`);
    expect(filtered.items.map(({ id }) => id)).toEqual([one]);
    const search = async () =>
      need(await mall.call<SearchPage>('GET', `/api/pms/search?shopId=1&category=${code}`)).facets.attributes;
    expect((await search()).map(({ id }) => id)).toEqual([glaze.id]);
    need(await save(glaze.id, { ...glaze, filterable: false }));
    expect((await listing()).facets.attributes).toEqual([]);
    expect(await search()).toEqual([]);
    expect((await listing(`&attr=${valueAt(glaze, 0)}`)).items.map(({ id }) => id).toSorted()).toEqual(
      [one, other].toSorted(),
    );
  });

  it('hold a category, and go along where it is merged', async () => {
    const [from, into] = [await addCategory('旧类'), await addCategory('新类')];
    const made = await add({ categoryId: from });
    expect((await admin.call('DELETE', `categories/${from}`)).envelope.msg).toContain('属性');
    need(await admin.post(`categories/${from}/merge`, { into }));
    expect((await all()).find(({ id }) => id === made.id)?.categoryId).toBe(into);
  });
});

describe('on a product', () => {
  it('one of a kind has one value; a required one is needed to be put on sale', async () => {
    const categoryId = await addCategory('茶盏');
    const single = await add({ categoryId, name: pair('口径'), multiple: false });
    const productId = await makeProduct(categoryId, []);
    const path = `product/${productId}`;
    const set = async (attributeValues: number[]) => {
      const { value, version } = await admin.get<{ value: ProductDocument; version: number }>(path);
      return admin.put(path, { value: { ...value, attributeValues }, version });
    };
    expect(errorOf(await set(single.values.map(({ id }) => id)))).toBe('attributeValues');
    expect(errorOf(await set([999_999]))).toBe('attributeValues');
    const move = (name: string) => admin.post(`product/${productId}/move`, { move: name });
    need(await move('putOff'));
    need(await save(single.id, { ...single, required: true }));
    expect(errorOf(await move('putOn'))).toBe('attributeValues');
    need(await set([valueAt(single, 1)]));
    need(await move('putOn'));
    need(await save(single.id, { ...single, categoryId: await addCategory('别的'), required: true }));
    need(await set([]));
    need(await move('putOff'));
    need(await move('putOn'));
    need(await admin.call('DELETE', `attributes/${single.id}`));
  });

  it('are not removed while a product has them; renaming reaches what search knows', async () => {
    const categoryId = await addCategory('香炉');
    const made = await add({ categoryId, values: [{ name: pair('鎏金掐丝') }, { name: pair('素面') }] });
    const productId = await makeProduct(categoryId, [valueAt(made, 0)]);
    expect((await admin.call('DELETE', `attributes/${made.id}`)).envelope.msg).toContain('鎏金掐丝');
    const without = { ...made, values: made.values.slice(1) };
    expect((await save(made.id, without)).envelope.msg).toContain('鎏金掐丝');
    const [first, second] = made.values;
    if (!first || !second) throw new Error('no values');
    need(await save(made.id, { ...made, values: [{ ...first, name: pair('错银珐琅') }, second] }));
    const found = await mall.call<SearchPage>('GET', `/api/pms/search?searchText=${encodeURIComponent('错银珐琅')}`);
    expect(need(found).items.map(({ id }) => id)).toEqual([productId]);
    need(await save(made.id, { ...made, values: [first] }));
  });

  it.runIf(process.env.TEST_DATABASE_URL)('a value that is removed meanwhile is on none', async () => {
    const categoryId = await addCategory('砚台');
    for (let turn = 0; turn < 4; turn += 1) {
      const made = await add({ categoryId });
      const productId = await makeProduct(categoryId, []);
      const { value, version } = await admin.get<{ value: ProductDocument; version: number }>(`product/${productId}`);
      const [put, removed] = await Promise.all([
        admin.put(`product/${productId}`, { value: { ...value, attributeValues: [valueAt(made, 0)] }, version }),
        sleep(turn * 5).then(() => admin.call('DELETE', `attributes/${made.id}`)),
      ]);
      expect([put, removed].filter(({ envelope }) => envelope.success)).toHaveLength(1);
    }
  });
});

it('goods with a value are found by an index', async () => {
  const made = await add();
  const statements = await statementsOf(() => admin.call('DELETE', `attributes/${made.id}`));
  const asked = statements.filter(({ sql }) => /from "product"/.test(sql) && /&&/.test(sql));
  expect(asked).toHaveLength(1);
  for (const statement of asked) {
    const nodes = await planOf(mall.database, statement);
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'product')).toEqual([]);
  }
});
