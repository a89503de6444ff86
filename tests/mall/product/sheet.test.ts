import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { GoodsChoices, ImportReport } from '#contract/product/schema.ts';
import { SHEET } from '#contract/product/sheet.values.ts';
import { product } from '#mall/product/product.tables.ts';
import { makeGoods, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type Keeper, makeKeeper } from '../../helpers/mall/product.ts';

const SHOP = 3;

let mall: TestMall;
let keeper: Keeper;
let admin: Keeper;
beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
  admin = await makeKeeper(mall, null);
});
afterAll(() => mall.close());

const rowsOf = (shopId: number) => mall.db.select().from(product).where(eq(product.shopId, shopId));

type Sheet = { name: string; text: string; more: boolean };
const sheet = async (query = '') => need(await keeper.call<Sheet>('GET', `/products/export?${query}`));
const send = async (text: string | Uint8Array<ArrayBuffer>, more: Record<string, string> = {}, by = keeper) => {
  const { status, envelope } = await by.send(new Blob([text]), more);
  return { status, report: envelope.data as ImportReport, envelope };
};
const HEAD = '商品编码,规格编码,标题（中文）,Title (English),类目编码,品牌编码,价格（元）,划线价（元）';
const actions = ({ rows }: ImportReport) => rows.map(({ line, action }) => [line, action]);

