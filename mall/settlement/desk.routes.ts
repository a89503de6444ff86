import { z } from '@hono/zod-openapi';
import { pdfFile } from '#contract/invoice/schema.ts';
import { idText } from '#contract/query.schema.ts';
import * as calls from '#contract/settlement/desk.calls.ts';
import * as schema from '#contract/settlement/desk.schema.ts';
import { sheetFile } from '#contract/sheet.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, operatorOf } from '../http/call.ts';
import { addAdjustment, decideAdjustment, listAdjustments } from './adjustment.ts';
import { commissionRules, rateOf, saveCategoryRate, saveShopTerms } from './commission.ts';
import { balanceOf, exportEntries, exportOverview, listEntries, overview } from './desk.ts';
import { orderDue } from './order-due.ts';
import {
  answerDispute,
  confirmStatement,
  disputeEntry,
  listStatements,
  statementFile,
  viewStatement,
} from './statement.ts';

const paramsOf = (what: string) => z.object({ id: idText.describe(`Id of the ${what}.`) });

/** What shops see of themselves, and the mall of each. */
export function settlementDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const desk = { tag: 'Desk' } as const;
  const view = (c: CallContext, id: number) => viewStatement(deps, operatorOf(c), id, c.get('language'));
  addCall(
    app,
    calls.viewBalance,
    { ...desk, summary: 'What a shop is due', query: schema.ofShopQuery, data: schema.shopBalance },
    ({ c, query }) => balanceOf(deps, operatorOf(c), query.shopId),
  );
  addCall(
    app,
    calls.listEntries,
    { ...desk, summary: "Entries of shops' ledgers", query: schema.entryQuery, data: schema.shopEntryPage },
    ({ c, query }) => listEntries(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.exportEntries,
    {
      ...desk,
      summary: 'Entries as a CSV file; written in the audit log',
      query: schema.entrySheetQuery,
      data: sheetFile,
    },
    ({ c, query }) => exportEntries(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.viewOrderDue,
    { ...desk, summary: 'What an order brings its shop', params: schema.ofOrder, data: schema.orderDue },
    ({ c, params }) => orderDue(deps, operatorOf(c), params.id, c.get('language')),
  );
  addCall(
    app,
    calls.viewRate,
    { ...desk, summary: 'Commission of goods of a shop', query: schema.rateQuery, data: schema.rateView },
    ({ c, query }) => rateOf(deps, operatorOf(c), query),
  );
  addCall(
    app,
    calls.listStatements,
    { ...desk, summary: 'Statements', query: schema.statementQuery, data: schema.statementPage },
    ({ c, query }) => listStatements(deps, operatorOf(c), query, c.get('language')),
  );
  const one = { ...desk, params: paramsOf('statement'), data: schema.statementView } as const;
  addCall(app, calls.viewStatement, { ...one, summary: 'A statement' }, ({ c, params }) => view(c, params.id));
  addCall(app, calls.viewStatementFile, { ...one, summary: 'A statement as a PDF', data: pdfFile }, ({ c, params }) =>
    statementFile(deps, operatorOf(c), params.id),
  );
  addCall(app, calls.confirmStatement, { ...one, summary: 'Confirm a statement' }, async ({ c, params }) => {
    await confirmStatement(deps, operatorOf(c), params.id);
    return view(c, params.id);
  });
  addCall(
    app,
    calls.disputeEntry,
    { ...one, summary: 'Dispute an entry of a statement', body: schema.disputeRequest },
    async ({ c, params, body }) => {
      await disputeEntry(deps, operatorOf(c), params.id, body);
      return view(c, params.id);
    },
  );
  mallRoutes(app, deps);
}

function mallRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const desk = { tag: 'Desk' } as const;
  const change = { ...desk, data: z.null() } as const;
  addCall(
    app,
    calls.answerDispute,
    {
      ...desk,
      summary: 'Answer a dispute',
      params: paramsOf('statement'),
      body: schema.answerRequest,
      data: schema.statementView,
    },
    async ({ c, params, body }) => {
      await answerDispute(deps, operatorOf(c), params.id, body);
      return viewStatement(deps, operatorOf(c), params.id, c.get('language'));
    },
  );
  addCall(
    app,
    calls.listAdjustments,
    { ...desk, summary: 'Adjustments', query: schema.adjustmentQuery, data: schema.adjustmentPage },
    ({ c, query }) => listAdjustments(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.addAdjustment,
    { ...change, summary: "Adjust a shop's account", body: schema.adjustmentRequest },
    ({ c, body, key }) => addAdjustment(deps, operatorOf(c), body, key),
  );
  addCall(
    app,
    calls.decideAdjustment,
    {
      ...change,
      summary: 'Decide about an adjustment of another person',
      params: paramsOf('adjustment'),
      body: schema.decisionRequest,
    },
    ({ c, params, body }) => decideAdjustment(deps, operatorOf(c), params.id, body.accept),
  );
  addCall(
    app,
    calls.viewOverview,
    { ...desk, summary: 'Shops with what they are due', query: schema.overviewQuery, data: schema.overview },
    ({ c, query }) => overview(deps, query, c.get('language')),
  );
  addCall(
    app,
    calls.exportOverview,
    {
      ...desk,
      summary: 'The same as a CSV file; written in the audit log',
      query: schema.overviewSheetQuery,
      data: sheetFile,
    },
    ({ c, query }) => exportOverview(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.saveShopTerms,
    { ...change, summary: 'Terms of a shop', params: paramsOf('shop'), body: schema.shopTerms },
    ({ c, params, body }) => saveShopTerms(deps, operatorOf(c), params.id, body),
  );
  addCall(
    app,
    calls.viewCommission,
    { ...desk, summary: 'Commission of categories', data: schema.commissionRules },
    ({ c }) => commissionRules(deps, c.get('language')),
  );
  addCall(
    app,
    calls.saveCategoryRate,
    { ...change, summary: 'Set the commission of a category', params: paramsOf('category'), body: schema.categoryRate },
    ({ c, params, body }) => saveCategoryRate(deps, operatorOf(c), params.id, body.rate),
  );
}
