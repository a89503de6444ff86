import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskPicture } from '#contract/documents/schema.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { OrderView } from '#contract/order/schema.ts';
import type { RefundPreview, RefundView } from '#contract/refund/schema.ts';
import { REFUND_KIND, REFUND_STATUS, REFUND_TIMES } from '#contract/refund/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { coupon } from '#mall/coupon/coupon.tables.ts';
import { LEDGER_UNIT } from '#mall/money/money.tables.ts';
import { post, walletOf } from '#mall/money/money.ts';
import { order, orderLine } from '#mall/order/order.tables.ts';
import { receiveOverdue } from '#mall/order/order.ts';
import { refund, refundLog, returnPlace } from '#mall/refund/refund.tables.ts';
import { moveDueRefunds } from '#mall/refund/refund.ts';
import { shop as shopTable } from '#mall/store/shop.tables.ts';
import { addUpload } from '#mall/upload/upload.queries.ts';
import {
  type Buyer,
  brokenRules,
  fromCart,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  newKey,
  oneOf,
  payTrade,
  setAutoAccept,
  statusOf,
  stockOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { makeCoupon, takeOf } from '../../helpers/mall/coupon.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { messagesOf } from '../../helpers/mall/message.ts';
import { makeDesk, PLACE, refundsBy, SENT, setInstantRefund } from '../../helpers/mall/refund.ts';
import { later, MINUTE, NOON } from '../../helpers/mall/time.ts';

let mall: TestMall;
let buyer: Buyer;
let refunds: ReturnType<typeof refundsBy>;
let shop: Awaited<ReturnType<typeof makeDesk>>;
let service: Awaited<ReturnType<typeof makeDesk>>;
let shipper: Awaited<ReturnType<typeof makeOperator>>;

beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  await mall.db
    .update(shopTable)
    .set({ freight: { fee: 600, freeFrom: 99_900, notDelivered: [] } })
    .where(eq(shopTable.id, 1));
});
beforeEach(async () => {
  buyer = await makeBuyer(mall);
  refunds = refundsBy(mall, buyer);
  shop = await makeDesk(mall);
  service = await makeDesk(mall, null, 'service');
  shipper = await makeOperator(mall, 1);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

/** A paid order of shop 1. @param quantities one line each */
async function bought(quantities: number[] = [1], price = 10_000, more: object = {}) {
  const goods = await Promise.all(quantities.map(() => makeGoods(mall, { price })));
  for (const [at, quantity] of quantities.entries()) await buyer.addToCart(goods[at]?.skuId ?? 0, quantity);
  const { tradeId, orderIds } = await buyer.buy(fromCart, more);
  await payTrade(mall, tradeId);
  const orderId = orderIds[0] ?? '';
  const lines = await mall.db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(orderLine.id);
  return {
    orderId,
    tradeId,
    lines: goods.map(({ skuId }) => lines.find((line) => line.skuId === skuId)?.id ?? 0),
    skus: goods.map(({ skuId }) => skuId),
  };
}

async function shipped(quantities?: number[], price?: number, more?: object) {
  const made = await bought(quantities, price, more);
  await shipper.post(`${made.orderId}/accept`);
  need(await shipper.post(`${made.orderId}/ship`, { carrier: 'SF', number: 'SF1234567890123' }));
  return made;
}

async function received(quantities?: number[], price?: number, more?: object) {
  const made = await shipped(quantities, price, more);
  need(await buyer.post(`/orders/${made.orderId}/receive`, {}));
  later(mall, MINUTE);
  return made;
}

const rowOf = async (id: string) => (await mall.db.select().from(order).where(eq(order.id, id)))[0];
const seen = async (query: string) => need(await refunds.get<RefundPreview>(`/preview?${query}`));
const codeOf = ({ envelope }: { envelope: { code: string } }) => envelope.code;

it('says the chosen reason in the language of who reads it, and own words as they are', async () => {
  const { orderId, lines } = await bought([1, 1]);
  const chosen = await refunds.apply({ orderId, lineId: lines[0] as number });
  const own = await refunds.apply({ orderId, lineId: lines[1] as number, reason: '颜色太亮' });
  const reasonOf = async (id: string, language: 'zh' | 'en') =>
    need(await mall.call<RefundView>('GET', `/api/oms/p/refunds/${id}`, { token: buyer.token, language })).reason;
  expect([await reasonOf(chosen, 'zh'), await reasonOf(chosen, 'en')]).toEqual(['质量问题', 'Quality problem']);
  expect(await reasonOf(own, 'en')).toBe('颜色太亮');
  for (const id of [chosen, own]) need(await refunds.move(id, 'withdraw'));
});

describe('where the shop pays at once', () => {
  beforeEach(async () => void (await setInstantRefund(mall, true)));
  afterEach(async () => void (await setInstantRefund(mall, false)));

  it('a refund of what was not sent needs no answer, and the goods are for sale again', async () => {
    const { orderId, skus } = await bought([2, 1], 1_000);
    const before = await rowOf(orderId);
    expect(await seen(`orderId=${orderId}`)).toMatchObject({ instant: true });
    const { ids } = need(await refunds.send({ orderId }));
    for (const id of ids) expect(await refunds.view(id)).toMatchObject({ status: 50 });
    expect(await statusOf(mall, orderId)).toBe(70);
    expect((await rowOf(orderId))?.refunded).toBe(before?.payable);
    expect(await stockOf(mall, ...skus)).toEqual([100, 100]);
    const titles = (await messagesOf(mall, buyer)).items.slice(0, ids.length).map(({ title }) => title);
    expect(titles).toEqual(ids.map(() => '退款成功'));
    expect(codeOf(await refunds.send({ orderId }))).toBe('A00001');
  });

  it('the same press sent five times gives the money back once', async () => {
    const { orderId, lines, skus } = await bought([1, 1], 1_000);
    const key = newKey();
    const lineId = lines[0] as number;
    const sent = await Promise.all(Array.from({ length: 5 }, () => refunds.send({ orderId, lineId }, key)));
    expect(new Set(sent.map((one) => need(one).ids[0])).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 5 }, () => refunds.send({ orderId })));
    expect(others.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect([await statusOf(mall, orderId), await stockOf(mall, ...skus)]).toEqual([70, [100, 100]]);
  });

  it('a refund of what was sent waits for the answer', async () => {
    const { orderId, lines } = await shipped();
    expect(await seen(`orderId=${orderId}&lineId=${lines[0]}`)).toMatchObject({ instant: false });
    const id = await refunds.apply({ orderId, lineId: lines[0] as number });
    expect(await refunds.view(id)).toMatchObject({ status: REFUND_STATUS.APPLIED });
    need(await refunds.move(id, 'withdraw'));
  });
});

describe('before shipping', () => {
  it('the last line gives the freight back and the order ends', async () => {
    const { orderId, lines, skus } = await bought([2, 1], 1_000);
    const before = await rowOf(orderId);
    expect(before?.freight).toBeGreaterThan(0);
    const preview = await seen(`orderId=${orderId}&lineId=${lines[0]}&quantity=1`);
    expect(preview).toMatchObject({ whole: true, freight: 0, goods: 2_000, kinds: [REFUND_KIND.ONLY], error: null });
    expect(preview.ways).toEqual({ online: 0, balance: 2_000 });
    const first = await refunds.apply({ orderId, lineId: lines[0] as number });
    need(await shop.move(first, 'agree', { restock: true }));
    expect(await statusOf(mall, orderId)).toBe(20);
    expect(await seen(`orderId=${orderId}`)).toMatchObject({ freight: before?.freight, goods: 1_000 });
    const second = await refunds.apply({ orderId, lineId: lines[1] as number });
    need(await shop.move(second, 'agree', { restock: true }));
    expect(await statusOf(mall, orderId)).toBe(70);
    expect(await refunds.view(second)).toMatchObject({ goods: 1_000, freight: before?.freight, status: 50 });
    expect(await stockOf(mall, ...skus)).toEqual([100, 100]);
    const view = need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${orderId}`, { token: buyer.token }));
    expect(view.timeline.at(-1)?.reason).toBe('商品已全部退款');
    expect(view.returns.map(({ state }) => state)).toEqual([50, 50]);
  });

  it('a whole order is one refund per line; it cannot be sent or cancelled meanwhile', async () => {
    const { orderId, lines } = await bought([1, 3]);
    const { ids } = need(await refunds.send({ orderId }));
    expect(ids).toHaveLength(2);
    expect(codeOf(await refunds.send({ orderId }))).toBe('A00001');
    expect(await seen(`orderId=${orderId}&lineId=${lines[0]}`)).toMatchObject({ error: 'open' });
    expect(codeOf(await buyer.post(`/orders/${orderId}/cancel`, { reason: '不想要了' }))).toBe('A00001');
    expect(codeOf(await shipper.post(`${orderId}/refuse`, { reason: '缺货' }))).toBe('A00001');
    await shipper.post(`${orderId}/accept`);
    const { envelope } = await shipper.post(`${orderId}/ship`, SENT);
    expect(envelope).toMatchObject({ code: 'A00001', msg: '订单有退款正在处理，请先处理退款' });
    need(await refunds.move(ids[0] ?? '', 'withdraw'));
    need(await shop.move(ids[1] ?? '', 'refuse', { reason: '已经备货' }));
    need(await shipper.post(`${orderId}/ship`, SENT));
    expect((await messagesOf(mall, buyer)).items.some(({ title }) => title === '商家拒绝了退款申请')).toBe(true);
  });

  it('a cancelled order gives back what refunds did not', async () => {
    const { orderId, lines, skus } = await bought([1, 2]);
    const id = await refunds.apply({ orderId, lineId: lines[0] as number });
    need(await shop.move(id, 'agree', { restock: true }));
    need(await buyer.post(`/orders/${orderId}/cancel`, { reason: '不想要了' }));
    expect(await stockOf(mall, ...skus)).toEqual([100, 100]);
    expect(await seen(`orderId=${orderId}&lineId=${lines[1]}`)).toMatchObject({ error: 'status' });
  });

  it('nobody refunds what is not paid, not theirs, or no line of the order', async () => {
    const { skuId } = await makeGoods(mall);
    const { orderIds } = await buyer.buy(oneOf(skuId));
    expect(await seen(`orderId=${orderIds[0]}`)).toMatchObject({ error: 'status' });
    expect(codeOf(await refunds.send({ orderId: orderIds[0] ?? '' }))).toBe('A00001');
    const stranger = refundsBy(mall, await makeBuyer(mall));
    const { orderId, lines } = await bought();
    expect((await stranger.get(`/preview?orderId=${orderId}`)).status).toBe(404);
    expect((await stranger.send({ orderId })).status).toBe(404);
    expect((await refunds.get(`/preview?orderId=${orderId}&lineId=1`)).status).toBe(404);
    expect(codeOf(await refunds.send({ orderId, lineId: lines[0] as number, kind: REFUND_KIND.RETURN }))).toBe(
      'A00002',
    );
    expect(
      codeOf(await refunds.send({ orderId, lineId: lines[0] as number, pictures: ['/media/upload/x.webp'] })),
    ).toBe('A00002');
    const id = await refunds.apply({ orderId, lineId: lines[0] as number });
    expect((await stranger.get(`/${id}`)).status).toBe(404);
    expect((await stranger.move(id, 'withdraw')).status).toBe(404);
  });
});

describe('vouchers', () => {
  /** A picture that a shopper has sent in. @returns its address */
  async function sendPicture(accountId: number, letter: string): Promise<string> {
    const name = `upload/2026/06/${letter.repeat(24)}.webp`;
    await addUpload(mall.db, { name, accountId, bytes: 1, width: 1, height: 1 });
    return `/media/${name}`;
  }

  it('are the shopper’s own, up to five, and of nothing else', async () => {
    const { orderId, lines } = await received([1]);
    const lineId = lines[0] as number;
    const other = await makeBuyer(mall);
    const [own, theirs] = [await sendPicture(buyer.accountId, 'o'), await sendPicture(other.accountId, 't')];
    const send = async (pictures: string[]) => (await refunds.send({ orderId, lineId, pictures })).envelope;
    for (const bad of [theirs, own.replace('oo', 'no'), '/media/demo/a.png'])
      expect(await send([own, bad])).toMatchObject({ code: 'A00002', data: [{ field: 'pictures' }] });
    expect((await send(Array.from({ length: 6 }, () => own))).code).toBe('A00002');
    expect(await seen(`orderId=${orderId}&lineId=${lineId}`)).toMatchObject({ error: null });
    const [id = ''] = need(await refunds.send({ orderId, lineId, pictures: [own] })).ids;
    expect((await refunds.view(id)).record[0]?.pictures).toEqual([own.slice('/media/'.length)]);
  });
});

describe('returns', () => {
  it('goods go back, then the money, in parts that are exact', async () => {
    const { orderId, lines } = await received([3], 3_333);
    const lineId = lines[0] as number;
    const before = await walletOf(mall.db, buyer.accountId);
    const sums: number[] = [];
    for (const quantity of [1, 2]) {
      const id = await refunds.apply({ orderId, lineId, quantity, kind: REFUND_KIND.RETURN });
      const { envelope } = await refunds.send({ orderId, lineId, quantity });
      expect(envelope.code).toBe('A00001');
      need(await shop.move(id, 'agree', { address: PLACE }));
      expect((await refunds.view(id)).actions).toEqual(['shipBack', 'withdraw']);
      expect(codeOf(await refunds.move(id, 'ship', { carrier: '不存在', number: '12345678' }))).toBe('A00002');
      expect(codeOf(await refunds.move(id, 'ship', { carrier: 'SF', number: '12' }))).toBe('A00002');
      need(await refunds.move(id, 'ship', SENT));
      expect(codeOf(await refunds.move(id, 'withdraw'))).toBe('A00001');
      need(await shop.move(id, 'receive', { restock: quantity === 2 }));
      const view = await refunds.view(id);
      expect(view.record.map(({ move }) => move)).toEqual(['apply', 'agree', 'shipBack', 'receive', 'pay']);
      expect(view).toMatchObject({ parcel: { carrier: '顺丰速运' }, address: PLACE, freight: 0 });
      expect(view.money).toMatchObject([{ way: 'balance', done: true }]);
      sums.push(view.amount);
    }
    const row = await rowOf(orderId);
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe((row?.payable ?? 0) - (row?.freight ?? 0));
    const after = await walletOf(mall.db, buyer.accountId);
    expect(after.balance - before.balance).toBe(9_999);
    expect(await seen(`orderId=${orderId}&lineId=${lineId}`)).toMatchObject({ error: 'none' });
  });

  it('the number of a parcel is corrected until the shop confirms it; the record has both, the clock runs on', async () => {
    const { orderId, lines } = await received([1], 2_000);
    const id = await refunds.apply({ orderId, lineId: lines[0] as number, kind: REFUND_KIND.RETURN });
    need(await shop.move(id, 'agree', { address: PLACE }));
    const correct = { carrier: 'YTO', number: 'YT1234567890123' };
    expect(codeOf(await refunds.move(id, 'parcel', correct))).toBe('A00001');
    need(await refunds.move(id, 'ship', SENT));
    const { dueAt, actions } = await refunds.view(id);
    expect(actions).toEqual(['correctParcel']);
    later(mall, DAY_MS);
    expect(codeOf(await refunds.move(id, 'parcel', { ...correct, number: '12' }))).toBe('A00002');
    const others = refundsBy(mall, await makeBuyer(mall));
    expect((await others.move(id, 'parcel', correct)).status).toBe(404);
    for (const _ of [1, 2]) need(await refunds.move(id, 'parcel', correct));
    const view = await refunds.view(id);
    expect(view).toMatchObject({ dueAt, parcel: { code: 'YTO', number: correct.number } });
    const corrections = view.record.filter(({ move }) => move === 'correctParcel');
    expect(corrections.map(({ note, actor }) => [actor, note])).toEqual([
      ['buyer', `SF ${SENT.number} → YTO ${correct.number}`],
    ]);
    need(await shop.move(id, 'receive', { restock: false }));
    expect(codeOf(await refunds.move(id, 'parcel', SENT))).toBe('A00001');
  });

  it('points that were spent come back, those that were earned are taken, even where they are gone', async () => {
    const { accountId } = buyer;
    const entry = { accountId, unit: LEDGER_UNIT.POINTS, businessId: 'test', at: mall.now.now } as const;
    const book = (amount: number) =>
      mall.db.transaction((tx) => post(tx, { ...entry, amount, kind: amount > 0 ? 'earn' : 'expire', key: newKey() }));
    const pointsNow = async () => (await walletOf(mall.db, accountId)).points;
    await book(3_000);
    const { orderId, lines } = await received([2, 1], 10_000, { points: 3_000 });
    await book(-(await pointsNow()));
    const earned = Math.floor(((await rowOf(orderId))?.payable ?? 0) / 1_000);
    const preview = await seen(`orderId=${orderId}&lineId=${lines[0]}&quantity=1`);
    expect(preview).toMatchObject({ points: 1_000, goods: 9_000 });
    expect(preview.earned).toBeGreaterThan(earned / 3 - 1);
    const id = await refunds.apply({ orderId, lineId: lines[0] as number, quantity: 1 });
    need(await shop.move(id, 'agree'));
    expect(await refunds.view(id)).toMatchObject({ points: 1_000, earned: preview.earned, goods: 9_000 });
    expect(await pointsNow()).toBe(1_000 - preview.earned);
    const other = await received([1], 10_000);
    await book(-(await pointsNow()));
    const second = await refunds.apply({ orderId: other.orderId, lineId: other.lines[0] as number });
    need(await shop.move(second, 'agree'));
    expect(await pointsNow()).toBe(-(await refunds.view(second)).earned);
    expect(await pointsNow()).toBeLessThan(0);
    const checkout = await buyer.preview({ source: oneOf((await makeGoods(mall)).skuId), points: 10 });
    expect(checkout.points).toMatchObject({ most: 0, used: 0 });
  });

  it('everything refunded on the way ends the order; its coupon comes back with the whole trade', async () => {
    const { id: couponId } = need(await takeOf(mall, buyer.token, await makeCoupon(mall)));
    const { orderId, lines } = await shipped([1, 1], 10_000, { couponIds: [couponId] });
    const statusNow = async () => (await mall.db.select().from(coupon).where(eq(coupon.id, couponId)))[0]?.status;
    for (const [at, lineId] of lines.entries()) {
      const id = await refunds.apply({ orderId, lineId });
      expect(codeOf(await buyer.post(`/orders/${orderId}/receive`, {}))).toBe('A00001');
      need(await shop.move(id, 'agree'));
      expect(await statusNow()).toBe(at ? 10 : 20);
    }
    expect(await statusOf(mall, orderId)).toBe(60);
  });
});

/** @returns its path */
async function sendPicture(token: string): Promise<string> {
  const form = new FormData();
  const square = { width: 8, height: 8, channels: 3, background: '#c33' } as const;
  form.append('file', new File([new Uint8Array(await sharp({ create: square }).png().toBuffer())], 'proof.png'));
  const init = { method: 'POST', body: form, headers: { authorization: token } };
  const answer = await mall.fetch(new Request('http://mall/api/desk/p/picture', init));
  return need({ envelope: (await answer.json()) as Envelope<DeskPicture> }).path;
}

describe('refusals', () => {
  it('may be applied for once more; then the service decides, and that is final', async () => {
    const { orderId, lines } = await received([1]);
    const input = { orderId, lineId: lines[0] as number };
    const first = await refunds.apply(input);
    need(await shop.move(first, 'refuse', { reason: '商品没有问题' }));
    expect((await refunds.view(first)).actions).toEqual(['escalate', 'again']);
    const second = await refunds.apply(input);
    expect(codeOf(await refunds.move(first, 'escalate', { note: '请介入' }))).toBe('A00001');
    need(await shop.move(second, 'refuse', { reason: '商品没有问题' }));
    expect(await seen(`orderId=${orderId}&lineId=${lines[0]}`)).toMatchObject({ error: 'final' });
    expect((await refunds.view(second)).actions).toEqual(['escalate']);
    expect(codeOf(await service.move(second, 'decide', { decision: 'pay', reason: '好' }))).toBe('A00001');
    const refusedAt = mall.now.now;
    const appealBy = new Date(refusedAt.getTime() + REFUND_TIMES.appeal);
    expect(await refunds.view(second)).toMatchObject({ appealBy: appealBy.toISOString() });
    mall.now.now = appealBy;
    expect(await refunds.view(second)).toMatchObject({ appealBy: null, actions: [] });
    const late = await refunds.move(second, 'escalate', { note: '请平台看图' });
    expect(late.envelope).toMatchObject({ code: 'A00001', msg: '申诉期限已过，不能再请平台客服介入' });
    mall.now.now = refusedAt;
    need(await refunds.move(second, 'escalate', { note: '请平台看图' }));
    expect(codeOf(await shop.move(second, 'decide', { decision: 'refuse', reason: '不' }))).toBe('A00001');
    expect(codeOf(await service.move(second, 'agree'))).toBe('A00001');
    need(await service.move(second, 'decide', { decision: 'refuse', reason: '凭证不足' }));
    expect(await refunds.view(second)).toMatchObject({ final: true, actions: [], status: REFUND_STATUS.REFUSED });
    expect(codeOf(await refunds.move(second, 'escalate', { note: '再来' }))).toBe('A00001');
    expect((await messagesOf(mall, buyer)).items.map(({ title }) => title)).toContain('平台客服已作出决定');
  });

  it('show pictures of who refuses, and of nobody else', async () => {
    const { orderId, lines } = await received([1]);
    const id = await refunds.apply({ orderId, lineId: lines[0] as number });
    const own = await sendPicture(shop.token);
    const theirs = await sendPicture((await makeDesk(mall)).token);
    for (const pictures of [[own, theirs], ['upload/x.webp'], Array.from({ length: 6 }, () => own)]) {
      const { envelope } = await shop.move(id, 'refuse', { reason: '商品完好', pictures });
      expect(envelope).toMatchObject({ code: 'A00002', data: [{ field: expect.stringMatching(/^pictures/) }] });
    }
    need(await shop.move(id, 'refuse', { reason: '商品完好', pictures: [own] }));
    const { record } = await refunds.view(id);
    expect(record.at(-1)).toMatchObject({ move: 'refuse', note: '商品完好', pictures: [own] });
  });

  it('the service pays, or has the goods sent back first', async () => {
    const admin = await makeDesk(mall, null, 'admin');
    const { orderId, lines } = await received([1, 1]);
    const ids: string[] = [];
    for (const lineId of lines) {
      const id = await refunds.apply({ orderId, lineId, kind: REFUND_KIND.RETURN });
      need(await admin.move(id, 'refuse', { reason: '影响二次销售' }));
      need(await refunds.move(id, 'escalate', { note: '未拆封' }));
      ids.push(id);
    }
    need(await service.move(ids[0] ?? '', 'decide', { decision: 'pay', reason: '支持买家' }));
    need(await admin.move(ids[1] ?? '', 'decide', { decision: 'return', reason: '退回后退款' }));
    expect(await refunds.view(ids[0] ?? '')).toMatchObject({ status: 50, final: true });
    const id = ids[1] ?? '';
    expect(await refunds.view(id)).toMatchObject({ status: 20, address: PLACE });
    need(await refunds.move(id, 'ship', SENT));
    need(await shop.move(id, 'refuseParcel', { reason: '空包裹' }));
    expect((await refunds.view(id)).actions).toEqual([]);
  });

  it('a parcel that was refused goes to the service, which cannot ask for it again', async () => {
    const { orderId, lines } = await received([1]);
    const id = await refunds.apply({ orderId, lineId: lines[0] as number, kind: REFUND_KIND.RETURN });
    need(await shop.move(id, 'agree'));
    need(await refunds.move(id, 'ship', SENT));
    need(await shop.move(id, 'refuseParcel', { reason: '空包裹' }));
    need(await refunds.move(id, 'escalate', { note: '有称重记录' }));
    expect(codeOf(await service.move(id, 'decide', { decision: 'return', reason: '退回' }))).toBe('A00001');
    need(await service.move(id, 'decide', { decision: 'pay', reason: '支持买家', restock: true }));
  });
});

describe('the clock', () => {
  it('a shop that does not answer in three days has agreed', async () => {
    const one = await bought([1]);
    const id = await refunds.apply({ orderId: one.orderId });
    const other = await received([1]);
    const back = await refunds.apply({
      orderId: other.orderId,
      lineId: other.lines[0] as number,
      kind: REFUND_KIND.RETURN,
    });
    later(mall, REFUND_TIMES.answer - 2 * MINUTE);
    await moveDueRefunds(mall);
    expect((await refunds.view(back)).status).toBe(REFUND_STATUS.APPLIED);
    later(mall, 2 * MINUTE);
    expect(await moveDueRefunds(mall)).toBeGreaterThan(1);
    expect(await refunds.view(id)).toMatchObject({ status: REFUND_STATUS.REFUNDED, record: [{}, { actor: 'system' }] });
    expect(await statusOf(mall, one.orderId)).toBe(70);
    expect(await stockOf(mall, ...one.skus)).toEqual([100]);
    expect((await refunds.view(back)).status).toBe(REFUND_STATUS.AGREED);
    later(mall, REFUND_TIMES.ship + MINUTE);
    await moveDueRefunds(mall);
    expect(await refunds.view(back)).toMatchObject({ status: REFUND_STATUS.CLOSED, actions: [], money: [] });
    expect((await messagesOf(mall, buyer)).items.map(({ title }) => title)).toContain('退款已关闭');
  });

  it('a parcel that nobody confirms counts as received', async () => {
    const { orderId, lines, skus } = await received([1]);
    const id = await refunds.apply({ orderId, lineId: lines[0] as number, kind: REFUND_KIND.RETURN });
    need(await shop.move(id, 'agree'));
    need(await refunds.move(id, 'ship', SENT));
    later(mall, REFUND_TIMES.parcel);
    await moveDueRefunds(mall);
    expect((await refunds.view(id)).status).toBe(REFUND_STATUS.REFUNDED);
    expect(await stockOf(mall, ...skus)).toEqual([99]);
  });

  it('an order is not counted as received while a refund of it is open', async () => {
    const { orderId, lines } = await shipped([2]);
    later(mall, 9 * 24 * 60 * MINUTE);
    const id = await refunds.apply({ orderId, lineId: lines[0] as number, quantity: 1 });
    later(mall, 2 * 24 * 60 * MINUTE);
    await receiveOverdue(mall);
    expect(await statusOf(mall, orderId)).toBe(50);
    need(await refunds.move(id, 'withdraw'));
    await receiveOverdue(mall);
    expect(await statusOf(mall, orderId)).toBe(60);
    later(mall, 8 * 24 * 60 * MINUTE);
    expect(await seen(`orderId=${orderId}&lineId=${lines[0]}`)).toMatchObject({
      ...{ noReason: 'over', noReasonUntil: null, error: null },
    });
    later(mall, REFUND_TIMES.apply);
    expect(await seen(`orderId=${orderId}&lineId=${lines[0]}`)).toMatchObject({ error: 'late' });
  });

  describe('seven days without a reason', () => {
    const NO_REASON = '七天无理由退货';
    const returned = (orderId: string, lineId: number | undefined, more = {}) =>
      refunds.send({ orderId, lineId: lineId ?? 0, quantity: 1, kind: REFUND_KIND.RETURN, reason: NO_REASON, ...more });
    const received = async () => {
      const { orderId, lines } = await shipped([3]);
      need(await buyer.post(`/orders/${orderId}/receive`, {}));
      return { orderId, lineId: lines[0] as number };
    };

    it('end with the seventh day after receipt in China: then the reason is neither offered nor taken', async () => {
      mall.now.now = NOON;
      const { orderId, lineId } = await received();
      const until = '2026-06-22T16:00:00.000Z';
      const preview = () => seen(`orderId=${orderId}&lineId=${lineId}`);
      expect(await preview()).toMatchObject({ noReason: 'open', noReasonUntil: until });
      expect((await preview()).unfit).toEqual(['12', '14', '16', '60', '70']);
      expect((await returned(orderId, lineId, { kind: REFUND_KIND.ONLY })).envelope).toMatchObject({
        ...{ code: 'A00002', data: [{ field: 'kind' }] },
      });
      mall.now.now = new Date(Date.parse(until) - 1);
      need(await returned(orderId, lineId));
      mall.now.now = new Date(until);
      const [open] = await mall.db.select().from(refund).where(eq(refund.orderId, orderId));
      need(await refunds.move(open?.id ?? '', 'withdraw'));
      expect(await preview()).toMatchObject({ noReason: 'over', noReasonUntil: null, error: null });
      for (const reason of [NO_REASON, 'Seven-day no-reason return'])
        expect((await returned(orderId, lineId, { reason })).envelope).toMatchObject({
          ...{ code: 'A00002', data: [{ field: 'reason' }] },
        });
      need(await returned(orderId, lineId, { reason: '质量问题' }));
    });

    it('are not for what was made to order, nor for categories that are marked so, as it was when it was sold', async () => {
      const { orderId, lineId } = await received();
      const line = eq(orderLine.id, lineId);
      await mall.db.update(orderLine).set({ noReturns: true }).where(line);
      expect(await seen(`orderId=${orderId}&lineId=${lineId}`)).toMatchObject({ noReason: 'category' });
      expect((await returned(orderId, lineId)).envelope.code).toBe('A00002');
      const custom = [{ code: 'text', name: { zh: '刻字', en: 'Engraving' }, text: '小明' }];
      await mall.db.update(orderLine).set({ custom, noReturns: false }).where(line);
      expect(await seen(`orderId=${orderId}&lineId=${lineId}`)).toMatchObject({ noReason: 'custom' });
      expect((await returned(orderId, lineId)).envelope.code).toBe('A00002');
    });

    it('a shop refuses only with pictures of the goods', async () => {
      const { orderId, lineId } = await received();
      const id = need(await returned(orderId, lineId)).ids[0] ?? '';
      const refused = await shop.move(id, 'refuse', { reason: '不想退' });
      expect(refused.envelope).toMatchObject({ code: 'A00002', data: [{ field: 'pictures' }] });
      need(await shop.move(id, 'agree', { address: PLACE }));
    });
  });

  describe('a return that nobody gave an address for', () => {
    const asked = async () => {
      await mall.db.delete(returnPlace);
      const { skuId } = await makeGoods(mall, { shopId: 3 });
      const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
      const [orderId = ''] = orderIds;
      await payTrade(mall, tradeId);
      const third = await makeOperator(mall, 3);
      await third.post(`${orderId}/accept`);
      need(await third.post(`${orderId}/ship`, SENT));
      need(await buyer.post(`/orders/${orderId}/receive`, {}));
      later(mall, MINUTE);
      const [line] = await mall.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
      return refunds.apply({ orderId, lineId: line?.id ?? 0, kind: REFUND_KIND.RETURN });
    };
    const serviceTime = () => later(mall, REFUND_TIMES.service);

    it('goes to the service once it is deemed agreed, which has two days; then the money goes back', async () => {
      const other = await makeDesk(mall, 3);
      const id = await asked();
      expect(codeOf(await other.move(id, 'agree'))).toBe('A00002');
      later(mall, REFUND_TIMES.answer);
      await moveDueRefunds(mall);
      const { status, dueAt } = await refunds.view(id);
      expect([status, Date.parse(dueAt ?? '') - mall.now.now.getTime()]).toEqual([70, REFUND_TIMES.service]);
      serviceTime();
      await Promise.all([moveDueRefunds(mall), moveDueRefunds(mall)]);
      expect(await refunds.view(id)).toMatchObject({ status: 50, address: null });
    });

    it("goes to the mall's own address after that, or to the one that the shop gives meanwhile", async () => {
      const id = await asked();
      expect(need(await service.get('/refunds/place'))).toEqual({ address: null });
      need(await service.post('/refunds/place', { address: PLACE }));
      later(mall, REFUND_TIMES.answer);
      await moveDueRefunds(mall);
      serviceTime();
      await moveDueRefunds(mall);
      expect(await refunds.view(id)).toMatchObject({ status: 20, address: PLACE, actions: ['shipBack', 'withdraw'] });
      const late = await asked();
      later(mall, REFUND_TIMES.answer);
      await moveDueRefunds(mall);
      const own = { ...PLACE, recipient: '三店' };
      need(await (await makeDesk(mall, 3)).post('/refunds/place', { address: own }));
      serviceTime();
      await moveDueRefunds(mall);
      expect(await refunds.view(late)).toMatchObject({ status: 20, address: own });
      expect(need(await service.get('/refunds/place?shopId=3'))).toEqual({ address: own });
    });

    it('that hung from before goes the same way; the service sends nothing back to nowhere', async () => {
      const id = await asked();
      const hung = { status: 20, dueAt: null, answeredAt: mall.now.now };
      await mall.db.update(refund).set(hung).where(eq(refund.id, id));
      await mall.db
        .insert(refundLog)
        .values({ refundId: id, from: 10, to: 20, move: 'agree', actor: 'system', at: NOON });
      await moveDueRefunds(mall);
      expect(await refunds.view(id)).toMatchObject({ status: 70 });
      const body = { decision: 'return', reason: '请寄回' };
      expect((await service.move(id, 'decide', body)).envelope.msg).toContain('退货地址');
      need(await service.move(id, 'decide', { ...body, decision: 'pay' }));
    });
  });
});
