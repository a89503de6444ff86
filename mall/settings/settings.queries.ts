import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { setting } from './settings.tables.ts';

export async function settingValue(db: Db | Tx, name: string): Promise<unknown> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, name));
  return row?.value;
}
