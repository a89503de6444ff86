import type { z } from 'zod';
import type { DraftView, draftSchedule, previewKey } from '#contract/content/desk.schema.ts';
import type { ChangeKind } from '#contract/documents/change.values.ts';
import type { Conflict, Versioned } from '#contract/documents/schema.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { lastChange, recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { type Kind, openDocument, refusal, settleFor, writeDocument } from './documents.ts';
import { type DraftChange, draftAt, draftChanged, type Place, setPublishTime, takeDraft, writeDraft } from './draft.ts';
import { KEY_LIFE_MS, signKey } from './preview-key.ts';

type Needs = Pick<Deps, 'database' | 'bus' | 'clock'>;

const placeOf = (kind: Pick<Kind<never>, 'name'>, ref: string): Place => ({ kind: kind.name, ref });
/** Drafts have a log of their own: that of the document has only published versions. */
const logged = (kind: Pick<Kind<never>, 'name'>) => `${kind.name}-draft` as ChangeKind;

export async function openDraft<V>(db: Db | Tx, kind: Kind<V>, ref: string, by: LiveOperator): Promise<DraftView<V>> {
  const live = await openDocument(db, kind, ref, by);
  const row = await draftAt(db, placeOf(kind, ref));
  if (!row) return { ...live, version: 0, base: live.version, live: live.version, publishAt: null, error: null };
  const { version, base, publishAt, error } = row;
  // Fills in defaults of fields added since it was saved.
  const value = kind.value.parse(row.value);
  return { value, version, base, live: live.version, publishAt: publishAt?.toISOString() ?? null, error };
}

const existing = <V>(view: DraftView<V>): DraftView<V> | null => (view.version ? view : null);

async function change<V>(
  { database: { db }, clock }: Needs,
  kind: Kind<V>,
  ref: string,
  doing: { by: LiveOperator; action: string },
  run: (tx: Tx, now: Date) => Promise<unknown>,
): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    const before = await openDraft(tx, kind, ref, doing.by);
    await run(tx, now);
    const after = await openDraft(tx, kind, ref, doing.by);
    const step = { kind: logged(kind), ref, action: doing.action, version: after.version };
    await recordChanges(tx, doing.by, now, [{ ...step, before: existing(before), after: existing(after) }]);
    return after.version;
  });
}

export async function saveDraft<V>(
  deps: Needs,
  kind: Kind<V>,
  ref: string,
  given: DraftChange & { value: V },
  by: LiveOperator,
): Promise<number> {
  const value = await settleFor(by, deps.database.db, kind, given.value, ref);
  try {
    return await change(deps, kind, ref, { by, action: 'save' }, (tx, now) =>
      writeDraft(tx, placeOf(kind, ref), { ...given, value }, { by: by.id, now }),
    );
  } catch (error) {
    if (!(error instanceof MallError && error.key === 'draftChanged')) throw error;
    throw await draftRefusal(deps.database.db, kind, ref, by);
  }
}

async function draftRefusal<V>(db: Db, kind: Kind<V>, ref: string, reader: LiveOperator): Promise<MallError> {
  const { value, version } = await openDraft(db, kind, ref, reader);
  const last = await lastChange(db, logged(kind), ref);
  const conflict: Conflict = { value, version, by: last?.by ?? '', at: last?.at ?? new Date(0).toISOString() };
  return new MallError('message', 'draftChanged', { data: { conflict } });
}

export const dropDraft = <V>(deps: Needs, kind: Kind<V>, ref: string, version: number, by: LiveOperator) =>
  change(deps, kind, ref, { by, action: 'drop' }, async (tx) => {
    if (!(await takeDraft(tx, placeOf(kind, ref), version))) throw draftChanged();
  });

export async function scheduleDraft<V>(
  deps: Needs,
  kind: Kind<V>,
  ref: string,
  { version, at }: z.output<typeof draftSchedule>,
  by: LiveOperator,
): Promise<number> {
  const time = at === null ? null : new Date(at);
  if (time && time <= deps.clock()) throw fieldError('at', 'publishTimePast');
  return change(deps, kind, ref, { by, action: time ? 'schedule' : 'unschedule' }, (tx) =>
    setPublishTime(tx, placeOf(kind, ref), version, time),
  );
}

/**
 * Only if the published document is still the one that the draft was made from.
 * @returns the published document
 * @throws MallError not found, or with the published document when somebody has changed it meanwhile
 */
export async function publishDraft<V>(
  deps: Needs,
  kind: Kind<V>,
  ref: string,
  version: number,
  by: LiveOperator,
): Promise<Versioned<V>> {
  const { db } = deps.database;
  const { value, base, ...draft } = await openDraft(db, kind, ref, by);
  if (!draft.version) throw notFound();
  if (draft.version !== version) throw draftChanged();
  const settled = await settleFor(by, db, kind, value, ref);
  const doing = { by, now: deps.clock(), action: 'publish' };
  const done = await db.transaction(async (tx) => {
    const written = await writeDocument(tx, kind, ref, { value: settled, version: base }, doing);
    if (written && !(await takeDraft(tx, placeOf(kind, ref), version))) throw draftChanged();
    return written;
  });
  if (!done) throw await refusal(db, kind, ref);
  return { value: done.after, version: base + 1 };
}

export async function keyOfDraft<V>(
  { database: { db }, clock }: Needs,
  kind: Kind<V>,
  ref: string,
  by: LiveOperator,
): Promise<z.output<typeof previewKey>> {
  const subject = kind.drafts?.subject?.(ref);
  if (!subject) throw notFound();
  await openDocument(db, kind, ref, by);
  const until = new Date(clock().getTime() + KEY_LIFE_MS);
  return { key: await signKey(db, subject, until), until: until.toISOString() };
}
