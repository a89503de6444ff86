import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderPage } from '#contract/order/schema.ts';
import type { OrdersToReview, OwnReviews, ProductReviews, ReviewForm } from '#contract/review/schema.ts';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { wallet } from '#mall/money/money.tables.ts';
import { order } from '#mall/order/order.tables.ts';
import { product } from '#mall/product/product.tables.ts';
import { review } from '#mall/review/review.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { addUpload } from '#mall/upload/upload.queries.ts';
import { brokenRules, makeGoods, makeOperator, need, newKey, setAutoAccept, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeDesk, refundsBy } from '../../helpers/mall/refund.ts';
import { lineOf, makeReviewer } from '../../helpers/mall/review.ts';
import { later } from '../../helpers/mall/time.ts';

const SHOP = { description: 5, service: 4, delivery: 3 };

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await setAutoAccept(mall, true);
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

let goods: Awaited<ReturnType<typeof makeGoods>>;
beforeEach(async () => {
  goods = await makeGoods(mall);
});

let made = 0;
/** A picture that a shopper has sent in. @returns its address */
async function sendPicture(accountId: number): Promise<string> {
  made += 1;
  const name = `upload/2026/06/${String(made).padStart(24, 'x')}.webp`;
  await addUpload(mall.db, { name, accountId, bytes: 1, width: 1, height: 1 });
  return `/media/${name}`;
}
const shown = async (query = '', language: 'zh' | 'en' = 'zh', id = goods.productId) =>
  need(await mall.call<ProductReviews>('GET', `/api/pms/goods/${id}/reviews${query}`, { language }));
const productRow = async () => (await mall.db.select().from(product).where(eq(product.id, goods.productId)))[0];
const pointsOf = async (accountId: number) =>
  (await mall.db.select().from(wallet).where(eq(wallet.accountId, accountId)))[0]?.points ?? 0;

