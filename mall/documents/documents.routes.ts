import { z } from '@hono/zod-openapi';
import type { DocumentName } from '#contract/documents/areas.values.ts';
import * as calls from '#contract/documents/desk.calls.ts';
import { changePage, changeView, versioned } from '#contract/documents/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { changeOf, historyOf, type Kind, openDocument, saveDocument } from './documents.ts';

const tag = 'Desk';
const changeId = z
  .string()
  .regex(/^\d{1,15}$/)
  .describe('Id of an entry of the history.');
const older = z.object({
  before: z.coerce.number().int().positive().optional().describe('Id of an entry: only older ones.'),
});

export const refOf = (params: object): string => ('ref' in params ? String(params.ref) : '');

export function placeOf<V>({ database: { db } }: Deps, kind: Kind<V>) {
  const { owns } = kind;
  const own = kind.ref ? { ref: kind.ref } : {};
  const owned = owns ? { owns: (by: LiveOperator, params: object) => owns(db, refOf(params), by) } : {};
  const call = { tag, params: z.object(own), ...owned } as const;
  const name: DocumentName = kind.ref ? `${kind.name}/{ref}` : kind.name;
  return { name, own, call };
}

export function documentRoutes<V>(app: ReturnType<typeof createCalls>, deps: Deps, kind: Kind<V>): void {
  const { db } = deps.database;
  const { name, own, call } = placeOf(deps, kind);

  addCall(
    app,
    calls.openDocument(name),
    { ...call, summary: kind.summary, data: versioned(kind.value) },
    ({ c, params }) => openDocument(db, kind, refOf(params), operatorOf(c)) as never,
  );
  addCall(
    app,
    calls.saveDocument(name),
    { ...call, summary: `Save: ${kind.summary}`, body: versioned(kind.value), data: versioned(kind.value) },
    ({ c, params, body }) => saveDocument(deps, kind, refOf(params), body as never, operatorOf(c)) as never,
  );
  addCall(
    app,
    calls.listChangesOf(name),
    { ...call, summary: `Before: ${kind.summary}`, query: older, data: changePage },
    ({ c, params, query }) => historyOf(db, kind, refOf(params), operatorOf(c), query.before),
  );
  addCall(
    app,
    calls.viewChangeOf(name),
    {
      ...call,
      summary: `One change: ${kind.summary}`,
      params: z.object({ ...own, change: changeId }),
      data: changeView,
    },
    ({ c, params }) => changeOf(db, kind, refOf(params), Number(params.change), operatorOf(c)),
  );
}
