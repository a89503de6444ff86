import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '#mall/db/rows.ts';
import { product } from '#mall/product/product.tables.ts';
import { makeGoods, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type Keeper, makeKeeper, named, pageOf } from '../../helpers/mall/product.ts';

const SHOP = 3;

let mall: TestMall;
let keeper: Keeper;
beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
});
afterAll(() => mall.close());

const goods = async () => {
  const { productId: id } = await makeGoods(mall, { shopId: SHOP });
  return { id, ...(await keeper.read(id)) };
};
const parts = {
  highlights: [
    { value: named('34 h'), name: { zh: '续航', en: 'Battery life' } },
    { value: named(''), name: named('还没写') },
  ],
  features: [
    { title: { zh: '轻', en: 'Light' }, text: { zh: '放进口袋', en: '' }, picture: 'products/one.webp' },
    { title: named('还没有图'), text: named(''), picture: '' },
  ],
  sizeGuide: { columns: [{ zh: '尺码', en: 'Size' }, named('cm')], rows: [['M', '96']] },
  questions: [
    { question: { zh: '能水洗吗？', en: 'Can it be washed?' }, answer: { zh: '可以', en: 'Yes' } },
    { question: named('还没回答'), answer: named('') },
  ],
};

it('what tells of a product beside its description is edited with it, and shown where it is written', async () => {
  const { id, value, version } = await goods();
  expect(await pageOf(mall, id)).not.toHaveProperty('highlights');
  need(await keeper.save(id, { value: { ...value, ...parts }, version }));
  expect((await keeper.read(id)).value).toMatchObject(parts);
  expect(await pageOf(mall, id)).toMatchObject({
    highlights: [{ value: '34 h', name: '续航' }],
    features: [{ title: '轻', text: '放进口袋', picture: 'products/one.webp' }],
    sizeGuide: { columns: ['尺码', 'cm'], rows: [['M', '96']] },
    questions: [{ question: '能水洗吗？', answer: '可以' }],
  });
});

it('a guide of sizes has a cell per column; a document of the version before has none of it', async () => {
  const { id, value, version } = await goods();
  const sizeGuide = { ...parts.sizeGuide, rows: [['M']] };
  const { envelope } = await keeper.save(id, { value: { ...value, sizeGuide }, version });
  expect(envelope).toMatchObject({ code: 'A00002', data: [{ field: 'value.sizeGuide.rows.0' }] });
  const { highlights: _, features: __, sizeGuide: ___, questions: ____, ...before } = value;
  need(await keeper.call('PUT', `/product/${id}`, { value: before, version }));
  expect((await keeper.read(id)).value).toMatchObject({ highlights: [], features: [], sizeGuide: null, questions: [] });
});

it('similar products are told with what they are, at most three, of its own category', async () => {
  const [row] = await rowsOf<{ id: number; category: number }>(
    mall.db,
    sql`select id, category_id as category from product p where status = 40 and 4 <
        (select count(*) from product o where o.category_id = p.category_id and o.status = 40) order by id limit 1`,
  );
  const page = await pageOf(mall, row?.id ?? 0);
  const compared = page?.comparison ?? [];
  expect(compared).toHaveLength(3);
  expect(page?.related.map(({ id }) => id)).toEqual(expect.arrayContaining(compared.map(({ id }) => id)));
  for (const { id, facts } of compared) {
    const [other] = await mall.db.select().from(product).where(eq(product.id, id));
    expect(other?.categoryId).toBe(row?.category);
    expect(facts).toEqual(other?.facts.map(({ name, value }) => ({ name: name.zh, value: value.zh })));
  }
});
