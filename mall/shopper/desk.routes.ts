import { z } from '@hono/zod-openapi';
import { sessionId } from '#contract/account/schema.ts';
import { mobileView } from '#contract/order/desk.schema.ts';
import { idText } from '#contract/query.schema.ts';
import { sheetFile } from '#contract/sheet.schema.ts';
import * as calls from '#contract/shopper/desk.calls.ts';
import {
  deskShopper,
  deskShopperPage,
  deskShopperQuery,
  deskShopperSheetQuery,
  lockShopper,
} from '#contract/shopper/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { exportShoppers } from './export.ts';
import * as shoppers from './shopper.ts';

const params = z.object({ id: idText.describe('Id of the shopper.') });
const tagged = { tag: 'Desk' } as const;
const change = { ...tagged, params, data: z.null() } as const;

export function shopperDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.listShoppers,
    { ...tagged, summary: 'Shoppers', query: deskShopperQuery, data: deskShopperPage },
    ({ query }) => shoppers.listShoppers(deps, query),
  );
  addCall(
    app,
    calls.exportShoppers,
    {
      ...tagged,
      summary: 'Shoppers as a CSV file; written in the audit log',
      query: deskShopperSheetQuery,
      data: sheetFile,
    },
    ({ c, query }) => exportShoppers(deps, operatorOf(c), query, c.get('language')),
  );
  addCall(
    app,
    calls.viewShopper,
    { ...tagged, summary: 'One shopper', params, data: deskShopper },
    ({ c, params: { id } }) => shoppers.viewShopper(deps, operatorOf(c), id),
  );
  addCall(
    app,
    calls.showShopperMobile,
    {
      ...tagged,
      summary: 'The whole mobile number of a shopper; written in the audit log',
      params,
      data: mobileView,
    },
    async ({ c, params: { id } }) => ({ mobile: await shoppers.showMobile(deps, operatorOf(c), id) }),
  );
  changeRoutes(app, deps);
}

function changeRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.lockShopper,
    {
      ...change,
      summary: 'Lock a shopper out; all sessions end at once',
      body: lockShopper,
      done: 'shopperLocked',
    },
    async ({ c, params: { id }, body }) => {
      await shoppers.lockShopper(deps, operatorOf(c), id, body.reason);
      return null;
    },
  );
  addCall(
    app,
    calls.unlockShopper,
    {
      ...change,
      summary: 'Let a shopper log in again',
      done: 'shopperUnlocked',
    },
    async ({ c, params: { id } }) => {
      await shoppers.unlockShopper(deps, operatorOf(c), id);
      return null;
    },
  );
  const end = { ...change, done: 'shopperLoggedOut' } as const;
  addCall(
    app,
    calls.endSessions,
    { ...end, summary: 'Log a shopper out everywhere' },
    async ({ c, params: { id } }) => {
      await shoppers.endSessions(deps, operatorOf(c), id);
      return null;
    },
  );
  addCall(
    app,
    calls.endSession,
    {
      ...end,
      summary: 'Log a shopper out in one place',
      params: params.extend({ session: sessionId.shape.id }),
    },
    async ({ c, params: { id, session } }) => {
      await shoppers.endSessions(deps, operatorOf(c), id, session);
      return null;
    },
  );
}
