import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { changeVersion } from '../db/version.ts';
import { campaign } from './campaign.tables.ts';

export async function campaignById(db: Db | Tx, id: number) {
  const [row] = await db.select().from(campaign).where(eq(campaign.id, id));
  return row;
}

export async function campaignByCode(db: Db, code: string) {
  const [row] = await db.select().from(campaign).where(eq(campaign.code, code));
  return row;
}

type Row = Omit<typeof campaign.$inferInsert, 'id' | 'version'>;

/** @returns undefined: another campaign has the code */
export async function addCampaign(tx: Tx, row: Row): Promise<number | undefined> {
  const [added] = await tx.insert(campaign).values(row).onConflictDoNothing().returning({ id: campaign.id });
  return added?.id;
}

/** Its code stays as it is. */
export const changeCampaign = (
  tx: Tx,
  id: number,
  version: number,
  { code: _, ...row }: Row & { updatedAt: Date },
): Promise<boolean> => changeVersion(tx, campaign, { is: eq(campaign.id, id), version }, row);

export async function removeCampaign(tx: Tx, id: number, version: number): Promise<boolean> {
  const rows = await tx
    .delete(campaign)
    .where(and(eq(campaign.id, id), eq(campaign.version, version)))
    .returning({ id: campaign.id });
  return rows.length > 0;
}

export async function campaignPage(db: Db, limit: number, offset: number) {
  const { id, version, code, title, shown, startsAt, endsAt } = campaign;
  const [rows, total] = await Promise.all([
    db
      .select({ id, version, code, title, shown, startsAt, endsAt })
      .from(campaign)
      .orderBy(desc(campaign.id))
      .limit(limit)
      .offset(offset),
    db.$count(campaign),
  ]);
  return { rows, total };
}
