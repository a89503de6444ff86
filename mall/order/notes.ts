import { ORDER_NOTES } from '#contract/order/values.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import * as queries from './note.queries.ts';

export async function addNote(deps: Deps, operator: LiveOperator, id: string, text: string): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    if (!(await queries.lockTags(tx, scopeOf(operator), id))) throw notFound();
    if ((await queries.countNotes(tx, id)) >= ORDER_NOTES.most)
      throw new MallError('message', 'orderNotesFull', { params: { max: ORDER_NOTES.most } });
    const at = deps.clock();
    await queries.addNote(tx, { orderId: id, operatorId: operator.id, text, at });
    await recordChanges(tx, operator, at, [{ kind: 'order', ref: id, action: 'note', before: null, after: null }]);
  });
}

export async function setTags(deps: Deps, operator: LiveOperator, id: string, wanted: string[]): Promise<void> {
  const tags = [...new Set(wanted)];
  await deps.database.db.transaction(async (tx) => {
    const before = await queries.lockTags(tx, scopeOf(operator), id);
    if (!before) throw notFound();
    await queries.setTags(tx, id, tags);
    const change = { kind: 'order', ref: id, action: 'tags', before: { tags: before }, after: { tags } } as const;
    await recordChanges(tx, operator, deps.clock(), [change]);
  });
}
