import { eq } from 'drizzle-orm';
import type { Db } from './open.ts';
import { secret } from './secret.tables.ts';

export async function secretValue(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: secret.value }).from(secret).where(eq(secret.name, name));
  return row?.value;
}

export async function sharedSecret(db: Db, name: string, make: () => Promise<string> | string): Promise<string> {
  const known = await secretValue(db, name);
  if (known !== undefined) return known;
  const made = await make();
  await db.insert(secret).values({ name, value: made }).onConflictDoNothing();
  return (await secretValue(db, name)) ?? made;
}
