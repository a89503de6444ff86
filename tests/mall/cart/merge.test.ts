import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CART_LINES } from '#contract/cart/values.ts';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { cartLine } from '#mall/cart/cart.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { makeGoods, need, newKey } from '../../helpers/mall/buying.ts';
import { cartShopper, ENGRAVING, linesOf, oneLine } from '../../helpers/mall/cart.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const setStatus = (productId: number, status: number) =>
  mall.db.update(product).set({ status }).where(eq(product.id, productId));

describe("a visitor's cart", () => {
  it('is added by SKU, and what does not fit is told', async () => {
    const buyer = await cartShopper(mall);
    const [plenty, few, none, off, many] = [
      await makeGoods(mall),
      await makeGoods(mall, { stock: 3 }),
      await makeGoods(mall, { stock: 0 }),
      await makeGoods(mall),
      await makeGoods(mall, { stock: 2_000 }),
    ];
    await setStatus(off.productId, PUBLISH_STATUS.PUT_OFF);
    await buyer.add(plenty.skuId, 1);
    await buyer.add(many.skuId, 500);
    const merged = need(
      await buyer.merge([
        { skuId: plenty.skuId, quantity: 2 },
        { skuId: few.skuId, quantity: 5 },
        { skuId: none.skuId, quantity: 1 },
        { skuId: off.skuId, quantity: 1 },
        { skuId: many.skuId, quantity: 600 },
        { skuId: 2_000_000_000, quantity: 1 },
      ]),
    );
    expect(merged.count).toBe(3 + 3 + 999);
    expect(merged.left).toEqual([
      { skuId: few.skuId, title: few.title.zh, wanted: 5, got: 3, reason: 'short' },
      { skuId: none.skuId, title: none.title.zh, wanted: 1, got: 0, reason: 'soldOut' },
      { skuId: off.skuId, title: off.title.zh, wanted: 1, got: 0, reason: 'putOff' },
      { skuId: many.skuId, title: many.title.zh, wanted: 600, got: 499, reason: 'limit' },
    ]);
    expect(linesOf(await buyer.cart()).map(({ skuId }) => skuId)).toEqual([plenty.skuId, few.skuId, many.skuId]);
  });

  it('an empty one changes nothing; options survive, and those that no longer fit are asked for again', async () => {
    const buyer = await cartShopper(mall);
    expect(need(await buyer.merge([]))).toEqual({ count: 0, left: [] });
    const [one, two] = [await makeGoods(mall, { custom: ENGRAVING }), await makeGoods(mall, { custom: ENGRAVING })];
    await buyer.merge([
      { skuId: one.skuId, quantity: 1, custom: { text: '平安' } },
      { skuId: two.skuId, quantity: 1, custom: { text: '九个字这么长真的太长了' } },
    ]);
    expect(linesOf(await buyer.cart()).map(({ custom, error }) => [custom, error])).toEqual([
      [{ text: '平安' }, null],
      [null, 'custom'],
    ]);
  });

  it('merged twenty times at once with one key it counts once; another key with it counts again', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { stock: 900 });
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.merge([{ skuId, quantity: 3 }], key)));
    expect(new Set(answers.map((answer) => need(answer).count))).toEqual(new Set([3]));
    expect((await buyer.merge([{ skuId, quantity: 4 }], key)).envelope.success).toBe(false);
    need(await buyer.merge([{ skuId, quantity: 3 }]));
    expect(await buyer.count()).toBe(6);
  });
});

describe('all at once', () => {
  it('fifty adds of one SKU make one line of fifty', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { stock: 1_000 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyer.add(skuId)));
    expect(answers.every(({ envelope }) => envelope.success)).toBe(true);
    expect(linesOf(await buyer.cart())).toMatchObject([{ skuId, quantity: 50 }]);
  });

  it('fifty adds of what there are twenty of stop at twenty', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { stock: 20 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyer.add(skuId)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(20);
    expect(await buyer.count()).toBe(20);
  });

  it('merges, adds and removals together leave what they add up to', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { stock: 1_000 });
    const other = await makeGoods(mall);
    await buyer.add(other.skuId);
    const { id } = await oneLine(buyer);
    await Promise.all([
      ...Array.from({ length: 10 }, () => buyer.merge([{ skuId, quantity: 2 }])),
      ...Array.from({ length: 10 }, () => buyer.add(skuId, 3)),
      ...Array.from({ length: 5 }, () => buyer.post('/remove', { ids: [id] })),
    ]);
    expect(await buyer.count()).toBe(50);
  });

  it('the hundredth line is one line, whoever asks for it', async () => {
    const buyer = await cartShopper(mall);
    const skus = await mall.db
      .select({ id: sku.id })
      .from(sku)
      .limit(CART_LINES - 1);
    await mall.db
      .insert(cartLine)
      .values(skus.map(({ id }) => ({ accountId: buyer.accountId, skuId: id, quantity: 1, addedPrice: 1 })));
    const goods = await Promise.all(Array.from({ length: 10 }, () => makeGoods(mall)));
    const answers = await Promise.all(goods.map(({ skuId }) => buyer.add(skuId)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(await buyer.count()).toBe(CART_LINES);
  });
});
