import * as calls from '#contract/checkout/calls.ts';
import { preview, previewRequest, submitRequest, submitted } from '#contract/checkout/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { checkSubmit, previewCheckout, refusalOf, SoldToOthers, submitCheckout } from './submit.ts';
import { createSubmitQueue } from './submit-queue.ts';

const shopper = (c: CallContext) => ({ ...shopperOf(c), language: c.get('language') });

export function checkoutRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const inQueue = createSubmitQueue(deps);

  addCall(
    app,
    calls.previewCheckout,
    {
      tag: 'Orders',
      summary: 'What a checkout costs',
      body: previewRequest,
      data: preview,
    },
    ({ c, body }) => previewCheckout(deps, shopper(c), body),
  );
  addCall(
    app,
    calls.submitCheckout,
    {
      tag: 'Orders',
      summary: 'Make the orders of a checkout',
      body: submitRequest,
      data: submitted,
    },
    async ({ c, body, key }) => {
      const buyer = shopper(c);
      const input = checkSubmit(body);
      try {
        return await inQueue(buyer.accountId, input.quoteHash, () => submitCheckout(deps, buyer, input, key));
      } catch (error) {
        throw error instanceof SoldToOthers ? await refusalOf(deps, buyer, input) : error;
      }
    },
  );
}
