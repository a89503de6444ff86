import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import type { OnceCall } from '../idempotency/idempotency.ts';
import { once } from '../idempotency/idempotency.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { announce } from '../outbox/outbox.ts';
import { type Kind, openDocument, refusal, settleFor } from './documents.ts';
import { removeDraft } from './draft.ts';

type Needs = Pick<Deps, 'database' | 'bus' | 'clock'>;

export async function addDocument<V>(
  deps: Needs,
  kind: Kind<V>,
  value: V,
  by: LiveOperator,
  call: OnceCall,
): Promise<string> {
  const { db } = deps.database;
  const settled = await settleFor(by, db, kind, value, '');
  const now = deps.clock();
  const { ref } = await once(db, call, async (tx) => {
    if (!kind.add) throw notFound();
    const made = await kind.add(tx, settled);
    await recordChanges(tx, by, now, [
      { kind: kind.name, ref: made, action: 'add', version: 1, before: null, after: settled },
    ]);
    await announce(tx, await kind.tags(made, settled, settled, tx));
    return { ref: made };
  });
  return ref;
}

export async function removeDocument<V>(
  deps: Needs,
  kind: Kind<V>,
  ref: string,
  version: number,
  by: LiveOperator,
): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  const before = await db.transaction(async (tx) => {
    const { value, version: current } = await openDocument(tx, kind, ref, by);
    if (current !== version || !(await kind.remove?.(tx, ref, version))) return undefined;
    if (kind.drafts) await removeDraft(tx, { kind: kind.name, ref });
    await recordChanges(tx, by, now, [{ kind: kind.name, ref, action: 'remove', before: value, after: null }]);
    await announce(tx, await kind.tags(ref, value, value, tx));
    return value;
  });
  if (before === undefined) throw await refusal(db, kind, ref);
}
