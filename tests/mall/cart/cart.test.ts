import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CART_LINES, CART_QUANTITY } from '#contract/cart/values.ts';
import { PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import { cartLine } from '#mall/cart/cart.tables.ts';
import { flashItem } from '#mall/flash-sale/flash-sale.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { makeGoods, need, newKey, oneOf } from '../../helpers/mall/buying.ts';
import { cartShopper, ENGRAVING, linesOf, oneLine } from '../../helpers/mall/cart.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const setStock = (skuId: number, stock: number) => mall.db.update(sku).set({ stock }).where(eq(sku.id, skuId));
const setStatus = (productId: number, status: number) =>
  mall.db.update(product).set({ status }).where(eq(product.id, productId));

describe('putting in', () => {
  it('an empty cart is empty', async () => {
    const buyer = await cartShopper(mall);
    expect(await buyer.count()).toBe(0);
    expect(await buyer.cart()).toEqual({
      shops: [],
      invalid: [],
      count: 0,
      total: { pieces: 0, goods: 0, member: 0, freight: 0 },
    });
  });

  it('adds pieces to the line of the SKU, and counts pieces', async () => {
    const buyer = await cartShopper(mall);
    const { skuId, productId, title } = await makeGoods(mall, { price: 1_250 });
    expect(need(await buyer.add(skuId, 2))).toEqual({ added: 2, count: 2 });
    expect(need(await buyer.add(skuId, 3))).toEqual({ added: 3, count: 5 });
    expect(await buyer.count()).toBe(5);
    expect(await oneLine(buyer)).toEqual({
      id: expect.any(Number),
      skuId,
      productId,
      title: title.zh,
      spec: [],
      picture: expect.any(String),
      quantity: 5,
      selected: true,
      price: 1_250,
      memberOff: 0,
      promotion: null,
      addedPrice: 1_250,
      stock: 100,
      limit: null,
      madeToOrder: false,
      custom: null,
      error: null,
    });
    expect(linesOf(await buyer.cart('en'))[0]?.title).toBe(title.en);
  });

  it('takes as many as fit, then says why no more do', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { stock: 4 });
    expect(need(await buyer.add(skuId, 3)).added).toBe(3);
    expect(need(await buyer.add(skuId, 3)).added).toBe(1);
    expect((await buyer.add(skuId)).envelope).toMatchObject({ code: 'A00001', msg: '库存不足，最多可购买4件' });
    const { envelope } = await buyer.post('', { skuId, quantity: 1 }, 'en');
    expect(envelope.msg).toBe('Not enough in stock: you can buy up to 4');
  });

  it('no line grows over the limit', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { stock: 5_000 });
    expect(need(await buyer.add(skuId, CART_QUANTITY)).added).toBe(CART_QUANTITY);
    expect((await buyer.add(skuId)).envelope.msg).toBe('每种商品最多购买999件');
  });

  it('refuses what is sold out, put off, of a closed shop, or not there', async () => {
    const buyer = await cartShopper(mall);
    const [gone, off, closed] = [
      await makeGoods(mall, { stock: 0 }),
      await makeGoods(mall),
      await makeGoods(mall, { shopId: 2 }),
    ];
    await setStatus(off.productId, PUBLISH_STATUS.PUT_OFF);
    expect((await buyer.add(gone.skuId)).envelope.msg).toBe('库存不足');
    expect((await buyer.add(off.skuId)).envelope.msg).toBe('商品已下架');
    expect((await buyer.add(2_147_483_647)).envelope.msg).toBe('商品已下架');
    await mall.db.update(shop).set({ status: STATUS.DISABLED }).where(eq(shop.id, 2));
    expect((await buyer.add(closed.skuId)).envelope.msg).toBe('商品已下架');
    await mall.db.update(shop).set({ status: STATUS.NORMAL }).where(eq(shop.id, 2));
    expect(await buyer.count()).toBe(0);
  });

  it('holds a hundred lines', async () => {
    const buyer = await cartShopper(mall);
    const skus = await mall.db.select({ id: sku.id }).from(sku).limit(CART_LINES);
    await mall.db
      .insert(cartLine)
      .values(skus.map(({ id }) => ({ accountId: buyer.accountId, skuId: id, quantity: 1, addedPrice: 1 })));
    const { skuId } = await makeGoods(mall);
    expect((await buyer.add(skuId)).envelope.msg).toBe('购物车最多放100种商品，请清理后再添加');
    expect(need(await buyer.merge([{ skuId, quantity: 1 }])).left).toMatchObject([{ skuId, got: 0, reason: 'full' }]);
  });
});

