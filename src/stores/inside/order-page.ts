import type { OrderView } from '#contract/order/schema.ts';
import { viewOrder } from '../../lib/browser/api/orders.ts';
import { byId } from '../../lib/shared/api/missing.ts';
import type { FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

/** One order; loaded as undefined when there is none of this number, or it is not this shopper's. */
export const createOrderPage = (id: string, words: FailureWords) =>
  createResource<OrderView | undefined>(() => byId(id, viewOrder), words);
