import { z } from '@hono/zod-openapi';
import * as calls from '#contract/documents/desk.calls.ts';
import { changePage, changeQuery, changeView } from '#contract/documents/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls } from '../http/call.ts';
import { listChanges, viewChange } from './audit.ts';

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .describe('Id of the entry.'),
});

export function auditRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const { db } = deps.database;
  const call = { tag: 'Desk' } as const;
  addCall(
    app,
    calls.listChanges,
    { ...call, summary: 'What was changed at the desk', query: changeQuery, data: changePage },
    ({ query }) => listChanges(db, query),
  );
  addCall(
    app,
    calls.viewChange,
    { ...call, summary: 'One change, before and after', params, data: changeView },
    ({ params: { id } }) => viewChange(db, Number(id)),
  );
}
