import { z } from '@hono/zod-openapi';
import * as calls from '#contract/flash-sale/desk.calls.ts';
import {
  addedFlashItem,
  deskFlashItems,
  deskFlashQuery,
  deskFlashSessions,
  flashItemInput,
  flashMoveInput,
  flashSkuQuery,
  flashSkus,
} from '#contract/flash-sale/desk.schema.ts';
import { refText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { additionRoute, removalRoute } from '../documents/many.routes.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { admitSession, findSkus, listSessions, viewItems } from './desk.ts';
import { flashSession } from './document.ts';
import { addItem, moveItem } from './items.ts';

export function flashDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag: 'Desk' } as const;
  const ofSession = { ...call, params: z.object({ ref: refText.describe('Id of the session.') }) } as const;
  documentRoutes(app, deps, flashSession);
  additionRoute(app, deps, {
    kind: flashSession,
    add: { call: calls.addFlashSession, summary: 'Add a session of the flash sale', admit: admitSession },
  });
  removalRoute(app, deps, flashSession, calls.removeFlashSession, 'Remove a session that never had goods');

  addCall(
    app,
    calls.listFlashSessions,
    { ...call, summary: 'Sessions of the flash sale', query: deskFlashQuery, data: deskFlashSessions },
    ({ c, query }) => listSessions(deps, operatorOf(c), query.page),
  );
  itemRoutes(app, deps, ofSession);
  addCall(
    app,
    calls.findFlashSkus,
    { ...call, summary: 'SKUs for a session', query: flashSkuQuery, data: flashSkus },
    ({ c, query }) => findSkus(deps.database.db, operatorOf(c), query, c.get('language')),
  );
}

function itemRoutes(
  app: ReturnType<typeof createCalls>,
  deps: Deps,
  ofSession: { tag: string; params: z.ZodObject<{ ref: typeof refText }> },
): void {
  addCall(
    app,
    calls.listFlashItems,
    { ...ofSession, summary: 'Goods of a session', data: deskFlashItems },
    ({ c, params }) => viewItems(deps, operatorOf(c), Number(params.ref), c.get('language')),
  );
  addCall(
    app,
    calls.addFlashItem,
    { ...ofSession, summary: 'Put a SKU on, or apply for it', body: flashItemInput, data: addedFlashItem },
    async ({ c, params, body, key }) => ({
      id: await addItem(deps, operatorOf(c), Number(params.ref), body, key),
    }),
  );
  addCall(
    app,
    calls.moveFlashItem,
    {
      ...ofSession,
      params: z.object({ ref: refText.describe('Id of the item.') }),
      summary: 'Approve, refuse, withdraw or take off',
      body: flashMoveInput,
      data: z.null(),
    },
    async ({ c, params, body }) => {
      await moveItem(deps, operatorOf(c), Number(params.ref), body);
      return null;
    },
  );
}
