import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INPUT_MODE, ORDER_STATUS } from '#contract/enums.ts';
import type { BulkReport, DeskOrderPage, DeskOrderView, Slip } from '#contract/order/desk.schema.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { change } from '#mall/operator/operator.tables.ts';
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

const { TO_ACCEPT_ORDER, PRODUCTING, TO_SEND, TO_RECEIPT, CANCELED } = ORDER_STATUS;
const ENGRAVING = [{ code: 'text', name: { zh: '刻字', en: 'Text' }, mode: INPUT_MODE.INPUT, required: true }];
const SHOP = 4;
const SF = 'SF1234567890123';

type Staff = Awaited<ReturnType<typeof makeOperator>>;
let mall: TestMall;
let buyer: Buyer;
let staff: Staff;
let other: Staff;
let admin: Staff;
let service: Staff;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  buyer = await makeBuyer(mall);
  staff = await makeOperator(mall, SHOP);
  other = await makeOperator(mall, 5);
  admin = await makeOperator(mall, null, 'admin');
  service = await makeOperator(mall, null, 'service');
});
beforeEach(() => setAutoAccept(mall, false));
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

/** A paid order of the shop. */
async function paid(custom = false, shopId = SHOP) {
  const goods = await makeGoods(mall, { shopId, custom: custom ? ENGRAVING : null });
  const source = { ...oneOf(goods.skuId), ...(custom ? { custom: { text: '平安' } } : {}) };
  const { tradeId, orderIds } = await buyer.buy(source);
  await payTrade(mall, tradeId);
  return { id: orderIds[0] ?? '', title: goods.title };
}

const ready = async () => {
  const order = await paid();
  need(await staff.post(`${order.id}/accept`));
  return order;
};
const list = async (who: Staff, query: string) => need(await who.get<DeskOrderPage>(`/orders?${query}`));
const idsOf = ({ items }: DeskOrderPage) => items.map(({ id }) => id);
const bulk = (who: Staff, what: string, body: object) =>
  mall.call<BulkReport>('POST', `/api/desk/p/bulk/${what}`, { token: who.token, body });
const outcomes = ({ rows }: BulkReport) => rows.map(({ line, outcome }) => [line, outcome]);
const changesOf = (id: string) =>
  mall.db
    .select()
    .from(change)
    .where(and(eq(change.kind, 'order'), eq(change.ref, id)));

describe('the list', () => {
  it('finds an order by its number, goods, recipient, phone and last digits', async () => {
    const { id, title } = await paid();
    for (const text of [id, id.slice(0, 14), title.zh, title.en, title.en.toUpperCase(), buyer.mobile]) {
      const found = await list(staff, `text=${encodeURIComponent(text)}`);
      expect([text, idsOf(found).includes(id)]).toEqual([text, true]);
    }
    for (const text of [`小明 ${title.zh}`, `${buyer.mobile.slice(-4)} ${title.zh}`])
      expect(idsOf(await list(staff, `text=${encodeURIComponent(text)}`))).toEqual([id]);
    expect((await list(staff, `text=${encodeURIComponent(`${title.zh} 没有`)}`)).total).toBe(0);
    expect(await list(staff, "text=%27%29%20%7C%20%26%20%21%3A*'\\")).toMatchObject({ items: expect.any(Array) });
  });

  it('has one status per tab, with counts, and the days that are asked for', async () => {
    const { id } = await paid();
    const today = '2026-06-01';
    const found = await list(staff, 'tab=toAccept');
    expect(idsOf(found)).toContain(id);
    expect(found.items.every(({ status }) => status === TO_ACCEPT_ORDER)).toBe(true);
    expect(found.counts.toAccept).toBe(found.total);
    expect(found.counts.all).toBe((await list(staff, '')).total);
    const day = (await list(staff, `text=${id}`)).items[0]?.createdAt.slice(0, 10) ?? today;
    expect((await list(staff, `from=${day}&to=${day}&text=${id}`)).total).toBe(1);
    expect((await list(staff, `to=2001-01-01&text=${id}`)).total).toBe(0);
    expect((await list(staff, 'from=2099-01-01')).total).toBe(0);
    for (const from of ['yesterday', '0000-01-01', '9999-12-31'])
      expect((await staff.get(`/orders?from=${from}`)).envelope.code).toBe('A00002');
  });

  it("shows a shop its own orders, and the mall's people everybody's", async () => {
    const mine = await paid();
    const theirs = await paid(false, 5);
    expect(idsOf(await list(staff, ''))).not.toContain(theirs.id);
    expect(idsOf(await list(other, ''))).toContain(theirs.id);
    for (const who of [admin, service]) {
      const found = idsOf(await list(who, ''));
      expect([found.includes(mine.id), found.includes(theirs.id)]).toEqual([true, true]);
      expect(idsOf(await list(who, `shopId=${SHOP}`))).not.toContain(theirs.id);
    }
    expect((await staff.get('/orders?shopId=5')).status).toBe(404);
    expect((await staff.get(`/orders/${theirs.id}`)).status).toBe(404);
    expect(need(await staff.get<Slip[]>(`/slips?ids=${theirs.id},x,${mine.id}`)).map(({ id }) => id)).toEqual([
      mine.id,
    ]);
  });

  it('says what may be done with an order, and to customer service nothing', async () => {
    const { id } = await paid();
    const made = await paid(true);
    const movesOf = async (who: Staff, ref: string) => (await list(who, `text=${ref}`)).items[0]?.moves;
    expect(await movesOf(staff, id)).toEqual(['accept', 'refuse']);
    expect(await movesOf(admin, made.id)).toEqual(['produce', 'refuse']);
    expect(await movesOf(service, id)).toEqual([]);
    const view = need(await service.get<DeskOrderView>(`/orders/${id}`));
    expect(view).toMatchObject({ id, moves: [], madeToOrder: false, mobileHidden: true });
    for (const call of [service.post(`${id}/accept`), bulk(service, 'accept', { orders: [id] })])
      expect((await call).status).toBe(403);
    expect(await statusOf(mall, id)).toBe(TO_ACCEPT_ORDER);
  });
});

