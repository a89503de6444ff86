import { mayCall } from '#contract/operator/areas.values.ts';
import type { NewSavedView, SavedViews } from '#contract/saved-view/desk.schema.ts';
import { queryToSave, SAVED_VIEW, VIEW_LISTS, type ViewList } from '#contract/saved-view/desk.values.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import * as queries from './saved-view.queries.ts';

/** A role that lost an area has no list for its views; they are there again when it gets the area back. */
function requireList(by: LiveOperator, list: ViewList): void {
  if (!mayCall(by, VIEW_LISTS[list])) throw new MallError('message', 'forbidden', { status: 403 });
}

export async function listViews({ database: { db } }: Deps, by: LiveOperator, list: ViewList): Promise<SavedViews> {
  requireList(by, list);
  return queries.viewsOf(db, { operatorId: by.id, list });
}

export async function saveView(
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  { list, name, query }: NewSavedView,
): Promise<SavedViews> {
  requireList(by, list);
  const own = { operatorId: by.id, list };
  return db.transaction(async (tx) => {
    await queries.lockViews(tx, own);
    if ((await queries.countOthers(tx, own, name)) >= SAVED_VIEW.ofOneList)
      throw new MallError('message', 'viewsMany', { params: { max: SAVED_VIEW.ofOneList } });
    await queries.putView(tx, { ...own, name, query: queryToSave(list, query), savedAt: clock() });
    return queries.viewsOf(tx, own);
  });
}

export async function removeView({ database: { db } }: Deps, by: LiveOperator, id: number): Promise<null> {
  if (!(await queries.removeView(db, by.id, id))) throw notFound();
  return null;
}
