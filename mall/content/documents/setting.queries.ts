import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open.ts';
import { changeVersion } from '../../db/version.ts';
import { setting } from '../../settings/settings.tables.ts';

/** Version 0: nobody has written it yet. */
export async function readSetting(db: Db | Tx, name: string): Promise<{ value: unknown; version: number }> {
  const [row] = await db
    .select({ value: setting.value, version: setting.version })
    .from(setting)
    .where(eq(setting.name, name));
  return row ?? { value: undefined, version: 0 };
}

export async function writeSetting(tx: Tx, name: string, value: object, version: number, now: Date): Promise<boolean> {
  const row = { value, updatedAt: now };
  if (version > 0) return changeVersion(tx, setting, { is: eq(setting.name, name), version }, row);
  const added = await tx
    .insert(setting)
    .values({ name, ...row })
    .onConflictDoNothing()
    .returning({ name: setting.name });
  return added.length > 0;
}
