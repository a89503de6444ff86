import { and, desc, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { COUPON_USE, INPUT_MODE, PUBLISH_STATUS } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import { account } from '#mall/account/account.tables.ts';
import { NO_PASSWORD } from '#mall/account/password.ts';
import { coupon } from '#mall/coupon/coupon.tables.ts';
import type { Opened, Tx } from '#mall/db/open.ts';
import { insertRows, rowsOf } from '#mall/db/rows.ts';
import { member, memberGrowth } from '#mall/member/member.tables.ts';
import { ledger, wallet } from '#mall/money/money.tables.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { order, orderFind, orderLine, orderLog, parcel, trade } from '#mall/order/order.tables.ts';
import { payment } from '#mall/payment/payment.tables.ts';
import type { pointsGood } from '#mall/points-mall/points-mall.tables.ts';
import type { Files } from '#mall/ports/files.ts';
import { sandboxCharge, sandboxReceipt } from '#mall/ports/sandbox.tables.ts';
import { review } from '#mall/review/review.tables.ts';
import { shopEntry } from '#mall/settlement/settlement.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { codesBy } from '../fitting.ts';
import { hash } from '../hash.ts';
import type { catalogRows } from '../rows.ts';
import { crowdRows, HISTORY_DAYS } from './crowd.ts';
import { goodsOnSale } from './goods.ts';
import { keepPending, ledgerRows, openAccounts } from './ledger.ts';
import { issueInvoice, ownStory } from './own.ts';
import { crowd } from './people.ts';
import { createPlayer, type Player } from './player.ts';
import { crowdRefunds } from './refund.ts';
import { addMoneyPeople, retireMoneyPeople, type Shop, settlementEvents } from './settlement.ts';
import { addVisits } from './visits.ts';

/** The shop of the demo that accepts its orders by hand. */
const BY_HAND = 'mojian-books';
/** The mall's service at the desk, with the password of the demo's other operators. */
const SERVICE = { userName: 'liangji-service', name: '良集客服', role: 'service' } as const;
const CHUNK = 1_000;
const INVOICES = 6;

/** `database` is the one of the transaction; `files` stores PDF files. */
export type Stage = { database: Opened; files: Files };
type Catalogue = ReturnType<typeof catalogRows>;
type Given = {
  rows: Catalogue;
  shops: readonly (Parameters<typeof goodsOnSale>[1][number] & Shop)[];
  points: readonly (typeof pointsGood.$inferInsert)[];
  /** Accounts: the demo's shopper, and those who wrote its reviews. */
  demo: number;
  readers: readonly number[];
  now: Date;
};

/** The last three months of the demo mall: for the crowd as rows, for the demo's shopper by calls. */
export async function addHistory(tx: Tx, { database, files }: Stage, given: Given): Promise<void> {
  const { rows, shops, demo, readers, now } = given;
  const byHand = shops.find(({ code }) => code === BY_HAND)?.id ?? 0;
  await tx.update(shop).set({ autoAccept: false }).where(eq(shop.id, byHand));
  const goods = goodsOnSale(rows, shops);
  const staff = await staffOf(tx);
  const buyers = await tx.insert(account).values(crowd(NO_PASSWORD)).returning({ id: account.id });
  const made = crowdRows({
    ...{ goods, staff: staff.shops, byHand, now, accounts: [...readers, ...buyers.map(({ id }) => id)] },
    reviews: await tx.select().from(review),
  });
  await addCrowd(tx, made);
  await linkReviews(tx);
  await addVisits(tx, now);
  const player = createPlayer(database, tx, files);
  await play(tx, player, { ...given, goods, byHand, staff, demo });
  await player.close();
}

/** Many rows at once, each table in few statements. */
async function addCrowd(tx: Tx, made: ReturnType<typeof crowdRows>): Promise<void> {
  async function add<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
    for (let start = 0; start < rows.length; start += CHUNK)
      await tx.execute(insertRows(table, rows.slice(start, start + CHUNK)));
  }
  await add(wallet, made.wallets);
  await add(ledger, made.ledgers);
  await add(trade, made.trades);
  await add(order, made.orders);
  await add(orderLine, made.lines);
  await add(orderFind, made.finds);
  await add(orderLog, made.logs);
  await add(parcel, made.parcels);
  await add(payment, made.payments);
  await add(sandboxCharge, made.charges);
  await add(sandboxReceipt, made.receipts);
  await add(member, made.members);
  await add(memberGrowth, made.growths);
  await add(shopEntry, await ledgerRows(tx, made.orders, made.lines));
}

/** Operators by shop, and the mall's service, who is created here. */
async function staffOf(tx: Tx) {
  const all = await tx.select().from(operator);
  const passwordHash = all[0]?.passwordHash ?? NO_PASSWORD;
  const [added] = await tx
    .insert(operator)
    .values({ ...SERVICE, passwordHash, shopId: null })
    .returning({ id: operator.id });
  const shops = new Map(all.flatMap(({ id, shopId }) => (shopId === null ? [] : [[shopId, id] as const])));
  return { shops, service: added?.id ?? 0 };
}