describe('a file of products', () => {
  it('has a mark by which Excel knows it, a row per SKU, and no formula', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    await mall.db
      .update(product)
      .set({ title: { zh: '=1+1', en: '@x, "y"' } })
      .where(eq(product.id, productId));
    const { text, name, more } = await sheet('text=test-');
    expect(text.startsWith('\ufeff商品编码,')).toBe(true);
    expect(text).toContain(`,"'=1+1","'@x, ""y""",`);
    expect(name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
    expect(more).toBe(false);
  });

  it('says state, category and brand in words beside the codes, in the language of who asks', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    const [row] = await mall.db.select().from(product).where(eq(product.id, productId));
    const choices = need(await keeper.call<GoodsChoices>('GET', '/products/choices'));
    const category = choices.categories.find(({ id }) => id === row?.categoryId)?.path ?? '';
    const brand = choices.brands.find(({ id }) => id === row?.brandId);
    const cells = (await sheet(`text=${row?.code}`)).text.split('\r\n')[1]?.split(',') ?? [];
    for (const cell of [category, brand?.code, brand?.name, '已上架']) expect(cells).toContain(cell);
    const english = await mall.call<Sheet>('GET', `/api/desk/p/products/export?text=${row?.code}`, {
      token: keeper.token,
      language: 'en',
    });
    expect(need(english).text).toContain(',On sale,\r\n');
  });

  it('read again changes nothing, formulas or not', async () => {
    const { text } = await sheet();
    const { report } = await send(text, { apply: '1' });
    expect(report.rows.length).toBeGreaterThan(30);
    expect(report.rows.filter(({ action }) => action !== 'same')).toEqual([]);
  });

  it('lists bad rows with their lines, and writes the good ones when asked, once', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    const [row] = await mall.db.select().from(product).where(eq(product.id, productId));
    const text = [
      HEAD,
      `${row?.code},,"新的\n标题",New,,,¥12.50,`,
      'no code,,,,,,,',
      '',
      `${row?.code},,,,,,9,`,
      'sheet-1,,甲,A,digital-phone,,5,',
      'sheet-2,,乙,B,digital-phone,no-such-brand,5,',
      'sheet-3,,丙,C,digital-phone,%BRAND%,５０，000.5,60000',
      'sheet-4,red,丁,D,digital-phone,%BRAND%,5,',
      `${row?.code},red,,,,,9,`,
      'sheet-5,,戊,E,digital-phone,%BRAND%,-5,',
      'sheet-6,,己,F,digital-phone,%BRAND%,5,4',
      'sheet-7,,,F,digital-phone,%BRAND%,5,x',
      `sheet-8,,${'长'.repeat(301)},,,,,`,
      'sheet-9,,,,nowhere,,,',
      'sheet-10,,庚,,,,,',
      'sheet-11,,辛,,digital-phone,%BRAND%,,',
      'sheet-12,,,,,,,',
    ]
      .join('\r\n')
      .replaceAll('%BRAND%', need(await keeper.call<GoodsChoices>('GET', '/products/choices')).brands[0]?.code ?? '');
    const expected = [
      [2, 'change', ''],
      [4, 'bad', 'code'],
      [6, 'bad', 'spec'],
      [7, 'bad', 'brand'],
      [8, 'bad', 'brand'],
      [9, 'new', ''],
      [10, 'bad', 'spec'],
      [11, 'bad', 'spec'],
      [12, 'bad', 'price'],
      [13, 'bad', 'listPrice'],
      [14, 'bad', 'listPrice'],
      [15, 'bad', 'titleZh'],
      [16, 'bad', 'category'],
      [17, 'bad', 'category'],
      [18, 'bad', 'price'],
      [19, 'bad', 'titleZh'],
    ];
    const look = await send(text);
    expect(look.report.applied).toBe(false);
    expect(look.report.rows.map(({ line, action, column }) => [line, action, column])).toEqual(expected);
    expect(look.report.rows.filter(({ action, msg }) => (action === 'bad') !== (msg !== ''))).toEqual([]);
    expect((await keeper.read(productId)).version).toBe(1);

    const { report } = await send(text, { apply: '1' });
    expect(report.applied).toBe(true);
    expect(actions(report)).toEqual(actions(look.report));
    const { value } = await keeper.read(productId);
    expect(value).toMatchObject({ title: { zh: '新的\n标题', en: 'New' }, skus: [{ price: 1_250 }] });
    const added = (await rowsOf(SHOP)).find(({ code }) => code === 'sheet-3');
    expect(added).toMatchObject({ status: PUBLISH_STATUS.TO_PUBLISH, price: 5_000_050, listPrice: 6_000_000 });
    const again = await send(text, { apply: '1' });
    expect(again.report.rows.filter(({ action }) => action === 'new' || action === 'change')).toEqual([]);
    expect((await rowsOf(SHOP)).filter(({ code }) => code === 'sheet-3')).toHaveLength(1);
  });

  it('in which rows of one product say different things is not guessed at', async () => {
    const [row] = (await rowsOf(SHOP)).filter(({ axes }) => axes.length === 1);
    const [a, b] = (await keeper.read(row?.id ?? 0)).value.skus.map(({ spec }) => spec.join('/'));
    const text = `${HEAD}\n${row?.code},${a},甲,,,,,\n${row?.code},${b},乙,,,,,\n`;
    expect(actions((await send(text)).report)).toEqual([
      [2, 'change'],
      [3, 'bad'],
    ]);
    const prices = `${HEAD}\n${row?.code},${a},,,,,77,\n${row?.code},${b},,,,,78,0\n`;
    expect(actions((await send(prices, { apply: '1' })).report)).toEqual([
      [2, 'change'],
      [3, 'change'],
    ]);
    expect(
      (await keeper.read(row?.id ?? 0)).value.skus.slice(0, 2).map(({ price, listPrice }) => [price, listPrice]),
    ).toEqual([
      [7_700, expect.anything()],
      [7_800, null],
    ]);
  });

  it('says which rows the mall refused after all', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    await mall.db.update(product).set({ pictures: [] }).where(eq(product.id, productId));
    const [row] = await mall.db.select().from(product).where(eq(product.id, productId));
    const { report } = await send(`${HEAD}\n${row?.code},,,,,,8,`, { apply: '1' });
    expect(report.rows).toMatchObject([{ line: 2, action: 'bad', msg: '请至少上传一张图片' }]);
  });

  it('may be written as Excel does in China', async () => {
    // 商品编码,价格（元） in GBK.
    const gbk = [
      0xc9, 0xcc, 0xc6, 0xb7, 0xb1, 0xe0, 0xc2, 0xeb, 0x2c, 0xbc, 0xdb, 0xb8, 0xf1, 0xa3, 0xa8, 0xd4, 0xaa, 0xa3, 0xa9,
    ];
    const bytes = Uint8Array.from([...gbk, ...Buffer.from('\r\nno-such-goods,5\r\n')]);
    expect((await send(bytes)).report.rows).toMatchObject([{ line: 2, column: 'titleZh' }]);
  });

  it('that is none is refused as a whole, in words', async () => {
    const msg = async (text: string | Uint8Array<ArrayBuffer>) => (await send(text, { apply: '1' })).report.msg;
    expect(await msg(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xff]))).toContain('CSV');
    expect(await msg('')).toContain('商品编码');
    expect(await msg(`${HEAD}\n,,\n`)).toBe('文件中没有数据');
    expect(await msg(`${HEAD}\n${'x,\n'.repeat(SHEET.rows + 1)}`)).toContain('10000');
    const headers = { 'content-length': String(3 * 1024 * 1024 + 1) };
    const large = await keeper.call('POST', '/products/import', {}, headers);
    expect([large.status, large.envelope.msg]).toEqual([413, '文件不能超过3MB']);
  });

  it('belongs to one shop', async () => {
    const text = `${HEAD}\nsheet-3,,,,,,5,`;
    expect((await send(text, {}, admin)).envelope).toMatchObject({ code: 'A00002', data: [{ field: 'shop' }] });
    expect((await send(text, { shop: '4' })).status).toBe(404);
    expect((await send(text, { shop: '4' }, admin)).report.rows).toMatchObject([{ action: 'bad', column: 'titleZh' }]);
    expect((await send(text, { shop: '3' }, admin)).report.rows).toMatchObject([{ action: 'change' }]);
  });
});
