import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '#contract/finder/desk.schema.ts';
import { ORDER_COLUMNS } from '#contract/order/sheet.values.ts';
import type { GoodsList, ImportReport } from '#contract/product/schema.ts';
import { SHEET_COLUMNS } from '#contract/product/sheet.values.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { issueKey } from '#mall/preview/preview.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { readCsv } from '#mall/sheets/csv.rules.ts';
import { fromCart, makeBuyer, makeGoods, makeOperator, need, newKey, oneOf } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type Keeper, makeKeeper } from '../../helpers/mall/product.ts';
import { NO_RECORD } from '../../helpers/sku.ts';

const SHOP = 3;
const RECORD = { barcode: '6901234567892', weight: 654_321, cost: 7_654_321, stockAlert: 54_321 };

let mall: TestMall;
let keeper: Keeper;
let admin: Keeper;
beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
  admin = await makeKeeper(mall, null);
});
afterAll(() => mall.close());

type Facts = Partial<typeof RECORD>;
async function save(id: number, record: Facts) {
  const { value, version } = await keeper.read(id);
  return keeper.save(id, { value: { ...value, skus: value.skus.map((one) => ({ ...one, ...record })) }, version });
}
async function goods(record: Facts = RECORD) {
  const made = await makeGoods(mall, { shopId: SHOP });
  need(await save(made.productId, record));
  return made;
}
const recordOf = async (id: number) => (await keeper.read(id)).value.skus[0];
const codeOf = async (id: number) =>
  (await mall.db.select({ code: product.code }).from(product).where(eq(product.id, id)))[0]?.code ?? '';

describe('barcode, weight and cost of a SKU', () => {
  it('are edited with the product, and may be left out', async () => {
    const { productId } = await goods();
    expect(await recordOf(productId)).toMatchObject(RECORD);
    const { value, version } = await keeper.read(productId);
    const skus = value.skus.map(({ barcode: _, weight: __, cost: ___, stockAlert: ____, ...rest }) => rest);
    need(await keeper.call('PUT', `/product/${productId}`, { value: { ...value, skus }, version }));
    expect(await recordOf(productId)).toMatchObject(NO_RECORD);
  });

  it('are refused by name where they are wrong', async () => {
    const { productId } = await goods({});
    const said = async (record: Facts) => (await save(productId, record)).envelope;
    expect(await said({ barcode: '6901234567890' })).toMatchObject({
      code: 'A00002',
      data: [{ field: 'value.skus.0.barcode', msg: '条码的校验位不正确，请核对每一位数字' }],
    });
    expect(await said({ barcode: 'x'.repeat(1_000) })).toMatchObject({ data: [{ field: 'value.skus.0.barcode' }] });
    expect(await said({ weight: 0 })).toMatchObject({ data: [{ field: 'value.skus.0.weight' }] });
    expect(await said({ stockAlert: -1 })).toMatchObject({ data: [{ field: 'value.skus.0.stockAlert' }] });
    expect(await said({ cost: -1 })).toMatchObject({ data: [{ field: 'value.skus.0.cost' }] });
    need({ envelope: await said({ barcode: ' ６９０１２３４５６７８９２ ' }) });
    expect((await recordOf(productId))?.barcode).toBe(RECORD.barcode);
  });

  it('never leave through the calls of shoppers', async () => {
    const { productId, skuId } = await goods();
    const key = encodeURIComponent(await issueKey(mall.db, { kind: 'product', id: productId }, mall.clock()));
    const buyer = await makeBuyer(mall);
    await buyer.addToCart(skuId);
    const told = [
      await mall.call('GET', `/api/pms/goods/${productId}`),
      await mall.call('GET', `/api/pms/preview/goods/${productId}?key=${key}`),
      await mall.call('GET', '/api/oms/p/cart', { token: buyer.token }),
      await buyer.post('/order/preview', { source: fromCart, addressId: buyer.addressId }),
      await buyer.send(await buyer.seen(oneOf(skuId))),
    ];
    for (const { status, envelope } of told) {
      expect([status, envelope.success]).toEqual([200, true]);
      const text = JSON.stringify(envelope);
      for (const secret of [...Object.keys(RECORD), ...Object.values(RECORD)])
        expect(text).not.toMatch(new RegExp(`\\b${secret}\\b`));
    }
  });

  it('of a copy are those of the other, without the barcode', async () => {
    const { productId } = await goods();
    const copied = await keeper.call<{ id: number }>(
      'POST',
      `/product/${productId}/copy`,
      { code: 'records-copy' },
      { 'idempotency-key': newKey() },
    );
    expect(await recordOf(need(copied).id)).toMatchObject({ ...RECORD, barcode: null });
  });
});

