import { and, asc, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { FactorKind } from '#contract/operator/factor.values.ts';
import { rightsOf } from '#contract/operator/roles.values.ts';
import type { Db, Tx } from '../db/open.ts';
import { setting } from '../settings/settings.tables.ts';
import { deskRole, operator, operatorFactor, operatorRecovery, operatorSession } from './operator.tables.ts';

export const SECURITY = 'security';

export type Factor = typeof operatorFactor.$inferSelect;
export type NewFactor = typeof operatorFactor.$inferInsert;

/** To be joined to `operator`, with `setting` by `isSecurity`. */
export const factorColumns = {
  graceFrom: operator.graceFrom,
  rule: sql<unknown>`${setting.value} ->> 'secondFactor'`,
  kinds: sql<FactorKind[]>`(select coalesce(json_agg(distinct ${operatorFactor.kind}), '[]') from ${operatorFactor}
    where ${operatorFactor.operatorId} = ${operator.id})`,
};
export const isSecurity = eq(setting.name, SECURITY);

/** With what says whether a factor is needed of them. */
export async function factorRow(db: Db | Tx, operatorId: number) {
  const { role, shopId, accountId } = operator;
  const [row] = await db
    .select({ ...factorColumns, held: { role, shopId, accountId }, own: deskRole.rights })
    .from(operator)
    .leftJoin(deskRole, eq(deskRole.id, operator.roleId))
    .leftJoin(setting, isSecurity)
    .where(eq(operator.id, operatorId));
  return row && { ...row, by: { rights: rightsOf(row.held, row.own), accountId: row.held.accountId } };
}

export const beginGrace = (db: Db, operatorId: number, now: Date) =>
  db
    .update(operator)
    .set({ graceFrom: now })
    .where(and(eq(operator.id, operatorId), isNull(operator.graceFrom)));

/** The next login at which a factor is missing begins it again. @param operatorId undefined: of everybody */
export const endGrace = (tx: Tx, operatorId?: number) =>
  tx
    .update(operator)
    .set({ graceFrom: null })
    .where(operatorId === undefined ? undefined : eq(operator.id, operatorId));

export const factorsOf = (db: Db | Tx, operatorId: number): Promise<Factor[]> =>
  db
    .select()
    .from(operatorFactor)
    .where(eq(operatorFactor.operatorId, operatorId))
    .orderBy(asc(operatorFactor.createdAt), asc(operatorFactor.id));

/** @returns false: this passkey is somebody's already */
export async function addFactor(tx: Tx, row: NewFactor): Promise<boolean> {
  const added = await tx
    .insert(operatorFactor)
    .values(row)
    .onConflictDoNothing({ target: operatorFactor.credentialId })
    .returning({ id: operatorFactor.id });
  return added.length > 0;
}

const own = (operatorId: number, id: number): SQL | undefined =>
  and(eq(operatorFactor.operatorId, operatorId), eq(operatorFactor.id, id));

export async function renameFactor(tx: Tx, operatorId: number, id: number, name: string): Promise<boolean> {
  const done = await tx
    .update(operatorFactor)
    .set({ name })
    .where(own(operatorId, id))
    .returning({ id: operatorFactor.id });
  return done.length > 0;
}

export const dropFactor = (tx: Tx, operatorId: number, id: number) =>
  tx.delete(operatorFactor).where(own(operatorId, id));

export async function dropFactors(tx: Tx, operatorId: number): Promise<number> {
  await dropRecovery(tx, operatorId);
  const mine = eq(operatorFactor.operatorId, operatorId);
  return (await tx.delete(operatorFactor).where(mine).returning({ id: operatorFactor.id })).length;
}

/**
 * Of several proofs with one counter, one gets through. A device without a counter always says 0.
 * @returns false: it was used already, or the factor was removed
 */
export async function spendFactor(
  tx: Tx,
  { operatorId, id, counter }: Pick<Factor, 'operatorId' | 'id' | 'counter'>,
  now: Date,
): Promise<boolean> {
  const above = lt(operatorFactor.counter, counter);
  const uncounted = counter === 0 ? eq(operatorFactor.counter, 0) : undefined;
  const done = await tx
    .update(operatorFactor)
    .set({ counter, usedAt: now })
    .where(and(own(operatorId, id), uncounted ? or(above, uncounted) : above))
    .returning({ id: operatorFactor.id });
  return done.length > 0;
}

export const secretsOfOtherKeys = (db: Db, current: string): Promise<Factor[]> =>
  db.select().from(operatorFactor).where(ne(operatorFactor.keyName, current));

/** Unless it was replaced, or removed, meanwhile. */
export const replaceSecret = (db: Db, id: number, before: string, sealed: Pick<Factor, 'secret' | 'keyName'>) =>
  db
    .update(operatorFactor)
    .set(sealed)
    .where(and(eq(operatorFactor.id, id), eq(operatorFactor.secret, before)));

export const addRecovery = (tx: Tx, operatorId: number, hashes: readonly string[]) =>
  tx.insert(operatorRecovery).values(hashes.map((codeHash) => ({ codeHash, operatorId })));

export const dropRecovery = (tx: Tx, operatorId: number) =>
  tx.delete(operatorRecovery).where(eq(operatorRecovery.operatorId, operatorId));

/** Of any number of callers at once, one gets through. */
export async function takeRecovery(tx: Tx, operatorId: number, codeHash: string): Promise<boolean> {
  const mine = and(eq(operatorRecovery.operatorId, operatorId), eq(operatorRecovery.codeHash, codeHash));
  return (await tx.delete(operatorRecovery).where(mine).returning({ codeHash: operatorRecovery.codeHash })).length > 0;
}

export const countRecovery = (db: Db, operatorId: number): Promise<number> =>
  db.$count(operatorRecovery, eq(operatorRecovery.operatorId, operatorId));

type Proved = Partial<Pick<typeof operatorSession.$inferSelect, 'provedAt' | 'byFactor'>>;

/** @returns false: the session is over */
export async function changeProof(tx: Tx, sessionId: string, change: Proved): Promise<boolean> {
  const mine = eq(operatorSession.id, sessionId);
  return (await tx.update(operatorSession).set(change).where(mine).returning({ id: operatorSession.id })).length > 0;
}

export const dropOtherSessions = (db: Db | Tx, operatorId: number, sessionId: string) =>
  db.delete(operatorSession).where(and(eq(operatorSession.operatorId, operatorId), ne(operatorSession.id, sessionId)));
