import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '../../contract/enums.ts';
import type { GoodsChoices, GoodsList, ImportReport } from '../../contract/goods.ts';
import { product } from '../../mall/db/schema.ts';
import { makeGoods, need } from '../helpers/buying.ts';
import { type Keeper, makeKeeper } from '../helpers/goods.ts';
import { openTestMall, type TestMall } from '../helpers/mall.ts';

const SHOP = 3;
const { PUT_ON, PUT_OFF } = PUBLISH_STATUS;

let mall: TestMall;
let keeper: Keeper;
let admin: Keeper;
beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
  admin = await makeKeeper(mall, null);
});
afterAll(() => mall.close());

const list = async (query = '', by = keeper) => need(await by.call<GoodsList>('GET', `/products?${query}`));
const goods = async (n: number, shopId = SHOP) => {
  const ids: number[] = [];
  for (let made = 0; made < n; made += 1) ids.push((await makeGoods(mall, { shopId })).productId);
  return ids;
};
const rowsOf = (shopId: number) => mall.db.select().from(product).where(eq(product.shopId, shopId));

describe('the list of products', () => {
  it('shows a shop its own, and the mall all', async () => {
    const own = await list();
    expect(own.total).toBe((await rowsOf(SHOP)).length);
    expect(own.items).toHaveLength(20);
    expect(own.items.every(({ shopId }) => shopId === SHOP)).toBe(true);
    expect(Object.values(own.counts).reduce((sum, n) => sum + n, 0)).toBe(own.total);
    expect((await list('', admin)).total).toBeGreaterThan(own.total);
    expect((await list('shop=3', admin)).total).toBe(own.total);
    expect((await keeper.call('GET', '/products?shop=4')).status).toBe(404);
    expect((await keeper.call('GET', '/products?category=99999')).status).toBe(404);
    expect((await keeper.call('GET', '/products?page=999')).status).toBe(404);
    expect((await keeper.call('GET', '/products?status=33')).envelope.code).toBe('A00002');
  });

  it('finds any part of a title or code, in either language, and every word of it', async () => {
    const { productId, title } = await makeGoods(mall, { shopId: SHOP, stock: 0 });
    const [row] = await mall.db.select().from(product).where(eq(product.id, productId));
    const ids = async (text: string, more = '') =>
      (await list(`text=${encodeURIComponent(text)}${more}`)).items.map(({ id }) => id);
    for (const text of [
      title.zh,
      title.en.toUpperCase(),
      row?.code ?? '',
      `${title.zh.slice(1)} ${title.en}`,
      row?.code.slice(6, 20) ?? '',
    ])
      expect(await ids(text), text).toEqual([productId]);
    expect(await ids(title.zh, '&stock=out')).toEqual([productId]);
    expect(await ids(title.zh, '&stock=low')).toEqual([productId]);
    expect(await ids(title.zh, '&stock=in')).toEqual([]);
    expect(await ids(title.zh, `&status=${PUT_ON}&category=${row?.categoryId}`)).toEqual([productId]);
    expect(await ids(title.zh, `&status=${PUT_OFF}`)).toEqual([]);
    expect(await ids('没有这样的商品')).toEqual([]);
    expect(await ids("%' or 1=1 --")).toEqual([]);
  });

  it('offers what products are made of', async () => {
    const choices = need(await keeper.call<GoodsChoices>('GET', '/products/choices'));
    expect(choices.shops.map(({ id }) => id)).toEqual([SHOP]);
    expect(choices.categories.some(({ path, leaf }) => leaf && path.split(' / ').length === 3)).toBe(true);
    expect(choices.brands.length).toBeGreaterThan(10);
    expect(choices.attributes.every(({ values }) => values.length > 0)).toBe(true);
    expect(need(await admin.call<GoodsChoices>('GET', '/products/choices')).shops.length).toBeGreaterThan(10);
  });
});

type Report = { rows: { id: number; done: boolean; msg: string }[] };
const bulk = async (ids: number[], act: object, by = keeper) =>
  need(await by.call<Report>('POST', '/products/bulk', { ids, act }));

