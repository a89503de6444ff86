import { viewOrder } from '#contract/order/calls.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { viewReviewForm } from '#contract/review/calls.ts';
import type { ReviewForm } from '#contract/review/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { byId, orMissing } from '../../lib/shared/api/missing.ts';
import { createResource } from '../public/resource.ts';

type Received = { order: OrderView; form: ReviewForm | undefined };

/** An order that was received, with what its reviews earn; loaded as undefined when it is not this shopper's. */
export const createReceived = (id: string, words: FailureWords) =>
  createResource<Received | undefined>(async () => {
    const [order, form] = await Promise.all([
      byId(id, () => mall.call(viewOrder, { params: { id } })),
      byId(id, () => orMissing(mall.call(viewReviewForm, { params: { orderId: id } }))),
    ]);
    return order && { order, form };
  }, words);
