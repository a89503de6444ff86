import { preview, previewRequest, submitRequest, submitted } from '#contract/checkout/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { previewCheckout, submitCheckout, toBuying } from './submit.ts';

const shopper = (c: CallContext) => ({ ...shopperOf(c), language: c.get('language') });

export function checkoutRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const post = { method: 'post', tag: 'Orders' } as const;
  const buying = toBuying(deps);

  addCall(
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
  addCall(
    app,
    {
      ...post,
      path: '/api/oms/p/order/submit',
      summary: 'Make the orders of a checkout',
      body: submitRequest,
      data: submitted,
      idempotent: true,
    },
    ({ c, body, key }) => submitCheckout(buying, shopper(c), body, key),
  );
}
