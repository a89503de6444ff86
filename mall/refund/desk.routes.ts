import { z } from '@hono/zod-openapi';
import { publicId } from '#contract/order/schema.ts';
import * as calls from '#contract/refund/desk.calls.ts';
import {
  agreedMany,
  agreeMany as agreeManyBody,
  agreeRefund,
  decideRefund,
  denyRefund,
  deskRefundPage,
  deskRefundQuery,
  deskRefundSheetQuery,
  deskRefundView,
  giveBackRequest,
  giveBackView,
  givenBack,
  receiveRefund,
  refundFigures,
  returnPlaceQuery,
  returnPlaceRequest,
  returnPlaceView,
} from '#contract/refund/desk.schema.ts';
import { sheetFile } from '#contract/sheet.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, operatorOf } from '../http/call.ts';
import { oneBulk } from '../in-turn.ts';
import { message } from '../messages/messages.ts';
import * as desk from './desk.ts';
import * as moves from './desk-moves.ts';
import { exportRefunds } from './export.ts';
import { giveBack, viewGiveBack } from './give-back.ts';

const tagged = { tag: 'Desk' } as const;
const own = z.object({ id: publicId.describe('Number of the refund.') });
const order = z.object({ id: publicId.describe('Number of the order.') });

export function refundDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.listRefunds,
    { ...tagged, summary: 'Refunds', query: deskRefundQuery, data: deskRefundPage },
    ({ c, query }) => desk.deskRefunds(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.exportRefunds,
    {
      ...tagged,
      summary: 'Refunds as a CSV file; written in the audit log',
      query: deskRefundSheetQuery,
      data: sheetFile,
    },
    ({ c, query }) => exportRefunds(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(app, calls.viewRefundFigures, { ...tagged, summary: 'Refunds in figures', data: refundFigures }, ({ c }) =>
    desk.figuresOf(deps, operatorOf(c)),
  );
  addCall(
    app,
    calls.viewReturnPlace,
    {
      ...tagged,
      summary: 'Where a shop takes parcels back',
      query: returnPlaceQuery,
      data: returnPlaceView,
    },
    ({ c, query }) => desk.placeOf(deps, operatorOf(c), query.shopId),
  );
  addCall(
    app,
    calls.saveReturnPlace,
    {
      ...tagged,
      summary: 'Say where a shop takes parcels back',
      body: returnPlaceRequest,
      data: returnPlaceView,
    },
    async ({ c, body }) => {
      await desk.savePlace(deps, operatorOf(c), body.address, body.shopId);
      return { address: body.address };
    },
  );
  addCall(
    app,
    calls.viewRefund,
    { ...tagged, summary: 'One refund', params: own, data: deskRefundView },
    ({ c, params }) => desk.deskRefund(deps, operatorOf(c), params.id, c.get('language')),
  );
  moveRoutes(app, deps);
  giveBackRoutes(app, deps);
}

function moveRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const one = { ...tagged, params: own, data: deskRefundView } as const;
  const view = (c: CallContext, id: string) => desk.deskRefund(deps, operatorOf(c), id, c.get('language'));
  addCall(
    app,
    calls.agreeRefund,
    { ...one, summary: 'Agree to a refund', body: agreeRefund },
    async ({ c, params, body }) => {
      await moves.agreeTo(deps, operatorOf(c), params.id, body);
      return view(c, params.id);
    },
  );
  for (const [call, move, summary] of [
    [calls.refuseRefund, 'refuse', 'Decline a refund'],
    [calls.refuseParcel, 'refuseParcel', 'Decline a refund because of what was sent back'],
  ] as const)
    addCall(app, call, { ...one, summary, body: denyRefund }, async ({ c, params, body }) => {
      await moves.refuse(deps, operatorOf(c), params.id, move, body);
      return view(c, params.id);
    });
  addCall(
    app,
    calls.receiveParcel,
    { ...one, summary: 'The goods are back', body: receiveRefund },
    async ({ c, params, body }) => {
      await moves.receiveParcel(deps, operatorOf(c), params.id, body.restock);
      return view(c, params.id);
    },
  );
  addCall(
    app,
    calls.decideRefund,
    { ...one, summary: 'Decide about a declined refund', body: decideRefund },
    async ({ c, params, body }) => {
      await moves.decide(deps, operatorOf(c), params.id, body);
      return view(c, params.id);
    },
  );
  addCall(
    app,
    calls.agreeRefunds,
    {
      ...tagged,
      summary: 'Agree to many refunds',
      body: agreeManyBody,
      data: agreedMany,
    },
    ({ c, body }) =>
      oneBulk(operatorOf(c), () =>
        desk.agreeMany(
          (id, input) => moves.agreeTo(deps, operatorOf(c), id, { ...input, unsentOnly: true }),
          body.ids,
          body.restock,
          ({ key, params }) => message(key, c.get('language'), params),
        ),
      ),
  );
}

function giveBackRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.viewGiveBack,
    { ...tagged, summary: 'What can be given back of an order', params: order, data: giveBackView },
    ({ c, params }) => viewGiveBack(deps, operatorOf(c), params.id, c.get('language')),
  );
  addCall(
    app,
    calls.giveBack,
    {
      ...tagged,
      summary: 'Give money back without being asked; at once refunded',
      params: order,
      body: giveBackRequest,
      data: givenBack,
    },
    ({ c, params, body, key }) => giveBack(deps, operatorOf(c), params.id, body, key),
  );
}