describe('made to order', () => {
  it('other options are another line; the same ones in any order are the same', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { custom: ENGRAVING, stock: 5 });
    await buyer.add(skuId, 1, { text: '长命百岁', font: '楷体' });
    await buyer.add(skuId, 1, { font: '楷体', text: '长命百岁' });
    await buyer.add(skuId, 1, { text: '平安' });
    const lines = linesOf(await buyer.cart());
    expect(lines.map(({ custom, quantity, error }) => ({ custom, quantity, error }))).toEqual([
      { custom: { text: '平安' }, quantity: 1, error: null },
      { custom: { text: '长命百岁', font: '楷体' }, quantity: 2, error: null },
    ]);
    // All lines of a SKU share its stock.
    expect(need(await buyer.add(skuId, 9, { text: '平安' })).added).toBe(2);
  });

  it('options that do not fit are refused; missing ones are asked for in the cart', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { custom: ENGRAVING });
    expect((await buyer.add(skuId, 1, { text: '九个字这么长真的太长了' })).envelope.msg).toContain('定制内容');
    await buyer.add(skuId);
    const line = await oneLine(buyer);
    expect(line).toMatchObject({ custom: null, madeToOrder: true, error: 'custom' });
    expect((await buyer.cart()).total.pieces).toBe(0);
    expect((await buyer.change(line.id, { custom: { font: '楷体' } })).envelope.msg).toContain('定制内容');
    const [changed] = linesOf(need(await buyer.change(line.id, { custom: { text: '平安' } })));
    expect(changed).toMatchObject({ custom: { text: '平安' }, error: null });
  });

  it('options changed to those of another line make the two one', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { custom: ENGRAVING });
    await buyer.add(skuId, 2, { text: '平安' });
    await buyer.add(skuId, 3, { text: '喜乐' });
    const [line] = linesOf(await buyer.cart());
    const after = need(await buyer.change(line?.id ?? 0, { custom: { text: '平安' } }));
    expect(linesOf(after)).toMatchObject([{ id: line?.id, quantity: 5, custom: { text: '平安' } }]);
  });

  it('goods that are not made to order have no options', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall);
    await buyer.add(skuId, 1, { text: '平安' });
    expect(await oneLine(buyer)).toMatchObject({ custom: null, error: null });
  });
});

describe('changing', () => {
  it('sets a quantity as it is given, and refuses more than there is', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { stock: 6, price: 100 });
    await buyer.add(skuId, 2);
    const { id } = await oneLine(buyer);
    expect(linesOf(need(await buyer.change(id, { quantity: 6 })))).toMatchObject([{ quantity: 6 }]);
    const { envelope } = await buyer.change(id, { quantity: 7 });
    expect(envelope).toMatchObject({ msg: '库存不足，最多可购买6件', data: { most: 6 } });
    expect(await buyer.count()).toBe(6);
  });

  it('where stock has fallen, fewer pieces may be asked for step by step', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { stock: 9 });
    await buyer.add(skuId, 9);
    await setStock(skuId, 3);
    const { id, error } = await oneLine(buyer);
    expect(error).toBe('short');
    expect(linesOf(need(await buyer.change(id, { quantity: 8 })))).toMatchObject([{ quantity: 8, error: 'short' }]);
    expect(linesOf(need(await buyer.change(id, { quantity: 3 })))).toMatchObject([{ quantity: 3, error: null }]);
    await setStock(skuId, 0);
    expect((await buyer.change(id, { quantity: 1 })).envelope.msg).toBe('库存不足');
  });

  it('a line that is gone, or put off, says so', async () => {
    const buyer = await cartShopper(mall);
    const { skuId, productId } = await makeGoods(mall);
    await buyer.add(skuId);
    const { id } = await oneLine(buyer);
    await setStatus(productId, PUBLISH_STATUS.PUT_OFF);
    expect((await buyer.change(id, { quantity: 2 })).envelope.msg).toBe('商品已下架');
    need(await buyer.post('/remove', { ids: [id] }));
    expect((await buyer.change(id, { quantity: 2 })).envelope.msg).toContain('已不在购物车');
  });

  it('selects and deselects, one or many', async () => {
    const buyer = await cartShopper(mall);
    const [one, two] = [await makeGoods(mall, { price: 100 }), await makeGoods(mall, { price: 30 })];
    await buyer.add(one.skuId, 2);
    await buyer.add(two.skuId);
    const ids = linesOf(await buyer.cart()).map(({ id }) => id);
    expect(need(await buyer.post('/select', { ids, selected: false })).total.goods).toBe(0);
    expect(need(await buyer.change(ids[0] ?? 0, { selected: true })).total).toMatchObject({ pieces: 1, goods: 30 });
    expect(need(await buyer.post('/select', { ids, selected: true })).total).toMatchObject({ pieces: 3, goods: 230 });
    expect(need(await buyer.post('/select', { ids: [], selected: false })).total.pieces).toBe(3);
  });

  it('takes lines out, and puts them back as they were', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { custom: ENGRAVING, stock: 3 });
    await buyer.add(skuId, 3, { text: '平安' });
    const { id, custom } = await oneLine(buyer);
    expect(need(await buyer.post('/remove', { ids: [id] })).count).toBe(0);
    await setStock(skuId, 1);
    const lines = [{ skuId, quantity: 3, selected: false, custom }];
    const back = need(await buyer.post('/restore', { lines: [...lines, { ...lines[0], skuId: 2_000_000_000 }] }));
    expect(linesOf(back)).toMatchObject([{ quantity: 3, selected: false, custom, error: 'short' }]);
    // What is there again already stays as it is.
    expect(need(await buyer.post('/restore', { lines: [{ ...lines[0], quantity: 9 }] })).count).toBe(3);
  });
});