describe('by file', () => {
  const HEAD = (['code', 'barcode', 'weight', 'cost', 'stockAlert'] as const)
    .map((name) => SHEET_COLUMNS[name].zh)
    .join();
  const send = async (line: string) =>
    need<ImportReport>(await keeper.send(new Blob([`${HEAD}\n${line}\n`]), { apply: '1' })).rows;

  it('they are written out and read again without a change', async () => {
    const { productId } = await goods();
    const text = `text=${await codeOf(productId)}`;
    const file = need(await keeper.call<{ text: string }>('GET', `/products/export?${text}`)).text;
    expect(file).toContain("'6901234567892,654321,76543.21,54321,");
    const { envelope } = await keeper.send(new Blob([file]), { apply: '1' });
    expect(need<ImportReport>({ envelope }).rows).toMatchObject([{ action: 'same' }]);
  });

  it('they are set, said in words beforehand, and removed', async () => {
    const { productId } = await goods({});
    const code = await codeOf(productId);
    expect(await send(`${code},LJ-1,250,12.5,0`)).toMatchObject([
      {
        action: 'change',
        changes: [
          { column: 'barcode', from: '', to: 'LJ-1' },
          { column: 'weight', from: '', to: '250' },
          { column: 'cost', from: '', to: '12.50' },
          { column: 'stockAlert', from: '', to: '0' },
        ],
      },
    ]);
    expect(await recordOf(productId)).toMatchObject({ barcode: 'LJ-1', weight: 250, cost: 1_250, stockAlert: 0 });
    expect(await send(`${code},,,,`)).toMatchObject([{ action: 'same' }]);
    expect(await send(`${code},6.90123E+12,,,`)).toMatchObject([{ action: 'bad', column: 'barcode' }]);
    expect(await send(`${code},-,-,-,-`)).toMatchObject([{ action: 'change' }]);
    expect(await recordOf(productId)).toMatchObject(NO_RECORD);
  });

  it('a new product has them at once', async () => {
    const { productId } = await goods({});
    const [like] = await mall.db.select().from(product).where(eq(product.id, productId));
    const choices = need(
      await keeper.call<{ categories: { id: number; code: string }[]; brands: { id: number; code: string }[] }>(
        'GET',
        '/products/choices',
      ),
    );
    const category = choices.categories.find(({ id }) => id === like?.categoryId)?.code;
    const brand = choices.brands.find(({ id }) => id === like?.brandId)?.code;
    const { titleZh, category: inCategory, brand: ofBrand, price } = SHEET_COLUMNS;
    const head = [HEAD, titleZh.zh, inCategory.zh, ofBrand.zh, price.zh].join();
    const row = `records-new,LJ-2,80,3,5,茶,${category},${brand},9.9`;
    need(await keeper.send(new Blob([`${head}\n${row}\n`]), { apply: '1' }));
    const [made] = await mall.db
      .select({
        barcode: sku.barcode,
        weight: sku.weight,
        cost: sku.cost,
        stockAlert: sku.stockAlert,
        price: sku.price,
      })
      .from(sku)
      .innerJoin(product, eq(product.id, sku.productId))
      .where(and(eq(product.code, 'records-new'), eq(product.shopId, SHOP)));
    expect(made).toEqual({ barcode: 'LJ-2', weight: 80, cost: 300, stockAlert: 5, price: 990 });
  });
});

describe('a barcode', () => {
  const BARCODE = '4006381333931';

  it('finds its product, for its shop and the mall, and not for another shop', async () => {
    const { productId } = await goods({ barcode: BARCODE });
    const other = await makeKeeper(mall, SHOP + 1);
    const listed = async (by: Keeper, text = BARCODE) =>
      need(await by.call<GoodsList>('GET', `/products?text=${text}`)).items.map(({ id }) => id);
    expect(await listed(keeper)).toEqual([productId]);
    expect(await listed(admin)).toEqual([productId]);
    expect(await listed(other)).toEqual([]);
    expect(await listed(keeper, BARCODE.slice(0, -1))).toEqual([]);
    expect(await listed(keeper, encodeURIComponent('４００６３８１３３３９３１'))).toEqual([productId]);
    const { groups } = need(await keeper.call<Found>('GET', `/find?text=${BARCODE}`));
    expect(groups.find(({ kind }) => kind === 'products')?.items.map(({ id }) => id)).toEqual([String(productId)]);
  });

  it('stands in files of orders', async () => {
    const { skuId } = await goods({ barcode: '036000291452' });
    const { orderIds } = await (await makeBuyer(mall)).buy(oneOf(skuId));
    const staff = await makeOperator(mall, SHOP);
    const [head, ...rows] = readCsv(need(await staff.get<SheetFile>('/orders/export?tab=all')).text, { most: 1_000 });
    const at = head?.cells.indexOf(ORDER_COLUMNS.barcode.zh) ?? -1;
    expect(rows.find(({ cells }) => cells.includes(orderIds[0] ?? ''))?.cells[at]).toBe('036000291452');
  });
});
