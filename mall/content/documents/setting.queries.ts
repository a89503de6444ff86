import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open.ts';
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
  const done =
    version === 0
      ? await tx
          .insert(setting)
          .values({ name, value, updatedAt: now })
          .onConflictDoNothing()
          .returning({ name: setting.name })
      : await tx
          .update(setting)
          .set({ value, version: sql`${setting.version} + 1`, updatedAt: now })
          .where(and(eq(setting.name, name), eq(setting.version, version)))
          .returning({ name: setting.name });
  return done.length > 0;
}
