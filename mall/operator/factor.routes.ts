import { z } from '@hono/zod-openapi';
import * as calls from '#contract/operator/factor.calls.ts';
import {
  factorAdded,
  factorName,
  loginProof,
  loginTicket,
  newPasskey,
  newTotp,
  ownFactors,
  passkeyCreation,
  passkeyRequest,
  proofGiven,
  recoveryCodes,
  totpSecret,
} from '#contract/operator/factor.schema.ts';
import { operatorToken } from '#contract/operator/schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, deskOf, operatorOf } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import { countLogin } from '../http/metrics.ts';
import * as factors from './factors.ts';
import * as desk from './operator.ts';
import { partyOf } from './passkey.ts';
import { askOwnPasskey, prove } from './proof.ts';

const tag = 'Desk';
const params = z.object({ id: idText.describe('Id of the factor.') });
const done = { tag, data: z.null() } as const;

type Calls = ReturnType<typeof createCalls>;
const ownOf = (c: CallContext) => ({ by: operatorOf(c), desk: deskOf(c) });

export function factorRoutes(app: Calls, deps: Deps): void {
  const party = (c: CallContext) => partyOf(deps.siteUrl, c.req.url);
  addCall(
    app,
    calls.askLoginPasskey,
    { tag, summary: 'What a passkey signs for a login', body: loginTicket, data: passkeyRequest },
    ({ c, body }) => desk.askLoginPasskey(deps, body.ticket, party(c)),
  );
  addCall(
    app,
    calls.proveLogin,
    { tag, summary: 'Finish a login with a second factor', body: loginProof, data: operatorToken },
    async ({ c, body }) => ({
      accessToken: await countLogin(deps.metrics, 'desk', () => desk.proveLogin(deps, body, callerOf(c), party(c))),
    }),
  );
  addCall(
    app,
    calls.askPasskey,
    { tag, summary: 'What a passkey signs for a step-up', data: passkeyRequest },
    ({ c }) => askOwnPasskey(deps, operatorOf(c).id, deskOf(c).id, party(c)),
  );
  addCall(
    app,
    calls.prove,
    { ...done, summary: 'A step-up: prove again who is there', body: proofGiven, guarded: true },
    async ({ c, body }) => {
      await prove(deps, operatorOf(c), deskOf(c), body.proof, callerOf(c), party(c));
      return null;
    },
  );
  addCall(app, calls.listFactors, { tag, summary: "One's own second factors", data: ownFactors }, ({ c }) =>
    factors.listFactors(deps, operatorOf(c), party(c)),
  );
  enrolRoutes(app, deps, party);
  changeRoutes(app, deps);
}

function enrolRoutes(app: Calls, deps: Deps, party: (c: CallContext) => ReturnType<typeof partyOf>): void {
  addCall(app, calls.startPasskey, { tag, summary: 'What a new passkey is made for', data: passkeyCreation }, ({ c }) =>
    factors.startPasskey(deps, ownOf(c), party(c)),
  );
  addCall(
    app,
    calls.addPasskey,
    { tag, summary: 'Set up a passkey; other sessions end', body: newPasskey, data: factorAdded },
    ({ c, body }) => factors.addPasskey(deps, ownOf(c), party(c), body),
  );
  addCall(app, calls.startTotp, { tag, summary: 'A secret for an app that shows codes', data: totpSecret }, ({ c }) =>
    factors.startTotp(deps, ownOf(c), new URL(deps.siteUrl ?? c.req.url).host),
  );
  addCall(
    app,
    calls.addTotp,
    { tag, summary: 'Set up an app that shows codes; other sessions end', body: newTotp, data: factorAdded },
    ({ c, body }) => factors.addTotp(deps, ownOf(c), body),
  );
}

function changeRoutes(app: Calls, deps: Deps): void {
  addCall(
    app,
    calls.renameFactor,
    { ...done, summary: 'Rename a second factor', params, body: factorName },
    async ({ c, params: { id }, body }) => {
      await factors.renameFactor(deps, ownOf(c), id, body.name);
      return null;
    },
  );
  addCall(
    app,
    calls.removeFactor,
    { ...done, summary: 'Remove a second factor; other sessions end', params },
    async ({ c, params: { id } }) => {
      await factors.removeFactor(deps, ownOf(c), id);
      return null;
    },
  );
  addCall(
    app,
    calls.makeRecoveryCodes,
    { tag, summary: 'New recovery codes; the earlier ones are good no more', data: recoveryCodes },
    ({ c }) => factors.makeRecoveryCodes(deps, ownOf(c)),
  );
}
