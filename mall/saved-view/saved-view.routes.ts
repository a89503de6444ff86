import { z } from 'zod';
import * as calls from '#contract/saved-view/desk.calls.ts';
import { newSavedView, savedViewId, savedViews, savedViewsQuery } from '#contract/saved-view/desk.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { listViews, removeView, saveView } from './saved-view.ts';

export function savedViewRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const desk = { tag: 'Desk' } as const;
  addCall(
    app,
    calls.listSavedViews,
    { ...desk, summary: "One's own saved views of a list", query: savedViewsQuery, data: savedViews },
    ({ c, query }) => listViews(deps, operatorOf(c), query.list),
  );
  addCall(
    app,
    calls.saveView,
    { ...desk, summary: 'Save the filters of a list under a name', body: newSavedView, data: savedViews },
    ({ c, body }) => saveView(deps, operatorOf(c), body),
  );
  addCall(
    app,
    calls.removeView,
    { ...desk, summary: "Remove one of one's own saved views", params: savedViewId, data: z.null() },
    ({ c, params }) => removeView(deps, operatorOf(c), params.id),
  );
}
