import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProductView } from '#contract/catalog/schema.ts';
import type { Preview, Submitted } from '#contract/checkout/schema.ts';
import type { DiscountList, DiscountPage } from '#contract/discount/schema.ts';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { HOUR_MS } from '#contract/time.ts';
import { discountActivity, discountPurchase } from '#mall/discount/discount.tables.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { brokenRules, fromCart, makeBuyer, makeGoods, need, oneOf, watch } from '../../helpers/mall/buying.ts';
import { makeDiscount } from '../../helpers/mall/discount.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { pageOf } from '../../helpers/mall/product.ts';
import { later } from '../../helpers/mall/time.ts';

const CANCEL = { reason: '10' };
let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const inHours = (hours: number) => new Date(mall.now.now.getTime() + hours * HOUR_MS);
const change = (id: number, values: Partial<typeof discountActivity.$inferInsert>) =>
  mall.db.update(discountActivity).set(values).where(eq(discountActivity.id, id));
const priceOf = (page: ProductView | undefined) => page?.skus[0]?.promotion?.price ?? page?.skus[0]?.price;

async function reader() {
  const { token } = await makeBuyer(mall);
  return {
    list: async (page = 1) =>
      need(await mall.call<DiscountList>('GET', `/api/promo/p/discounts?page=${page}`, { token })),
    all: async () => {
      const first = need(await mall.call<DiscountList>('GET', '/api/promo/p/discounts', { token }));
      const rest: DiscountList['items'] = [];
      for (let page = 2; page <= first.pages; page += 1)
        rest.push(
          ...need(await mall.call<DiscountList>('GET', `/api/promo/p/discounts?page=${page}`, { token })).items,
        );
      return [...first.items, ...rest];
    },
    view: async (id: number, query = '') =>
      need(await mall.call<DiscountPage>('GET', `/api/promo/p/discounts/${id}${query}`, { token })),
    call: (path: string) => mall.call('GET', path, { token }),
  };
}

describe('the list', () => {
  it('has those that run, the first to end first, then those to come; none that is over, stopped or empty', async () => {
    const { all } = await reader();
    const { productId } = await makeGoods(mall);
    const off = await makeGoods(mall);
    await mall.db.update(product).set({ status: PUBLISH_STATUS.PUT_OFF }).where(eq(product.id, off.productId));
    const goods = [productId];
    const soon = await makeDiscount(mall, { goods, endsAt: inHours(0.1) });
    const longer = await makeDiscount(mall, { goods, endsAt: inHours(0.2), limitEach: 2 });
    const coming = await makeDiscount(mall, { goods, startsAt: inHours(0.1), endsAt: inHours(3) });
    const resting = await makeDiscount(mall, { goods, endsAt: inHours(0.3), weekly: { days: [7], from: 0, to: 60 } });
    await makeDiscount(mall, { goods, endsAt: inHours(0) });
    await makeDiscount(mall, { goods, stopped: true });
    await makeDiscount(mall, { goods: [off.productId] });
    const items = await all();
    const mine = items.filter(({ goods: shown }) => shown.some(({ id }) => id === productId));
    expect(mine.map(({ id, state }) => [id, state])).toEqual([
      [soon, 'running'],
      [longer, 'running'],
      [resting, 'resting'],
      [coming, 'coming'],
    ]);
    expect(mine[1]).toMatchObject({ limit: 2, off: 2_000, total: 1, turnsAt: inHours(0.2).toISOString() });
    expect(mine[3]).toMatchObject({ turnsAt: inHours(0.1).toISOString() });
    expect(mine[0]?.goods[0]).toMatchObject({
      price: 10_000,
      promotionPrice: 8_000,
      promotion: 'discount',
      offer: 8_000,
    });
  });

  it('needs a login', async () => {
    for (const path of ['/api/promo/p/discounts', '/api/promo/p/discounts/1'])
      expect((await mall.call('GET', path)).status).toBe(401);
  });
});

describe('one timed discount', () => {
  it('has its goods in the order asked for, page by page, with what they cost now or will', async () => {
    const { view } = await reader();
    const made: Awaited<ReturnType<typeof makeGoods>>[] = [];
    for (let n = 0; n < 21; n += 1)
      made.push(await makeGoods(mall, { price: 10_000 + ((n * 7) % 21) * 100, shopId: 3 }));
    const goods = made.map(({ productId }) => productId);
    const id = await makeDiscount(mall, { goods, shopId: 3, rule: { zh: '每人限购', en: 'Limited' } });
    const first = await view(id);
    expect(first).toMatchObject({ page: 1, pages: 2, total: 21, activity: { rule: '每人限购', shop: { id: 3 } } });
    expect(first.items.map((one) => one.id)).toEqual(goods.slice(0, 20));
    expect((await view(id, '?page=2')).items.map((one) => one.id)).toEqual(goods.slice(20));
    const prices = (await view(id, '?sort=price-desc')).items.map(({ promotionPrice }) => promotionPrice ?? 0);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    await change(id, { startsAt: inHours(1), endsAt: inHours(2) });
    const coming = await view(id, '?sort=price-asc');
    expect(coming.activity.state).toBe('coming');
    expect(coming.items[0]).toMatchObject({ price: 10_000, promotionPrice: null, offer: 8_000 });
  });

  it('that is over or stopped says so, an unknown one is not found', async () => {
    const { view, call } = await reader();
    const { productId } = await makeGoods(mall);
    const id = await makeDiscount(mall, { goods: [productId], stopped: true });
    expect((await view(id)).activity).toMatchObject({ state: 'over', turnsAt: null });
    expect((await call('/api/promo/p/discounts/999999')).status).toBe(404);
    expect((await call('/api/promo/p/discounts/x')).status).toBe(200);
  });
});

