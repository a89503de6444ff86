import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { DeskOrderPage, DeskOrderView } from '#contract/order/desk.schema.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { address } from '#mall/address/address.tables.ts';
import { message } from '#mall/message/message.tables.ts';
import { receiveOverdue } from '#mall/order/order.ts';
import { shop as shopTable } from '#mall/store/shop.tables.ts';
import {
  type Buyer,
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  oneOf,
  payTrade,
  setAutoAccept,
  statusOf,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { SENT } from '../../helpers/mall/refund.ts';
import { NOON } from '../../helpers/mall/time.ts';

const { TO_RECEIPT, COMPLETED } = ORDER_STATUS;
const OTHER = { carrier: 'ZTO', number: '75312345678901' };

let mall: TestMall;
let buyer: Buyer;
let shop: Awaited<ReturnType<typeof makeOperator>>;
let other: Awaited<ReturnType<typeof makeOperator>>;

beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, true);
  shop = await makeOperator(mall, 1);
  other = await makeOperator(mall, 5);
});
beforeEach(async () => {
  buyer = await makeBuyer(mall);
});
afterEach(async () => {
  expect(await brokenRules(mall)).toEqual([]);
  mall.now.now = NOON;
});
afterAll(() => mall.close());

async function ready(quantity = 2, price = 10_000): Promise<string> {
  const { skuId } = await makeGoods(mall, { price });
  const { tradeId, orderIds } = await buyer.buy(oneOf(skuId, quantity));
  await payTrade(mall, tradeId);
  return orderIds[0] ?? '';
}
const view = async (id: string) =>
  need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));
const deskView = async (id: string) => need(await shop.get<DeskOrderView>(`/orders/${id}`));
const list = async (query: string) => need(await shop.get<DeskOrderPage>(`/orders?${query}`)).items.map(({ id }) => id);
const act = (id: string, action: string, body: object = {}) => buyer.post(`/orders/${id}/${action}`, body);
const put = (path: string, body: object, who = shop) =>
  mall.call('PUT', `/api/desk/p/orders/${path}`, { token: who.token, body });
const later = (ms: number) => {
  mall.now.now = new Date(mall.now.now.getTime() + ms);
};

describe('a reminder to ship', () => {
  it('is given once a day, and seen at the desk until it is shipped', async () => {
    const id = await ready();
    expect((await view(id)).actions).toContain('urge');
    need(await act(id, 'urge'));
    expect((await view(id)).actions).not.toContain('urge');
    expect((await act(id, 'urge')).envelope).toMatchObject({ success: false, code: 'A00001' });
    expect((await deskView(id)).urgedAt).toBe(mall.now.now.toISOString());
    expect(await list('urged=1')).toContain(id);
    later(DAY_MS);
    need(await act(id, 'urge'));
    need(await shop.post(`${id}/ship`, SENT));
    expect((await deskView(id)).urgedAt).toBe(null);
    expect(await list('urged=1')).not.toContain(id);
    expect((await act(id, 'urge')).envelope.success).toBe(false);
  });

  it('is one, however often it is given at once', async () => {
    const id = await ready();
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(id, 'urge')));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  });
});

describe('more time to receive', () => {
  it('is given once, and moves the day on which it counts as received', async () => {
    const id = await ready();
    expect((await act(id, 'prolong')).envelope.success).toBe(false);
    need(await shop.post(`${id}/ship`, SENT));
    const before = (await view(id)).receiptBy ?? '';
    need(await act(id, 'prolong'));
    const after = await view(id);
    expect(Date.parse(after.receiptBy ?? '') - Date.parse(before)).toBe(3 * DAY_MS);
    expect(after.actions).not.toContain('prolong');
    expect((await act(id, 'prolong')).envelope.success).toBe(false);
    later(NUMBERS.autoReceipt + HOUR_MS);
    await receiveOverdue(mall);
    expect(await statusOf(mall, id)).toBe(TO_RECEIPT);
    later(3 * DAY_MS);
    await receiveOverdue(mall);
    expect(await statusOf(mall, id)).toBe(COMPLETED);
  });

  it('and the clock: whichever is first', async () => {
    const id = await ready();
    need(await shop.post(`${id}/ship`, SENT));
    later(NUMBERS.autoReceipt + HOUR_MS);
    const [prolonged] = await Promise.all([act(id, 'prolong'), receiveOverdue(mall)]);
    expect(await statusOf(mall, id)).toBe(prolonged.envelope.success ? TO_RECEIPT : COMPLETED);
  });
});

