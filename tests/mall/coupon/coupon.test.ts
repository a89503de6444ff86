import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Preview, Submitted } from '#contract/checkout/schema.ts';
import type { CouponCentre, CouponOffer, CouponOffers, OwnCoupon, OwnCoupons } from '#contract/coupon/schema.ts';
import { COUPON_TYPE, COUPON_USE } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import { coupon, couponCode, couponTemplate } from '#mall/coupon/coupon.tables.ts';
import { expireCoupons } from '#mall/coupon/coupon.ts';
import { expireTrades } from '#mall/order/order.ts';
import { product } from '#mall/product/product.tables.ts';
import {
  type Buyer,
  brokenRules,
  fromCart,
  makeBuyer,
  makeGoods,
  need,
  oneOf,
  payTrade,
  setAutoAccept,
  watch,
} from '../../helpers/mall/buying.ts';
import { makeCoupon, takeOf } from '../../helpers/mall/coupon.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const CANCEL = { reason: '10' };
let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const take = async (buyer: Buyer, id: number, key?: string): Promise<OwnCoupon> =>
  need(await takeOf(mall, buyer.token, id, key));
const redeem = (buyer: Buyer, code: string) =>
  mall.call<OwnCoupon>('POST', '/api/promo/p/coupons/redeem', {
    token: buyer.token,
    body: { code },
    headers: { 'idempotency-key': randomUUID() },
  });
const own = async (buyer: Buyer, query = ''): Promise<OwnCoupons> =>
  need(await mall.call<OwnCoupons>('GET', `/api/promo/p/coupons/own${query}`, { token: buyer.token }));
const offers = async (query: string, token?: string): Promise<CouponOffer[]> =>
  need(await mall.call<CouponOffers>('GET', `/api/promo/coupons?${query}`, token ? { token } : {})).items;
const couponsOf = async (buyer: Buyer, skuId: number, more = {}): Promise<Preview> =>
  buyer.preview({ source: oneOf(skuId), ...more });
const statusOf = async (id: number) => {
  const [row] = await mall.db.select().from(coupon).where(eq(coupon.id, id));
  return row?.status;
};

describe('taking', () => {
  it('gives a coupon with the terms of today, whatever becomes of them', async () => {
    const buyer = await makeBuyer(mall);
    const id = await makeCoupon(mall, { terms: { amount: 700 } });
    const taken = await take(buyer, id);
    expect(taken).toMatchObject({ amount: 700, status: COUPON_USE.UN_USE, shop: null, scope: 'all', link: '/goods' });
    await mall.db.update(couponTemplate).set({ stopped: true }).where(eq(couponTemplate.id, id));
    expect((await own(buyer)).items).toMatchObject([{ id: taken.id, amount: 700 }]);
    expect((await own(buyer)).counts).toEqual({ 10: 1, 20: 0, 30: 0 });
  });

  it('the same key gives the same coupon, another key none beyond the limit', async () => {
    const buyer = await makeBuyer(mall);
    const id = await makeCoupon(mall);
    const key = randomUUID();
    const [one, same] = await Promise.all([take(buyer, id, key), take(buyer, id, key)]);
    expect(same.id).toBe(one.id);
    expect((await takeOf(mall, buyer.token, id)).envelope).toMatchObject({
      code: 'A00001',
      msg: '这张券您已领过',
    });
  });

  it.each([
    ['it was stopped', { stopped: true }, '领取已结束'],
    [
      'its time has not come',
      { takeFrom: new Date(Date.now() + 400 * DAY_MS), takeTo: new Date(Date.now() + 500 * DAY_MS) },
      '领取时间未到',
    ],
  ])('is refused when %s', async (_, more, msg) => {
    const buyer = await makeBuyer(mall);
    const id = await makeCoupon(mall, more);
    expect((await takeOf(mall, buyer.token, id)).envelope).toMatchObject({ code: 'A00001', msg });
  });

  it('is refused when the last was taken', async () => {
    const [one, other] = [await makeBuyer(mall), await makeBuyer(mall)];
    const id = await makeCoupon(mall, { total: 1 });
    await take(one, id);
    expect((await takeOf(mall, other.token, id)).envelope).toMatchObject({ code: 'A00001', msg: '优惠券已领完' });
  });

  it('of one for newcomers is for those who never paid', async () => {
    const buyer = await makeBuyer(mall);
    const id = await makeCoupon(mall, { newcomers: true, each: 2 });
    await take(buyer, id);
    const { skuId } = await makeGoods(mall);
    await payTrade(mall, (await buyer.buy(oneOf(skuId), { couponIds: [] })).tradeId);
    expect((await takeOf(mall, buyer.token, id)).envelope).toMatchObject({
      code: 'A00001',
      msg: '仅限首次购物的用户领取',
    });
    expect((await takeOf(mall, buyer.token, await makeCoupon(mall, { inCentre: false }))).status).toBe(404);
  });
});