/** Reviews and scores belong to the orders that they came with, which were made after them. */
async function linkReviews(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update review r set line_id = l.id, order_id = o.id from shop_order o join order_line l on l.order_id = o.id
    where o.reviewed_at = r.created_at and o.account_id = r.account_id and l.product_id = r.product_id and r.line_id is null`);
  await tx.execute(sql`
    update shop_score s set order_id = o.id from shop_order o
    where o.reviewed_at = s.created_at and o.account_id = s.account_id and o.shop_id = s.shop_id`);
}

type Playing = Given & {
  goods: ReturnType<typeof goodsOnSale>;
  byHand: number;
  staff: Awaited<ReturnType<typeof staffOf>>;
};

async function play(
  tx: Tx,
  player: Player,
  { rows, shops, points, goods, byHand, staff, demo, now }: Playing,
): Promise<void> {
  const shopOf = once((shopId) => player.operator(staff.shops.get(shopId) ?? 0));
  const shopperOf = once((accountId) => player.shopper(accountId));
  const service = await player.operator(staff.service);
  const refunds = await crowdRefunds({
    ...{ player, codesOf: codesById(rows), now, shopperOf, shopOf, service },
    lines: await refundable(tx, demo),
  });
  await keepPending(
    tx,
    refunds.map(({ orderId }) => orderId),
  );
  await openAccounts(tx);
  const money = await addMoneyPeople(tx);
  const start = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  const [cheapest] = points.toSorted((one, other) => one.points - other.points);
  const events = [
    ...ownStory({
      ...{ player, shopOf, service, goods, byHand, now, codesOf: codesById(rows), shopper: await shopperOf(demo) },
      ...{ custom: madeToOrder(rows), pointsGoodId: cheapest?.id ?? 0, couponId: await longestCoupon(tx, demo) },
    }),
    ...refunds,
    ...(await settlementEvents({ tx, player, shops, shopOf, start, now }, money)),
    ...(await invoices(tx)).map(({ id, shopId, completedAt }) => ({
      at: new Date(completedAt.getTime() + DAY_MS),
      run: async () =>
        issueInvoice(player, await shopOf(shopId), id, `25332${String(hash(`invoice ${id}`)).padStart(15, '0')}`),
    })),
  ];
  for (const { at, run } of events.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    player.at(at);
    await run();
  }
  await retireMoneyPeople(tx, money);
}

function codesById({ category: categories, product: products }: Catalogue): (productId: number) => readonly string[] {
  const codesOf = codesBy(categories);
  const byId = new Map(products.map((one) => [one.id, one]));
  return (productId) => {
    const found = byId.get(productId);
    return found ? codesOf(found) : [];
  };
}

function once(make: (id: number) => Promise<string>): (id: number) => Promise<string> {
  const made = new Map<number, Promise<string>>();
  return (id) => {
    const known = made.get(id) ?? make(id);
    made.set(id, known);
    return known;
  };
}

/** Lines of completed orders without a review, one per order. */
const refundable = (tx: Tx, demo: number) =>
  rowsOf<{
    orderId: string;
    accountId: number;
    shopId: number;
    productId: number;
    lineId: number;
    quantity: number;
    completed: string;
  }>(
    tx,
    sql`select distinct on (o.id) o.id as "orderId", o.account_id as "accountId", o.shop_id as "shopId",
        l.product_id as "productId", l.id::int as "lineId", l.quantity, o.completed_at::text as completed
      from shop_order o join order_line l on l.order_id = o.id
      where o.status = 60 and o.reviewed_at is null and o.account_id <> ${demo} and o.invoice is null order by o.id, l.id`,
  ).then((all) => all.map(({ completed, ...line }) => ({ ...line, completedAt: new Date(completed) })));

/** The oldest orders with an invoice request. */
const invoices = (tx: Tx) =>
  rowsOf<{ id: string; shopId: number; completed: string }>(
    tx,
    sql`select id, shop_id as "shopId", completed_at::text as completed from shop_order
      where status = 60 and invoice is not null and not invoiced order by completed_at, id limit ${INVOICES}`,
  ).then((all) => all.map(({ completed, ...one }) => ({ ...one, completedAt: new Date(completed) })));

/** The demo shopper's coupon that is valid for longest, so that those that end soon stay. */
async function longestCoupon(tx: Tx, accountId: number): Promise<number> {
  const [found] = await tx
    .select({ id: coupon.id })
    .from(coupon)
    .where(and(eq(coupon.accountId, accountId), eq(coupon.status, COUPON_USE.UN_USE)))
    .orderBy(desc(coupon.validTo))
    .limit(1);
  return found?.id ?? 0;
}

const DEAREST_FEN = 200_00;
/** The cheapest made-to-order product, with its options. */
function madeToOrder({ product: products, sku: skus }: Catalogue) {
  const [found] = products
    .filter(({ custom, status, price }) => custom && status === PUBLISH_STATUS.PUT_ON && price <= DEAREST_FEN)
    .sort((one, other) => one.price - other.price);
  const own = skus.find(({ productId, stock }) => productId === found?.id && stock > 0);
  if (!found?.custom || !own?.id) return undefined;
  const custom = Object.fromEntries(
    found.custom.map(({ code, mode, choices, maxLength }) => [
      code,
      mode === INPUT_MODE.SELECT ? (choices?.[0]?.zh ?? '') : '良辰好景'.slice(0, maxLength),
    ]),
  );
  return { skuId: own.id, custom };
}
