import { viewOrder } from '#contract/order/calls.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { viewReviewForm } from '#contract/review/calls.ts';
import type { ReviewForm } from '#contract/review/schema.ts';
import type { Client } from './api/client.ts';
import { byId, orMissing } from './api/missing.ts';

/** An order that was received, with what its reviews earn. */
export type Receipt = { order: OrderView; form: ReviewForm | undefined };

/** @returns undefined when the order is not this shopper's */
export async function readReceipt(mall: Client, id: string): Promise<Receipt | undefined> {
  const [order, form] = await Promise.all([
    byId(id, () => mall.call(viewOrder, { params: { id } })),
    byId(id, () => orMissing(mall.call(viewReviewForm, { params: { orderId: id } }))),
  ]);
  return order && { order, form };
}
