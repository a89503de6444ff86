import { z } from '@hono/zod-openapi';
import * as calls from '#contract/brand-request/desk.calls.ts';
import { brandDecision, brandWish, openBrandRequests, ownBrandRequests } from '#contract/brand-request/schema.ts';
import { madeId } from '#contract/category/schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import * as requests from './brand-request.ts';

const call = { tag: 'Desk' } as const;
const params = z.object({ id: idText });

export function brandRequestRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const { db } = deps.database;
  addCall(
    app,
    calls.askForBrand,
    { ...call, summary: 'Ask for a brand that is missing', body: brandWish, data: madeId },
    ({ c, body }) => requests.askForBrand(deps, operatorOf(c), body),
  );
  addCall(
    app,
    calls.listOwnBrandRequests,
    { ...call, summary: 'Brands that the shop asked for', data: ownBrandRequests },
    ({ c }) => requests.ownRequests(db, operatorOf(c)),
  );
  addCall(
    app,
    calls.listBrandRequests,
    { ...call, summary: 'Brands that shops ask for', data: openBrandRequests },
    ({ c }) => requests.openRequests(db, c.get('language')),
  );
  addCall(
    app,
    calls.decideBrandRequest,
    { ...call, summary: 'Add a brand that was asked for, or refuse it', params, body: brandDecision, data: z.null() },
    ({ c, params: { id }, body }) => requests.decideRequest(deps, operatorOf(c), id, body),
  );
}
