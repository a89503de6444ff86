import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Conflict } from '#contract/documents/schema.ts';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { listing } from '#mall/catalog/listing.tables.ts';
import { flashItem } from '#mall/flash-sale/flash-sale.tables.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { product } from '#mall/product/product.tables.ts';
import { brokenRules, makeBuyer, makeGoods, need, stockOf, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { foundBy, type Keeper, makeKeeper, named, pageOf, priced, skusOf } from '../../helpers/mall/product.ts';

const SHOP = 3;

let mall: TestMall;
let keeper: Keeper;
let admin: Keeper;
const dropped: string[] = [];
beforeAll(async () => {
  mall = await openTestMall();
  keeper = await makeKeeper(mall, SHOP);
  admin = await makeKeeper(mall, null);
  mall.bus.subscribe(TAGS_TOPIC, (tags) => void dropped.push(...(tags as string[])));
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const colours = (...codes: string[]) => [
  { name: named('颜色'), values: codes.map((code) => ({ code, name: named(code) })) },
];

describe('a product on sale', () => {
  it('shows its new texts and prices at once, and is found by them', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    const { value, version } = await keeper.read(productId);
    dropped.length = 0;
    const change = {
      ...value,
      title: { zh: '鸵鸟罗盘', en: 'Quuxberry' },
      detail: { zh: '<p onclick="x()">新<script>x()</script></p>', en: '' },
      skus: [{ ...priced(4_321), listPrice: 5_000 }],
    };
    expect(need(await keeper.save(productId, { value: change, version })).version).toBe(version + 1);
    expect(await pageOf(mall, productId)).toMatchObject({
      title: '鸵鸟罗盘',
      detail: '<p>新</p>',
      price: 4_321,
      listPrice: 5_000,
    });
    expect(await foundBy(mall, 'quuxberry')).toEqual([productId]);
    const rows = await mall.db.select().from(listing).where(eq(listing.productId, productId));
    expect(new Set(rows.map(({ price }) => price))).toEqual(new Set([4_321]));
    expect(dropped).toContain(`product:${productId}`);
    expect(dropped).toContain('category:all');
    expect(dropped.filter((tag) => tag.startsWith('category:')).length).toBe(rows.length);
  });

  it('drops its own page and the sitemap alone when only a text is changed', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    const { value, version } = await keeper.read(productId);
    dropped.length = 0;
    need(await keeper.save(productId, { value: { ...value, selling: named('新') }, version }));
    expect(new Set(dropped)).toEqual(new Set([`product:${productId}`, 'sitemap']));
  });

  it('keeps the ids of its SKUs, and their stock; one that comes back is the one it was', async () => {
    const { productId, skuId } = await makeGoods(mall, { shopId: SHOP, stock: 7 });
    const first = await keeper.read(productId);
    const axes = colours('red', 'blue');
    const two = { ...first.value, axes, skus: [priced(900, 'red'), priced(800, 'blue')] };
    need(await keeper.save(productId, { ...first, value: two }));
    const [old, red, blue] = await skusOf(mall, productId);
    expect(old).toMatchObject({ id: skuId, retired: true, stock: 7 });
    expect([red?.stock, blue?.stock]).toEqual([0, 0]);
    expect(await pageOf(mall, productId)).toMatchObject({ price: 800, skus: [{ id: red?.id }, { id: blue?.id }] });
    const [card] = await mall.db.select().from(listing).where(eq(listing.productId, productId));
    expect(card?.inStock).toBe(false);

    const { version } = await keeper.read(productId);
    need(await keeper.save(productId, { value: { ...two, skus: [priced(700, 'red')] }, version }));
    need(await keeper.save(productId, { value: first.value, version: version + 1 }));
    expect((await pageOf(mall, productId))?.skus).toMatchObject([{ id: skuId, stock: 7 }]);
    const rows = await skusOf(mall, productId);
    expect(rows.map((row) => [row.id, row.retired])).toEqual([
      [skuId, false],
      [red?.id, true],
      [blue?.id, true],
    ]);
  });

  it('leaves carts what is no longer offered, as goods that are off sale', async () => {
    const { productId, skuId } = await makeGoods(mall, { shopId: SHOP });
    const buyer = await makeBuyer(mall);
    await buyer.addToCart(skuId);
    const { value, version } = await keeper.read(productId);
    need(await keeper.save(productId, { value: { ...value, axes: colours('a'), skus: [priced(1, 'a')] }, version }));
    type Cart = { invalid: { skuId: number; error: string }[] };
    const cart = need(await mall.call<Cart>('GET', '/api/oms/p/cart', { token: buyer.token }));
    expect(cart.invalid).toMatchObject([{ skuId, error: 'putOff' }]);
    const sent = await buyer.post('/order/preview', {
      source: { from: 'sku', skuId, quantity: 1 },
      addressId: buyer.addressId,
    });
    expect(sent.envelope.data).toMatchObject({ errors: [{ error: 'putOff', skuId }] });
  });

  it('cannot lose a SKU that a flash sale sells, nor what makes it fit to be shown', async () => {
    const [item] = await mall.db.select().from(flashItem).limit(1);
    const id = item?.productId ?? 0;
    const whole = await admin.read(id);
    const spec = (await skusOf(mall, id)).find((row) => row.id === item?.skuId)?.spec.join('/');
    const skus = whole.value.skus.filter((one) => one.spec.join('/') !== spec);
    const others = skus.length ? whole.value : { ...whole.value, axes: colours('z') };
    const left = skus.length ? skus : [priced(1, 'z')];
    const { envelope } = await admin.save(id, { ...whole, value: { ...others, skus: left } });
    expect(envelope.msg).toBe('该规格正在参加秒杀，不能删除');
    const bare = await admin.save(id, { ...whole, value: { ...whole.value, pictures: [] } });
    expect(bare.envelope).toMatchObject({ code: 'A00002', data: [{ field: 'pictures', msg: '请至少上传一张图片' }] });
    expect((await admin.read(id)).version).toBe(whole.version);
  });

  it('takes no brand, category, attribute value or spec that there is not', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    const { value, version } = await keeper.read(productId);
    for (const wrong of [
      { brandId: 999_999 },
      { categoryId: 999_999 },
      { attributeValues: [999_999] },
      { skus: [priced(1, 'x')] },
      { skus: [priced(1), priced(2)] },
    ]) {
      const { envelope } = await keeper.save(productId, { value: { ...value, ...wrong }, version });
      expect(envelope.code, JSON.stringify(wrong)).toBe('A00002');
    }
  });

  it('tells the second of two editors what the first has written', async () => {
    const { productId } = await makeGoods(mall, { shopId: SHOP });
    const first = await keeper.read(productId);
    need(await keeper.save(productId, { ...first, value: { ...first.value, title: named('先') } }));
    const { envelope } = await admin.save(productId, { ...first, value: { ...first.value, title: named('后') } });
    const { conflict } = envelope.data as unknown as { conflict: Conflict };
    expect(conflict).toMatchObject({ version: first.version + 1, value: { title: named('先') } });
  });
});

