import { preview, previewRequest, submitRequest, submitted } from '#contract/checkout/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { checkSubmit, previewCheckout, refusalOf, SoldToOthers, submitCheckout } from './submit.ts';
import { createSubmitQueue } from './submit-queue.ts';

const shopper = (c: CallContext) => ({ ...shopperOf(c), language: c.get('language') });

export function checkoutRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const post = { method: 'post', tag: 'Orders' } as const;
  const inQueue = createSubmitQueue(deps);

  addPathCall(
    app,
    {
      ...post,
      path: '/api/oms/p/order/preview',
      summary: 'What a checkout costs',
      body: previewRequest,
      data: preview,
    },
    ({ c, body }) => previewCheckout(deps, shopper(c), body),
  );
  addPathCall(
    app,
    {
      ...post,
      path: '/api/oms/p/order/submit',
      summary: 'Make the orders of a checkout',
      body: submitRequest,
      data: submitted,
      idempotent: true,
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
