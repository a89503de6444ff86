import { and, desc, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskOrderView, Slip } from '#contract/order/desk.schema.ts';
import { ORDER_COLUMNS, type OrderColumn, PAYMENT_COLUMNS } from '#contract/order/sheet.values.ts';
import type { DeskPaymentPage } from '#contract/payment/desk.schema.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { order } from '#mall/order/order.tables.ts';
import { payment } from '#mall/payment/payment.tables.ts';
import { sendRefunds } from '#mall/payment/payment.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { nameCell, readCsv, writeRows } from '#mall/sheets/csv.rules.ts';
import {
  brokenRules,
  fromCart,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  setAutoAccept,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { begin, payThere } from '../../helpers/payment/paying.ts';

type Staff = Awaited<ReturnType<typeof makeOperator>>;
let mall: TestMall;
let staff: Staff;
let other: Staff;
let admin: Staff;
let service: Staff;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  staff = await makeOperator(mall, 1);
  other = await makeOperator(mall, 5);
  admin = await makeOperator(mall, null, 'admin');
  service = await makeOperator(mall, null, 'service');
});
beforeEach(() => setAutoAccept(mall, false));
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

/** An order of shop 1, paid online. */
async function paid() {
  const { payer, id: paymentId, orderIds, tradeId, payable } = await begin(mall);
  await payThere(mall, paymentId);
  const [row] = await mall.db.select().from(payment).where(eq(payment.id, paymentId));
  return { payer, paymentId, tradeId, id: orderIds[0] ?? '', payable, providerId: row?.providerId ?? '' };
}

/** A file as rows by the names of its columns. */
function rowsIn({ text }: SheetFile): Record<string, string>[] {
  const [head, ...rows] = readCsv(text, { most: 1_000 });
  return rows.map(({ cells }) => Object.fromEntries((head?.cells ?? []).map((name, at) => [name, cells[at] ?? ''])));
}
const orderRows = async (who: Staff, query: string) =>
  rowsIn(need(await who.get<SheetFile>(`/orders/export?${query}`))).map(
    (row) => (column: OrderColumn) => row[ORDER_COLUMNS[column].zh],
  );
const mask = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
const recorded = (actions: string[], by: Staff) =>
  mall.db
    .select({ kind: change.kind, ref: change.ref, action: change.action, after: change.after })
    .from(change)
    .where(and(eq(change.operatorId, by.id), inArray(change.action, actions)))
    .orderBy(desc(change.id));

