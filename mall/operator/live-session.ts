import DataLoader from 'dataloader';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { STATUS } from '#contract/enums.ts';
import type { Role } from '#contract/operator/values.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../http/token.ts';
import { operator, operatorSession } from './operator.tables.ts';

export type LiveOperator = { id: number; name: string; role: Role; shopId: number | null; accountId: number | null };

async function operatorsByHash(db: Db, hashes: readonly string[], now: Date): Promise<(LiveOperator | undefined)[]> {
  const { id, name, role, shopId, accountId } = operator;
  const rows = await db
    .select({ tokenHash: operatorSession.tokenHash, found: { id, name, role, shopId, accountId } })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .where(
      and(
        inArray(operatorSession.tokenHash, [...new Set(hashes)]),
        gt(operatorSession.expiresAt, now),
        eq(operator.status, STATUS.NORMAL),
      ),
    );
  const byHash = new Map(rows.map(({ tokenHash, found }) => [tokenHash, found]));
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
