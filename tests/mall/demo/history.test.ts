import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnCoupons } from '#contract/coupon/schema.ts';
import type { DayFigures, DeskHome } from '#contract/dashboard/schema.ts';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { InvoiceView, PdfFile } from '#contract/invoice/schema.ts';
import type { MemberView, PointsPage } from '#contract/member/schema.ts';
import type { OrderPage } from '#contract/order/schema.ts';
import type { DeskRefundPage } from '#contract/refund/desk.schema.ts';
import type { RefundPage } from '#contract/refund/schema.ts';
import { REFUND_STATUS } from '#contract/refund/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { account, session } from '#mall/account/account.tables.ts';
import { saveDays } from '#mall/dashboard/dashboard.ts';
import { type Opened, openDatabase } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { operatorSession } from '#mall/operator/operator.tables.ts';
import { order } from '#mall/order/order.tables.ts';
import { filesOf } from '#mall/ports/files.ts';
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
  const files = filesOf(folder);
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

describe('the history of the demo mall', () => {
  it('breaks no rule, sold no more than the goods say, and leaves nobody logged in', async () => {
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
    const { counters } = await get<DeskHome>('/home');
    for (const [name, n] of Object.entries(counters ?? {})) expect(n, name).toBeGreaterThan(0);
    const { counts } = await get<DeskRefundPage>('/refunds');
    for (const [tab, n] of Object.entries(counts)) expect(n, tab).toBeGreaterThan(0);
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
});
