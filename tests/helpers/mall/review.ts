import { eq } from 'drizzle-orm';
import type { WriteReviews, WrittenReviews } from '#contract/review/schema.ts';
import { orderLine } from '#mall/order/order.tables.ts';
import { type Buyer, fromCart, makeBuyer, makeOperator, need, newKey, payTrade } from './buying.ts';
import type { TestMall } from './mall.ts';

/** An order of these SKUs that its buyer has received. */
async function buyAndReceive(mall: TestMall, buyer: Buyer, skuIds: number[]) {
  for (const skuId of skuIds) await buyer.addToCart(skuId);
  const { tradeId, orderIds } = await buyer.buy(fromCart);
  await payTrade(mall, tradeId);
  const [orderId = ''] = orderIds;
  const shop = await makeOperator(mall, 1);
  need(await shop.post(`${orderId}/ship`, { carrier: 'SF', number: 'SF1234567890123' }));
  need(await buyer.post(`/orders/${orderId}/receive`, {}));
  const lines = await mall.db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(orderLine.id);
  return { orderId, lineIds: lines.map(({ id }) => id) };
}

export const lineOf = (lineId: number, more: Partial<WriteReviews['lines'][number]> = {}) => ({
  ...{ lineId, score: 5, text: '很好用', pictures: [] },
  ...more,
});

/** A buyer who has received an order, and how they review it. */
export const makeReviewer = async (mall: TestMall, ...skuIds: number[]) =>
  receivedBy(mall, await makeBuyer(mall), ...skuIds);

/** Another order of theirs. */
export async function receivedBy(mall: TestMall, buyer: Buyer, ...skuIds: number[]) {
  const order = await buyAndReceive(mall, buyer, skuIds);
  const write = (body: WriteReviews, key = newKey()) =>
    buyer.post<WrittenReviews>(`/reviews/orders/${order.orderId}`, body, { 'idempotency-key': key });
  return { ...buyer, ...order, write };
}