describe('the coupon centre', () => {
  it('shows what can be taken first, by tab', async () => {
    const buyer = await makeBuyer(mall);
    const gone = await makeCoupon(mall, { total: 1, shopId: 2 });
    await take(await makeBuyer(mall), gone);
    const open = await makeCoupon(mall, { shopId: 2, takeTo: new Date(mall.now.now.getTime() + 5 * DAY_MS) });
    await makeCoupon(mall, { stopped: true, shopId: 2 });
    const centre = need(
      await mall.call<CouponCentre>('GET', '/api/promo/p/coupons/centre?tab=shop', { token: buyer.token }),
    );
    const ids = centre.items.map(({ id }) => id);
    expect(ids.indexOf(open)).toBeLessThan(ids.indexOf(gone));
    expect(centre.items.every(({ shop }) => shop !== null)).toBe(true);
    expect(centre.items.find(({ id }) => id === gone)).toMatchObject({ error: 'gone', total: 1, taken: 1 });
    expect(centre.items.find(({ id }) => id === open)).toMatchObject({ error: null, link: '/search?shopId=2' });
    const scoped = await makeCoupon(mall, { terms: { scope: { categories: [1] } } });
    const inTab = async (tab: string) =>
      need(await mall.call<CouponCentre>('GET', `/api/promo/p/coupons/centre?tab=${tab}`, { token: buyer.token }))
        .items;
    expect((await inTab('category')).map(({ id }) => id)).toContain(scoped);
    expect((await inTab('mall')).every(({ shop, scope }) => shop === null && scope === 'all')).toBe(true);
  });

  it('a product shows its own shop’s and the mall’s that cover it, a shop its own; visitors see them too', async () => {
    const buyer = await makeBuyer(mall);
    const { productId } = await makeGoods(mall, { shopId: 4 });
    const [row] = await mall.db.select().from(product).where(eq(product.id, productId));
    const ofShop = await makeCoupon(mall, { shopId: 4, terms: { amount: 90_000 } });
    const ofOther = await makeCoupon(mall, { shopId: 5, terms: { amount: 90_000 } });
    const ofCategory = await makeCoupon(mall, {
      terms: { amount: 90_000, scope: { categories: [row?.categoryId ?? 0] } },
    });
    const ofOthers = await makeCoupon(mall, { terms: { amount: 90_000, scope: { products: [productId + 1] } } });
    const found = (await offers(`productId=${productId}`)).map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining([ofShop, ofCategory]));
    expect(found).not.toContain(ofOther);
    expect(found).not.toContain(ofOthers);
    await take(buyer, ofShop);
    const shops = await offers('shopId=4', buyer.token);
    expect(shops.find(({ id }) => id === ofShop)).toMatchObject({ mine: 1, unused: 1, error: 'mine' });
    expect(await offers('')).toEqual([]);
    expect(await offers('productId=999999')).toEqual([]);
  });
});