describe('a move', () => {
  it('is in the log of the order and in the log of changes: who, what, before, after', async () => {
    const { id } = await paid(true);
    need(await staff.post(`${id}/produce`));
    need(await staff.post(`${id}/finish`));
    need(await admin.post(`${id}/ship`, { carrier: '顺丰', number: 'sf 1234567890123' }));
    const rows = await changesOf(id);
    expect(rows).toMatchObject([
      { action: 'produce', operatorId: staff.id, shopId: SHOP, before: { status: 20 }, after: { status: 30 } },
      { action: 'finish', operatorId: staff.id, before: { status: 30 }, after: { status: 40 } },
      { action: 'ship', operatorId: admin.id, shopId: null, after: { status: 50, carrier: 'SF', number: SF } },
    ]);
    const view = need(await staff.get<DeskOrderView>(`/orders/${id}`));
    expect(view.log.map(({ actor, by, to }) => [actor, by, to])).toEqual([
      ['buyer', null, 10],
      ['system', null, 20],
      ['shop', '店员', 30],
      ['shop', '店员', 40],
      ['shop', '店员', 50],
    ]);
    const seen = await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token, language: 'en' });
    expect(need(seen).parcels).toMatchObject([{ carrier: 'SF Express', number: SF }]);
  });

  it('that is refused leaves nothing in the log of changes', async () => {
    const { id } = await paid();
    need(await staff.post(`${id}/refuse`, { reason: '缺货' }));
    expect(await changesOf(id)).toMatchObject([{ action: 'refuse', after: { status: CANCELED, reason: '缺货' } }]);
    expect((await staff.post(`${id}/accept`)).envelope.code).toBe('A00001');
    expect((await other.post(`${id}/refuse`, { reason: 'x' })).status).toBe(404);
    expect(await changesOf(id)).toHaveLength(1);
  });

  it('names a carrier that is known and a number that is one of theirs', async () => {
    const { id } = await ready();
    const at = async (carrier: string, number: string) =>
      (await staff.post(`${id}/ship`, { carrier, number })).envelope as unknown as { data: { field: string }[] };
    expect((await at('飞鸽', SF)).data[0]?.field).toBe('carrier');
    expect((await at('中通', SF)).data[0]?.field).toBe('number');
    expect(await statusOf(mall, id)).toBe(TO_SEND);
  });

  it('is made once, however many make it at once', async () => {
    const { id } = await ready();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => staff.post(`${id}/ship`, { carrier: 'SF', number: `SF123456789${n + 10}` })),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect((await changesOf(id)).filter(({ action }) => action === 'ship')).toHaveLength(1);
    expect(need(await staff.get<DeskOrderView>(`/orders/${id}`)).parcels).toHaveLength(1);
  });
});

