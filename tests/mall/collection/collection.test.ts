import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductView } from '#contract/catalog/schema.ts';
import type { CollectionPage, FavouriteState } from '#contract/collection/schema.ts';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { collection } from '#mall/collection/collection.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { makeBuyer, makeGoods, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const PATH = '/api/app/p/collection';
let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const add = (token: string, kind: string, id: number) => mall.call('POST', PATH, { token, body: { kind, id } });
const list = async (token: string, query = '') =>
  need(await mall.call<CollectionPage>('GET', `${PATH}${query}`, { token }));
const isFavourite = async (token: string, kind: string, id: number) =>
  need(await mall.call<FavouriteState>('GET', `${PATH}/${kind}/${id}`, { token })).favourite;

it('keeps goods and shops, the newest first, each once', async () => {
  const { token } = await makeBuyer(mall);
  const [one, two] = [await makeGoods(mall), await makeGoods(mall)];
  expect(await isFavourite(token, 'product', one.productId)).toBe(false);
  need(await add(token, 'product', one.productId));
  need(await add(token, 'product', one.productId));
  mall.now.now = new Date(mall.now.now.getTime() + 1_000);
  need(await add(token, 'product', two.productId));
  need(await add(token, 'shop', 1));
  expect(await isFavourite(token, 'product', one.productId)).toBe(true);
  const products = await list(token);
  expect(products.products.map(({ card }) => card?.title)).toEqual([two.title.zh, one.title.zh]);
  expect(products).toMatchObject({ page: 1, pages: 1, counts: { product: 2, shop: 1 }, shops: [] });
  expect((await list(token, '?kind=shop')).shops).toMatchObject([{ id: 1, shop: { id: 1 } }]);
});

it('lets go again', async () => {
  const { token } = await makeBuyer(mall);
  const { productId } = await makeGoods(mall);
  need(await add(token, 'product', productId));
  need(await mall.call('DELETE', `${PATH}/product/${productId}`, { token }));
  need(await mall.call('DELETE', `${PATH}/product/${productId}`, { token }));
  expect((await list(token)).products).toEqual([]);
});

it('keeps nothing that is not on sale or not open; what is put off later stays in the list as gone', async () => {
  const { token } = await makeBuyer(mall);
  const { productId } = await makeGoods(mall);
  expect((await add(token, 'product', 2_000_000_000)).status).toBe(404);
  expect((await add(token, 'shop', 2_000_000_000)).status).toBe(404);
  need(await add(token, 'product', productId));
  need(await add(token, 'shop', 2));
  await mall.db.update(product).set({ status: PUBLISH_STATUS.PUT_OFF }).where(eq(product.id, productId));
  await mall.db.transaction((tx) => reindexListing(tx, [productId]));
  await mall.db.update(shop).set({ status: STATUS.DISABLED }).where(eq(shop.id, 2));
  expect((await list(token)).products).toMatchObject([{ id: productId, card: null }]);
  expect((await list(token, '?kind=shop')).shops).toMatchObject([{ id: 2, shop: null }]);
  await mall.db.update(shop).set({ status: STATUS.NORMAL }).where(eq(shop.id, 2));
});

it('says how far a price fell since', async () => {
  const { token } = await makeBuyer(mall);
  const { productId } = await makeGoods(mall);
  need(await add(token, 'product', productId));
  const cheaper = async () => (await list(token)).products.map((item) => item.cheaper);
  const priced = async (price: number) => {
    await mall.db.update(product).set({ price }).where(eq(product.id, productId));
    return cheaper();
  };
  const [{ price } = { price: 0 }] = await mall.db.select().from(product).where(eq(product.id, productId));
  expect([await cheaper(), await priced(price - 150), await priced(price + 150)]).toEqual([[0], [150], [0]]);
});

it('has pages', async () => {
  const { token, accountId } = await makeBuyer(mall);
  const found = await mall.db.select({ id: product.id }).from(product).limit(45);
  await mall.db.insert(collection).values(found.map(({ id }) => ({ accountId, kind: 10, refId: id })));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(token, `?page=${page}`)));
  expect(pages.map(({ products }) => products.length)).toEqual([20, 20, 5, 0]);
  expect(pages[0]?.pages).toBe(3);
});

it('goods move over from the cart', async () => {
  const buyer = await makeBuyer(mall);
  const [one, two] = [await makeGoods(mall), await makeGoods(mall)];
  await buyer.addToCart(one.skuId);
  await buyer.addToCart(two.skuId);
  const cart = need(
    await mall.call<{ shops: { lines: { id: number }[] }[] }>('GET', '/api/oms/p/cart', { token: buyer.token }),
  );
  const ids = cart.shops.flatMap(({ lines }) => lines.map(({ id }) => id));
  const answer = await buyer.post<{ count: number }>('/cart/collect', { ids });
  expect(answer.envelope).toMatchObject({ msg: '已移入收藏', data: { count: 0 } });
  expect((await list(buyer.token)).products.map(({ id }) => id).sort()).toEqual([one.productId, two.productId].sort());
});

it("nobody sees or changes another's", async () => {
  const [mine, theirs] = [await makeBuyer(mall), await makeBuyer(mall)];
  const { productId } = await makeGoods(mall);
  need(await add(theirs.token, 'product', productId));
  need(await mall.call('DELETE', `${PATH}/product/${productId}`, { token: mine.token }));
  expect((await list(mine.token)).counts).toEqual({ product: 0, shop: 0 });
  expect((await list(theirs.token)).counts.product).toBe(1);
});

it('says how many keep a product, to its shopper at once and to everybody on its page', async () => {
  const [one, two] = [await makeBuyer(mall), await makeBuyer(mall)];
  const { productId } = await makeGoods(mall);
  const answers = [
    await add(one.token, 'product', productId),
    await add(one.token, 'product', productId),
    await add(two.token, 'product', productId),
    await mall.call('DELETE', `${PATH}/product/${productId}`, { token: one.token }),
    await mall.call('GET', `${PATH}/product/${productId}`, { token: one.token }),
  ];
  expect(answers.map(({ envelope }) => envelope.data)).toEqual([
    { favourite: true, count: 1 },
    { favourite: true, count: 1 },
    { favourite: true, count: 2 },
    { favourite: false, count: 1 },
    { favourite: false, count: 1 },
  ]);
  expect(need(await mall.call<ProductView>('GET', `/api/pms/goods/${productId}`)).favourites).toBe(1);
});

it('many shoppers who follow and leave one shop at once are counted as they are, each once', async () => {
  const followers = async () => (await mall.db.select().from(shop).where(eq(shop.id, 3)))[0]?.followers ?? 0;
  const before = await followers();
  const crowd = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(mall)));
  const leave = (token: string) => mall.call('DELETE', `${PATH}/shop/3`, { token });
  await Promise.all(crowd.flatMap(({ token }) => [1, 2, 3].map(() => add(token, 'shop', 3))));
  expect(await followers()).toBe(before + 10);
  await Promise.all(crowd.flatMap(({ token }) => [leave(token), add(token, 'shop', 3), leave(token)]));
  const kept = await mall.db
    .select({ id: collection.accountId })
    .from(collection)
    .where(and(eq(collection.kind, 20), eq(collection.refId, 3)));
  expect(await followers()).toBe(before + kept.length);
});
