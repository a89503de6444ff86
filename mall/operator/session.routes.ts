import { z } from '@hono/zod-openapi';
import { sessionId } from '#contract/account/schema.ts';
import * as calls from '#contract/operator/factor.calls.ts';
import { deskSession } from '#contract/operator/factor.schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, deskOf, operatorOf } from '../http/call.ts';
import * as sessions from './sessions.ts';
import { resetFactors } from './staff.ts';

const tag = 'Desk';
const session = sessionId.shape.id;
const params = z.object({ id: idText.describe('Id of the operator.') });
const done = { tag, data: z.null() } as const;

export function sessionRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.listOwnSessions,
    { tag, summary: "One's own sessions at the desk", data: z.array(deskSession) },
    ({ c }) => sessions.listSessions(deps, operatorOf(c).id, deskOf(c).id),
  );
  addCall(
    app,
    calls.endOwnSession,
    { ...done, summary: "End one of one's own sessions", params: z.object({ session }) },
    async ({ c, params }) => {
      await sessions.endSession(deps, operatorOf(c).id, params.session);
      return null;
    },
  );
  addCall(app, calls.endOtherSessions, { ...done, summary: "End one's own other sessions" }, async ({ c }) => {
    await sessions.endOtherSessions(deps, operatorOf(c).id, deskOf(c).id);
    return null;
  });
  staffRoutes(app, deps);
}

function staffRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const staff = { ...done, params } as const;
  addCall(
    app,
    calls.listOperatorSessions,
    { ...staff, summary: 'Sessions of an operator', data: z.array(deskSession) },
    ({ c, params: { id } }) => sessions.listStaffSessions(deps, operatorOf(c), id, deskOf(c).id),
  );
  addCall(
    app,
    calls.endOperatorSession,
    { ...staff, summary: 'End a session of an operator', params: params.extend({ session }) },
    async ({ c, params: { id, session } }) => {
      await sessions.endStaffSessions(deps, operatorOf(c), id, session);
      return null;
    },
  );
  addCall(
    app,
    calls.endOperatorSessions,
    { ...staff, summary: 'End all sessions of an operator' },
    async ({ c, params: { id } }) => {
      await sessions.endStaffSessions(deps, operatorOf(c), id);
      return null;
    },
  );
  addCall(
    app,
    calls.resetFactors,
    { ...staff, summary: 'Remove the second factors of an operator who has lost them; all sessions end' },
    async ({ c, params: { id } }) => {
      await resetFactors(deps, operatorOf(c), id);
      return null;
    },
  );
}