describe('a review', () => {
  it('shows on the product, moves its score, and earns points', async () => {
    const tags: string[] = [];
    const stop = mall.bus.subscribe('tags', (sent) => void tags.push(...(sent as string[])));
    const by = await makeReviewer(mall, goods.skuId);
    const before = await pointsOf(by.accountId);
    const picture = await sendPicture(by.accountId);
    const [lineId = 0] = by.lineIds;
    const written = need(
      await by.write({
        lines: [lineOf(lineId, { score: 4, text: ' 很好，打13800138000 ', pictures: [picture] })],
        ...{ anonymous: false, shop: SHOP },
      }),
    );
    expect(written).toEqual({ points: NUMBERS.reviewPoints, left: 0 });
    expect(await pointsOf(by.accountId)).toBe(before + NUMBERS.reviewPoints + NUMBERS.taskReview);
    const page = await shown();
    expect(page).toMatchObject({ total: 1, pages: 1, score: 400, good: 100, stars: [0, 0, 0, 1, 0] });
    expect(page.counts).toEqual({ all: 1, pictures: 1, good: 1, middling: 0, bad: 0, added: 0 });
    expect(page.items[0]).toMatchObject({
      ...{ author: '买**', score: 4, text: '很好，打138****8000', answer: null, added: null },
      pictures: [picture.slice('/media/'.length)],
    });
    expect(await productRow()).toMatchObject({ reviews: 1, score: 400 });
    expect(tags).toContain(`product:${goods.productId}`);
    stop?.();
  });

  it('without words earns nothing; anonymous, it says no name', async () => {
    const by = await makeReviewer(mall, goods.skuId);
    const [lineId = 0] = by.lineIds;
    expect(need(await by.write({ lines: [lineOf(lineId, { text: ' ' })], anonymous: true }))).toMatchObject({
      points: 0,
    });
    expect((await shown()).items[0]).toMatchObject({ author: null, text: '' });
  });

  it('is of each line once, one order in parts, and its shop is scored once', async () => {
    const other = await makeGoods(mall);
    const by = await makeReviewer(mall, goods.skuId, other.skuId);
    const [one = 0, two = 0] = by.lineIds;
    const [before] = await mall.db.select().from(shop).where(eq(shop.id, 1));
    expect(need(await by.write({ lines: [lineOf(one)], anonymous: false, shop: SHOP }))).toMatchObject({ left: 1 });
    expect((await by.write({ lines: [lineOf(one), lineOf(two)], anonymous: false })).envelope.code).toBe('A00001');
    const path = `/api/oms/p/reviews/orders/${by.orderId}`;
    const form = need(await mall.call<ReviewForm>('GET', path, by));
    expect(form).toMatchObject({ state: 'open', scored: true, points: NUMBERS.reviewPoints });
    expect(form.lines.map(({ state }) => state)).toEqual(['written', 'open']);
    need(await by.write({ lines: [lineOf(two)], anonymous: false, shop: SHOP }));
    const [after] = await mall.db.select().from(shop).where(eq(shop.id, 1));
    expect((after?.scores ?? 0) - (before?.scores ?? 0)).toBe(1);
  });

  it('is refused with a link, too long, or with what is not the order’s', async () => {
    const by = await makeReviewer(mall, goods.skuId);
    const [lineId = 0] = by.lineIds;
    const refused = async (line: Partial<ReturnType<typeof lineOf>>) =>
      (await by.write({ lines: [lineOf(lineId, line)], anonymous: false })).envelope;
    expect(await refused({ text: '加微信看 www.a.cn' })).toMatchObject({
      code: 'A00002',
      data: [{ field: 'lines.0.text' }],
    });
    expect(await refused({ text: '好'.repeat(151) })).toMatchObject({ code: 'A00002' });
    expect(await refused({ score: 6 })).toMatchObject({ code: 'A00002' });
    expect((await by.write({ lines: [lineOf(lineId + 999)], anonymous: false })).status).toBe(404);
    const other = await makeReviewer(mall, goods.skuId);
    const theirs = await sendPicture(other.accountId);
    expect(await refused({ pictures: [theirs] })).toMatchObject({ code: 'A00002', data: [{ field: 'pictures' }] });
    expect(
      (
        await other.post(
          `/reviews/orders/${by.orderId}`,
          { lines: [lineOf(lineId)], anonymous: false },
          { 'idempotency-key': newKey() },
        )
      ).status,
    ).toBe(404);
    expect((await shown()).total).toBe(0);
  });

  it('needs a completed order, and comes within its time', async () => {
    const by = await makeReviewer(mall, goods.skuId);
    const [lineId = 0] = by.lineIds;
    const early = await makeReviewer(mall, goods.skuId);
    await mall.db.update(order).set({ completedAt: null }).where(eq(order.id, early.orderId));
    const body = (id: number) => ({ lines: [lineOf(id)], anonymous: false });
    expect((await early.write(body(early.lineIds[0] ?? 0))).envelope.msg).toContain('完成后');
    later(mall, NUMBERS.reviewWindow);
    expect((await by.write(body(lineId))).envelope.msg).toContain('期限');
    const form = need(await mall.call<ReviewForm>('GET', `/api/oms/p/reviews/orders/${by.orderId}`, by));
    expect(form.state).toBe('over');
    await mall.db.update(order).set({ completedAt: mall.now.now }).where(eq(order.id, early.orderId));
  });

  it('sent twice is one; two at once are one', async () => {
    const by = await makeReviewer(mall, goods.skuId);
    const [lineId = 0] = by.lineIds;
    const body = { lines: [lineOf(lineId)], anonymous: false, shop: SHOP };
    const key = newKey();
    const [first, again] = [await by.write(body, key), await by.write(body, key)];
    expect(need(again)).toEqual(need(first));
    const other = await makeReviewer(mall, goods.skuId);
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => other.write({ ...body, lines: [lineOf(other.lineIds[0] ?? 0)] })),
    );
    expect(sent.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect((await shown()).total).toBe(2);
    expect(await productRow()).toMatchObject({ reviews: 2, score: 500 });
  });

  it('is not of a line that was refunded whole, and of one with a refund at once never breaks a rule', async () => {
    const by = await makeReviewer(mall, goods.skuId);
    const [lineId = 0] = by.lineIds;
    const refunds = refundsBy(mall, by);
    const desk = await makeDesk(mall, 1);
    const id = await refunds.apply({ orderId: by.orderId, lineId });
    need(await desk.move(id, 'agree', { restock: false }));
    const body = { lines: [lineOf(lineId)], anonymous: false };
    expect((await by.write(body)).envelope).toMatchObject({ code: 'A00001', msg: '商品已全部退款，无需评价' });
    expect((await shown()).total).toBe(0);
    const other = await makeReviewer(mall, goods.skuId);
    const open = await refundsBy(mall, other).apply({ orderId: other.orderId, lineId: other.lineIds[0] ?? 0 });
    const [agreed, written] = await Promise.all([
      desk.move(open, 'agree', { restock: false }),
      other.write({ lines: [lineOf(other.lineIds[0] ?? 0)], anonymous: false }),
    ]);
    expect(agreed.envelope.success).toBe(true);
    expect((await shown()).total).toBe(written.envelope.success ? 1 : 0);
  });

  it('of many shoppers at once adds up', async () => {
    const buyers: Awaited<ReturnType<typeof makeReviewer>>[] = [];
    for (let n = 0; n < 6; n += 1) buyers.push(await makeReviewer(mall, goods.skuId));
    await Promise.all(
      buyers.map((one, n) =>
        one.write({ lines: [lineOf(one.lineIds[0] ?? 0, { score: (n % 5) + 1 })], anonymous: false, shop: SHOP }),
      ),
    );
    expect((await shown()).stars).toEqual([2, 1, 1, 1, 1]);
  });
});

