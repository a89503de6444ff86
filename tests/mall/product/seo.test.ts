import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportReport } from '#contract/product/schema.ts';
import { SHEET_COLUMNS } from '#contract/product/sheet.values.ts';
import { SEO } from '#contract/seo.values.ts';
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

it('what search engines are told of a product is edited with it, and shown by its page', async () => {
  const { id, value, version } = await goods();
  expect((await pageOf(mall, id))?.seo).toEqual({ title: '', description: '' });
  const seo = { seoTitle: named('手冲壶 800ml'), seoDescription: { zh: '细口出水', en: '' } };
  need(await keeper.save(id, { value: { ...value, ...seo }, version }));
  expect((await keeper.read(id)).value).toMatchObject(seo);
  expect((await pageOf(mall, id))?.seo).toEqual({ title: '手冲壶 800ml', description: '细口出水' });
});

it('it has a length, and may be left out', async () => {
  const { id, value, version } = await goods();
  const long = { ...value, seoTitle: named('长'.repeat(SEO.title + 1)) };
  expect((await keeper.save(id, { value: long, version })).envelope.code).toBe('A00002');
  const { seoTitle: _, seoDescription: __, ...rest } = value;
  need(await keeper.call('PUT', `/product/${id}`, { value: rest, version }));
  expect((await keeper.read(id)).value.seoTitle).toEqual({ zh: '', en: '' });
});

it('a file sets it as well', async () => {
  const { id } = await goods();
  const [row] = await mall.db.select().from(product).where(eq(product.id, id));
  const head = [SHEET_COLUMNS.code.zh, SHEET_COLUMNS.seoTitleZh.zh, SHEET_COLUMNS.seoDescriptionEn.zh].join();
  const send = async (line: string) => {
    const { envelope } = await keeper.send(new Blob([`${head}\n${row?.code},${line}\n`]), { apply: '1' });
    return need<ImportReport>({ envelope }).rows;
  };
  expect(await send('手冲壶,Pour-over kettle')).toMatchObject([{ action: 'change' }]);
  expect((await keeper.read(id)).value).toMatchObject({
    seoTitle: { zh: '手冲壶', en: '' },
    seoDescription: { zh: '', en: 'Pour-over kettle' },
  });
  expect(await send(`${'长'.repeat(SEO.title + 1)},`)).toMatchObject([
    { action: 'bad', column: 'seoTitleZh', msg: `文字不能超过${SEO.title}个字符` },
  ]);
});
