import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, desc, eq, like, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnCoupons } from '#contract/coupon/schema.ts';
import type { DayFigures, DeskHome } from '#contract/dashboard/schema.ts';
import type { DemoPlan } from '#contract/demo/schema.ts';
import { ORDER_STATUS, STATUS } from '#contract/enums.ts';
import type { InvoiceView, PdfFile } from '#contract/invoice/schema.ts';
import type { MemberView, PointsPage } from '#contract/member/schema.ts';
import type { OrderPage } from '#contract/order/schema.ts';
import type { RunPage, RunView } from '#contract/payout/desk.schema.ts';
import { PAYOUT_STATUS, RUN_STATUS } from '#contract/payout/values.ts';
import type { DeskRefundPage } from '#contract/refund/desk.schema.ts';
import type { RefundPage } from '#contract/refund/schema.ts';
import { REFUND_STATUS } from '#contract/refund/values.ts';
import type {
  AdjustmentPage,
  OrderDue,
  Overview,
  ShopBalance,
  ShopEntryPage,
  StatementPage,
  StatementView,
} from '#contract/settlement/desk.schema.ts';
import { ADJUSTMENT_STATUS, DISPUTE_STATUS, STATEMENT_STATUS } from '#contract/settlement/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { account, session } from '#mall/account/account.tables.ts';
import { NO_PASSWORD } from '#mall/account/password.ts';
import { saveDays } from '#mall/dashboard/dashboard.ts';
import { type Opened, openDatabase } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { notification } from '#mall/notification/notification.tables.ts';
import { operator, operatorSession } from '#mall/operator/operator.tables.ts';
import { order } from '#mall/order/order.tables.ts';
import { payout, payoutRun, shopReceiver } from '#mall/payout/payout.tables.ts';
import { createFolderFiles, withBuiltIn } from '#mall/ports/files.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import {
  shopAccount,
  shopAdjustment,
  shopEntry,
  shopStatement,
  statementDispute,
} from '#mall/settlement/settlement.tables.ts';
import { countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import { DEMO_LOGIN } from '../../../demo/login.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { need } from '../../helpers/mall/buying.ts';
import { broken, remember } from '../../helpers/mall/invariants.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { createPostgres, dropPostgres } from '../../helpers/mall/postgres.ts';
import { foreignWords } from '../../helpers/mall/telling-words.ts';
import { NOON } from '../../helpers/mall/time.ts';
import { addOperator, addSession } from '../../helpers/people/add.ts';

const server = process.env.TEST_DATABASE_URL;

let folder: string;
let url: string;
let database: Opened;
let mall: TestMall;
let demo: { id: number; token: string };
let sessions: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liangji-history-'));
  url = server ? await createPostgres(server) : 'memory:';
  database = await openDatabase(url, { bulk: true });
  const files = withBuiltIn(createFolderFiles(folder));
  await seedDemo(database.db, NOON, () => {}, { database, files });
  sessions = (await database.db.$count(session)) + (await database.db.$count(operatorSession));
  mall = await openTestMall({ database, files });
  const [shopper] = await database.db.select().from(account).where(eq(account.userName, DEMO_LOGIN.userName));
  const id = shopper?.id ?? 0;
  demo = { id, token: await addSession(database.db, id, NOON) };
});
afterAll(async () => {
  await mall.close();
  await database.close();
  if (server) await dropPostgres(url);
  await rm(folder, { recursive: true, force: true });
});

const own = async <T>(path: string) => need(await mall.call<T>('GET', `/api${path}`, { token: demo.token }));
const ordersOf = () =>
  database.db.select().from(order).where(eq(order.accountId, demo.id)).orderBy(asc(order.createdAt));

const desk = async (shopId: number | null) => {
  const { token } = await addOperator(database.db, NOON, { role: shopId === null ? 'admin' : 'owner', shopId });
  return async <T>(path: string) => need(await mall.call<T>('GET', `/api/desk/p${path}`, { token }));
};