describe('what is added later', () => {
  it('comes once, within the time, with words or pictures', async () => {
    const by = await makeReviewer(mall, goods.skuId);
    need(await by.write({ lines: [lineOf(by.lineIds[0] ?? 0)], anonymous: false }));
    const [row] = await mall.db.select().from(review).where(eq(review.orderId, by.orderId));
    const add = (body: object, key = newKey()) =>
      by.post(`/reviews/${row?.id}/addition`, { text: '', pictures: [], ...body }, { 'idempotency-key': key });
    expect((await add({})).envelope).toMatchObject({ code: 'A00002', data: [{ field: 'text' }] });
    expect((await add({ text: 'www.x.cn' })).envelope.code).toBe('A00002');
    later(mall, 3 * 86_400_000 + 5);
    const pictures = [await sendPicture(by.accountId)];
    const sent = await Promise.all([add({ text: '还是好', pictures }), add({ text: '又', pictures })]);
    expect(sent.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    const page = await shown('?filter=added');
    expect(page.items[0]?.added).toMatchObject({ days: 3 });
    expect(page.counts).toMatchObject({ added: 1, pictures: 1 });
    const stranger = await makeReviewer(mall, goods.skuId);
    const theirs = await stranger.post(
      `/reviews/${row?.id}/addition`,
      { text: 'x', pictures: [] },
      { 'idempotency-key': newKey() },
    );
    expect(theirs.status).toBe(404);
  });

  it('is over with the time for reviews, and cannot follow one from elsewhere', async () => {
    const by = await makeReviewer(mall, goods.skuId);
    need(await by.write({ lines: [lineOf(by.lineIds[0] ?? 0)], anonymous: false }));
    const [row] = await mall.db.select().from(review).where(eq(review.orderId, by.orderId));
    const add = (id = row?.id) =>
      by.post(`/reviews/${id}/addition`, { text: '好', pictures: [] }, { 'idempotency-key': newKey() });
    later(mall, NUMBERS.reviewWindow);
    expect((await add()).envelope.msg).toContain('期限');
    const list = need(await mall.call<OwnReviews>('GET', '/api/oms/p/reviews', by));
    expect(list.items[0]).toMatchObject({ mayAdd: false, orderId: by.orderId });
  });
});

describe('the reviews of a product', () => {
  it('are filtered, sorted and paged', async () => {
    const scores = [5, 3, 1];
    for (const score of scores) {
      const by = await makeReviewer(mall, goods.skuId);
      need(
        await mall.call('POST', `/api/oms/p/reviews/orders/${by.orderId}`, {
          token: by.token,
          language: score === 1 ? 'en' : 'zh',
          headers: { 'idempotency-key': newKey() },
          body: {
            lines: [
              lineOf(by.lineIds[0] ?? 0, { score, pictures: score === 3 ? [await sendPicture(by.accountId)] : [] }),
            ],
            anonymous: false,
          },
        }),
      );
      later(mall, 1_000);
    }
    const order = async (query: string, language: 'zh' | 'en' = 'zh') =>
      (await shown(query, language)).items.map(({ score }) => score);
    expect(await order('')).toEqual([3, 5, 1]);
    expect(await order('', 'en')).toEqual([1, 3, 5]);
    expect(await order('?sort=newest')).toEqual([1, 3, 5]);
    expect(await order('?filter=bad')).toEqual([1]);
    expect(await order('?filter=middling')).toEqual([3]);
    expect(await order('?filter=pictures')).toEqual([3]);
    expect(await order('?page=2')).toEqual([]);
    expect(await shown('', 'zh', 999_999)).toMatchObject({ total: 0, pages: 1, score: 0, good: 0 });
  });
});

describe("a shopper's own", () => {
  it('orders to review, until they are; then reviews', async () => {
    const by = await makeReviewer(mall, goods.skuId);
    const orders = async () => need(await mall.call<OrdersToReview>('GET', '/api/oms/p/reviews/orders', by));
    const actions = async () => need(await mall.call<OrderPage>('GET', '/api/oms/p/orders', by)).items[0]?.actions;
    expect(await orders()).toMatchObject({
      total: 1,
      items: [{ orderId: by.orderId, lines: [{ productId: goods.productId }] }],
    });
    expect(await actions()).toContain('review');
    need(await by.write({ lines: [lineOf(by.lineIds[0] ?? 0)], anonymous: true }));
    expect(await orders()).toMatchObject({ total: 0, items: [], counts: { toWrite: 0, written: 1 } });
    expect(await actions()).not.toContain('review');
    const own = need(await mall.call<OwnReviews>('GET', '/api/oms/p/reviews', by));
    expect(own.items[0]).toMatchObject({
      anonymous: true,
      hidden: null,
      mayAdd: true,
      product: { title: goods.title.zh },
    });
  });

  it('order of another shopper is not found', async () => {
    const [by, other] = [await makeReviewer(mall, goods.skuId), await makeOperator(mall, 1)];
    const stranger = await makeReviewer(mall, goods.skuId);
    expect((await mall.call('GET', `/api/oms/p/reviews/orders/${by.orderId}`, stranger)).status).toBe(404);
    expect((await mall.call('GET', `/api/oms/p/reviews/orders/${by.orderId}`, other)).status).toBe(401);
  });
});
