import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListingPage } from '#contract/catalog/listing.schema.ts';
import type { DeskBrands } from '#contract/category/schema.ts';
import type { GoodsChoices, ImportReport } from '#contract/product/schema.ts';
import { NO_BRAND_NAMES, SHEET_COLUMNS } from '#contract/product/sheet.values.ts';
import type { SearchPage } from '#contract/search/schema.ts';
import { brand, NO_BRAND } from '#mall/category/category.tables.ts';
import { issueKey } from '#mall/preview/preview.ts';
import { product } from '#mall/product/product.tables.ts';
import { makeGoods, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { foundBy, type Keeper, makeKeeper, named, pageOf } from '../../helpers/mall/product.ts';

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

async function unbranded() {
  const made = await makeGoods(mall, { shopId: SHOP });
  const { value, version } = await keeper.read(made.productId);
  need(await keeper.save(made.productId, { value: { ...value, pictures: ['demo/p/a.png'], brandId: null }, version }));
  return made;
}

it('a new product says that it has no brand; where nothing is said, a brand is asked for', async () => {
  const { id } = need(await keeper.add({ code: 'plain-1', title: named('竹筷'), categoryId: 5, brandId: null }));
  expect((await keeper.read(id)).value.brandId).toBeNull();
  for (const brandId of [undefined, 0]) {
    const { envelope } = await keeper.add({ code: 'plain-2', title: named('竹筷'), categoryId: 5, brandId });
    expect(envelope).toMatchObject({ code: 'A00002', data: [{ field: 'brandId' }] });
  }
});

it('its page, its preview, lists and the search have no brand for it', async () => {
  const { productId, title } = await unbranded();
  expect((await pageOf(mall, productId))?.brand).toBeNull();
  const key = encodeURIComponent(await issueKey(mall.db, { kind: 'product', id: productId }, mall.clock()));
  const { view } = need(
    await mall.call<{ view: { brand: unknown } }>('GET', `/api/pms/preview/goods/${productId}?key=${key}`),
  );
  expect(view.brand).toBeNull();
  expect(await foundBy(mall, title.zh)).toContain(productId);
  const search = need(await mall.call<SearchPage>('GET', `/api/pms/search?searchText=${encodeURIComponent(title.zh)}`));
  const listing = need(await mall.call<ListingPage>('GET', '/api/pms/goods'));
  for (const { facets } of [search, listing])
    for (const { id, name } of facets.brands) expect([id > NO_BRAND, name !== '']).toEqual([true, true]);
  const chosen = need(await mall.call<{ id: number }[]>('GET', '/api/pms/brands?text=%25'));
  expect(chosen).toEqual([]);
});

it('it gets a brand, and loses it again', async () => {
  const { productId } = await unbranded();
  for (const brandId of [1, null]) {
    const { value, version } = await keeper.read(productId);
    need(await keeper.save(productId, { value: { ...value, brandId }, version }));
    expect((await keeper.read(productId)).value.brandId).toBe(brandId);
    expect((await pageOf(mall, productId))?.brand?.id ?? null).toBe(brandId);
  }
});

it('no brand is no brand of the desk: it is not listed, chosen, renamed or removed', async () => {
  const { items } = need(await admin.call<DeskBrands>('GET', '/brands'));
  const { brands } = need(await keeper.call<GoodsChoices>('GET', '/products/choices'));
  expect(items.length).toBeGreaterThan(0);
  expect([...items, ...brands].every(({ id }) => id > NO_BRAND)).toBe(true);
  expect((await admin.call('PUT', '/brands/0', { name: named('无') })).envelope.success).toBe(false);
  expect((await admin.call('DELETE', '/brands/0')).envelope.success).toBe(false);
  expect(await mall.db.$count(brand, eq(brand.id, NO_BRAND))).toBe(1);
});

it('files say it in words or by a hyphen, and read what they wrote', async () => {
  const { productId } = await unbranded();
  const [row] = await mall.db.select().from(product).where(eq(product.id, productId));
  const send = async (text: string) =>
    need<ImportReport>(await keeper.send(new Blob([text]), { apply: '1' })).rows.map(({ action }) => action);
  const file = need(await keeper.call<{ text: string }>('GET', `/products/export?text=${row?.code}`)).text;
  expect(file).toContain(`,"'-",${NO_BRAND_NAMES.zh},`);
  expect(await send(file)).toEqual(['same']);
  const head = [SHEET_COLUMNS.code.zh, SHEET_COLUMNS.brand.zh].join();
  const [code] = need(await keeper.call<GoodsChoices>('GET', '/products/choices')).brands.map((one) => one.code);
  expect(await send(`${head}\n${row?.code},${code}`)).toEqual(['change']);
  expect(await send(`${head}\n${row?.code},No brand`)).toEqual(['change']);
  expect(await send(`${head}\n${row?.code},-`)).toEqual(['same']);
  const { categories } = need(await keeper.call<GoodsChoices>('GET', '/products/choices'));
  const category = categories.find(({ id }) => id === row?.categoryId)?.code;
  const fresh = [head, SHEET_COLUMNS.titleZh.zh, SHEET_COLUMNS.category.zh, SHEET_COLUMNS.price.zh].join();
  expect(await send(`${fresh}\nplain-3,无品牌,竹筷,${category},9`)).toEqual(['new']);
  expect(await send(`${fresh}\nplain-4,,竹筷,${category},9`)).toEqual(['bad']);
});
