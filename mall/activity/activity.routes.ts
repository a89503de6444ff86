import type { ZodType } from 'zod';
import type { Call } from '#contract/call.ts';
import type { Language } from '#contract/language.ts';
import { type ActivityQuery, activityQuery } from '#contract/promotion/schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { type Addition, additionRoute } from '../documents/many.routes.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import type { LiveOperator } from '../operator/live-session.ts';

type List<L> = {
  call: Call<{ query: URLSearchParams; data: L }>;
  summary: string;
  data: ZodType<L>;
  handler(deps: Deps, by: LiveOperator, query: ActivityQuery, language: Language): Promise<L>;
};

export function activityRoutes<V, L>(
  app: ReturnType<typeof createCalls>,
  deps: Deps,
  { list, ...addition }: Addition<V> & { list: List<L> },
): void {
  documentRoutes(app, deps, addition.kind);
  addCall(
    app,
    list.call,
    { tag: 'Desk', summary: list.summary, query: activityQuery, data: list.data },
    ({ c, query }) => list.handler(deps, operatorOf(c), query, c.get('language')) as never,
  );
  additionRoute(app, deps, addition);
}
