import { z } from '@hono/zod-openapi';
import { codeSent } from '#contract/account/schema.ts';
import * as calls from '#contract/payout/desk.calls.ts';
import * as schema from '#contract/payout/desk.schema.ts';
import { idText } from '#contract/query.schema.ts';
import { sheetFile } from '#contract/sheet.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, operatorOf } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import { saveReceiver, sendReceiverCode, viewReceiver } from './receiver.ts';
import { approveRun, discardRun, drawUpRun, exportRun, listRuns, viewRun } from './run.ts';
import { markFailed, markPaid } from './settle.ts';

export function payoutDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const own = { tag: 'Desk', data: schema.receiverView } as const;
  addCall(app, calls.viewReceiver, { ...own, summary: 'Where the shop is paid' }, ({ c }) =>
    viewReceiver(deps, operatorOf(c)),
  );
  addCall(
    app,
    calls.sendReceiverCode,
    { ...own, summary: "Send a code to the owner's mobile", data: codeSent },
    ({ c }) => sendReceiverCode(deps, operatorOf(c), callerOf(c)),
  );
  addCall(
    app,
    calls.saveReceiver,
    { ...own, summary: 'Change where the shop is paid; a change counts after two days', body: schema.receiverRequest },
    ({ c, body }) => saveReceiver(deps, operatorOf(c), body, callerOf(c)),
  );

  const desk = { tag: 'Desk' } as const;
  const view = (c: CallContext, id: number) => viewRun(deps, operatorOf(c), id, c.get('language'));
  addCall(
    app,
    calls.listRuns,
    { ...desk, summary: 'Payout runs', query: schema.runQuery, data: schema.runPage },
    ({ query }) => listRuns(deps, query),
  );
  addCall(
    app,
    calls.drawUpRun,
    { ...desk, summary: 'Draw up a run of what confirmed statements leave to be paid', data: schema.runDrawn },
    ({ c, key }) => drawUpRun(deps, operatorOf(c), key),
  );
  const one = {
    ...desk,
    params: z.object({ id: idText.describe('Id of the run.') }),
    data: schema.runView,
  } as const;
  addCall(app, calls.viewRun, { ...one, summary: 'A payout run' }, ({ c, params }) => view(c, params.id));
  addCall(app, calls.approveRun, { ...one, summary: 'Approve a run of another person' }, async ({ c, params }) => {
    await approveRun(deps, operatorOf(c), params.id);
    return view(c, params.id);
  });
  addCall(app, calls.discardRun, { ...one, summary: 'Discard a run that is not approved' }, async ({ c, params }) => {
    await discardRun(deps, operatorOf(c), params.id);
    return view(c, params.id);
  });
  addCall(
    app,
    calls.exportRun,
    { ...one, summary: 'A run as a CSV file for the bank; written in the audit log', data: sheetFile },
    ({ c, params }) => exportRun(deps, operatorOf(c), params.id, c.get('language')),
  );
  const payout = { ...one, params: z.object({ id: idText.describe('Id of the payout.') }) } as const;
  addCall(
    app,
    calls.markPaid,
    { ...payout, summary: 'The bank has paid', body: schema.paidRequest },
    async ({ c, params, body }) => view(c, await markPaid(deps, operatorOf(c), params.id, body.reference)),
  );
  addCall(
    app,
    calls.markFailed,
    { ...payout, summary: 'The bank has not paid: the money is available again', body: schema.failedRequest },
    async ({ c, params, body }) => view(c, await markFailed(deps, operatorOf(c), params.id, body.reason)),
  );
}