describe('another address', () => {
  async function at(region: string[], detail = '长安街1号') {
    const row = { accountId: buyer.accountId, recipient: '小红', mobile: '13900000001', region, detail };
    const [place] = await mall.db.insert(address).values(row).returning({ id: address.id });
    return place?.id ?? 0;
  }
  const SHENZHEN = ['440000', '440300', '440305'];
  const BEIJING = ['110000', '110100', '110101'];
  const TIBET = ['540000', '540100', '540102'];

  it('is taken until the first parcel leaves, and found at the desk', async () => {
    const id = await ready();
    const addressId = await at(SHENZHEN, '深南大道9号');
    need(await act(id, 'address', { addressId }));
    expect((await view(id)).address).toMatchObject({ recipient: '小红', detail: '深南大道9号' });
    expect(await list(`text=${encodeURIComponent('小红')}`)).toContain(id);
    expect((await deskView(id)).log.at(-1)).toMatchObject({ actor: 'buyer', reason: '修改收货地址' });
    const lineId = (await view(id)).lines[0]?.id;
    need(await shop.post(`${id}/ship`, { ...SENT, lines: [{ lineId, pieces: 1 }] }));
    expect((await view(id)).actions).not.toContain('changeAddress');
    expect((await act(id, 'address', { addressId })).envelope.code).toBe('A00001');
  });

  it('has to cost the same, be delivered to, and be the shopper’s own', async () => {
    const [{ freight } = { freight: undefined }] = await mall.db.select().from(shopTable).where(eq(shopTable.id, 1));
    const terms = {
      fee: 800,
      freeFrom: 5_000,
      notDelivered: ['西藏自治区'],
      regions: [{ provinces: ['北京市'], fee: 1_800 }],
    };
    await mall.db.update(shopTable).set({ freight: terms }).where(eq(shopTable.id, 1));
    const id = await ready(1, 1_000);
    const refused = async (addressId: number) => (await act(id, 'address', { addressId })).envelope;
    expect(await refused(await at(BEIJING))).toMatchObject({
      data: [{ field: 'addressId', msg: expect.stringContaining('10.00') }],
    });
    expect(await refused(await at(TIBET))).toMatchObject({ data: [{ field: 'addressId' }] });
    const stranger = await makeBuyer(mall);
    expect((await act(id, 'address', { addressId: stranger.addressId })).status).toBe(404);
    const dear = await ready(5, 1_000);
    need(await act(dear, 'address', { addressId: await at(BEIJING) }));
    if (freight) await mall.db.update(shopTable).set({ freight }).where(eq(shopTable.id, 1));
  });

  it.each([0, 1, 2, 3])('and shipping at once: a parcel goes where its order says (%i)', async () => {
    const id = await ready();
    const addressId = await at(SHENZHEN);
    const [moved, shipped] = await Promise.all([act(id, 'address', { addressId }), shop.post(`${id}/ship`, SENT)]);
    expect(shipped.envelope.success).toBe(true);
    expect((await view(id)).address.recipient).toBe(moved.envelope.success ? '小红' : '小明');
    const { log } = await deskView(id);
    // Whoever was first: the address is never changed after the order has left.
    const changes = log.map(({ reason, to }) => (reason === '修改收货地址' ? 'address' : to));
    if (moved.envelope.success) expect(changes.indexOf('address')).toBeLessThan(changes.indexOf(TO_RECEIPT));
  });
});

describe('a parcel with a slip in its number', () => {
  it('is corrected until it is received; the log has both, and the shopper is told', async () => {
    const id = await ready();
    need(await shop.post(`${id}/ship`, SENT));
    const [parcel] = (await deskView(id)).parcels;
    const path = `${id}/parcels/${parcel?.id}`;
    expect(parcel).toMatchObject({ code: 'SF', correctable: true });
    expect((await put(path, OTHER, other)).status).toBe(404);
    expect((await put(`${id}/parcels/2147483647`, OTHER)).status).toBe(404);
    expect((await put(path, { carrier: 'ZTO', number: 'X' })).envelope.success).toBe(false);
    need(await put(path, SENT));
    need(await put(path, OTHER));
    const seen = await view(id);
    expect(seen.parcels).toMatchObject([{ carrier: '中通快递', number: OTHER.number }]);
    expect(seen.parcels[0]?.trail[0]?.text).toContain('中通');
    const { log } = await deskView(id);
    expect(log.filter(({ from, to }) => from === to).map(({ reason }) => reason)).toEqual([
      `SF ${SENT.number} → ZTO ${OTHER.number}`,
    ]);
    const told = and(eq(message.accountId, buyer.accountId), eq(message.event, 'parcelCorrected'));
    expect(await mall.db.$count(message, told)).toBe(1);
    need(await act(id, 'receive'));
    expect((await put(path, SENT)).envelope.success).toBe(false);
    expect((await deskView(id)).parcels[0]?.correctable).toBe(false);
  });

  it('does not get the number of another of its parcels', async () => {
    const id = await ready();
    const lineId = (await view(id)).lines[0]?.id;
    need(await shop.post(`${id}/ship`, { ...SENT, lines: [{ lineId, pieces: 1 }] }));
    need(await shop.post(`${id}/ship`, OTHER));
    const second = (await deskView(id)).parcels[1]?.id;
    expect((await put(`${id}/parcels/${second}`, SENT)).envelope).toMatchObject({ data: [{ field: 'number' }] });
  });
});

describe('notes and tags of the desk', () => {
  it('are of its own, and find orders', async () => {
    const id = await ready();
    const note = (who: typeof shop, text: string) =>
      mall.call('POST', `/api/desk/p/orders/${id}/notes`, { token: who.token, body: { text } });
    need(await note(shop, '客户要求周末送'));
    need(await note(shop, '已电话确认'));
    expect((await deskView(id)).notes).toMatchObject([
      { text: '已电话确认', by: '店员' },
      { text: '客户要求周末送', by: '店员' },
    ]);
    expect((await note(other, 'x')).status).toBe(404);
    expect((await put(`${id}/tags`, { tags: ['x'] }, other)).status).toBe(404);
    need(await put(`${id}/tags`, { tags: ['加急', '礼物', '加急'] }));
    expect((await deskView(id)).tags).toEqual(['加急', '礼物']);
    expect(await list(`tag=${encodeURIComponent('加急')}`)).toEqual([id]);
    expect(await list(`tag=${encodeURIComponent('别的')}`)).toEqual([]);
    expect(JSON.stringify(await view(id))).not.toContain('加急');
    for (let n = 2; n < 50; n += 1) need(await note(shop, `${n}`));
    expect((await note(shop, '多了')).envelope.success).toBe(false);
  });
});
