import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { changeVersion } from '../db/version.ts';
import { draft } from './documents.tables.ts';

export type Place = { kind: string; ref: string };
export type DraftRow = typeof draft.$inferSelect;

const isAt = ({ kind, ref }: Place) => and(eq(draft.kind, kind), eq(draft.ref, ref));

export async function draftAt(db: Db | Tx, place: Place): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(draft).where(isAt(place));
  return row;
}

export async function addDraft(db: Db | Tx, row: typeof draft.$inferInsert): Promise<boolean> {
  return (await db.insert(draft).values(row).onConflictDoNothing().returning({ ref: draft.ref })).length > 0;
}

export const changeDraft = (
  db: Db | Tx,
  place: Place,
  version: number,
  change: Partial<typeof draft.$inferInsert>,
): Promise<boolean> => changeVersion(db, draft, { is: isAt(place), version }, change);

export async function takeDraft(tx: Tx, place: Place, version: number): Promise<boolean> {
  const rows = await tx
    .delete(draft)
    .where(and(isAt(place), eq(draft.version, version)))
    .returning({ ref: draft.ref });
  return rows.length > 0;
}

export const removeDraft = (tx: Tx, place: Place) => tx.delete(draft).where(isAt(place));

export async function lockDue(tx: Tx, kinds: string[], now: Date): Promise<DraftRow | undefined> {
  const [row] = await tx
    .select()
    .from(draft)
    .where(and(lte(draft.publishAt, now), inArray(draft.kind, kinds)))
    .orderBy(asc(draft.publishAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}
