import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { STATUS } from '#contract/enums.ts';
import type { Db, Tx } from '../db/open.ts';
import { shop } from '../store/shop.tables.ts';
import { deskRole, operator, operatorFactor, operatorSession } from './operator.tables.ts';

export type Operator = typeof operator.$inferSelect;

/** Null: the mall's people, who see every shop's. */
export type Scope = number | null;
const within = (own: Scope): SQL | undefined => (own === null ? undefined : eq(operator.shopId, own));

export const operators = (db: Db, own: Scope) =>
  db
    .select({
      operator,
      shop: shop.name,
      rights: deskRole.rights,
      hasFactor: sql<boolean>`exists (select 1 from ${operatorFactor} where ${operatorFactor.operatorId} = ${operator.id})`,
    })
    .from(operator)
    .leftJoin(shop, eq(shop.id, operator.shopId))
    .leftJoin(deskRole, eq(deskRole.id, operator.roleId))
    .where(within(own))
    .orderBy(asc(operator.id));

export const shops = (db: Db, own: Scope) =>
  db
    .select({ id: shop.id, name: shop.name })
    .from(shop)
    .where(own === null ? undefined : eq(shop.id, own))
    .orderBy(asc(shop.id));

export async function isShop(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ id: shop.id }).from(shop).where(eq(shop.id, id));
  return row !== undefined;
}

const acting = and(eq(operator.role, 'admin'), eq(operator.status, STATUS.NORMAL));

export async function hasAdmin(db: Db | Tx): Promise<boolean> {
  const [row] = await db.select({ id: operator.id }).from(operator).where(acting).limit(1);
  return row !== undefined;
}

/** Serializes changes, so that two administrators cannot remove each other. */
export const lockAdmins = (tx: Tx) =>
  tx.select({ id: operator.id }).from(operator).where(acting).orderBy(asc(operator.id)).for('update');

export async function addOperator(db: Db | Tx, row: typeof operator.$inferInsert): Promise<number | undefined> {
  const [added] = await db
    .insert(operator)
    .values(row)
    .onConflictDoNothing({ target: operator.userName })
    .returning({ id: operator.id });
  return added?.id;
}

export async function lockOperator(tx: Tx, own: Scope, id: number): Promise<Operator | undefined> {
  const [row] = await tx
    .select()
    .from(operator)
    .where(and(eq(operator.id, id), within(own)))
    .for('update');
  return row;
}

export async function lockOperatorByName(tx: Tx, userName: string): Promise<Operator | undefined> {
  const [row] = await tx.select().from(operator).where(eq(operator.userName, userName)).for('update');
  return row;
}

export async function lockStoreAccount(tx: Tx, accountId: number): Promise<Operator | undefined> {
  const [row] = await tx.select().from(operator).where(eq(operator.accountId, accountId)).for('update');
  return row;
}

export const changeOperator = (tx: Tx, id: number, change: Partial<Operator>) =>
  tx.update(operator).set(change).where(eq(operator.id, id));

export async function operatorById(db: Db, id: number): Promise<Operator | undefined> {
  const [row] = await db.select().from(operator).where(eq(operator.id, id));
  return row;
}

export async function replacePassword(
  tx: Tx,
  { id, passwordHash: known }: Operator,
  passwordHash: string,
): Promise<boolean> {
  const fits = and(eq(operator.id, id), eq(operator.passwordHash, known));
  const done = await tx.update(operator).set({ passwordHash }).where(fits).returning({ id: operator.id });
  return done.length > 0;
}

export const endSessions = (tx: Tx, operatorId: number, exceptTokenHash?: string) =>
  tx
    .delete(operatorSession)
    .where(
      and(
        eq(operatorSession.operatorId, operatorId),
        exceptTokenHash ? ne(operatorSession.tokenHash, exceptTokenHash) : undefined,
      ),
    );