describe('many at once', () => {
  it('are put off and on, each by itself', async () => {
    const ids = await goods(3);
    const other = await goods(1, 4);
    await bulk(ids.slice(0, 1), { kind: 'move', move: 'putOff' });
    expect(await bulk([...ids, ...other, ...ids], { kind: 'move', move: 'putOff' })).toEqual({
      rows: [
        { id: ids[0], done: false, msg: '商品状态已变化，请刷新后重试' },
        { id: ids[1], done: true, msg: '' },
        { id: ids[2], done: true, msg: '' },
        { id: other[0], done: false, msg: '没有找到您要的内容' },
      ],
    });
    const { rows } = await bulk(ids, { kind: 'move', move: 'putOn' });
    expect(rows.every(({ done }) => done)).toBe(true);
  });

  it('cost more or less by basis points, list prices with them', async () => {
    const ids = await goods(2);
    const [first = 0] = ids;
    const { value, version } = await keeper.read(first);
    const skus = [{ spec: [], price: 999, listPrice: 2_000, picture: null }];
    need(await keeper.save(first, { value: { ...value, skus }, version }));
    const { rows } = await bulk([...ids, 1], { kind: 'price', points: -1_050 });
    expect(rows.map(({ done }) => done)).toEqual([true, true, false]);
    expect((await keeper.read(first)).value.skus[0]).toMatchObject({ price: 894, listPrice: 1_790 });
    const shown = await mall.call<{ price: number }>('GET', `/api/pms/goods/${first}`);
    expect(shown.envelope.data?.price).toBe(894);
  });

  it('are moved to a category that there is', async () => {
    const ids = await goods(2);
    need(await keeper.call('POST', '/products/bulk', { ids, act: { kind: 'category', categoryId: 5 } }));
    expect((await keeper.read(ids[1] ?? 0)).value.categoryId).toBe(5);
    const wrong = await keeper.call('POST', '/products/bulk', { ids, act: { kind: 'category', categoryId: 99_999 } });
    expect(wrong.envelope).toMatchObject({ code: 'A00002', data: [{ field: 'categoryId' }] });
  });

  it('one that cannot be changed keeps no other from it', async () => {
    const ids = await goods(2);
    // Written before a rule that it breaks.
    await mall.db
      .update(product)
      .set({ pictures: [] })
      .where(eq(product.id, ids[0] ?? 0));
    const { rows } = await bulk(ids, { kind: 'price', points: 100 });
    expect(rows).toEqual([
      { id: ids[0], done: false, msg: '请至少上传一张图片' },
      { id: ids[1], done: true, msg: '' },
    ]);
    expect((await keeper.read(ids[0] ?? 0)).version).toBe(1);
  });
});

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
    expect(await msg(`${HEAD}\n${'x,\n'.repeat(5_001)}`)).toContain('5000');
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

describe('a shop', () => {
  const path = `/shop/${SHOP}`;
  type Whole = { value: { freight: object; autoAccept: boolean }; version: number };
  it('changes how it ships and what it says of itself', async () => {
    const { value, version } = need(await keeper.call<Whole>('GET', path));
    const freight = {
      fee: 900,
      freeFrom: 9_900,
      notDelivered: ['西藏自治区'],
      regions: [{ provinces: ['新疆维吾尔自治区'], fee: 2_500 }],
    };
    const change = { ...value, freight, autoAccept: false, intro: { zh: '新的介绍', en: 'New' } };
    expect(need(await keeper.call('PUT', path, { value: change, version }))).toMatchObject({ version: version + 1 });
    expect((await keeper.call('PUT', path, { value: change, version })).envelope.success).toBe(false);
    const shown = await mall.call<{ intro: string }>('GET', `/api/shop/${SHOP}`);
    expect(shown.envelope.data?.intro).toBe('新的介绍');
    const { regions: _, ...plain } = freight;
    need(await keeper.call('PUT', path, { value: { ...change, freight: plain }, version: version + 1 }));
    expect(need(await admin.call<Whole>('GET', path)).value.freight).toEqual(plain);
    expect((await admin.call('GET', '/shop/999')).status).toBe(404);
  });
});
