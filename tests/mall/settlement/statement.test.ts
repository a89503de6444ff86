import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEVEL } from '#contract/enums.ts';
import type {
  AdjustmentPage,
  CommissionRules,
  OrderDue,
  Overview,
  RateView,
  ShopBalance,
  ShopEntryPage,
  StatementPage,
  StatementView,
} from '#contract/settlement/desk.schema.ts';
import { ADJUSTMENT_STATUS, DISPUTE_STATUS, STATEMENT_STATUS } from '#contract/settlement/values.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { category } from '#mall/category/category.tables.ts';
import { isPdf } from '#mall/invoice/pdf-file.rules.ts';
import { shopStatement } from '#mall/settlement/settlement.tables.ts';
import { bookLate, closeStatements, confirmSilent, countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { brokenRules, makeOperator, need, newKey, setAutoAccept, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeDesk, refundsBy } from '../../helpers/mall/refund.ts';
import { completedOrder, makeAvailable, paidOrder } from '../../helpers/mall/settlement.ts';
import { later } from '../../helpers/mall/time.ts';

let mall: TestMall;
let staff: Awaited<ReturnType<typeof desk>>;
let other: Awaited<ReturnType<typeof desk>>;
let admin: Awaited<ReturnType<typeof desk>>;
let second: Awaited<ReturnType<typeof desk>>;

async function desk(shopId: number | null) {
  const { token } = await makeOperator(mall, shopId, shopId === null ? 'admin' : 'shop');
  const path = (rest: string) => `/api/desk/p/settlement/${rest}`;
  return {
    get: <T>(rest: string) => mall.call<T>('GET', path(rest), { token }),
    post: <T = null>(rest: string, body: unknown = {}) =>
      mall.call<T>('POST', path(rest), { token, body, headers: { 'idempotency-key': newKey() } }),
    put: (rest: string, body: unknown) => mall.call('PUT', path(rest), { token, body }),
  };
}

beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
  await mall.db
    .update(shop)
    .set({ official: false, freight: { fee: 1_000, freeFrom: 1_000_000_00, notDelivered: [] } });
  await bookLate(mall);
  await releaseDue(mall);
});
beforeEach(async () => {
  await countEntries(mall);
  // Months go by, and with them sessions.
  [staff, other, admin, second] = await Promise.all([desk(2), desk(3), desk(null), desk(null)]);
});
afterEach(async () => {
  await countEntries(mall);
  expect(await brokenRules(mall)).toEqual([]);
});
afterAll(() => mall.close());

const codeOf = ({ envelope, status }: { envelope: { code: string }; status: number }) => [status, envelope.code];

/** The next month begins, and its first half hour is over. */
async function nextMonth(): Promise<void> {
  const china = new Date(mall.now.now.getTime() + 8 * HOUR_MS);
  const first = Date.UTC(china.getUTCFullYear(), china.getUTCMonth() + 1, 1) - 8 * HOUR_MS;
  mall.now.now = new Date(first + HOUR_MS / 2);
  await countEntries(mall);
}

const statements = async (as = staff) => need(await as.get<StatementPage>('statements')).items;

async function closed(): Promise<StatementView> {
  await completedOrder(mall, { pieces: 2 });
  await makeAvailable(mall);
  await nextMonth();
  await closeStatements(mall);
  const [newest] = await statements();
  return need(await staff.get<StatementView>(`statements/${newest?.id}`));
}

