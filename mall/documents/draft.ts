import type { Db, Tx } from '../db/open.ts';
import { MallError } from '../error.ts';
import * as queries from './draft.queries.ts';

export type { DraftRow, Place } from './draft.queries.ts';
export { draftAt, lockDue, takeDraft } from './draft.queries.ts';

export const draftChanged = () => new MallError('message', 'draftChanged');

/** Who changes a draft; null: somebody at the machine itself. */
export type By = { by: number | null; now: Date };
export type DraftChange = { value: unknown; version: number; base: number };

/**
 * Keeps a draft in the place of the one that was read.
 * @param change its version as read; 0 when there was none
 * @throws MallError when somebody else was faster
 */
export async function putDraft(
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

/** @param at null: not by the clock @throws MallError when it is no longer of this version */
export async function setPublishTime(tx: Tx, place: queries.Place, version: number, at: Date | null): Promise<void> {
  if (!(await queries.changeDraft(tx, place, version, { publishAt: at, error: null }))) throw draftChanged();
}

/** The clock leaves it alone, and its editors are told why. */
export async function holdDraft(tx: Tx, row: queries.DraftRow, error: NonNullable<queries.DraftRow['error']>) {
  await queries.changeDraft(tx, row, row.version, { publishAt: null, error });
}
