import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { deskRole, operator } from './operator.tables.ts';
import type { Scope } from './staff.queries.ts';

export type DeskRole = typeof deskRole.$inferSelect;

/** Of a shop, or those of the mall itself. */
const ownedBy = (shopId: number | null) => (shopId === null ? isNull(deskRole.shopId) : eq(deskRole.shopId, shopId));
/** The mall's people reach every role. */
const within = (own: Scope) => (own === null ? undefined : eq(deskRole.shopId, own));

/** Who once had a role keeps its number, which counts only while `role` says so. */
const holds = and(eq(operator.roleId, deskRole.id), eq(operator.role, 'custom'));

export const roles = (db: Db, own: Scope) =>
  db
    .select({ role: deskRole, operators: count(operator.id) })
    .from(deskRole)
    .leftJoin(operator, holds)
    .where(within(own))
    .groupBy(deskRole.id)
    .orderBy(sql`${deskRole.shopId} nulls first`, asc(deskRole.id));

export const countRoles = (tx: Tx, shopId: number | null): Promise<number> => tx.$count(deskRole, ownedBy(shopId));

/** @returns undefined: the name is taken */
export async function addRole(tx: Tx, row: typeof deskRole.$inferInsert): Promise<number | undefined> {
  const [added] = await tx.insert(deskRole).values(row).onConflictDoNothing().returning({ id: deskRole.id });
  return added?.id;
}

export async function lockRole(tx: Tx, own: Scope, id: number): Promise<DeskRole | undefined> {
  const [row] = await tx
    .select()
    .from(deskRole)
    .where(and(eq(deskRole.id, id), within(own)))
    .for('update');
  return row;
}

/** A role that is to be given to somebody of the shop, or of the mall; locked, so that it is not removed meanwhile. */
export async function roleToGive(tx: Tx, shopId: number | null, id: number): Promise<DeskRole | undefined> {
  const [row] = await tx
    .select()
    .from(deskRole)
    .where(and(eq(deskRole.id, id), ownedBy(shopId)))
    .for('share');
  return row;
}

export const changeRole = (tx: Tx, id: number, change: Pick<DeskRole, 'name' | 'rights' | 'version'>) =>
  tx.update(deskRole).set(change).where(eq(deskRole.id, id));

export const removeRole = (tx: Tx, id: number) => tx.delete(deskRole).where(eq(deskRole.id, id));

export async function holdersOf(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .select({ id: operator.id })
    .from(operator)
    .where(and(eq(operator.roleId, id), eq(operator.role, 'custom')));
  return rows.map((row) => row.id);
}
