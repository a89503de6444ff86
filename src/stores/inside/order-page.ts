import { viewOrder } from '#contract/order/calls.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { byId } from '../../lib/shared/api/missing.ts';
import { createResource } from '../public/resource.ts';

/** One order; loaded as undefined when there is none of this number, or it is not this shopper's. */
export const createOrderPage = (id: string, words: FailureWords) =>
  createResource<OrderView | undefined>(() => byId(id, () => mall.call(viewOrder, { params: { id } })), words);
