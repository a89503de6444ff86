import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { REFUND_KIND, REFUND_STATUS } from '#contract/refund/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { hashToken } from '#mall/http/token.ts';
import { operator, operatorSession } from '#mall/operator/operator.tables.ts';
import { order, orderLine } from '#mall/order/order.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { refund } from '#mall/refund/refund.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import type { Scenario } from './scenarios.ts';
import type { Buyer, World } from './world.ts';

const PIECES = 3;
const ENDED: readonly number[] = [
  REFUND_STATUS.REFUNDED,
  REFUND_STATUS.REFUSED,
  REFUND_STATUS.WITHDRAWN,
  REFUND_STATUS.CLOSED,
];

export type Bought = { buyer: Buyer; orderId: string; lineId: number };

/** Orders whose line is asked back five times at once, while shopper, shop and the receipt move them. */
export const refundRace = (orders: number): Scenario => ({
  name: `refunds of ${orders} orders from every side at once`,
  async play(world) {
    const { db } = world;
    await db.update(shop).set({ autoAccept: true, instantRefund: false });
    const [skuId = 0] = await world.freshSkus(1, orders * PIECES * 2);
    const desk = await shopDesk(world, skuId);
    const buyers = await world.makeBuyers(orders);
    await world.give(buyers, 100_000_000);
    const bought = await Promise.all(buyers.map((buyer) => buy(world, buyer, skuId)));
    await Promise.all(bought.map((one, at) => refundFromEverySide(world, one, desk, at)));
    return judge(world, bought);
  },
});

/** Somebody of the shop that sells the SKU. @returns their token */
export async function shopDesk({ db }: World, skuId: number): Promise<string> {
  const [row] = await db
    .select({ shopId: product.shopId })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(sku.id, skuId));
  const token = randomUUID();
  const person = { userName: `torture_${token}`, passwordHash: '', name: 'Torture', role: 'shop' as const };
  const [added] = await db
    .insert(operator)
    .values({ ...person, shopId: row?.shopId ?? 0 })
    .returning({ id: operator.id });
  const now = new Date();
  await db.insert(operatorSession).values({
    ...{ tokenHash: hashToken(token), operatorId: added?.id ?? 0 },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + DAY_MS) },
  });
  return token;
}

export async function buy(world: World, buyer: Buyer, skuId: number, quantity = PIECES): Promise<Bought> {
  const made = await world.submit(buyer, await world.inputOf(buyer, { from: 'sku', skuId, quantity }));
  if (!made) throw new Error('an order was refused');
  const body = { tradeId: made.tradeId, balance: made.payable };
  await world.insist('POST', '/api/oms/p/pay', { token: buyer.token, body, key: randomUUID() });
  const [orderId = ''] = made.orderIds;
  const [line] = await world.db.select({ id: orderLine.id }).from(orderLine).where(eq(orderLine.orderId, orderId));
  return { buyer, orderId, lineId: line?.id ?? 0 };
}

/** Every second order is shipped first, and received while its refunds move. */
async function refundFromEverySide(world: World, { buyer, orderId, lineId }: Bought, desk: string, at: number) {
  const shipped = at % 2 === 1;
  const asShop = (path: string, body: object) => world.insist('POST', `/api/desk/p${path}`, { token: desk, body });
  const asBuyer = (path: string, body: object) =>
    world.insist('POST', `/api/oms/p${path}`, { token: buyer.token, body });
  if (shipped) await asShop(`/orders/${orderId}/ship`, { carrier: '顺丰速运', number: `SF${orderId.slice(-10)}` });
  const apply = (quantity: number) =>
    world.insist('POST', '/api/oms/p/refunds', {
      token: buyer.token,
      key: randomUUID(),
      body: { orderId, lineId, kind: REFUND_KIND.ONLY, reason: '质量问题', ...(shipped ? { quantity } : {}) },
    });
  const receive = () => asBuyer(`/orders/${orderId}/receive`, {});
  // The second round finds what the first one left of the line.
  for (let round = 0; round < 2; round += 1) {
    await Promise.all([...[1, 2, 3, 2, 1].map(apply), ...(shipped ? [receive()] : [])]);
    const open = await world.db.select({ id: refund.id }).from(refund).where(eq(refund.orderId, orderId));
    await Promise.all(
      open.flatMap(({ id }) => [
        asShop(`/refunds/${id}/agree`, { restock: true }),
        asShop(`/refunds/${id}/agree`, { restock: false }),
        asShop(`/refunds/${id}/refuse`, { reason: '没有发现质量问题' }),
        asBuyer(`/refunds/${id}/withdraw`, {}),
        ...(shipped ? [receive()] : []),
      ]),
    );
  }
}

/** The rules of the mall say whether money and pieces are right; here, that all of it came to an end. */
async function judge({ db }: World, bought: Bought[]): Promise<string[]> {
  const ids = bought.map(({ orderId }) => orderId);
  const refunds = await db.select().from(refund).where(inArray(refund.orderId, ids));
  const orders = await db.select().from(order).where(inArray(order.id, ids));
  const paid = refunds.filter(({ status }) => status === REFUND_STATUS.REFUNDED).length;
  return [
    ...(refunds.length < bought.length ? [`${refunds.length} refunds of ${bought.length} orders`] : []),
    ...(paid === 0 ? ['no refund was paid'] : []),
    ...refunds
      .filter(({ status }) => !ENDED.includes(status))
      .map(({ id, status }) => `refund ${id} hangs at ${status}`),
    ...orders.filter(({ refunding }) => refunding !== 0).map(({ id }) => `order ${id} waits for refunds that ended`),
  ];
}
