import { z } from '@hono/zod-openapi';
import { publicId } from '#contract/order/schema.ts';
import * as calls from '#contract/payment/calls.ts';
import {
  balancePage,
  balanceQuery,
  balanceUnlock,
  payable,
  paymentView,
  payRequest,
  payResult,
  topUpRequest,
} from '#contract/payment/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, shopperOf } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import * as payment from './payment.ts';

const tag = 'Payment';

export function paymentRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const byId = z.object({ id: publicId });

  addCall(
    app,
    calls.viewPayable,
    {
      tag,
      summary: 'What a trade costs, and how it can be paid',
      params: z.object({ tradeId: publicId }),
      data: payable,
    },
    ({ c, params }) => payment.payable(deps, shopperOf(c), params.tradeId, callerOf(c)),
  );
  addCall(
    app,
    calls.unlockBalance,
    {
      tag,
      summary: 'The login password, before the balance pays in this session',
      body: balanceUnlock,
      data: z.null(),
    },
    async ({ c, body }) => {
      await payment.unlockBalance(deps, shopperOf(c), body.passWord, callerOf(c));
      return null;
    },
  );
  addCall(app, calls.payTrade, { tag, summary: 'Pay a trade', body: payRequest, data: payResult }, ({ c, body, key }) =>
    payment.pay(deps, shopperOf(c), body, key),
  );
  addCall(
    app,
    calls.viewPayment,
    { tag, summary: 'How a payment stands', params: byId, data: paymentView },
    ({ c, params }) => payment.viewPayment(deps, shopperOf(c), params.id),
  );
  addCall(
    app,
    calls.renewPayment,
    {
      tag,
      summary: 'Another QR code in the place of one whose time is over',
      params: byId,
      data: payResult,
    },
    ({ c, params, key }) => payment.renew(deps, shopperOf(c), params.id, key),
  );
  addCall(
    app,
    calls.topUp,
    {
      tag,
      summary: 'Pay into the balance',
      body: topUpRequest,
      data: payResult,
    },
    ({ c, body, key }) => payment.topUp(deps, shopperOf(c), body, key),
  );
  addCall(
    app,
    calls.viewBalance,
    {
      tag,
      summary: 'The balance and what moved it',
      query: balanceQuery,
      data: balancePage,
    },
    ({ c, query }) => payment.balancePage(deps, shopperOf(c), query.page),
  );
  // Each provider has a language of its own, and none of them speaks in envelopes.
  app.post('/api/oms/pay/notice/:provider', async (c) =>
    payment.takeNotice(deps, c.req.param('provider'), { headers: c.req.raw.headers, body: await c.req.text() }),
  );
}
