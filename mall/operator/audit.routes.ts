import { z } from '@hono/zod-openapi';
import { changePage, changeQuery, changeView } from '#contract/documents/schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type createCalls } from '../http/call.ts';
import { listChanges, viewChange } from './audit.ts';

const path = '/api/desk/p/changes';
const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .describe('Id of the entry.'),
});

export function auditRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const { db } = deps.database;
  const call = { method: 'get', tag: 'Desk', area: 'changes' } as const;
  addPathCall(
    app,
    { ...call, path, summary: 'What was changed at the desk', query: changeQuery, data: changePage },
    ({ query }) => listChanges(db, query),
  );
  addPathCall(
    app,
    { ...call, path: `${path}/{id}`, summary: 'One change, before and after', params, data: changeView },
    ({ params: { id } }) => viewChange(db, Number(id)),
  );
}
