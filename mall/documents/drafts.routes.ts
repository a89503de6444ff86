import { z } from '@hono/zod-openapi';
import { draftNamed, draftSave, draftSchedule, draftView, previewKey } from '#contract/content/desk.schema.ts';
import * as calls from '#contract/documents/desk.calls.ts';
import { saved, version, versioned } from '#contract/documents/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { placeOf, refOf } from './documents.routes.ts';
import type { Kind } from './documents.ts';
import * as drafts from './drafts.ts';

export function draftRoutes<V>(app: ReturnType<typeof createCalls>, deps: Deps, kind: Kind<V>): void {
  const { name, call } = placeOf(deps, kind);
  const summary = (what: string) => ({ summary: `${what}: ${kind.summary}` });

  addCall(
    app,
    calls.openDraft(name),
    { ...call, ...summary('Draft'), data: draftView(kind.value) },
    ({ c, params }) => drafts.openDraft(deps.database.db, kind, refOf(params), operatorOf(c)) as never,
  );
  addCall(
    app,
    calls.saveDraft(name),
    { ...call, ...summary('Save the draft'), body: draftSave(kind.value), data: saved },
    async ({ c, params, body }) => ({
      version: await drafts.saveDraft(deps, kind, refOf(params), body as never, operatorOf(c)),
    }),
  );
  addCall(
    app,
    calls.dropDraft(name),
    {
      ...call,
      ...summary('Throw the draft away'),
      query: z.object({ version: z.coerce.number().pipe(version.min(1)).describe('The version that was looked at.') }),
      data: z.null(),
    },
    async ({ c, params, query }) => {
      await drafts.dropDraft(deps, kind, refOf(params), query.version, operatorOf(c));
      return null;
    },
  );
  addCall(
    app,
    calls.scheduleDraft(name),
    { ...call, ...summary('When the clock publishes the draft'), body: draftSchedule, data: saved },
    async ({ c, params, body }) => ({
      version: await drafts.scheduleDraft(deps, kind, refOf(params), body, operatorOf(c)),
    }),
  );
  addCall(
    app,
    calls.publishDraft(name),
    { ...call, ...summary('Publish the draft'), body: draftNamed, data: versioned(kind.value) },
    ({ c, params, body }) => drafts.publishDraft(deps, kind, refOf(params), body.version, operatorOf(c)) as never,
  );
  if (kind.drafts?.subject)
    addCall(
      app,
      calls.makeDraftKey(name),
      { ...call, ...summary('A key that shows the draft'), body: z.object({}), data: previewKey },
      ({ c, params }) => drafts.keyOfDraft(deps, kind, refOf(params), operatorOf(c)),
    );
}