describe('what the cart shows', () => {
  it('groups by shop, with freight until it is free', async () => {
    const buyer = await cartShopper(mall);
    const freight = { fee: 800, freeFrom: 5_000, notDelivered: [] };
    await mall.db.update(shop).set({ freight }).where(eq(shop.id, 3));
    const [one, two] = [
      await makeGoods(mall, { shopId: 3, price: 2_000 }),
      await makeGoods(mall, { shopId: 1, price: 9 }),
    ];
    await buyer.add(one.skuId, 2);
    await buyer.add(two.skuId);
    const cart = await buyer.cart();
    expect(cart.shops.map(({ id }) => id)).toEqual([1, 3]);
    expect(cart.shops[1]?.freight).toEqual({ fee: 800, freeFrom: 5_000 });
    await buyer.post('/select', { ids: cart.shops[0]?.lines.map(({ id }) => id), selected: false });
    expect((await buyer.cart()).total).toEqual({ pieces: 2, goods: 4_000, member: 0, freight: 800 });
    await buyer.add(one.skuId);
    expect((await buyer.cart()).total).toEqual({ pieces: 3, goods: 6_000, member: 0, freight: 0 });
  });

  it('tells prices apart: when it was put in, and now', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { price: 500 });
    await buyer.add(skuId);
    await mall.db.update(sku).set({ price: 450 }).where(eq(sku.id, skuId));
    expect(await oneLine(buyer)).toMatchObject({ price: 450, addedPrice: 500 });
  });

  it('the flash price holds while its session runs', async () => {
    const buyer = await cartShopper(mall);
    const { skuId, productId } = await makeGoods(mall, { price: 500 });
    const flash = { productId, skuId, price: 300, stock: 5, sort: 99 };
    await mall.db.insert(flashItem).values([1, 2, 3, 4, 5].map((sessionId) => ({ ...flash, shopId: 1, sessionId })));
    await buyer.add(skuId);
    expect(await oneLine(buyer)).toMatchObject({ price: 300, promotion: 'flash', addedPrice: 300 });
    await mall.db.delete(flashItem).where(eq(flashItem.skuId, skuId));
    expect(await oneLine(buyer)).toMatchObject({ price: 500, promotion: null, addedPrice: 300 });
  });

  it('the limit of a flash sale is told, less what was bought today, and holds a line back', async () => {
    const buyer = await cartShopper(mall);
    const { skuId, productId } = await makeGoods(mall, { price: 500 });
    const flash = { productId, skuId, price: 300, stock: 5, sort: 99, limitEach: 2 };
    await mall.db.insert(flashItem).values([1, 2, 3, 4, 5].map((sessionId) => ({ ...flash, shopId: 1, sessionId })));
    await buyer.add(skuId, 2);
    expect(await oneLine(buyer)).toMatchObject({ limit: 2, error: null });
    await buyer.buy(oneOf(skuId));
    const line = await oneLine(buyer);
    expect(line).toMatchObject({ limit: 1, error: 'limit' });
    expect((await buyer.cart()).total.pieces).toBe(0);
    need(await buyer.change(line.id, { quantity: 1 }));
    expect(await oneLine(buyer)).toMatchObject({ limit: 1, error: null });
    await mall.db.delete(flashItem).where(eq(flashItem.skuId, skuId));
    expect(await oneLine(buyer)).toMatchObject({ limit: null });
  });

  it('choices of made-to-order goods are shown in the language of who looks', async () => {
    const buyer = await cartShopper(mall);
    const { skuId } = await makeGoods(mall, { custom: ENGRAVING });
    await buyer.add(skuId, 1, { text: '平安', font: 'Kai' });
    const customs = [linesOf(await buyer.cart('zh')), linesOf(await buyer.cart('en'))].map(([line]) => line?.custom);
    expect(customs).toEqual([
      { text: '平安', font: '楷体' },
      { text: '平安', font: 'Kai' },
    ]);
  });

  it('what cannot be bought lies apart, and goes at once', async () => {
    const buyer = await cartShopper(mall);
    const [gone, off, good] = [await makeGoods(mall), await makeGoods(mall), await makeGoods(mall)];
    for (const { skuId } of [gone, off, good]) await buyer.add(skuId);
    await setStock(gone.skuId, 0);
    await setStatus(off.productId, PUBLISH_STATUS.PUT_OFF);
    const cart = await buyer.cart();
    expect(cart.invalid.map(({ skuId, error }) => [skuId, error])).toEqual([
      [off.skuId, 'putOff'],
      [gone.skuId, 'soldOut'],
    ]);
    expect(cart.total.pieces).toBe(1);
    const cleared = need(await buyer.post('/invalid/clear', {}));
    expect([cleared.invalid, cleared.count]).toEqual([[], 1]);
    expect(need(await buyer.post('/invalid/clear', {})).count).toBe(1);
  });
});

