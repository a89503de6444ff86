import { z } from '@hono/zod-openapi';
import type { Language } from '#contract/language.ts';
import * as calls from '#contract/order/desk.calls.ts';
import {
  type BulkReport,
  bulkAccept,
  bulkReport,
  bulkShip,
  correctParcelRequest,
  deskOrderPage,
  deskOrderQuery,
  deskOrderSheetQuery,
  deskOrderView,
  mobileView,
  noteRequest,
  reduceRequest,
  refuseRequest,
  shipCsv,
  shipRequest,
  slip,
  slipQuery,
  tagsRequest,
} from '#contract/order/desk.schema.ts';
import { publicId } from '#contract/order/schema.ts';
import { sheetFile } from '#contract/sheet.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, operatorOf } from '../http/call.ts';
import { oneBulk } from '../in-turn.ts';
import { message } from '../messages/messages.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { correctParcel } from './correct.ts';
import * as orders from './desk.ts';
import { exportOrders } from './export.ts';
import { addNote, setTags } from './notes.ts';
import { reduceOrder } from './reduce.ts';
import { acceptMany, type RowDone, shipFile, shipMany } from './ship-many.ts';

const own = z.object({ id: publicId });
const ids = slipQuery.transform((query) => query.ids.split(',').filter((id) => publicId.safeParse(id).success));

const desk = { tag: 'Desk' } as const;

export function orderDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.listOrders,
    { ...desk, summary: 'Orders', query: deskOrderQuery, data: deskOrderPage },
    ({ c, query }) => orders.deskOrders(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.exportOrders,
    {
      ...desk,
      summary: 'Orders as a CSV file; written in the audit log',
      query: deskOrderSheetQuery,
      data: sheetFile,
    },
    ({ c, query }) => exportOrders(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.showOrderMobile,
    {
      ...desk,
      summary: 'The whole mobile number of an order; written in the audit log',
      params: own,
      data: mobileView,
    },
    async ({ c, params }) => ({ mobile: await orders.showMobile(deps, operatorOf(c), params.id) }),
  );
  addCall(app, calls.viewOrder, { ...desk, summary: 'One order', params: own, data: deskOrderView }, ({ c, params }) =>
    orders.deskOrder(deps, operatorOf(c), params.id, c.get('language')),
  );
  addCall(
    app,
    calls.listSlips,
    { ...desk, summary: 'Packing slips', query: slipQuery, data: z.array(slip) },
    ({ c, query }) => orders.deskSlips(deps, operatorOf(c), ids.parse(query), c.get('language')),
  );
  moveRoutes(app, deps);
  noteRoutes(app, deps);
  bulkRoutes(app, deps);
}

function moveRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const one = { ...desk, params: own, data: z.null() } as const;
  for (const [call, move, summary] of [
    [calls.acceptOrder, 'accept', 'Accept a paid order'],
    [calls.produceOrder, 'produce', 'Accept a paid order and make its goods'],
    [calls.finishOrder, 'finish', 'The goods are made'],
  ] as const) {
    addCall(app, call, { ...one, summary }, async ({ c, params }) => {
      await orders.moveOrder(deps, operatorOf(c), params.id, { move });
      return null;
    });
  }
  const refusal = 'Refuse a paid order; all money goes back';
  addCall(app, calls.refuseOrder, { ...one, summary: refusal, body: refuseRequest }, async ({ c, params, body }) => {
    await orders.moveOrder(deps, operatorOf(c), params.id, { move: 'refuse', ...body });
    return null;
  });
  const cancel = 'Cancel an accepted order of which nothing has left; all money goes back';
  addCall(app, calls.cancelOrder, { ...one, summary: cancel, body: refuseRequest }, async ({ c, params, body }) => {
    await orders.moveOrder(deps, operatorOf(c), params.id, { move: 'cancel', ...body });
    return null;
  });
  const reduction = 'Lower the price of an unpaid order; the shopper is told';
  addCall(app, calls.reduceOrder, { ...one, summary: reduction, body: reduceRequest }, async ({ c, params, body }) => {
    await reduceOrder(deps, operatorOf(c), params.id, body);
    return null;
  });
  const shipment = 'Hand an order over to a carrier';
  addCall(app, calls.shipOrder, { ...one, summary: shipment, body: shipRequest }, async ({ c, params, body }) => {
    await orders.moveOrder(deps, operatorOf(c), params.id, { move: 'ship', ...body });
    return null;
  });
}

function noteRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const one = { ...desk, params: own, data: z.null() } as const;
  const correction = 'Correct carrier and number of a parcel; the shopper is told';
  const parcel = own.extend({
    parcel: z.coerce.number().int().min(1).max(2_147_483_647).describe('Id of the parcel.'),
  });
  const corrected = { ...desk, summary: correction, params: parcel, body: correctParcelRequest, data: z.null() };
  addCall(app, calls.correctParcel, corrected, async ({ c, params, body }) => {
    await correctParcel(deps, operatorOf(c), { orderId: params.id, parcelId: params.parcel }, body);
    return null;
  });
  addCall(
    app,
    calls.addNote,
    { ...one, summary: 'An internal note for an order', body: noteRequest },
    async ({ c, params, body }) => {
      await addNote(deps, operatorOf(c), params.id, body.text);
      return null;
    },
  );
  addCall(
    app,
    calls.setTags,
    { ...one, summary: 'The tags of an order', body: tagsRequest },
    async ({ c, params, body }) => {
      await setTags(deps, operatorOf(c), params.id, body.tags);
      return null;
    },
  );
}

function bulkRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const report = async (c: CallContext, work: (by: LiveOperator) => Promise<RowDone[]>): Promise<BulkReport> => {
    const by = operatorOf(c);
    return toReport(await oneBulk(by, () => work(by)), c.get('language'));
  };
  const many = { ...desk, data: bulkReport } as const;
  addCall(app, calls.acceptOrders, { ...many, summary: 'Accept many orders', body: bulkAccept }, ({ c, body }) =>
    report(c, (by) => acceptMany(deps, by, body.orders)),
  );
  addCall(app, calls.shipOrders, { ...many, summary: 'Ship many orders', body: bulkShip }, ({ c, body }) =>
    report(c, (by) => shipMany(deps, by, body.rows)),
  );
  addCall(app, calls.shipFile, { ...many, summary: 'Ship what a CSV file lists', body: shipCsv }, ({ c, body }) =>
    report(c, (by) => shipFile(deps, by, body.csv, body.apply)),
  );
}

function toReport(rows: RowDone[], language: Language): BulkReport {
  const bad = rows.filter(({ outcome }) => outcome === 'bad').length;
  return {
    rows: rows.map(({ error, ...row }) => (error ? { ...row, msg: message(error.key, language, error.params) } : row)),
    good: rows.length - bad,
    bad,
  };
}
