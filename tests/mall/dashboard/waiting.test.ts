import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WAITING_KINDS, type WaitingKind } from '#contract/dashboard/desk.waiting.values.ts';
import type { DeskHome } from '#contract/dashboard/schema.ts';
import type { DeskWaiting, Waiting } from '#contract/dashboard/waiting.schema.ts';
import { ORDER_STATUS, PUBLISH_STATUS } from '#contract/enums.ts';
import type { GoodsList } from '#contract/product/schema.ts';
import { REFUND_STATUS } from '#contract/refund/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { countWaiting } from '#mall/dashboard/waiting.queries.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { order } from '#mall/order/order.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { type Buyer, makeBuyer, makeGoods, makeOperator, need, oneOf, payTrade } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const SHOP = 4;
type Staff = Awaited<ReturnType<typeof makeOperator>>;
type Counts = Partial<Record<WaitingKind, number>>;

let mall: TestMall;
let buyer: Buyer;
let admin: Staff;
let owner: Staff;
let before: { admin: Waiting[]; owner: Waiting[] };
const waitingOf = async (who: Staff, query = ''): Promise<Waiting[]> =>
  need(await who.get<DeskHome>(`/home${query}`)).waiting;
const menuOf = async (who: Staff): Promise<Waiting[]> => need(await who.get<DeskWaiting>('/waiting')).items;

/** What has come to wait since the test began. */
async function more(who: 'admin' | 'owner'): Promise<Counts> {
  const now = await waitingOf(who === 'admin' ? admin : owner);
  const was = new Map(before[who].map(({ kind, count }) => [kind, count]));
  return Object.fromEntries(
    now.map(({ kind, count }) => [kind, count - (was.get(kind) ?? 0)]).filter(([, n]) => n !== 0),
  );
}

beforeAll(async () => {
  mall = await openTestMall();
  buyer = await makeBuyer(mall);
  admin = await makeOperator(mall, null, 'admin');
  owner = await makeOperator(mall, SHOP, 'owner');
});
beforeEach(async () => {
  before = { admin: await waitingOf(admin), owner: await waitingOf(owner) };
});
afterAll(() => mall.close());

async function sell(shopId: number): Promise<string> {
  const { skuId } = await makeGoods(mall, { shopId });
  const { tradeId } = await buyer.buy(oneOf(skuId));
  await payTrade(mall, tradeId);
  const [row] = await mall.db.select({ id: order.id }).from(order).where(eq(order.tradeId, tradeId));
  return row?.id ?? '';
}

it('orders wait for their shop, and for those of the mall who handle orders', async () => {
  const own = await sell(SHOP);
  const other = await sell(5);
  for (const id of [own, other])
    await mall.db.update(order).set({ status: ORDER_STATUS.TO_SEND, urgedAt: mall.now.now }).where(eq(order.id, id));
  expect(await more('owner')).toEqual({ toSend: 1, urged: 1 });
  expect(await more('admin')).toEqual({ toSend: 2, urged: 2 });
  const [all, ofOne] = [await waitingOf(admin), await waitingOf(admin, `?shopId=${SHOP}`)];
  const toSend = (items: Waiting[]) => items.find(({ kind }) => kind === 'toSend')?.count ?? 0;
  expect(toSend(ofOne)).toBeLessThan(toSend(all));
  expect(toSend(ofOne)).toBe(toSend(await waitingOf(owner)));
});

it('goods wait to be reviewed by the mall, to be put on sale by their shop, and for stock', async () => {
  const [first, second, third] = [
    await makeGoods(mall, { shopId: SHOP, stock: 20 }),
    await makeGoods(mall, { shopId: SHOP }),
    await makeGoods(mall, { shopId: SHOP }),
  ];
  const set = (id: number, status: number) => mall.db.update(product).set({ status }).where(eq(product.id, id));
  await set(second.productId, PUBLISH_STATUS.TO_AUDIT);
  await set(third.productId, PUBLISH_STATUS.TO_PUT_ON);
  expect(await more('admin')).toEqual({ toAudit: 1, lowStock: 1 });
  expect(await more('owner')).toEqual({ toPutOn: 1, lowStock: 1 });
  const listed = await owner.get<{ total: number }>(`/products?status=${PUBLISH_STATUS.PUT_ON}&stock=low`);
  const low = (await waitingOf(owner)).find(({ kind }) => kind === 'lowStock');
  expect(need(listed).total).toBe(low?.count);
  await mall.db.update(sku).set({ stock: 21 }).where(eq(sku.id, first.skuId));
  expect((await more('owner')).lowStock).toBeUndefined();
});

it('stock is low by the alert of each SKU, counted, found and marked alike', async () => {
  const made = await makeGoods(mall, { shopId: SHOP, stock: 30 });
  const set = (row: { stock?: number; stockAlert?: number | null; retired?: boolean }) =>
    mall.db.update(sku).set(row).where(eq(sku.id, made.skuId));
  const cases = [
    [{ stock: 30, stockAlert: null }, false],
    [{ stockAlert: 30 }, true],
    [{ stockAlert: 29 }, false],
    [{ stock: 20 }, true],
    [{ stockAlert: 0 }, false],
    [{ stock: 0 }, true],
    [{ retired: true }, false],
    [{ retired: false, stock: 20, stockAlert: null }, true],
  ] as const;
  for (const [row, low] of cases) {
    await set(row);
    const listed = await owner.get<GoodsList>(`/products?status=${PUBLISH_STATUS.PUT_ON}&stock=low`);
    const counted = (await waitingOf(owner)).find(({ kind }) => kind === 'lowStock')?.count ?? 0;
    const { total, items } = need(listed);
    expect([total, (await more('owner')).lowStock ?? 0], JSON.stringify(row)).toEqual([counted, low ? 1 : 0]);
    expect(items.every((item) => item.low)).toBe(true);
    expect(items.some(({ id }) => id === made.productId)).toBe(low);
  }
});