describe('orders as a file', () => {
  it('hold what the list holds, for each role its own, and who took them is in the audit log', async () => {
    const { id, payable, providerId, payer } = await paid();
    const [own] = await orderRows(staff, `text=${id}`);
    expect([own?.('id'), own?.('statusCode'), own?.('status'), own?.('payable'), own?.('recipient')]).toEqual([
      id,
      '20',
      '待接单',
      (payable / 100).toFixed(2),
      '小明',
    ]);
    expect(own?.('goods')).toMatch(/^测试商品\d+$/);
    expect(await orderRows(other, `text=${id}`)).toEqual([]);
    expect((await other.get('/orders/export?shopId=1')).status).toBe(404);
    // What paid a trade is the mall's to know; it may be of several shops.
    expect(own?.('receipts')).toBe('');
    const [all] = await orderRows(admin, `text=${id}&shopId=1`);
    expect(all?.('receipts')).toBe(providerId);
    expect((await recorded(['export'], staff))[0]).toMatchObject({
      kind: 'order',
      after: { tab: 'all', searched: true, rows: 1 },
    });
    expect(JSON.stringify(await recorded(['export'], staff))).not.toContain(payer.mobile);
  });

  it('have a row per line, with the codes of the SKU; the rows of an order add up to it', async () => {
    const buyer = await makeBuyer(mall);
    const [one, two] = [await makeGoods(mall, { price: 3_333 }), await makeGoods(mall, { price: 1_001 })];
    await mall.db
      .update(sku)
      .set({ spec: ['red', 'l'] })
      .where(eq(sku.id, two.skuId));
    await buyer.addToCart(one.skuId, 2);
    await buyer.addToCart(two.skuId, 3);
    const { orderIds } = await buyer.buy(fromCart);
    const id = orderIds[0] ?? '';
    const [found] = await mall.db.select().from(order).where(eq(order.id, id));
    const rows = await orderRows(staff, `text=${id}`);
    const codeOf = async ({ productId }: { productId: number }) =>
      (await mall.db.select({ code: product.code }).from(product).where(eq(product.id, productId)))[0]?.code;
    expect(rows.map((of) => of('line'))).toEqual(['1', '2']);
    const lines = rows.map((of) =>
      (['price', 'code', 'spec', 'goods', 'pieces', 'goodsAmount'] as const).map((column) => of(column)),
    );
    expect(lines.toSorted()).toEqual([
      ['10.01', await codeOf(two), 'red/l', two.title.zh, '3', '30.03'],
      ['33.33', await codeOf(one), '', one.title.zh, '2', '66.66'],
    ]);
    const total = (column: OrderColumn) => rows.reduce((all, of) => all + Math.round(Number(of(column)) * 100), 0);
    expect([total('payable'), total('freight'), total('goodsAmount')]).toEqual([
      found?.payable,
      found?.freight,
      found?.goods,
    ]);
    expect(total('goodsAmount') - total('discount') + total('freight')).toBe(found?.payable);
  });

  it("show whole mobile numbers only of the shop's own orders that it has to ship", async () => {
    const { id, payer } = await paid();
    const mobileFor = async (who: Staff) => (await orderRows(who, `text=${id}`))[0]?.('mobile');
    expect(await mobileFor(staff)).toBe(payer.mobile);
    for (const who of [admin, service]) expect(await mobileFor(who)).toBe(mask(payer.mobile));
    need(await staff.post(`${id}/accept`));
    expect(await mobileFor(staff)).toBe(payer.mobile);
    need(await staff.post(`${id}/ship`, { carrier: 'SF', number: 'SF1234567890123' }));
    expect(await mobileFor(staff)).toBe(mask(payer.mobile));
    const [row] = await orderRows(staff, `text=${id}&tab=toReceipt`);
    expect([row?.('carrierCode'), row?.('carrier'), row?.('number')]).toEqual(['SF', '顺丰速运', 'SF1234567890123']);
  });
});

describe('a mobile number at the desk', () => {
  const view = async (who: Staff, id: string) => need(await who.get<DeskOrderView>(`/orders/${id}`));

  it('is whole where the order has to be shipped, and shown to others on request, which is recorded', async () => {
    const { id, payer, providerId } = await paid();
    expect(await view(staff, id)).toMatchObject({
      mobileHidden: false,
      address: { mobile: payer.mobile },
      receipts: [],
    });
    for (const who of [admin, service]) {
      expect(await view(who, id)).toMatchObject({
        mobileHidden: true,
        address: { mobile: mask(payer.mobile) },
        receipts: [{ providerId, provider: 'sandbox' }],
      });
      expect(await recorded(['showMobile'], who)).toEqual([]);
      expect(need(await who.get<{ mobile: string }>(`/orders/${id}/mobile`))).toEqual({ mobile: payer.mobile });
      expect(await recorded(['showMobile'], who)).toEqual([
        { kind: 'order', ref: id, action: 'showMobile', after: null },
      ]);
    }
    expect((await other.get(`/orders/${id}/mobile`)).status).toBe(404);
    expect(await recorded(['showMobile'], other)).toEqual([]);
  });

  it('is masked for the shop too once the order is shipped, or was cancelled', async () => {
    const { id, payer } = await paid();
    need(await payer.post(`/orders/${id}/cancel`, { reason: '不想要了' }));
    expect((await view(staff, id)).address.mobile).toBe(mask(payer.mobile));
  });

  it('is on packing slips of those who ship; printed by administrators, it is recorded', async () => {
    const { id, payer } = await paid();
    const mobileFor = async (who: Staff) => need(await who.get<Slip[]>(`/slips?ids=${id}`))[0]?.mobile;
    expect(await mobileFor(staff)).toBe(payer.mobile);
    expect(await mobileFor(service)).toBe(mask(payer.mobile));
    expect(await mobileFor(admin)).toBe(payer.mobile);
    const [printed] = await recorded(['slip'], admin);
    expect(printed).toMatchObject({ kind: 'order', ref: id });
    expect([...(await recorded(['slip'], staff)), ...(await recorded(['slip'], service))]).toEqual([]);
  });
});