describe('codes', () => {
  it('give one coupon to whoever comes first', async () => {
    const [one, other] = [await makeBuyer(mall), await makeBuyer(mall)];
    const templateId = await makeCoupon(mall, { inCentre: false });
    const code = `TEST${randomUUID().slice(0, 8).toUpperCase().replaceAll('-', 'X')}`;
    await mall.db.insert(couponCode).values({ code, templateId, batch: 1, createdAt: mall.now.now });
    expect(need(await redeem(one, ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `)).status).toBe(10);
    expect((await redeem(other, code)).envelope).toMatchObject({
      code: 'A00002',
      data: [{ field: 'code', msg: '该优惠码已被使用' }],
    });
    const refusal = async (unknown: string) => (await redeem(other, unknown)).envelope.data;
    expect(await refusal('ＮＯＳＵＣＨｃｏｄｅ')).toEqual([{ field: 'code', msg: '优惠码不存在，请检查后重试' }]);
    for (const unknown of ['NOPE', '', '优惠', 'A'.repeat(200)])
      expect(await refusal(unknown)).toEqual([{ field: 'code', msg: '优惠码为6–20位字母或数字' }]);
  });

  it('are looked up ten times at most, however many come at once', async () => {
    const buyer = await makeBuyer(mall);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => redeem(buyer, `GUESS${n}AAAA`)));
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(10);
  });

  it('that were used, or right, are no guesses; what one shopper guessed does not stop the others', async () => {
    const [guesser, buyer] = [await makeBuyer(mall), await makeBuyer(mall)];
    const templateId = await makeCoupon(mall, { inCentre: false, each: 20 });
    const codes = Array.from({ length: 12 }, (_, n) => `RIGHTCODE${n}`);
    const rows = codes.map((code) => ({ code, templateId, batch: 1, createdAt: mall.now.now }));
    await mall.db.insert(couponCode).values(rows);
    for (let n = 0; n < 60; n += 1) await redeem(guesser, `WRONG${n}BBB`);
    for (const code of codes) expect((await redeem(buyer, code)).envelope.success).toBe(true);
    for (const code of codes)
      expect((await redeem(buyer, code)).envelope).toMatchObject({ data: [{ msg: '该优惠码已被使用' }] });
    for (let n = 0; n < 9; n += 1) await redeem(buyer, `WRONG${n}CCC`);
    expect((await redeem(buyer, 'WRONGDDDDD')).status).toBe(200);
    expect((await redeem(buyer, 'WRONGEEEEE')).status).toBe(429);
  });

  it('cannot be guessed: after ten wrong ones nothing goes for an hour', async () => {
    const buyer = await makeBuyer(mall);
    for (let turn = 0; turn < 10; turn += 1) await redeem(buyer, `WRONG${turn}AAA`);
    await redeem(buyer, 'WRONGAAAAA');
    expect((await redeem(buyer, 'WRONGBBBBB')).status).toBe(429);
  });
});

describe('at checkout', () => {
  it('the best of them are used, others say what they would save or why not', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId, productId } = await makeGoods(mall, { price: 10_000, shopId: 2 });
    const small = await take(buyer, await makeCoupon(mall, { shopId: 2, terms: { amount: 300 } }));
    const big = await take(buyer, await makeCoupon(mall, { shopId: 2, terms: { amount: 800 } }));
    const mallWide = await take(
      buyer,
      await makeCoupon(mall, {
        terms: { type: COUPON_TYPE.C, amount: 0, off: 1_000, cap: 600, scope: { products: [productId] } },
      }),
    );
    const far = await take(
      buyer,
      await makeCoupon(mall, { terms: { type: COUPON_TYPE.A, threshold: 50_000, amount: 5_000 } }),
    );
    const other = await take(buyer, await makeCoupon(mall, { shopId: 3 }));
    const elsewhere = await take(buyer, await makeCoupon(mall, { terms: { scope: { products: [productId + 1] } } }));
    const later = await take(
      buyer,
      await makeCoupon(mall, {
        useFrom: new Date(mall.now.now.getTime() + DAY_MS),
        useTo: new Date(mall.now.now.getTime() + 2 * DAY_MS),
        days: null,
      }),
    );
    const { coupons, rows, payable } = await couponsOf(buyer, skuId);
    const seen = new Map(coupons.map((one) => [one.id, one]));
    expect(seen.get(big.id)).toMatchObject({ saves: 800, selected: true, error: null });
    expect(seen.get(mallWide.id)).toMatchObject({ saves: 600, selected: true });
    expect(seen.get(small.id)).toMatchObject({ saves: 300, selected: false });
    expect(seen.get(far.id)).toMatchObject({ saves: 0, error: 'threshold', missing: 40_800 });
    expect(seen.get(elsewhere.id)).toMatchObject({ error: 'goods' });
    expect(seen.get(later.id)).toMatchObject({ error: 'notYet' });
    expect(seen.has(other.id)).toBe(false);
    expect(rows).toEqual(
      expect.arrayContaining([
        { part: 'shopCoupon', amount: -800 },
        { part: 'mallCoupon', amount: -600 },
      ]),
    );
    const free = rows.find(({ part }) => part === 'freight')?.amount ?? 0;
    expect(payable).toBe(8_600 + free);

    const chosen = await couponsOf(buyer, skuId, { couponIds: [small.id, big.id, far.id] });
    expect(chosen.coupons.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([small.id]);
    expect((await couponsOf(buyer, skuId, { couponIds: [] })).coupons.some(({ selected }) => selected)).toBe(false);
  });

  it('is spent with the order, seen there, and comes back when it is cancelled', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { price: 10_000, shopId: 2 });
    const { id } = await take(buyer, await makeCoupon(mall, { terms: { amount: 900 } }));
    const { orderIds } = await buyer.buy(oneOf(skuId), { couponIds: [id] });
    expect(await statusOf(id)).toBe(COUPON_USE.USED);
    expect((await own(buyer, '?status=20')).items).toMatchObject([{ id, order: { id: orderIds[0], saved: 900 } }]);
    expect((await couponsOf(buyer, skuId)).coupons.map((one) => one.id)).not.toContain(id);
    need(await buyer.post(`/orders/${orderIds[0]}/cancel`, CANCEL));
    expect(await statusOf(id)).toBe(COUPON_USE.UN_USE);
    expect((await own(buyer)).items).toMatchObject([{ id, order: null }]);
  });

  it('nobody pays in time: it comes back too, and expires by itself', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { price: 10_000 });
    const { id } = await take(buyer, await makeCoupon(mall, { days: 1 }));
    await buyer.buy(oneOf(skuId), { couponIds: [id] });
    mall.now.now = new Date(mall.now.now.getTime() + DAY_MS + 1);
    await expireCoupons(mall);
    expect(await statusOf(id)).toBe(COUPON_USE.USED);
    await expireTrades(mall);
    expect(await statusOf(id)).toBe(COUPON_USE.UN_USE);
    await expireCoupons(mall);
    expect(await statusOf(id)).toBe(COUPON_USE.EXPIRED);
    expect((await own(buyer, '?status=30')).items).toMatchObject([{ id, status: 30 }]);
  });

  it('of a paid trade whose orders are cancelled one by one, the mall’s comes back with the last', async () => {
    const buyer = await makeBuyer(mall);
    const [a, b] = [await makeGoods(mall, { shopId: 2 }), await makeGoods(mall, { shopId: 3 })];
    await buyer.addToCart(a.skuId);
    await buyer.addToCart(b.skuId);
    const ofShop = await take(buyer, await makeCoupon(mall, { shopId: 2 }));
    const ofMall = await take(buyer, await makeCoupon(mall));
    const { tradeId, orderIds } = await buyer.buy(fromCart, { couponIds: [ofShop.id, ofMall.id] });
    await payTrade(mall, tradeId);
    const views = await Promise.all(
      orderIds.map(async (id) =>
        need(
          await mall.call<{ id: string; shop: { id: number } }>('GET', `/api/oms/p/orders/${id}`, {
            token: buyer.token,
          }),
        ),
      ),
    );
    const orderOf = (shopId: number) => views.find(({ shop }) => shop.id === shopId)?.id;
    need(await buyer.post(`/orders/${orderOf(2)}/cancel`, CANCEL));
    expect([await statusOf(ofShop.id), await statusOf(ofMall.id)]).toEqual([10, 20]);
    need(await buyer.post(`/orders/${orderOf(3)}/cancel`, CANCEL));
    expect(await statusOf(ofMall.id)).toBe(10);
  });

  it('one that is gone since it was looked at is told with the new price', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall);
    const { id } = await take(buyer, await makeCoupon(mall));
    const input = await buyer.seen(oneOf(skuId), { couponIds: [id] });
    await buyer.buy(oneOf(skuId), { couponIds: [id] });
    const { envelope } = await buyer.send(input);
    expect(envelope.code).toBe('A00001');
    expect((envelope.data as Preview).coupons).toEqual([]);
  });
});

describe('for newcomers', () => {
  const gift = (more = {}) => makeCoupon(mall, { newcomers: true, ...more });
  const offered = async (buyer: Buyer, skuId: number) =>
    new Map((await couponsOf(buyer, skuId)).coupons.map((one) => [one.id, one]));

  it('one is used, and while its order waits no other; it comes back with it', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall, { price: 10_000, shopId: 2 });
    const [one, other] = [await take(buyer, await gift()), await take(buyer, await gift({ shopId: 2 }))];
    const { coupons } = await couponsOf(buyer, skuId);
    expect(coupons.filter(({ selected }) => selected)).toHaveLength(1);
    expect(coupons).toMatchObject([{ newcomers: true }, { newcomers: true }]);
    const both = await couponsOf(buyer, skuId, { couponIds: [one.id, other.id] });
    expect(both.coupons.filter(({ selected }) => selected)).toHaveLength(1);
    const { orderIds } = await buyer.buy(oneOf(skuId), { couponIds: [one.id] });
    expect((await offered(buyer, skuId)).get(other.id)).toMatchObject({
      error: 'newcomers',
      saves: 0,
      selected: false,
    });
    need(await buyer.post(`/orders/${orderIds[0]}/cancel`, CANCEL));
    expect((await offered(buyer, skuId)).get(other.id)).toMatchObject({ error: null });
  });

  it('none is used once an order was paid', async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall);
    const { id } = await take(buyer, await gift());
    const input = await buyer.seen(oneOf(skuId), { couponIds: [id] });
    await payTrade(mall, (await buyer.buy(oneOf(skuId), { couponIds: [] })).tradeId);
    expect((await offered(buyer, skuId)).get(id)).toMatchObject({ error: 'newcomers' });
    const { envelope } = await buyer.send(input);
    expect(envelope).toMatchObject({ code: 'A00001', data: { coupons: [{ id, error: 'newcomers' }] } });
    expect(await statusOf(id)).toBe(COUPON_USE.UN_USE);
  });

  it('two orders at once with one each: one of them', { timeout: 60_000 }, async () => {
    const [one, other] = [await gift(), await gift({ shopId: 2 })];
    const { skuId } = await makeGoods(mall, { price: 10_000, shopId: 2, stock: 1_000 });
    const crowd = await Promise.all(Array.from({ length: 12 }, () => makeBuyer(mall)));
    const inputs = await Promise.all(
      crowd.map(async (buyer) => {
        const [a, b] = [await take(buyer, one), await take(buyer, other)];
        return {
          buyer,
          both: await Promise.all([a, b].map(({ id }) => buyer.seen(oneOf(skuId), { couponIds: [id] }))),
        };
      }),
    );
    const made = await Promise.all(
      inputs.map(async ({ buyer, both }) => {
        const answers = await Promise.all(both.map((input) => buyer.send(input)));
        return answers.filter(({ envelope }) => envelope.success).length;
      }),
    );
    expect(made).toEqual(crowd.map(() => 1));
  });
});

describe('many at once', () => {
  it('one shopper, fifty times: one coupon', { timeout: 60_000 }, async () => {
    const buyer = await makeBuyer(mall);
    const id = await makeCoupon(mall);
    const answers = await Promise.all(Array.from({ length: 50 }, () => takeOf(mall, buyer.token, id)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(await mall.db.$count(coupon, eq(coupon.templateId, id))).toBe(1);
  });

  it('the last of them by many: one gets it', { timeout: 60_000 }, async () => {
    const crowd = await Promise.all(
      Array.from({ length: mall.database.kind === 'postgres' ? 200 : 20 }, () => makeBuyer(mall)),
    );
    const id = await makeCoupon(mall, { total: 1 });
    const answers = await Promise.all(crowd.map(({ token }) => takeOf(mall, token, id)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(await mall.db.$count(coupon, eq(coupon.templateId, id))).toBe(1);
  });

  it('two checkouts with the same coupon: one order', { timeout: 60_000 }, async () => {
    const buyer = await makeBuyer(mall);
    const { skuId } = await makeGoods(mall);
    const { id } = await take(buyer, await makeCoupon(mall));
    const input = await buyer.seen(oneOf(skuId), { couponIds: [id] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.send(input)));
    const made = answers.filter(({ envelope }) => envelope.success);
    expect(made).toHaveLength(1);
    const [row] = await mall.db.select().from(coupon).where(eq(coupon.id, id));
    expect(made.map(({ envelope }) => (envelope.data as Submitted).tradeId)).toEqual([row?.tradeId]);
  });

  it('a code by many: one gets it', { timeout: 60_000 }, async () => {
    const crowd = await Promise.all(Array.from({ length: 30 }, () => makeBuyer(mall)));
    const templateId = await makeCoupon(mall, { inCentre: false });
    await mall.db.insert(couponCode).values({ code: 'RACEDCODE2', templateId, batch: 1, createdAt: mall.now.now });
    const answers = await Promise.all(crowd.map((buyer) => redeem(buyer, 'RACEDCODE2')));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });
});
