import { z } from '@hono/zod-openapi';
import { cartMerged } from '#contract/cart/schema.ts';
import * as calls from '#contract/order/calls.ts';
import {
  canceled,
  cancelRequest,
  changeAddressRequest,
  orderOverview,
  orderPage,
  orderQuery,
  orderView,
  publicId,
} from '#contract/order/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { changeOrderAddress, prolongReceipt, urgeOrder } from './after-paying.ts';
import { buyAgain, cancelOrder, deleteOrder, receiveOrder } from './flow.ts';
import { viewOverview } from './overview.ts';
import { listOrders, viewOrder } from './views.ts';

const tag = 'Orders';
const shopper = (c: CallContext) => ({ ...shopperOf(c), language: c.get('language') });

export function orderRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const own = z.object({ id: publicId });
  addCall(
    app,
    calls.listOrders,
    { tag, summary: "A shopper's orders", query: orderQuery, data: orderPage },
    ({ c, query }) => listOrders(deps, shopper(c), query),
  );
  addCall(
    app,
    calls.viewOverview,
    { tag, summary: "What waits among a shopper's orders", data: orderOverview },
    ({ c }) => viewOverview(deps, shopper(c)),
  );
  addCall(app, calls.viewOrder, { tag, summary: 'One order', params: own, data: orderView }, ({ c, params }) =>
    viewOrder(deps, shopper(c), c.get('language'), params.id),
  );
  addCall(
    app,
    calls.cancelOrder,
    {
      tag,
      summary: 'Cancel an order; one still to be paid, with all that is paid together with it',
      params: own,
      body: cancelRequest,
      data: canceled,
    },
    async ({ c, params, body }) => ({
      orderIds: await cancelOrder(deps, shopper(c).accountId, params.id, body.reason),
    }),
  );
  addCall(
    app,
    calls.receiveOrder,
    { tag, summary: 'The goods have come', params: own, data: z.null() },
    async ({ c, params }) => {
      await receiveOrder(deps, shopper(c).accountId, params.id);
      return null;
    },
  );
  const done = { tag, params: own, data: z.null() } as const;
  const urge = 'Ask the shop to ship; once a day';
  addCall(app, calls.urgeOrder, { ...done, summary: urge }, async ({ c, params }) => {
    await urgeOrder(deps, shopper(c).accountId, params.id);
    return null;
  });
  const prolong = 'Three more days to confirm the receipt; once';
  addCall(app, calls.prolongReceipt, { ...done, summary: prolong }, async ({ c, params }) => {
    await prolongReceipt(deps, shopper(c).accountId, params.id);
    return null;
  });
  const summary = 'Another address, until the first parcel leaves; delivery there has to cost the same';
  const addressed = { ...done, summary, body: changeAddressRequest };
  addCall(app, calls.changeOrderAddress, addressed, async ({ c, params, body }) => {
    await changeOrderAddress(deps, shopper(c).accountId, params.id, body.addressId);
    return null;
  });
  addCall(
    app,
    calls.deleteOrder,
    {
      tag,
      summary: 'Take an ended order off the list',
      params: own,
      data: z.null(),
    },
    async ({ c, params }) => {
      await deleteOrder(deps, shopper(c).accountId, params.id);
      return null;
    },
  );
  addCall(
    app,
    calls.buyAgain,
    {
      tag,
      summary: 'Its goods into the cart again',
      params: own,
      data: cartMerged,
    },
    ({ c, params, key }) => buyAgain(deps, shopper(c), params.id, key),
  );
}
