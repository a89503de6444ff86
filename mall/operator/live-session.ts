import DataLoader from 'dataloader';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { STATUS } from '#contract/enums.ts';
import type { Worker } from '#contract/operator/areas.values.ts';
import { type Role, rightsOf, roleOf } from '#contract/operator/roles.values.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../http/token.ts';
import { deskRole, operator, operatorSession } from './operator.tables.ts';

export type LiveOperator = Worker & {
  id: number;
  name: string;
  role: Role;
  /** Of a role that was made at the desk. */
  roleName: string | null;
  accountId: number | null;
};

async function operatorsByHash(db: Db, hashes: readonly string[], now: Date): Promise<(LiveOperator | undefined)[]> {
  const { id, name, role, shopId, accountId } = operator;
  const rows = await db
    .select({
      tokenHash: operatorSession.tokenHash,
      found: { id, name, role, shopId, accountId },
      own: { name: deskRole.name, rights: deskRole.rights },
    })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .leftJoin(deskRole, eq(deskRole.id, operator.roleId))
    .where(
      and(
        inArray(operatorSession.tokenHash, [...new Set(hashes)]),
        gt(operatorSession.expiresAt, now),
        eq(operator.status, STATUS.NORMAL),
      ),
    );
  const byHash = new Map(
    rows.map(({ tokenHash, found, own }): [string, LiveOperator] => [
      tokenHash,
      {
        ...found,
        role: roleOf(found),
        roleName: roleOf(found) === 'custom' ? (own?.name ?? '') : null,
        rights: rightsOf(found, own?.rights ?? null),
      },
    ]),
  );
  return hashes.map((hash) => byHash.get(hash));
}

export async function operatorByToken(db: Db, token: string, now: Date): Promise<LiveOperator | undefined> {
  const [found] = await operatorsByHash(db, [hashToken(token)], now);
  return found;
}

export type LiveOperators = { of(token: string): Promise<LiveOperator | undefined> };

export function createLiveOperators({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): LiveOperators {
  const together = new DataLoader((hashes: readonly string[]) => operatorsByHash(db, hashes, clock()), {
    cache: false,
    batchScheduleFn: setImmediate,
  });
  return { of: (token) => together.load(hashToken(token)) };
}