describe('payments', () => {
  const list = async (query: string) => need(await admin.get<DeskPaymentPage>(`/payments?${query}`));

  it('are found by any of their numbers, with what went back', async () => {
    const { id, paymentId, tradeId, providerId, payable, payer } = await paid();
    for (const text of [paymentId, tradeId, providerId, id]) {
      const { items, total } = await list(`text=${text}`);
      expect(total).toBe(1);
      expect(items).toMatchObject([
        {
          id: paymentId,
          tradeId,
          orderIds: [id],
          provider: 'sandbox',
          way: 'wechat',
          providerId,
          amount: payable,
          refunded: 0,
        },
      ]);
    }
    need(await payer.post(`/orders/${id}/cancel`, { reason: '不想要了' }));
    expect((await list(`text=${id}`)).items).toMatchObject([{ refunded: 0, refunding: payable, refundedAt: null }]);
    await sendRefunds(mall);
    expect((await list(`text=${id}`)).items).toMatchObject([
      { refunded: payable, refunding: 0, refundedAt: mall.now.now.toISOString() },
    ]);
  });

  it('are of a day in China, and those that were never paid are none', async () => {
    const waiting = await begin(mall);
    expect((await list(`text=${waiting.id}`)).total).toBe(0);
    const { paymentId } = await paid();
    const day = mall.now.now.toISOString().slice(0, 10);
    expect((await list(`text=${paymentId}&from=${day}&to=${day}`)).total).toBe(1);
    expect((await list(`text=${paymentId}&to=2020-01-01`)).total).toBe(0);
  });

  it('are a file for administrators alone, and who took it is in the audit log', async () => {
    const { paymentId, providerId } = await paid();
    const [row] = rowsIn(need(await admin.get<SheetFile>(`/payments/export?text=${paymentId}`)));
    expect(row?.[PAYMENT_COLUMNS.providerId.zh]).toBe(providerId);
    expect((await recorded(['export'], admin))[0]).toMatchObject({ kind: 'payment', after: { rows: 1 } });
    for (const who of [staff, service])
      for (const path of ['/payments', '/payments/export']) expect((await who.get(path)).status).toBe(403);
  });
});

describe('a file', () => {
  const columns = { n: { zh: '数', en: 'N' } } as const;
  const cells = { n: (n: number) => n };

  it('holds so many rows, says that there were more, and reads no further', async () => {
    let read = 0;
    async function* parts() {
      for (let part = 0; part < 100; part += 1) {
        read += 1;
        yield [part * 2, part * 2 + 1];
      }
    }
    const file = await writeRows({ columns, cells, parts: parts(), language: 'en', most: 5 });
    expect(file).toEqual({ text: '\ufeffN\r\n0\r\n1\r\n2\r\n3\r\n4\r\n', rows: 5, more: true });
    expect(read).toBe(3);
  });

  it('that holds all rows says so', async () => {
    async function* parts() {
      yield [];
      yield [1];
    }
    const file = await writeRows({ columns, cells, parts: parts(), language: 'zh', most: 5 });
    expect(file).toEqual({ text: '\ufeff数\r\n1\r\n', rows: 1, more: false });
  });

  it('names what has many digits so that a spreadsheet leaves them as they are', () => {
    expect([nameCell('12345678901234567890'), nameCell('123'), nameCell('SF1234567890123456')]).toEqual([
      "'12345678901234567890",
      '123',
      'SF1234567890123456',
    ]);
  });
});
