import { z } from '@hono/zod-openapi';
import { publicId } from '#contract/order/schema.ts';
import * as calls from '#contract/refund/calls.ts';
import {
  escalateRequest,
  refundPage,
  refundPreview,
  refundPreviewQuery,
  refundQuery,
  refundRequest,
  refundsApplied,
  refundView,
  shipBackRequest,
} from '#contract/refund/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { applyRefund, previewRefund } from './apply.ts';
import { correctParcel, escalate, listOwnRefunds, shipBack, viewRefund, withdrawRefund } from './own.ts';

const tag = 'Refunds';
const own = z.object({ id: publicId.describe('Number of the refund.') });
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });

export function refundRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.listRefunds,
    { tag, summary: "A shopper's refunds", query: refundQuery, data: refundPage },
    ({ c, query }) => listOwnRefunds(deps, shopper(c), query),
  );
  addCall(
    app,
    calls.previewRefund,
    {
      tag,
      summary: 'What a refund would give back',
      query: refundPreviewQuery,
      data: refundPreview,
    },
    ({ c, query }) => previewRefund(deps, shopper(c), query),
  );
  addCall(
    app,
    calls.applyRefund,
    {
      tag,
      summary: 'Apply for a refund',
      body: refundRequest,
      data: refundsApplied,
    },
    ({ c, body, key }) => applyRefund(deps, shopper(c), body, key),
  );
  addCall(app, calls.viewRefund, { tag, summary: 'One refund', params: own, data: refundView }, ({ c, params }) =>
    viewRefund(deps, { accountId: shopper(c).accountId }, c.get('language'), params.id),
  );
  moveRoutes(app, deps);
}

function moveRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const one = { tag, params: own, data: refundView } as const;
  const view = (c: CallContext, id: string) =>
    viewRefund(deps, { accountId: shopper(c).accountId }, c.get('language'), id);
  addCall(app, calls.withdrawRefund, { ...one, summary: 'Withdraw a refund' }, async ({ c, params }) => {
    await withdrawRefund(deps, shopper(c).accountId, params.id);
    return view(c, params.id);
  });
  addCall(
    app,
    calls.shipBack,
    { ...one, summary: 'The goods are on their way back', body: shipBackRequest },
    async ({ c, params, body }) => {
      await shipBack(deps, shopper(c).accountId, params.id, body);
      return view(c, params.id);
    },
  );
  addCall(
    app,
    calls.correctParcel,
    { ...one, summary: 'Correct the number of the parcel that goes back', body: shipBackRequest },
    async ({ c, params, body }) => {
      await correctParcel(deps, shopper(c).accountId, params.id, body);
      return view(c, params.id);
    },
  );
  addCall(
    app,
    calls.escalateRefund,
    {
      ...one,
      summary: 'Hand a refused refund to the service of the mall',
      body: escalateRequest,
    },
    async ({ c, params, body }) => {
      await escalate(deps, shopper(c).accountId, params.id, body);
      return view(c, params.id);
    },
  );
}