it('refunds wait with the clock that ends first', async () => {
  const id = await sell(SHOP);
  const due = new Date(mall.now.now.getTime() - DAY_MS);
  const ask = (status: number, dueAt: Date | null) =>
    rowsOf(
      mall.db,
      sql`insert into refund (id, account_id, shop_id, trade_id, order_id, line_id, nth, kind, status, quantity, amount, points,
          reason, description, applied_at, due_at)
        select 'w' || ${status}::int || '-' || l.id, o.account_id, o.shop_id, o.trade_id, o.id, l.id, ${status}::int, 20, ${status}::smallint, 1, 1, 0,
          '', '', ${mall.now.now.toISOString()}::timestamptz, ${dueAt?.toISOString() ?? null}::timestamptz
        from shop_order o join order_line l on l.order_id = o.id where o.id = ${id}`,
    );
  await ask(REFUND_STATUS.APPLIED, due);
  expect(await more('owner')).toMatchObject({ refundsToAnswer: 1 });
  const clock = (items: Waiting[]) => items.find(({ kind }) => kind === 'refundsToAnswer')?.due;
  expect(clock(await waitingOf(owner))).toBe(due.toISOString());
  expect(clock(await menuOf(admin))).toBe(due.toISOString());
});

it('the menu counts the same but low stock, and stops where it says "or more"', async () => {
  const [home, menu] = [await waitingOf(admin), await menuOf(admin)];
  expect(menu.map(({ kind }) => kind)).toEqual(home.map(({ kind }) => kind).filter((kind) => kind !== 'lowStock'));
  expect(menu.every(({ count }) => count <= 100)).toBe(true);
  const editor = await makeOperator(mall, null, 'editor');
  expect(await menuOf(editor)).toEqual([]);
});

it('one of the mall does not wait for what they asked another to approve', async () => {
  const run = (by: number, at = mall.now.now) =>
    rowsOf(
      mall.db,
      sql`insert into payout_run (status, drawn_by, drawn_at) values (10, ${by}, ${at.toISOString()}::timestamptz)`,
    );
  const [me] = await rowsOf<{ id: number }>(
    mall.db,
    sql`select max(id) as id from operator where shop_id is null and role = 'admin'`,
  );
  const adjustment = (by: number) =>
    rowsOf(
      mall.db,
      sql`insert into shop_adjustment (shop_id, amount, reason, status, operator_id, at)
        values (${SHOP}, 100, 'test', 10, ${by}, ${mall.now.now.toISOString()}::timestamptz)`,
    );
  const whose = { shopId: undefined, desk: 0, by: me?.id ?? 0, now: mall.now.now };
  const count = async () =>
    (await countWaiting(mall.db, ['runsToApprove', 'adjustments'], whose, 10)).map(({ n }) => n);
  const was = await count();
  await run(whose.by);
  await adjustment(whose.by);
  expect(await count()).toEqual(was);
  await run(whose.by + 1);
  await adjustment(whose.by + 1);
  await run(whose.by, new Date(mall.now.now.getTime() - 2 * DAY_MS));
  expect(await count()).toEqual([(was[0] ?? 0) + 2, (was[1] ?? 0) + 1]);
});

it('the day is of the shop, or of the mall, with yesterday until now', async () => {
  const day = async (who: Staff) => need(await who.get<DeskHome>('/home')).today;
  const [mine, all] = [await day(owner), await day(admin)];
  await sell(SHOP);
  await sell(5);
  const after = await day(owner);
  expect(after?.now).toMatchObject({ orders: (mine?.now.orders ?? 0) + 1, pieces: (mine?.now.pieces ?? 0) + 1 });
  expect(after?.best.length).toBeGreaterThan(0);
  expect((await day(admin))?.now.orders).toBe((all?.now.orders ?? 0) + 2);
  mall.now.now = new Date(mall.now.now.getTime() + DAY_MS);
  const next = await day(owner);
  mall.now.now = new Date(mall.now.now.getTime() - DAY_MS);
  expect(next).toMatchObject({ now: { orders: 0, sales: 0, pieces: 0, refunded: 0 }, before: after?.now, best: [] });
});

const BIG = ['shop_order', 'refund', 'product', 'conversation', 'money_back', 'notification', 'store_application'];

it('nothing that waits is counted by reading a whole table', async () => {
  const kinds = WAITING_KINDS.filter((kind) => kind !== 'lowStock');
  for (const shopId of [undefined, SHOP])
    for (const kind of kinds) {
      const whose = { shopId, desk: shopId ?? 0, by: 1, now: mall.now.now };
      for (const statement of await statementsOf(() => countWaiting(mall.db, [kind], whose, 10))) {
        const nodes = await planOf(mall.database, statement);
        const whole = nodes.filter(
          (node) => node['Node Type'] === 'Seq Scan' && BIG.includes(node['Relation Name'] ?? ''),
        );
        expect(whole, `${kind} of ${shopId}`).toEqual([]);
      }
    }
});

it('counts nothing for who has nothing to do', async () => {
  const whose = { shopId: undefined, desk: 0, by: 1, now: mall.now.now };
  expect(await statementsOf(() => countWaiting(mall.db, [], whose, 10))).toEqual([]);
});