describe('the price', () => {
  it('begins and ends by the clock, and pages live no longer than that', async () => {
    const { productId } = await makeGoods(mall);
    const startsAt = inHours(1);
    await makeDiscount(mall, { goods: [productId], startsAt, endsAt: inHours(2) });
    const before = await pageOf(mall, productId);
    expect([priceOf(before), Date.parse(before?.freshUntil ?? '') <= startsAt.getTime()]).toEqual([10_000, true]);
    later(mall, HOUR_MS);
    const during = await pageOf(mall, productId);
    expect(priceOf(during)).toBe(8_000);
    expect(Date.parse(during?.freshUntil ?? '')).toBeLessThanOrEqual(startsAt.getTime() + HOUR_MS);
    later(mall, HOUR_MS);
    expect(priceOf(await pageOf(mall, productId))).toBe(10_000);
  });

  it('is what an order pays, and the order says which discount it was', async () => {
    const buyer = await makeBuyer(mall);
    const { productId, skuId } = await makeGoods(mall, { price: 9_999 });
    const id = await makeDiscount(mall, { goods: [productId] });
    const { orderIds } = await buyer.buy(oneOf(skuId, 2));
    const [line] = await mall.db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, orderIds[0] ?? ''));
    expect(line).toMatchObject({ listPrice: 9_999, price: 8_000, discountId: id, flashItemId: null });
  });

  it('of two discounts on a SKU is the lower one', async () => {
    const { productId } = await makeGoods(mall);
    await makeDiscount(mall, { goods: [productId], off: 1_000 });
    await makeDiscount(mall, { goods: [productId], off: 3_000 });
    await makeDiscount(mall, { goods: [productId], off: 9_000, stopped: true });
    expect(priceOf(await pageOf(mall, productId))).toBe(7_000);
  });
});

describe('a checkout that was open while the discount', () => {
  const changed = async (values: Partial<typeof discountActivity.$inferInsert>, from: 'cart' | 'sku') => {
    const buyer = await makeBuyer(mall);
    const { productId, skuId } = await makeGoods(mall);
    const id = await makeDiscount(mall, { goods: [productId] });
    if (from === 'cart') await buyer.addToCart(skuId, 2);
    const input = await buyer.seen(from === 'cart' ? fromCart : oneOf(skuId, 2));
    await change(id, values);
    const { envelope } = await buyer.send(input);
    expect(envelope).toMatchObject({ code: 'A00001', msg: '商品信息或价格有变动，请核对后重新提交' });
    const preview = envelope.data as Preview;
    const again = need(await buyer.send({ ...input, quoteHash: preview.quoteHash })) as Submitted;
    return { line: preview.shops[0]?.lines[0], paid: again.payable, freight: preview.shops[0]?.freight ?? 0 };
  };

  it('was stopped says the usual price', async () => {
    const { line, paid, freight } = await changed({ stopped: true }, 'cart');
    expect(line).toMatchObject({ price: 10_000, promotion: null });
    expect(paid).toBe(20_000 + freight);
  });

  it('was edited says the new price', async () => {
    const { line, paid, freight } = await changed({ off: 500 }, 'sku');
    expect(line).toMatchObject({ price: 9_500, promotion: { kind: 'discount', discounts: true } });
    expect(paid).toBe(19_000 + freight);
  });
});

describe('the limit of a shopper', () => {
  it('of fifty orders at once as many go through as it allows, and again after a cancel', async () => {
    const { productId, skuId } = await makeGoods(mall);
    const id = await makeDiscount(mall, { goods: [productId], limitEach: 3 });
    const buyer = await makeBuyer(mall);
    expect((await buyer.preview({ source: oneOf(skuId) })).shops[0]?.lines[0]?.most).toBe(3);
    const input = await buyer.seen(oneOf(skuId));
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyer.send(input)));
    const bought = answers.filter(({ envelope }) => envelope.success);
    expect(bought).toHaveLength(3);
    const [row] = await mall.db.select().from(discountPurchase).where(eq(discountPurchase.activityId, id));
    expect(row).toMatchObject({ accountId: buyer.accountId, skuId, quantity: 3 });
    const refused = await buyer.preview({ source: oneOf(skuId) });
    expect(refused.errors).toMatchObject([{ error: 'limit', skuId }]);
    const { envelope } = await buyer.send({ ...input, quoteHash: refused.quoteHash });
    expect(envelope).toMatchObject({ code: 'A00001', msg: '超出限购数量' });
    const [{ orderIds }] = bought.map((answer) => need(answer) as Submitted) as [Submitted];
    await buyer.post(`/orders/${orderIds[0]}/cancel`, CANCEL);
    await buyer.buy(oneOf(skuId));
    // Each has a limit of their own.
    await (await makeBuyer(mall)).buy(oneOf(skuId, 3));
  });

  it('counts two tabs that buy more than one piece each', async () => {
    const { productId, skuId } = await makeGoods(mall);
    await makeDiscount(mall, { goods: [productId], limitEach: 3 });
    const buyer = await makeBuyer(mall);
    const input = await buyer.seen(oneOf(skuId, 2));
    const answers = await Promise.all([buyer.send(input), buyer.send(input)]);
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    const refused = answers.find(({ envelope }) => !envelope.success);
    expect(refused?.envelope).toMatchObject({ code: 'A00001', data: { errors: [{ error: 'limit', skuId }] } });
  });
});
