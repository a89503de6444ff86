import { asc, eq, sql } from 'drizzle-orm';
import type { ShopEntryKind } from '#contract/settlement/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import { shopAccount, shopEntry } from '#mall/settlement/settlement.tables.ts';
import { countEntries, releaseDue } from '#mall/settlement/settlement.ts';
import { type Buyer, fromCart, makeBuyer, makeGoods, makeOperator, need, payTrade } from './buying.ts';
import type { TestMall } from './mall.ts';
import { SENT } from './refund.ts';
import { later } from './time.ts';

/** An order of a merchant's shop, paid. */
export async function paidOrder(mall: TestMall, { shopId = 2, pieces = 1, price = 10_000, buyer }: Partial<Paid> = {}) {
  const by = buyer ?? (await makeBuyer(mall));
  const { skuId } = await makeGoods(mall, { shopId, price });
  await by.addToCart(skuId, pieces);
  const { tradeId, orderIds } = await by.buy(fromCart);
  await payTrade(mall, tradeId);
  const orderId = orderIds[0] ?? '';
  const lines = await mall.db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id));
  return { buyer: by, tradeId, orderId, line: lines[0] as (typeof lines)[number], lines };
}
type Paid = { shopId: number; pieces: number; price: number; buyer: Buyer };

export async function ship(mall: TestMall, orderId: string, shopId = 2): Promise<void> {
  const staff = await makeOperator(mall, shopId);
  await staff.post(`${orderId}/accept`);
  need(await staff.post(`${orderId}/ship`, SENT));
}

export async function completedOrder(mall: TestMall, wanted: Partial<Paid> = {}) {
  const paid = await paidOrder(mall, wanted);
  await ship(mall, paid.orderId, wanted.shopId);
  need(await paid.buyer.post(`/orders/${paid.orderId}/receive`, {}));
  return paid;
}

/** What was booked of an order, by kind. */
export async function entriesOf(mall: TestMall, orderId: string): Promise<Partial<Record<ShopEntryKind, number>>> {
  const rows = await mall.db
    .select({ kind: shopEntry.kind, amount: sql<number>`sum(${shopEntry.amount})`.mapWith(Number) })
    .from(shopEntry)
    .where(eq(shopEntry.orderId, orderId))
    .groupBy(shopEntry.kind);
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

export async function accountOf(mall: TestMall, shopId = 2) {
  await countEntries(mall);
  const [row] = await mall.db.select().from(shopAccount).where(eq(shopAccount.shopId, shopId));
  return { pending: row?.pending ?? 0, available: row?.available ?? 0 };
}

/** Everything completed so far can be paid out. */
export async function makeAvailable(mall: TestMall, ms = 7 * DAY_MS): Promise<void> {
  later(mall, ms);
  await releaseDue(mall);
  await countEntries(mall);
}
