import { randomInt, randomUUID } from 'node:crypto';
import type { Rights } from '#contract/operator/areas.values.ts';
import type { Preset } from '#contract/operator/roles.values.ts';
import { account, session } from '#mall/account/account.tables.ts';
import type { Db } from '#mall/db/open.ts';
import { hashToken } from '#mall/http/token.ts';
import { deskRole, operator, operatorSession } from '#mall/operator/operator.tables.ts';

const YEAR_MS = 365 * 86_400_000;

/** A new shopper with a session; the account has no password that fits. */
export async function addShopper(db: Db, now: Date) {
  const userName = `buyer_${randomUUID().slice(0, 13)}`;
  const mobile = `139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  const [row] = await db
    .insert(account)
    .values({ userName, mobile, passwordHash: '', nickName: '买家' })
    .returning({ id: account.id });
  const accountId = row?.id ?? 0;
  return { accountId, mobile, token: await addSession(db, accountId, now) };
}

/** A session of a shopper. Clocks of tests are moved: it was seen later than any of them shows, and does not age with them. */
export async function addSession(db: Db, accountId: number, now: Date, lifeMs = YEAR_MS): Promise<string> {
  const token = randomUUID();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.insert(session).values({ tokenHash: hashToken(token), accountId, expiresAt, seenAt: expiresAt });
  return token;
}

type OperatorOptions = { role: Preset; shopId?: number | null; userName?: string; name?: string; token?: string };

/** A new operator with a session; the account has no password that fits. */
export async function addOperator(db: Db, now: Date, { token, ...more }: OperatorOptions) {
  const row = { userName: randomUUID(), passwordHash: '', name: '店员', shopId: null, ...more };
  const [added] = await db.insert(operator).values(row).returning({ id: operator.id });
  const id = added?.id ?? 0;
  return { id, token: await addOperatorSession(db, id, now, token) };
}

/** One with a role that was made at the desk. */
export async function addOperatorWith(
  db: Db,
  now: Date,
  { shopId, rights }: { shopId: number | null; rights: Rights },
) {
  const [role] = await db
    .insert(deskRole)
    .values({ shopId, name: randomUUID().slice(0, 30), rights })
    .returning({ id: deskRole.id });
  const roleId = role?.id ?? 0;
  const row = { userName: randomUUID(), passwordHash: '', name: '店员', role: 'custom', roleId, shopId } as const;
  const [added] = await db.insert(operator).values(row).returning({ id: operator.id });
  const id = added?.id ?? 0;
  return { id, roleId, token: await addOperatorSession(db, id, now) };
}

/** Everything was proved in it, and is as long as it lasts. */
export async function addOperatorSession(db: Db, operatorId: number, now: Date, token: string = randomUUID()) {
  const expiresAt = new Date(now.getTime() + YEAR_MS);
  await db.insert(operatorSession).values({
    tokenHash: hashToken(token),
    operatorId,
    createdAt: now,
    expiresAt,
    byFactor: true,
    provedAt: expiresAt,
  });
  return token;
}
