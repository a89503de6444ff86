import { z } from '@hono/zod-openapi';
import { cartMerged } from '#contract/cart/schema.ts';
import { canceled, cancelRequest, orderPage, orderQuery, orderView, publicId } from '#contract/order/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { buyAgain, cancelOrder, deleteOrder, receiveOrder } from './flow.ts';
import { listOrders, viewOrder } from './views.ts';

const tag = 'Orders';
const none = z.object({});
const shopper = (c: CallContext) => ({ ...shopperOf(c), language: c.get('language') });

export function orderRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const post = { method: 'post', tag } as const;
  const own = z.object({ id: publicId });
  const base = '/api/oms/p/orders';
  addPathCall(
    app,
    { method: 'get', tag, path: base, summary: "A shopper's orders", query: orderQuery, data: orderPage },
    ({ c, query }) => listOrders(deps, shopper(c), query),
  );
  addPathCall(
    app,
    { method: 'get', tag, path: `${base}/{id}`, summary: 'One order', params: own, data: orderView },
    ({ c, params }) => viewOrder(deps, shopper(c), c.get('language'), params.id),
  );
  addPathCall(
    app,
    {
      ...post,
      path: `${base}/{id}/cancel`,
      summary: 'Cancel an order; one still to be paid, with all that is paid together with it',
      params: own,
      body: cancelRequest,
      data: canceled,
    },
    async ({ c, params, body }) => ({
      orderIds: await cancelOrder(deps, shopper(c).accountId, params.id, body.reason),
    }),
  );
  addPathCall(
    app,
    { ...post, path: `${base}/{id}/receive`, summary: 'The goods have come', params: own, body: none, data: z.null() },
    async ({ c, params }) => {
      await receiveOrder(deps, shopper(c).accountId, params.id);
      return null;
    },
  );
  addPathCall(
    app,
    {
      ...post,
      path: `${base}/{id}/delete`,
      summary: 'Take an ended order off the list',
      params: own,
      body: none,
      data: z.null(),
    },
    async ({ c, params }) => {
      await deleteOrder(deps, shopper(c).accountId, params.id);
      return null;
    },
  );
  addPathCall(
    app,
    {
      ...post,
      path: `${base}/{id}/buyAgain`,
      summary: 'Its goods into the cart again',
      params: own,
      body: none,
      data: cartMerged,
      idempotent: true,
    },
    ({ c, params, key }) => buyAgain(deps, shopper(c), params.id, key),
  );
}