describe('a statement', () => {
  it('is closed half an hour after its period, once, and each opens as the last one closed', async () => {
    await closed();
    await completedOrder(mall);
    await makeAvailable(mall);
    await nextMonth();
    later(mall, -1);
    await closeStatements(mall);
    const before = await statements();
    later(mall, 1);
    await Promise.all([closeStatements(mall), closeStatements(mall), closeStatements(mall)]);
    const after = await statements();
    expect(after.length).toBe(before.length + 1);
    expect(after[0]).toMatchObject({ opening: before[0]?.closing, closing: (before[0]?.closing ?? 0) + 10_500 });
    await closeStatements(mall);
    expect((await statements()).length).toBe(after.length);
  });

  it('has what became available until its end; what does so later is in the next', async () => {
    await closed();
    await completedOrder(mall);
    await nextMonth();
    later(mall, -HOUR_MS / 2 - 1);
    // The last millisecond of the month, then the first of the next.
    await completedOrder(mall);
    later(mall, 7 * DAY_MS);
    await releaseDue(mall);
    await countEntries(mall);
    const [before] = await statements();
    await nextMonth();
    await closeStatements(mall);
    const [newest] = await statements();
    expect(newest).toMatchObject({ opening: before?.closing, closing: (before?.closing ?? 0) + 21_000 });
  });

  it('is shown with its sums, as CSV and as PDF, to its shop and the mall alone', async () => {
    const statement = await closed();
    const { id, sums, opening, closing } = statement;
    expect(opening + sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(closing);
    for (const path of ['', '/file']) {
      expect(codeOf(await other.get(`statements/${id}${path}`))[0]).toBe(404);
      expect(codeOf(await admin.get(`statements/${id}${path}`))).toEqual([200, '00000']);
    }
    expect(codeOf(await other.post(`statements/${id}/confirm`))[0]).toBe(404);
    const { base64 } = need(await staff.get<{ base64: string }>(`statements/${id}/file`));
    expect(isPdf(Buffer.from(base64, 'base64'))).toBe(true);
    const sheet = need(await staff.get<SheetFile>(`entries/export?statement=${id}`));
    expect(sheet.text.trim().split('\r\n').length).toBe(1 + statement.entries);
    expect(need(await other.get<ShopEntryPage>(`entries?statement=${id}`)).total).toBe(0);
    const entries = need(await staff.get<ShopEntryPage>(`entries?statement=${id}`));
    expect(entries.total).toBe(statement.entries);
    expect(entries.items.every(({ statementId }) => statementId === id)).toBe(true);
  });

  it('is confirmed by its shop once', async () => {
    const { id } = await closed();
    expect(codeOf(await admin.post(`statements/${id}/confirm`))).toEqual([200, 'A00001']);
    const answers = await Promise.all([1, 2, 3].map(() => staff.post<StatementView>(`statements/${id}/confirm`)));
    expect(answers.filter(({ envelope }) => envelope.success).length).toBe(1);
    const view = need(await staff.get<StatementView>(`statements/${id}`));
    expect(view).toMatchObject({ status: STATEMENT_STATUS.CONFIRMED, bySilence: false, mayConfirm: false });
  });

  it('is confirmed by silence after seven days', async () => {
    const { id } = await closed();
    later(mall, 7 * DAY_MS - 1);
    await confirmSilent(mall);
    expect(need(await staff.get<StatementView>(`statements/${id}`)).status).toBe(STATEMENT_STATUS.OPEN);
    later(mall, 1);
    await Promise.all([confirmSilent(mall), confirmSilent(mall)]);
    const view = need(await staff.get<StatementView>(`statements/${id}`));
    expect(view).toMatchObject({ status: STATEMENT_STATUS.CONFIRMED, bySilence: true, mayDispute: false });
  });

  it('can be weekly', async () => {
    expect(codeOf(await admin.put('shops/3', { rate: null, period: 'week' }))).toEqual([200, '00000']);
    await completedOrder(mall, { shopId: 3 });
    await makeAvailable(mall);
    later(mall, 7 * DAY_MS);
    await closeStatements(mall);
    const [newest] = await statements(other);
    expect(newest?.period).toBe('week');
    expect((Date.parse(newest?.to ?? '') - Date.parse(newest?.from ?? '')) / DAY_MS).toBe(6);
    need(await admin.put('shops/3', { rate: null, period: 'month' }));
    expect(need(await other.get<ShopBalance>('balance')).period).toBe('month');
  });
});

describe('a dispute', () => {
  async function disputed() {
    const { id } = await closed();
    const [entry] = need(await staff.get<ShopEntryPage>(`entries?statement=${id}&kind=commission`)).items;
    const body = { entryId: entry?.id ?? 0, reason: '佣金应为百分之三' };
    const [one, again] = await Promise.all(
      [1, 2].map(() => staff.post<StatementView>(`statements/${id}/dispute`, body)),
    );
    expect([one?.envelope.success, again?.envelope.success].filter(Boolean).length).toBe(1);
    const view = need(await staff.get<StatementView>(`statements/${id}`));
    expect(view).toMatchObject({ status: STATEMENT_STATUS.DISPUTED, mayConfirm: false, mayDispute: true });
    return { id, disputeId: view.disputes[0]?.id ?? 0 };
  }

  it('is answered by the mall with an adjustment, which confirms the statement', async () => {
    const { id, disputeId } = await disputed();
    const answer = { disputeId, answer: '已按约定比例调账', amount: 400 };
    expect(codeOf(await staff.post(`statements/${id}/answer`, answer))[0]).toBe(403);
    const view = need(await admin.post<StatementView>(`statements/${id}/answer`, answer));
    expect(view.status).toBe(STATEMENT_STATUS.CONFIRMED);
    expect(view.disputes[0]).toMatchObject({ status: DISPUTE_STATUS.ACCEPTED, corrected: 400, waiting: false });
    expect(codeOf(await admin.post(`statements/${id}/answer`, answer))).toEqual([200, 'A00001']);
    const [entry] = need(await staff.get<ShopEntryPage>('entries?kind=adjustment')).items;
    expect(entry).toMatchObject({ amount: 400, note: '已按约定比例调账', orderId: null, statementId: null });
  });

  it('that is refused says why; the statement waits for the last answer', async () => {
    const { id, disputeId } = await disputed();
    const [sale] = need(await staff.get<ShopEntryPage>(`entries?statement=${id}&kind=sale`)).items;
    need(await staff.post(`statements/${id}/dispute`, { entryId: sale?.id, reason: '金额不对' }));
    const one = need(await admin.post<StatementView>(`statements/${id}/answer`, { disputeId, answer: '核对无误' }));
    expect(one.status).toBe(STATEMENT_STATUS.DISPUTED);
    const last = one.disputes[1]?.id;
    const two = need(
      await admin.post<StatementView>(`statements/${id}/answer`, { disputeId: last, answer: '核对无误' }),
    );
    expect(two.status).toBe(STATEMENT_STATUS.CONFIRMED);
    expect(two.disputes.map(({ status }) => status)).toEqual([DISPUTE_STATUS.REFUSED, DISPUTE_STATUS.REFUSED]);
  });

  it('is not taken late, nor of an entry of another statement', async () => {
    const { id } = await closed();
    const [older] = need(await staff.get<ShopEntryPage>('entries?page=1')).items.filter(
      ({ statementId }) => statementId !== id,
    );
    expect(codeOf(await staff.post(`statements/${id}/dispute`, { entryId: older?.id ?? 1, reason: '不对吧' }))).toEqual(
      [200, 'A00002'],
    );
    const [entry] = need(await staff.get<ShopEntryPage>(`entries?statement=${id}`)).items;
    later(mall, 7 * DAY_MS);
    expect(codeOf(await staff.post(`statements/${id}/dispute`, { entryId: entry?.id, reason: '不对吧' }))).toEqual([
      200,
      'A00001',
    ]);
    await confirmSilent(mall);
  });

  it('and a confirmation at once: one of both', async () => {
    const { id } = await closed();
    const [entry] = need(await staff.get<ShopEntryPage>(`entries?statement=${id}`)).items;
    await Promise.all([
      staff.post(`statements/${id}/confirm`),
      staff.post(`statements/${id}/dispute`, { entryId: entry?.id, reason: '不对吧' }),
    ]);
    const { status, disputes } = need(await staff.get<StatementView>(`statements/${id}`));
    expect(disputes.length).toBe(status === STATEMENT_STATUS.DISPUTED ? 1 : 0);
    await mall.db
      .update(shopStatement)
      .set({ status: STATEMENT_STATUS.CONFIRMED, confirmedAt: mall.now.now })
      .where(eq(shopStatement.id, id));
  });
});

describe('an adjustment', () => {
  const list = async (as = admin) => need(await as.get<AdjustmentPage>('adjustments')).items;
  const available = async () => need(await staff.get<ShopBalance>('balance')).available;

  it('counts at once up to the limit, and once for each attempt', async () => {
    const before = await available();
    need(await admin.post('adjustments', { shopId: 2, amount: -1_000_00, reason: '罚款' }));
    expect(await available()).toBe(before - 1_000_00);
    expect((await list())[0]).toMatchObject({ status: ADJUSTMENT_STATUS.BOOKED, amount: -1_000_00, decidedBy: null });
  });

  it('above it waits for another person, who decides once', async () => {
    const before = await available();
    need(await admin.post('adjustments', { shopId: 2, amount: 1_000_01, reason: '补偿物流费' }));
    const [waiting] = await list();
    expect(waiting).toMatchObject({ status: ADJUSTMENT_STATUS.WAITING, mayDecide: false });
    const { id = 0 } = waiting ?? {};
    expect((await list(second))[0]?.mayDecide).toBe(true);
    expect(codeOf(await admin.post(`adjustments/${id}/decide`, { accept: true }))).toEqual([200, 'A00001']);
    expect(await available()).toBe(before);
    const answers = await Promise.all([1, 2, 3].map(() => second.post(`adjustments/${id}/decide`, { accept: true })));
    expect(answers.filter(({ envelope }) => envelope.success).length).toBe(1);
    expect(await available()).toBe(before + 1_000_01);
  });

  it('that is declined changes nothing, and of no shop is refused', async () => {
    const before = await available();
    need(await admin.post('adjustments', { shopId: 2, amount: 2_000_00, reason: '补偿物流费' }));
    const [waiting] = await list();
    need(await second.post(`adjustments/${waiting?.id}/decide`, { accept: false }));
    expect(await available()).toBe(before);
    expect(codeOf(await second.post('adjustments/999999/decide', { accept: true }))[0]).toBe(404);
    for (const [body, code] of [
      [{ shopId: 999_999, amount: 100, reason: '补偿' }, 'A00002'],
      [{ shopId: 2, amount: 0, reason: '补偿' }, 'A00002'],
    ] as const)
      expect(codeOf(await admin.post('adjustments', body))).toEqual([200, code]);
    expect(codeOf(await staff.post('adjustments', { shopId: 2, amount: 100, reason: '补偿' }))[0]).toBe(403);
  });
});

describe('the desk', () => {
  it('shows a shop what it is due, and by which day', async () => {
    const before = need(await staff.get<ShopBalance>('balance'));
    await paidOrder(mall);
    await completedOrder(mall);
    const balance = need(await staff.get<ShopBalance>('balance'));
    expect(balance.pending).toBe(before.pending + 21_000);
    expect(balance.days.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance.pending);
    const day = new Date(mall.now.now.getTime() + 7 * DAY_MS + 8 * HOUR_MS).toISOString().slice(0, 10);
    expect(balance.days.map((one) => one.day)).toContain(day);
    expect(balance.days.at(-1)?.day).toBeNull();
    expect(codeOf(await staff.get('balance?shopId=3'))[0]).toBe(404);
    expect(codeOf(await admin.get('balance'))).toEqual([200, 'A00002']);
    expect(need(await admin.get<ShopBalance>('balance?shopId=2'))).toEqual(balance);
  });

  it('shows what an order brings', async () => {
    const { buyer, orderId, line } = await completedOrder(mall, { pieces: 2 });
    const due = () => staff.get<OrderDue>(`orders/${orderId}`);
    expect(need(await due())).toMatchObject({
      ...{ due: 20_000, commission: 1_000, late: false, availableAt: null },
      lines: [{ lineId: line.id, rate: 500, paid: 21_000, subsidy: 0, commission: 1_000, due: 20_000 }],
    });
    const id = await refundsBy(mall, buyer).apply({ orderId, lineId: line.id, quantity: 1 });
    need(await (await makeDesk(mall, 2)).move(id, 'agree'));
    expect(need(await due())).toMatchObject({ due: 10_500, commission: 500 });
    expect(codeOf(await other.get(`orders/${orderId}`))[0]).toBe(404);
    const entries = need(await staff.get<ShopEntryPage>(`entries?order=${orderId}`));
    expect(entries.items.map(({ kind }) => kind).sort()).toEqual(
      ['commission', 'commissionBack', 'freight', 'refund', 'sale'].sort(),
    );
    const today = new Date(mall.now.now.getTime() + 8 * HOUR_MS).toISOString().slice(0, 10);
    expect(need(await staff.get<ShopEntryPage>(`entries?order=${orderId}&from=${today}&to=${today}`)).total).toBe(5);
  });

  it('shows the mall what it earned and bore, in all and by shop', async () => {
    const today = new Date(mall.now.now.getTime() + 8 * HOUR_MS).toISOString().slice(0, 10);
    const view = async (more = '') => need(await admin.get<Overview>(`shops?from=${today}&to=${today}${more}`));
    const before = await view();
    await paidOrder(mall);
    const { all, items, total } = await view();
    expect(all).toMatchObject({ paid: before.all.paid + 11_000, commission: before.all.commission + 500 });
    expect(all.paid + all.subsidy).toBe(all.due + all.commission);
    expect(items.reduce((sum, one) => sum + one.due, 0)).toBe(all.due);
    expect((await view('&text=没有这家店')).total).toBe(0);
    const month = need(await admin.get<Overview>('shops'));
    expect([month.from.slice(8), month.to]).toEqual(['01', today]);
    const sheet = need(await admin.get<SheetFile>('shops/export'));
    expect(sheet.text.trim().split('\r\n').length).toBe(1 + total);
    expect(codeOf(await staff.get('shops'))[0]).toBe(403);
  });

  it('sets rates of shops and categories, each written down', async () => {
    const rules = need(await admin.get<CommissionRules>('commission'));
    const top = rules.categories[0];
    const [below] = rules.categories.filter(({ level }) => level > LEVEL.ONE);
    need(await admin.put(`commission/${top?.id}`, { rate: 800 }));
    const changed = need(await admin.get<CommissionRules>('commission'));
    expect(changed.categories[0]).toMatchObject({ rate: 800, applies: 800 });
    expect(changed.categories.find(({ id }) => id === below?.id)?.applies).toBe(800);
    const rate = async (as = staff, shopId = '') =>
      need(await as.get<RateView>(`rate?category=${below?.id}${shopId}`)).rate;
    expect(await rate()).toBe(800);
    need(await admin.put('shops/2', { rate: 250, period: 'month' }));
    expect(await rate()).toBe(250);
    expect(await rate(admin, '&shopId=2')).toBe(250);
    await mall.db.update(shop).set({ official: true }).where(eq(shop.id, 2));
    expect(await rate()).toBe(0);
    await mall.db.update(shop).set({ official: false }).where(eq(shop.id, 2));
    need(await admin.put('shops/2', { rate: null, period: 'month' }));
    need(await admin.put(`commission/${top?.id}`, { rate: null }));
    expect(await rate()).toBe(500);
    expect(
      (
        await mall.db
          .select()
          .from(category)
          .where(eq(category.id, top?.id ?? 0))
      )[0]?.commission,
    ).toBeNull();
    for (const path of ['shops/999999', 'commission/999999'])
      expect(codeOf(await admin.put(path, { rate: 100, period: 'month' }))[0]).toBe(404);
    expect(codeOf(await admin.get(`rate?category=${below?.id}`))[0]).toBe(404);
    expect(codeOf(await admin.put('shops/2', { rate: 10_001, period: 'month' }))).toEqual([200, 'A00002']);
  });
});
