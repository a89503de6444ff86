import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { makeGoods, need, newKey } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { type Keeper, makeKeeper, named, priced, skusOf } from '../../helpers/mall/product.ts';

const SHOP = 3;

let mall: TestMall;
let keeper: Keeper;
beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
});
afterAll(() => mall.close());

const copy = (by: Keeper, id: number, code: string, key = newKey()) =>
  by.call<{ id: number }>('POST', `/product/${id}/copy`, { code }, { 'idempotency-key': key });

/** Goods with two colours, the stock of which is 100 each, and an option to be typed. */
async function colourful() {
  const { productId } = await makeGoods(mall, { shopId: SHOP });
  const { value, version } = await keeper.read(productId);
  const axes = [{ name: named('颜色'), values: ['r', 'g'].map((code) => ({ code, name: named(code) })) }];
  const custom = [{ code: 'text', name: named('刻字'), mode: 20, maxLength: 10 }];
  const skus = [{ ...priced(1_000, 'r'), listPrice: 1_200 }, priced(1_100, 'g')];
  need(await keeper.save(productId, { value: { ...value, axes, custom, skus }, version }));
  return { productId };
}

it('has what is edited of the other, no stock, and waits to be submitted', async () => {
  const { productId } = await colourful();
  const { id } = need(await copy(keeper, productId, 'copy-1'));
  expect((await keeper.read(id)).value).toEqual((await keeper.read(productId)).value);
  const state = await keeper.state(id);
  expect(state).toMatchObject({ code: 'copy-1', status: PUBLISH_STATUS.TO_PUBLISH, sales: 0 });
  expect(new Set(state.skus.map(({ stock }) => stock))).toEqual(new Set([0]));
  const offered = (await skusOf(mall, id)).filter(({ retired }) => !retired);
  expect(offered.map(({ price }) => price)).toEqual([1_000, 1_100]);
  const [logged] = await mall.db
    .select()
    .from(change)
    .where(eq(change.ref, String(id)));
  expect(logged).toMatchObject({ kind: 'product', action: 'add', after: { code: 'copy-1', shopId: SHOP } });
});

it('is made once per key, and under a code that nobody of the shop has', async () => {
  const { productId } = await colourful();
  const key = newKey();
  const [one, again] = await Promise.all([
    copy(keeper, productId, 'copy-2', key),
    copy(keeper, productId, 'copy-2', key),
  ]);
  expect(need(one)).toEqual(need(again));
  expect((await copy(keeper, productId, 'copy-2')).envelope).toMatchObject({
    success: false,
    data: [{ field: 'code' }],
  });
  expect((await copy(keeper, productId, 'not a code')).envelope).toMatchObject({ data: [{ field: 'code' }] });
});

it('is refused of goods of another shop; the mall makes one in the shop that has them', async () => {
  const { productId } = await colourful();
  expect((await copy(await makeKeeper(mall, SHOP + 1), productId, 'copy-3')).status).toBe(404);
  expect((await copy(keeper, 999_999, 'copy-3')).status).toBe(404);
  const admin = await makeKeeper(mall, null);
  const { id } = need(await copy(admin, productId, 'copy-3'));
  expect((await keeper.state(id)).code).toBe('copy-3');
});