it("another's lines are out of reach", async () => {
  const [mine, theirs] = [await cartShopper(mall), await cartShopper(mall)];
  const { skuId } = await makeGoods(mall);
  await theirs.add(skuId, 2);
  const { id } = await oneLine(theirs);
  const before = await theirs.cart();
  expect((await mine.change(id, { quantity: 9, selected: false })).envelope.success).toBe(false);
  for (const [path, body] of [
    ['/select', { ids: [id], selected: false }],
    ['/remove', { ids: [id] }],
    ['/collect', { ids: [id] }],
    ['/invalid/clear', {}],
  ] as const)
    expect(need(await mine.post(path, body)).count).toBe(0);
  expect(await theirs.cart()).toEqual(before);
});

describe('another SKU of the same product', () => {
  /** A product with two SKUs. */
  async function twoSkus(stock = 100) {
    const goods = await makeGoods(mall, { price: 500 });
    const [other] = await mall.db
      .insert(sku)
      .values({ productId: goods.productId, spec: [], price: 700, stock, sort: 1 })
      .returning({ id: sku.id });
    return { ...goods, otherId: other?.id ?? 0 };
  }

  it('takes the place of the line with its pieces, at its own price', async () => {
    const buyer = await cartShopper(mall);
    const { skuId, otherId } = await twoSkus();
    await buyer.add(skuId, 2);
    const { id } = await oneLine(buyer);
    need(await buyer.change(id, { skuId: otherId }));
    expect(await oneLine(buyer)).toMatchObject({ id, skuId: otherId, quantity: 2, price: 700, addedPrice: 700 });
    need(await buyer.change(id, { skuId: otherId }));
    expect(await oneLine(buyer)).toMatchObject({ id, quantity: 2 });
  });

  it('becomes one with a line of it that the cart has already', async () => {
    const buyer = await cartShopper(mall);
    const { skuId, otherId } = await twoSkus();
    await buyer.add(skuId, 2);
    const { id } = await oneLine(buyer);
    await buyer.add(otherId, 3);
    need(await buyer.change(id, { skuId: otherId }));
    expect(await oneLine(buyer)).toMatchObject({ id, skuId: otherId, quantity: 5 });
  });

  it('is refused when it is sold out, of another product or nothing at all, and when the line is not the shopper’s', async () => {
    const [buyer, other] = [await cartShopper(mall), await cartShopper(mall)];
    const { skuId, otherId } = await twoSkus(0);
    const stranger = await makeGoods(mall);
    await buyer.add(skuId);
    const { id } = await oneLine(buyer);
    const asked = [otherId, stranger.skuId, 2_000_000_000];
    const answers = await Promise.all(asked.map((wanted) => buyer.change(id, { skuId: wanted })));
    expect(answers.map(({ envelope }) => envelope.success)).toEqual([false, false, false]);
    expect((await other.change(id, { skuId: otherId })).envelope.success).toBe(false);
    expect(await oneLine(buyer)).toMatchObject({ skuId });
  });
});

it('put in fifty times under one key, goods are in the cart once; another body under it is refused', async () => {
  const shopper = await cartShopper(mall);
  const { skuId } = await makeGoods(mall);
  const key = { 'idempotency-key': newKey() };
  const add = (quantity: number, headers: Record<string, string> = key) =>
    mall.call<{ count: number }>('POST', '/api/oms/p/cart', {
      ...{ token: shopper.token, body: { skuId, quantity }, headers },
    });
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(2)));
  expect(new Set(answers.map((answer) => need(answer).count))).toEqual(new Set([2]));
  expect((await add(3)).envelope.success).toBe(false);
  expect(need(await add(3, {})).count).toBe(5);
});