describe('many at once', () => {
  it('are accepted, each in its own way, and told row by row', async () => {
    const [plain, made, sent, theirs] = [await paid(), await paid(true), await ready(), await paid(false, 5)];
    const refused = await paid();
    need(await staff.post(`${refused.id}/refuse`, { reason: '缺货' }));
    const orders = [plain.id, made.id, sent.id, theirs.id, refused.id, plain.id];
    const report = need(await bulk(staff, 'accept', { orders }));
    expect(outcomes(report)).toEqual([
      [1, 'done'],
      [2, 'done'],
      [3, 'already'],
      [4, 'bad'],
      [5, 'bad'],
    ]);
    expect([report.good, report.bad]).toEqual([3, 2]);
    expect(report.rows[3]?.msg).toBe('没有找到这个订单');
    expect([await statusOf(mall, plain.id), await statusOf(mall, made.id)]).toEqual([TO_SEND, PRODUCTING]);
    expect(await statusOf(mall, theirs.id)).toBe(TO_ACCEPT_ORDER);
  });

  it('are shipped; the same list again changes nothing, another number is refused', async () => {
    const [a, b] = [await ready(), await ready()];
    const rows = [
      { order: a.id, carrier: '顺丰', number: SF },
      { order: b.id, carrier: 'ZTO', number: '7531 2345 6789 01' },
      { order: a.id, carrier: '顺丰', number: SF },
      { order: '1', carrier: '顺丰', number: SF },
    ];
    const first = need(await bulk(staff, 'ship', { rows }));
    expect(outcomes(first)).toEqual([
      [1, 'done'],
      [2, 'done'],
      [3, 'bad'],
      [4, 'bad'],
    ]);
    const second = need(await bulk(staff, 'ship', { rows: rows.slice(0, 2) }));
    expect(second.rows.map(({ outcome }) => outcome)).toEqual(['already', 'already']);
    const third = need(await bulk(staff, 'ship', { rows: [{ ...rows[0], number: 'SF9999999999999' }] }));
    expect(third.rows[0]).toMatchObject({ outcome: 'bad', msg: '订单当前状态不能进行此操作' });
    expect((await changesOf(a.id)).map(({ action }) => action)).toEqual(['accept', 'ship']);
  });

  it('sent twice at the same moment are shipped once', async () => {
    const orders = [await ready(), await ready(), await ready()];
    const rows = orders.map(({ id }) => ({ order: id, carrier: 'SF', number: SF }));
    const reports = await Promise.all([1, 2, 3].map(() => bulk(staff, 'ship', { rows })));
    for (const report of reports) expect(need(report).bad).toBe(0);
    for (const { id } of orders) {
      expect(await statusOf(mall, id)).toBe(TO_RECEIPT);
      expect(need(await staff.get<DeskOrderView>(`/orders/${id}`)).parcels).toHaveLength(1);
    }
  });

  it('from a file: the bad rows are told with their lines, the good ones are shipped when that is asked', async () => {
    const [a, b, theirs] = [await ready(), await ready(), await paid(false, 5)];
    const csv = [
      '订单号,物流公司,运单号',
      `${a.id},顺丰速运,${SF}`,
      '',
      '2.02611E+17,顺丰速运,SF1234567890124',
      `="${b.id}",中通快递,75312345678901`,
      `${b.id},中通快递,75312345678902`,
      `${theirs.id},中通快递,75312345678903`,
    ].join('\r\n');
    const looked = need(await bulk(staff, 'csv', { csv, apply: false }));
    expect(outcomes(looked)).toEqual([
      [2, 'ready'],
      [4, 'bad'],
      [5, 'ready'],
      [6, 'bad'],
      [7, 'bad'],
    ]);
    expect(looked.rows[3]?.msg).toBe('与第5行的订单重复');
    expect(await statusOf(mall, a.id)).toBe(TO_SEND);
    const applied = need(await bulk(staff, 'csv', { csv, apply: true }));
    expect(outcomes(applied).map(([, outcome]) => outcome)).toEqual(['done', 'bad', 'done', 'bad', 'bad']);
    expect([await statusOf(mall, a.id), await statusOf(mall, b.id)]).toEqual([TO_RECEIPT, TO_RECEIPT]);
    const again = need(await bulk(staff, 'csv', { csv, apply: true }));
    expect(outcomes(again).map(([, outcome]) => outcome)).toEqual(['already', 'bad', 'already', 'bad', 'bad']);
  });

  it('are not read from a file with nothing in it, or too much', async () => {
    const long = Array.from({ length: 201 }, (_, n) => `${n},SF,${SF}`).join('\n');
    for (const csv of ['\n , \n', '订单号,物流公司,运单号', long])
      expect((await bulk(staff, 'csv', { csv, apply: true })).envelope.code).toBe('A00002');
  });
});

it('a packing slip says what lies in the parcel, and no price', async () => {
  const [a, b] = [await paid(true), await paid()];
  const slips = need(await staff.get<Slip[]>(`/slips?ids=${b.id},${a.id}`));
  expect(slips.map(({ id }) => id)).toEqual([b.id, a.id]);
  expect(slips[1]).toMatchObject({
    recipient: '小明',
    mobile: buyer.mobile,
    lines: [{ title: a.title.zh, custom: [{ name: '刻字', text: '平安' }], quantity: 1 }],
  });
  expect(JSON.stringify(slips)).not.toMatch(/price|payable/);
});
