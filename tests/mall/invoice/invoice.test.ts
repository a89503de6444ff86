import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/checkout/schema.ts';
import type { DeskInvoice, DeskInvoicePage, InvoiceView, OwnInvoicePage, PdfFile } from '#contract/invoice/schema.ts';
import { INVOICE_FILE_BYTES, INVOICE_ISSUE_DAYS } from '#contract/invoice/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { issuedInvoice } from '#mall/invoice/invoice.tables.ts';
import { redLetter } from '#mall/invoice/invoice.ts';
import { refundPaid } from '#mall/money/money.ts';
import { order } from '#mall/order/order.tables.ts';
import {
  type Buyer,
  brokenRules,
  makeBuyer,
  makeGoods,
  makeOperator,
  need,
  newKey,
  oneOf,
  payTrade,
  setAutoAccept,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { messagesOf } from '../../helpers/mall/message.ts';
import { later } from '../../helpers/mall/time.ts';
import { pdfOf } from '../../helpers/pdf.ts';

const SHOP = 2;
const PERSON: Invoice = { type: 10, title: '个人' };
const UNIT: Invoice = { type: 20, title: '深圳市良集科技有限公司', taxNumber: '91440300MA5DA1XX0K' };
const PDF = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']);

let mall: TestMall;
let staff: Awaited<ReturnType<typeof makeOperator>>;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  staff = await makeOperator(mall, SHOP);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

async function paid(buyer: Buyer, invoice?: Invoice, shopId = SHOP): Promise<{ orderId: string; tradeId: string }> {
  const { skuId } = await makeGoods(mall, { shopId, price: 12_345 });
  const { tradeId, orderIds } = await buyer.buy(oneOf(skuId), invoice ? { invoice } : {});
  await payTrade(mall, tradeId);
  return { tradeId, orderId: orderIds[0] ?? '' };
}

/** An order that has been received. */
async function completed(buyer: Buyer, invoice?: Invoice) {
  const bought = await paid(buyer, invoice);
  need(await staff.post(`${bought.orderId}/accept`));
  need(await staff.post(`${bought.orderId}/ship`, { carrier: '顺丰', number: 'SF1234567890123' }));
  need(await buyer.post(`/orders/${bought.orderId}/receive`, {}));
  return bought;
}

const view = (buyer: Buyer, orderId: string) =>
  mall.call<InvoiceView>('GET', `/api/oms/p/invoice?orderId=${orderId}`, { token: buyer.token });
const ask = (buyer: Buyer, orderId: string, invoice: Invoice = UNIT) =>
  buyer.post<InvoiceView>('/invoice', { orderId, invoice });
const queue = async (query = '', by = staff) => need(await by.get<DeskInvoicePage>(`/invoices${query}`));
async function rowOf(orderId: string, tab = 'requested'): Promise<DeskInvoice> {
  const { items } = await queue(`?tab=${tab}&text=${orderId}`);
  return items[0] as DeskInvoice;
}

let issuedNumbers = 10_000_000;
type Sent = { number?: string; day?: string; mark?: string; file?: Uint8Array; by?: string };
async function issue(orderId: string, { number, day = '2026-06-15', mark = '', file, by = staff.token }: Sent) {
  issuedNumbers += 1;
  const form = new FormData();
  for (const [name, value] of Object.entries({ orderId, number: number ?? String(issuedNumbers), day, mark }))
    form.append(name, value);
  if (file) form.append('file', new File([new Uint8Array(file)], 'a.pdf'));
  const init = { method: 'POST', body: form, headers: { authorization: by } };
  const response = await mall.fetch(new Request('http://mall/api/desk/p/invoice/issue', init));
  const envelope = (await response.json()) as { success: boolean; code: string; msg?: string; data?: unknown };
  return { status: response.status, envelope };
}
const day = () => mall.now.now.toISOString().slice(0, 10);

describe('an invoice', () => {
  it('is asked for at checkout, or later, and changed until it is issued', async () => {
    const buyer = await makeBuyer(mall);
    const { orderId } = await completed(buyer);
    expect(need(await view(buyer, orderId))).toMatchObject({ state: 'none', invoice: null, refusal: null });
    expect(need(await ask(buyer, orderId, PERSON))).toMatchObject({ state: 'requested', invoice: PERSON });
    expect(need(await ask(buyer, orderId))).toMatchObject({ state: 'requested', invoice: UNIT, amount: 13_545 });
    const { mark } = await rowOf(orderId);
    expect((await issue(orderId, { mark, day: day() })).envelope.success).toBe(true);
    expect((await ask(buyer, orderId, PERSON)).envelope.msg).toBe('发票已开具，不能再修改');
    const now = need(await view(buyer, orderId));
    expect(now).toMatchObject({ state: 'issued', refusal: 'issued', issued: { day: day(), redAt: null } });
    const [told] = (await messagesOf(mall, buyer)).items;
    expect(told).toMatchObject({ title: '发票已开具', link: `/invoice-detail?orderId=${orderId}` });
  });

  it('is in the list of its shopper alone: to be asked for, to be issued with the day until which, issued', async () => {
    const [buyer, other] = [await makeBuyer(mall), await makeBuyer(mall)];
    const { orderId } = await completed(buyer);
    const { orderId: onTheWay } = await paid(buyer, PERSON);
    const { orderId: refused } = await paid(buyer);
    need(await staff.post(`${refused}/refuse`, { reason: '缺货' }));
    const { skuId, title } = await makeGoods(mall, { shopId: SHOP });
    const { orderIds } = await buyer.buy(oneOf(skuId));
    const list = async (tab: string, by = buyer) =>
      need(await mall.call<OwnInvoicePage>('GET', `/api/oms/p/invoices?tab=${tab}`, { token: by.token }));
    const open = await list('open');
    expect(open).toMatchObject({ total: 1, pages: 1, counts: { open: 1, requested: 1, issued: 0 } });
    expect(open.items).toMatchObject([
      { orderId, state: 'none', invoice: null, dueAt: null, lines: 1, amount: 13_545 },
    ]);
    expect(open.items[0]?.until).toBe(need(await view(buyer, orderId)).until);
    expect((await list('requested')).items).toMatchObject([{ orderId: onTheWay, invoice: PERSON, dueAt: null }]);
    later(mall, DAY_MS);
    need(await ask(buyer, orderId));
    const dueAt = new Date(mall.now.now.getTime() + INVOICE_ISSUE_DAYS * DAY_MS).toISOString();
    expect(need(await view(buyer, orderId)).dueAt).toBe(dueAt);
    const { mark, dueAt: ofDesk } = await rowOf(orderId);
    expect(ofDesk).toBe(dueAt);
    expect((await list('requested')).items.map((one) => one.orderId).sort()).toEqual([onTheWay, orderId].sort());
    expect((await issue(orderId, { mark, day: day() })).envelope.success).toBe(true);
    const issued = await list('issued');
    expect(issued.items).toMatchObject([{ orderId, invoice: UNIT, dueAt: null, issued: { day: day() } }]);
    expect(issued.counts).toEqual({ open: 0, requested: 1, issued: 1 });
    // What is paid next can be asked for next.
    await payTrade(mall, (await buyer.buy(oneOf(skuId))).tradeId);
    expect((await list('open')).items.map((one) => one.title)).toEqual([title.zh]);
    expect(orderIds).toHaveLength(1);
    for (const tab of ['open', 'requested', 'issued']) expect((await list(tab, other)).items).toEqual([]);
  });

  it('has errors at its fields, and is only its own shopper’s', async () => {
    const [buyer, other] = [await makeBuyer(mall), await makeBuyer(mall)];
    const { orderId } = await paid(buyer);
    expect((await ask(buyer, orderId, { type: 20, title: '某公司' })).envelope.data).toEqual([
      { field: 'taxNumber', msg: '请输入纳税人识别号' },
    ]);
    for (const call of [view(other, orderId), ask(other, orderId)]) expect((await call).status).toBe(404);
    expect((await view(buyer, '1'.repeat(20))).status).toBe(404);
  });

  it('cannot be asked for when it is too late, or there is nothing to say', async () => {
    const buyer = await makeBuyer(mall);
    const { orderId } = await completed(buyer);
    const gone = await paid(buyer);
    need(await staff.post(`${gone.orderId}/refuse`, { reason: '缺货' }));
    expect((await ask(buyer, gone.orderId)).envelope.msg).toBe('订单已取消，不能开具发票');
    await mall.db
      .update(order)
      .set({ completedAt: new Date(mall.now.now.getTime() - 91 * 86_400_000) })
      .where(eq(order.id, orderId));
    expect((await ask(buyer, orderId)).envelope.msg).toContain('90天');
  });

  it('offers the titles of earlier ones, the latest first', async () => {
    const buyer = await makeBuyer(mall);
    await paid(buyer, UNIT);
    await paid(buyer, PERSON);
    await mall.db
      .update(order)
      .set({ createdAt: new Date(0) })
      .where(eq(order.accountId, buyer.accountId));
    await paid(buyer, UNIT);
    const { titles } = need(
      await mall.call<{ titles: Invoice[] }>('GET', '/api/oms/p/invoice/titles', { token: buyer.token }),
    );
    expect(titles).toEqual([UNIT, PERSON]);
  });
});

describe('the desk', () => {
  it('has those in its queue whose order is complete, each with what it is made out for', async () => {
    const buyer = await makeBuyer(mall);
    const early = await paid(buyer, PERSON);
    const { orderId } = await completed(buyer, UNIT);
    expect(await rowOf(early.orderId)).toBeUndefined();
    expect(await rowOf(orderId)).toMatchObject({ orderId, invoice: UNIT, amount: 13_545, issued: null });
    expect((await queue(`?text=${encodeURIComponent('良集科技')}`)).total).toBeGreaterThan(0);
    expect((await queue('?text=100%25')).total).toBe(0);
    const other = await makeOperator(mall, 3);
    expect((await queue(`?text=${orderId}`, other)).items).toEqual([]);
    const mark = (await rowOf(orderId)).mark;
    expect((await issue(orderId, { mark, by: other.token })).status).toBe(404);
    const service = await makeOperator(mall, null, 'service');
    expect((await queue('', service)).may).toBe(false);
    expect((await issue(orderId, { mark, by: service.token })).status).toBe(403);
    const notYet = await issue(early.orderId, { mark });
    expect(notYet.envelope.msg).toBe('订单完成后才能开具发票');
  });

  it('makes a PDF of the order, or takes the shop’s own, for its shopper and its shop alone', async () => {
    const buyer = await makeBuyer(mall);
    const made = await completed(buyer, UNIT);
    const own = await completed(buyer, PERSON);
    need((await issue(made.orderId, { mark: (await rowOf(made.orderId)).mark, day: day() })) as never);
    need((await issue(own.orderId, { mark: (await rowOf(own.orderId)).mark, day: day(), file: PDF })) as never);
    const fileOf = (orderId: string, token: string, path = 'oms/p') =>
      mall.call<PdfFile>('GET', `/api/${path}/invoice/file?orderId=${orderId}`, { token });
    const file = Buffer.from(need(await fileOf(made.orderId, buyer.token)).base64, 'base64');
    expect([file.subarray(0, 5).toString(), file.length > 3_000]).toEqual(['%PDF-', true]);
    expect(need(await fileOf(own.orderId, buyer.token)).base64).toBe(PDF.toString('base64'));
    expect(need(await fileOf(own.orderId, staff.token, 'desk/p')).name).toMatch(/^invoice-\d+\.pdf$/);
    const stranger = await makeBuyer(mall);
    expect((await fileOf(own.orderId, stranger.token)).status).toBe(404);
    const [row] = await mall.db.select().from(issuedInvoice).where(eq(issuedInvoice.orderId, own.orderId));
    expect((await mall.fetch(new Request(`http://mall/media/${row?.file}`))).status).toBe(404);
  });

  it('refuses what is no PDF, too large, a day that cannot be, and a number used before', async () => {
    const buyer = await makeBuyer(mall);
    const [one, two] = [await completed(buyer, UNIT), await completed(buyer, UNIT)];
    const { mark } = await rowOf(one.orderId);
    const errorOf = async (sent: Sent) => {
      const { envelope } = await issue(one.orderId, { mark, day: day(), ...sent });
      return (envelope.data as { field: string }[] | undefined)?.[0]?.field;
    };
    expect(await errorOf({ file: Buffer.from('GIF89a') })).toBe('file');
    expect(await errorOf({ day: '2020-01-01' })).toBe('day');
    expect(await errorOf({ day: '2099-01-01' })).toBe('day');
    expect(await errorOf({ number: 'x' })).toBe('number');
    const large = Buffer.alloc(INVOICE_FILE_BYTES + 1);
    expect((await issue(one.orderId, { mark, day: day(), file: large })).status).toBe(413);
    expect((await issue(two.orderId, { mark, day: day(), number: 'USED-0001' })).envelope.success).toBe(true);
    expect(await errorOf({ number: 'USED-0001' })).toBe('number');
    expect(need(await view(buyer, one.orderId)).state).toBe('requested');
    const odd = await completed(buyer, { type: 10, title: '𠀀' });
    const refused = await issue(odd.orderId, { mark: (await rowOf(odd.orderId)).mark, day: day() });
    expect(refused.envelope.msg).toContain('𠀀');
  });

  it('red-letters what was refunded whole, once, and no other', async () => {
    const buyer = await makeBuyer(mall);
    const { orderId, tradeId } = await completed(buyer, UNIT);
    const refund = (amount: number) =>
      mall.db.transaction(async (tx) => {
        await refundPaid(tx, { tradeId, orderId, amount, reason: '', key: newKey(), at: mall.now.now });
        return redLetter(tx, orderId, mall.now.now);
      });
    expect(await refund(345)).toBe(false);
    const row = await rowOf(orderId);
    expect(row.amount).toBe(13_200);
    need((await issue(orderId, { mark: row.mark, day: day() })) as never);
    expect(await refund(2_000)).toBe(false);
    expect(need(await view(buyer, orderId))).toMatchObject({ state: 'issued', amount: 13_200 });
    expect(await refund(11_200)).toBe(true);
    expect(await mall.db.transaction((tx) => redLetter(tx, orderId, mall.now.now))).toBe(false);
    expect(need(await view(buyer, orderId)).state).toBe('red');
    expect((await rowOf(orderId, 'red')).issued?.redAt).not.toBeNull();
    expect((await messagesOf(mall, buyer)).items[0]?.title).toBe('发票已红冲');
  });
});

describe('at once', () => {
  it('two operators issue one invoice', { timeout: 60_000 }, async () => {
    const buyer = await makeBuyer(mall);
    const { orderId } = await completed(buyer, UNIT);
    const { mark } = await rowOf(orderId);
    const other = await makeOperator(mall, SHOP);
    const tries = Array.from({ length: 8 }, (_, at) =>
      issue(orderId, { mark, day: day(), by: at % 2 ? other.token : staff.token }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    const refused = answers.filter(({ envelope }) => !envelope.success).map(({ envelope }) => envelope.msg);
    expect(refused).toContain('发票已开具，不能再修改');
    // Beyond the second that is sent at once.
    const others = refused.filter((msg) => msg !== '发票已开具，不能再修改');
    expect(others).toEqual(others.map(() => '操作过于频繁，请稍后再试'));
  });

  it('a change and the issue: what is issued is what stands, and nothing else', { timeout: 60_000 }, async () => {
    const buyer = await makeBuyer(mall);
    for (let round = 0; round < 5; round += 1) {
      const { orderId } = await completed(buyer, UNIT);
      const { mark } = await rowOf(orderId);
      const [changed, issued] = await Promise.all([ask(buyer, orderId, PERSON), issue(orderId, { mark, day: day() })]);
      expect(changed.envelope.success).toBe(!issued.envelope.success);
      const now = need(await view(buyer, orderId));
      expect(now.invoice).toEqual(issued.envelope.success ? UNIT : PERSON);
      if (!issued.envelope.success) expect(issued.envelope.msg).toContain('变动');
    }
  });
});
