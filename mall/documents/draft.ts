import type { Db, Tx } from '../db/open.ts';
import { MallError } from '../error.ts';
import * as queries from './draft.queries.ts';

export type { DraftRow, Place } from './draft.queries.ts';
export { draftAt, lockDue, removeDraft, takeDraft } from './draft.queries.ts';

export const draftChanged = () => new MallError('message', 'draftChanged');

export type By = { by: number | null; now: Date };
export type DraftChange = { value: unknown; version: number; base: number };

export async function writeDraft(
  db: Db | Tx,
  place: queries.Place,
  { value, version, base }: DraftChange,
  { by, now }: By,
): Promise<void> {
  const row = { value, base, error: null, updatedBy: by, updatedAt: now };
  const saved = version
    ? await queries.changeDraft(db, place, version, row)
    : await queries.addDraft(db, { ...place, ...row });
  if (!saved) throw draftChanged();
}

/** @param at null: not by the clock @throws MallError on a version conflict */
export async function setPublishTime(tx: Tx, place: queries.Place, version: number, at: Date | null): Promise<void> {
  if (!(await queries.changeDraft(tx, place, version, { publishAt: at, error: null }))) throw draftChanged();
}

export async function failDraft(tx: Tx, row: queries.DraftRow, error: NonNullable<queries.DraftRow['error']>) {
  await queries.changeDraft(tx, row, row.version, { publishAt: null, error });
}