describe('the history of the demo mall', () => {
  it('breaks no rule, sold no more than the goods say, leaves nobody logged in and nothing to be sent', async () => {
    expect(await broken(database.db, await remember(database.db))).toEqual([]);
    expect(
      await rowsOf(
        database.db,
        sql`select p.id from order_line l join product p on p.id = l.product_id group by p.id having sum(l.quantity) > p.sales`,
      ),
    ).toEqual([]);
    const late = sql`greatest(created_at, paid_at, shipped_at, completed_at, canceled_at) > ${NOON.toISOString()}::timestamptz`;
    expect(await database.db.$count(order, late)).toBe(0);
    expect(sessions).toBe(0);
    const [one] = await rowsOf<{ n: number }>(
      database.db,
      sql`select count(distinct password_hash)::int as n from account where user_name <> ${DEMO_LOGIN.userName}`,
    );
    expect(one?.n).toBe(1);
    expect(await database.db.$count(notification)).toBe(0);
  });

  it('gives the demo shopper an order wherever one can stand', async () => {
    const { counts } = await own<OrderPage>('/oms/p/orders');
    for (const [tab, n] of Object.entries(counts)) expect(n, tab).toBeGreaterThan(0);
    expect(new Set((await ordersOf()).map(({ status }) => status))).toEqual(new Set(Object.values(ORDER_STATUS)));
    expect((await ordersOf()).map(({ kind }) => kind)).toContain('points');
  });

  it('gives them refunds that stand in several places', async () => {
    const { items } = await own<RefundPage>('/oms/p/refunds');
    const { APPLIED, AGREED, REFUSED, REFUNDED } = REFUND_STATUS;
    expect(items.map(({ status }) => status)).toEqual([APPLIED, AGREED, REFUSED, REFUNDED]);
    expect(items.find(({ status }) => status === REFUNDED)?.quantity).toBe(1);
  });

  it('gives them an invoice with its PDF, and one that is asked for', async () => {
    const asked = (await ordersOf()).filter(({ invoice }) => invoice);
    const views = await Promise.all(asked.map(({ id }) => own<InvoiceView>(`/oms/p/invoice?orderId=${id}`)));
    expect(views.map(({ state }) => state)).toEqual(['issued', 'requested']);
    const file = await own<PdfFile>(`/oms/p/invoice/file?orderId=${asked[0]?.id}`);
    expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('gives them reviews to write and written, points and a coupon that end soon, and a level with its growth', async () => {
    const reviews = await own<{ counts: { toWrite: number; written: number } }>('/oms/p/reviews');
    expect(reviews.counts.written).toBe(2);
    expect(reviews.counts.toWrite).toBeGreaterThan(1);
    const points = await own<PointsPage>('/app/p/points');
    expect(points.expires?.points).toBeGreaterThan(0);
    expect(new Set(points.items.map(({ kind }) => kind)).size).toBeGreaterThan(3);
    const times = points.items.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const { items } = await own<OwnCoupons>('/promo/p/coupons/own');
    const left = items.map(({ to }) => Date.parse(to) - NOON.getTime());
    expect(Math.min(...left)).toBeLessThan(3 * DAY_MS);
    const member = await own<MemberView>('/app/p/member');
    expect(member.level).toBe(3);
    expect(member.tasks.filter(({ done }) => done).map(({ task }) => task)).toEqual(['follow', 'review']);
  });

  it('gives the desk days of sales, and work', async () => {
    const { token } = await addOperator(database.db, NOON, { role: 'admin' });
    const get = async <T>(path: string) => need(await mall.call<T>('GET', `/api/desk/p${path}`, { token }));
    await saveDays(mall);
    const { days } = await get<{ days: DayFigures[] }>('/home/series?days=90');
    expect(days).toHaveLength(90);
    expect(
      days.filter(({ orders, sales, views }) => (orders ?? 0) < 8 || !sales || !views).map(({ day }) => day),
    ).toEqual([]);
    const { waiting, today } = await get<DeskHome>('/home');
    const waits = waiting.filter(({ count }) => count > 0).map(({ kind }) => kind);
    expect(waits).toEqual(expect.arrayContaining(['toAccept', 'producing', 'toSend', 'refundsToAnswer', 'lowStock']));
    expect(today?.best.length).toBeGreaterThan(0);
    const { counts } = await get<DeskRefundPage>('/refunds');
    for (const [tab, n] of Object.entries(counts)) expect(n, tab).toBeGreaterThan(0);
  });

  it('owes merchants what their orders brought: statements confirmed, by silence, and disputed', async () => {
    const admin = await desk(null);
    const { items } = await admin<StatementPage>('/settlement/statements');
    const months = [...new Set(items.map(({ from }) => from))].sort();
    expect(months.length).toBeGreaterThanOrEqual(2);
    expect(items.every(({ entries }) => entries > 0)).toBe(true);
    expect(items.some(({ bySilence }) => bySilence)).toBe(true);
    expect(items.some(({ status, bySilence }) => status === STATEMENT_STATUS.CONFIRMED && !bySilence)).toBe(true);
    const disputed = items.filter(({ status }) => status === STATEMENT_STATUS.DISPUTED);
    expect(disputed).toHaveLength(1);
    const own = await desk(disputed[0]?.shopId ?? 0);
    const view = await own<StatementView>(`/settlement/statements/${disputed[0]?.id}`);
    expect(view.opening + view.sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(view.closing);
    expect(view.disputes).toMatchObject([{ kind: 'commission', status: DISPUTE_STATUS.OPEN, answeredAt: null }]);
    const entries = await own<ShopEntryPage>(`/settlement/entries?statement=${view.id}`);
    expect(entries.total).toBe(view.entries);
    expect(entries.items.some(({ late }) => late)).toBe(false);
    const balance = await own<ShopBalance>('/settlement/balance');
    expect(balance.pending).toBeGreaterThan(0);
    expect(balance.days.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance.pending);
    const { all } = await admin<Overview>('/settlement/shops');
    expect(all.paid).toBeGreaterThan(0);
    expect(all.commission).toBeGreaterThan(0);
    expect(all.paid + all.subsidy).toBe(all.due + all.commission);
  });

  it('has paid them by runs of payouts, one of which waits for approval', async () => {
    const admin = await desk(null);
    const { items: runs } = await admin<RunPage>('/payouts/runs');
    expect(runs.length).toBeGreaterThanOrEqual(2);
    const [waiting, ...done] = runs;
    expect(waiting).toMatchObject({ status: RUN_STATUS.DRAWN, drawnBy: '良集财务', approvedBy: null });
    expect(done.every(({ status, approvedBy }) => status === RUN_STATUS.DONE && approvedBy === '良集出纳')).toBe(true);
    const { items } = await admin<RunView>(`/payouts/runs/${done[0]?.id}`);
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set([PAYOUT_STATUS.PAID, PAYOUT_STATUS.FAILED]));
    expect(new Set(items.map(({ receiver: { kind } }) => kind))).toEqual(new Set(['bank', 'alipay']));
    const failed = items.find(({ status }) => status === PAYOUT_STATUS.FAILED);
    const again = await admin<RunView>(`/payouts/runs/${waiting?.id}`);
    expect(again.mayApprove).toBe(true);
    const next = again.items.find(({ shopId }) => shopId === failed?.shopId);
    expect(next?.amount).toBeGreaterThan(failed?.amount ?? 0);
    const { items: adjustments } = await admin<AdjustmentPage>('/settlement/adjustments');
    expect(adjustments).toMatchObject([{ amount: -2_000, status: ADJUSTMENT_STATUS.BOOKED }]);
    const { orderId, shopId } = adjustments[0] ?? { orderId: null, shopId: 0 };
    const due = await (await desk(shopId))<OrderDue>(`/settlement/orders/${orderId}`);
    expect(due.adjusted).toBe(-2_000);
    expect(due.due).toBeGreaterThanOrEqual(2_000);
    const { waiting: work } = await admin<DeskHome>('/home');
    const kinds = work.filter(({ count }) => count > 0).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['disputes', 'runsToApprove']));
    // Who did it cannot log in, and is nobody's second person.
    const people = await database.db.select().from(operator).where(like(operator.userName, 'liangji-%'));
    const money = people.filter(({ status }) => status === STATUS.DISABLED);
    expect(money.map(({ passwordHash, role }) => [passwordHash, role])).toEqual([
      [NO_PASSWORD, 'service'],
      [NO_PASSWORD, 'service'],
    ]);
  });

  it('lets reviews have come with orders that their shoppers made', async () => {
    const { length } = await database.db.select().from(order).where(ne(order.accountId, demo.id));
    expect(length).toBeGreaterThan(2_000);
    const [row] = await rowsOf<{ n: number }>(
      database.db,
      sql`select count(*)::int as n from review where order_id is not null`,
    );
    expect(row?.n).toBeGreaterThan(300);
  });

  it('says of what was reviewed and returned only what fits the product', async () => {
    const of = sql`join order_line l on l.id = r.line_id join product p on p.id = l.product_id`;
    const rows = await rowsOf<{ code: string; said: string }>(
      database.db,
      sql`select p.code, concat_ws(' ', r.text, r.added_text, r.answer) as said from review r ${of}
        union all select p.code, r.description from refund r ${of}
        union all select p.code, g.note from refund_log g join refund r on r.id = g.refund_id ${of}`,
    );
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.flatMap(({ code, said }) => foreignWords(said, code).map((word) => `${code}: ${word}`))).toEqual([]);
  });

  it('can be removed: of its money nothing is left, but in a shop that has real orders what those brought', async () => {
    await Promise.all([releaseDue, countEntries].map((job) => job(mall)));
    // The last shopper counts as a real one, with all that they bought.
    const [real] = await database.db.select({ id: account.id }).from(account).orderBy(desc(account.id)).limit(1);
    const accountId = real?.id ?? 0;
    await database.db
      .update(setting)
      .set({ value: sql`jsonb_set(value, '{upTo,account}', to_jsonb(${accountId - 1}::int))` })
      .where(eq(setting.name, 'demo'));
    const { token } = await addOperator(database.db, NOON, { role: 'admin' });
    const plan = need(await mall.call<DemoPlan>('GET', '/api/desk/p/demo', { token }));
    const body = { products: plan.goes.products, catalogue: true };
    need(await mall.call('POST', '/api/desk/p/demo/remove', { token, body }));
    expect(await broken(database.db, await remember(database.db))).toEqual([]);
    const bought = await database.db.select({ id: order.id }).from(order).where(eq(order.accountId, accountId));
    const left = await database.db.select().from(shopEntry);
    expect(left.length).toBeGreaterThan(bought.length);
    expect(left.filter(({ orderId }) => !bought.some(({ id }) => id === orderId))).toEqual([]);
    const sum = left.reduce((all, { amount }) => all + amount, 0);
    const accounts = await database.db.select().from(shopAccount);
    expect(accounts.reduce((all, { pending, available }) => all + pending + available, 0)).toBe(sum);
    const statements = await database.db.select().from(shopStatement);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.reduce((all, { entries }) => all + entries, 0)).toBe(
      left.filter(({ statementId }) => statementId !== null).length,
    );
    for (const table of [payout, payoutRun, shopReceiver, shopAdjustment, statementDispute])
      expect(await database.db.$count(table)).toBe(0);
  });
});