describe('stock', () => {
  it('moves by what came or went, with a reason in the log', async () => {
    const { productId, skuId } = await makeGoods(mall, { shopId: SHOP, stock: 0 });
    dropped.length = 0;
    expect(need(await keeper.adjust(productId, [{ skuId, change: 30 }]))).toEqual([{ skuId, stock: 30 }]);
    expect(dropped).toContain(`product:${productId}`);
    expect(need(await keeper.adjust(productId, [{ skuId, change: -30 }]))).toEqual([{ skuId, stock: 0 }]);
    const [last] = (await mall.db.select().from(change).where(eq(change.kind, 'stock'))).slice(-1);
    expect(last).toMatchObject({
      ref: String(productId),
      operatorId: keeper.id,
      before: { stock: { [skuId]: 30 } },
      after: { stock: { [skuId]: 0 }, reason: '盘点' },
    });
    await watch(mall);
  });

  it('never falls below nothing, and then nothing at all is moved', async () => {
    const one = await makeGoods(mall, { shopId: SHOP, stock: 5 });
    const { value, version } = await keeper.read(one.productId);
    const skus = [priced(1, 'a'), priced(2, 'b')];
    need(await keeper.save(one.productId, { value: { ...value, axes: colours('a', 'b'), skus }, version }));
    const [, a, b] = await skusOf(mall, one.productId);
    const both = [
      { skuId: a?.id ?? 0, change: 3 },
      { skuId: b?.id ?? 0, change: -1 },
    ];
    expect((await keeper.adjust(one.productId, both)).envelope.msg).toBe('库存不足');
    expect(await stockOf(mall, a?.id ?? 0, b?.id ?? 0)).toEqual([0, 0]);
    expect((await keeper.adjust(one.productId, [{ skuId: 1, change: 1 }])).status).toBe(404);
    const twice = [...both.slice(0, 1), ...both.slice(0, 1)];
    expect((await keeper.adjust(one.productId, twice)).envelope.code).toBe('A00002');
  });

  it('is moved once by one key', async () => {
    const { productId, skuId } = await makeGoods(mall, { shopId: SHOP, stock: 1 });
    const key = crypto.randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => keeper.adjust(productId, [{ skuId, change: 4 }], key)));
    expect(await stockOf(mall, skuId)).toEqual([5]);
    await watch(mall);
  });

  it('adds up while shoppers buy and editors write', async () => {
    const { productId, skuId } = await makeGoods(mall, { shopId: SHOP, stock: 20 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(mall)));
    const inputs = await Promise.all(
      buyers.map(async (buyer) => ({ buyer, input: await buyer.seen({ from: 'sku', skuId, quantity: 3 }) })),
    );
    const [sent, moved, saved] = await Promise.all([
      Promise.all(inputs.map(({ buyer, input }) => buyer.send(input))),
      Promise.all(Array.from({ length: 8 }, (_, n) => keeper.adjust(productId, [{ skuId, change: n % 2 ? -2 : 3 }]))),
      Promise.all(
        Array.from({ length: 5 }, async () => {
          const { value, version } = await keeper.read(productId);
          return keeper.save(productId, { value: { ...value, selling: named(crypto.randomUUID()) }, version });
        }),
      ),
    ]);
    const bought = sent.filter(({ envelope }) => envelope.success).length * 3;
    const change = moved.reduce((sum, { envelope }, n) => sum + (envelope.success ? (n % 2 ? -2 : 3) : 0), 0);
    expect(saved.some(({ envelope }) => envelope.success)).toBe(true);
    expect(sent.map(({ status }) => status)).not.toContain(500);
    expect(moved.map(({ status }) => status)).not.toContain(500);
    expect(await stockOf(mall, skuId)).toEqual([20 - bought + change]);
    await watch(mall);
  });
});

it('many products of one words are changed at once without waiting for each other in a circle', async () => {
  const goods = await Promise.all(Array.from({ length: 8 }, () => makeGoods(mall, { shopId: SHOP })));
  const answers = await Promise.all(
    goods.flatMap(({ productId }, n) => [
      keeper.move(productId, 'putOff'),
      keeper
        .read(productId)
        .then(({ value, version }) =>
          keeper.save(productId, { version, value: { ...value, title: named(n % 2 ? '甲 乙 丙' : '丙 乙 甲') } }),
        ),
    ]),
  );
  expect(answers.map(({ status }) => status)).not.toContain(500);
  const rows = await mall.db.select().from(product).where(eq(product.shopId, SHOP));
  for (const { productId } of goods) {
    expect(rows.find(({ id }) => id === productId)?.status).toBe(PUBLISH_STATUS.PUT_OFF);
  }
});
