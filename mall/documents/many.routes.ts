import { z } from '@hono/zod-openapi';
import type { Call } from '#contract/call.ts';
import { type AddedDocument, addedDocument, version } from '#contract/documents/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { refOf } from './documents.routes.ts';
import type { Kind } from './documents.ts';
import { addDocument, removeDocument } from './many.ts';

export type Addition<V> = {
  kind: Kind<V>;
  add: {
    call: Call<{ body: V; key: string; data: AddedDocument }>;
    summary: string;
    admit?(deps: Deps, by: LiveOperator, value: V): V | Promise<V>;
  };
};

export function additionRoute<V>(
  app: ReturnType<typeof createCalls>,
  deps: Deps,
  { kind, add: { call, summary, admit } }: Addition<V>,
): void {
  addCall(
    app,
    call as Call<{ body: unknown; key: string; data: AddedDocument }>,
    { tag: 'Desk', summary, body: kind.value, data: addedDocument },
    async ({ c, body, key }) => {
      const by = operatorOf(c);
      const value = admit ? await admit(deps, by, body) : body;
      const once = { owner: `operator:${by.id}`, key, call: call.path, body: value };
      return { id: await addDocument(deps, kind, value, by, once) };
    },
  );
}

export function removalRoute<V>(
  app: ReturnType<typeof createCalls>,
  deps: Deps,
  kind: Kind<V>,
  call: Call<{ params: 'ref'; query: { version: number }; data: null }>,
  summary: string,
): void {
  addCall(
    app,
    call,
    {
      tag: 'Desk',
      summary,
      params: z.object({ ref: kind.ref ?? z.string() }),
      query: z.object({ version: z.coerce.number().pipe(version.min(1)).describe('The version that was looked at.') }),
      data: z.null(),
    },
    async ({ c, params, query }) => {
      await removeDocument(deps, kind, refOf(params), query.version, operatorOf(c));
      return null;
    },
  );
}
