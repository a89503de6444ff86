import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';
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

/** A key that is being replaced stays under this name until nothing needs it. */
export const beforeName = (name: string): string => `${name} before`;

/** The secret, and the one before it. */
export async function secretWithBefore(db: Db, name: string): Promise<{ current?: string; before?: string }> {
  const rows = await db
    .select()
    .from(secret)
    .where(inArray(secret.name, [name, beforeName(name)]));
  const valueNamed = (wanted: string) => rows.find((row) => row.name === wanted)?.value;
  const [current, before] = [valueNamed(name), valueNamed(beforeName(name))];
  return { ...(current === undefined ? {} : { current }), ...(before === undefined ? {} : { before }) };
}

/** Makes another value, and saves the present one as the one before. @returns false: there is none, or the one before is still needed */
export const replaceSecret = (db: Db, name: string, made: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [held] = await tx.select().from(secret).where(eq(secret.name, name)).for('update');
    if (!held) return false;
    const saved = await tx
      .insert(secret)
      .values({ name: beforeName(name), value: held.value })
      .onConflictDoNothing()
      .returning({ name: secret.name });
    if (!saved.length) return false;
    await tx.update(secret).set({ value: made }).where(eq(secret.name, name));
    return true;
  });

export const dropSecret = (db: Db | Tx, name: string) => db.delete(secret).where(eq(secret.name, name));
