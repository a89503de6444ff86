import DataLoader from 'dataloader';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { STATUS } from '#contract/enums.ts';
import type { Worker } from '#contract/operator/areas.values.ts';
import type { ProofWay } from '#contract/operator/factor.values.ts';
import { type Role, rightsOf, roleOf } from '#contract/operator/roles.values.ts';
import { MINUTE_MS } from '#contract/time.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../http/token.ts';
import { setting } from '../settings/settings.tables.ts';
import { factorColumns, isSecurity } from './factor.queries.ts';
import { factorDue, isSessionOver, standingOf, waysOf } from './factor.rules.ts';
import { deskRole, operator, operatorSession } from './operator.tables.ts';

export type LiveOperator = Worker & {
  id: number;
  name: string;
  role: Role;
  /** Of a role that was made at the desk. */
  roleName: string | null;
  accountId: number | null;
};

export type LiveDesk = {
  id: string;
  seenAt: Date;
  provedAt: Date | null;
  /** How a step-up is proved in it. */
  ways: readonly ProofWay[];
  factorDue: Date | undefined;
};
type Live = { operator: LiveOperator; session: LiveDesk };
type Known = Pick<Deps, 'database' | 'clock' | 'isPublic'>;

async function liveByHash(deps: Known, hashes: readonly string[]): Promise<(Live | undefined)[]> {
  const now = deps.clock();
  const { id, name, role, shopId, accountId } = operator;
  const { id: session, seenAt, provedAt, byFactor, tokenHash } = operatorSession;
  const rows = await deps.database.db
    .select({
      found: { id, name, role, shopId, accountId },
      own: { name: deskRole.name, rights: deskRole.rights },
      session: { id: session, seenAt, provedAt },
      factor: factorColumns,
      ...{ tokenHash, byFactor },
    })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .leftJoin(deskRole, eq(deskRole.id, operator.roleId))
    .leftJoin(setting, isSecurity)
    .where(
      and(
        inArray(operatorSession.tokenHash, [...new Set(hashes)]),
        gt(operatorSession.expiresAt, now),
        eq(operator.status, STATUS.NORMAL),
      ),
    );
  const live = rows.flatMap((row): [string, Live][] => {
    const { found, own, factor } = row;
    const rights = rightsOf(found, own?.rights ?? null);
    const standing = standingOf(factor, { rights, accountId: found.accountId }, deps.isPublic);
    if (isSessionOver(standing, row.byFactor, now)) return [];
    const role = roleOf(found);
    const operator = { ...found, role, roleName: role === 'custom' ? (own?.name ?? '') : null, rights };
    const session = { ...row.session, ways: waysOf(factor.kinds), factorDue: factorDue(standing) };
    return [[row.tokenHash, { operator, session }]];
  });
  const byHash = new Map(live);
  return hashes.map((hash) => byHash.get(hash));
}

export async function liveByToken(deps: Known, token: string): Promise<Live | undefined> {
  const [found] = await liveByHash(deps, [hashToken(token)]);
  return found;
}

export type LiveOperators = { of(token: string): Promise<LiveOperator | undefined> };

export function createLiveOperators(deps: Known): LiveOperators {
  const together = new DataLoader((hashes: readonly string[]) => liveByHash(deps, hashes), {
    cache: false,
    batchScheduleFn: setImmediate,
  });
  return { of: async (token) => (await together.load(hashToken(token)))?.operator };
}

const SEEN_EVERY_MS = 5 * MINUTE_MS;

export async function markDeskSeen(db: Db, { id, seenAt }: Pick<LiveDesk, 'id' | 'seenAt'>, now: Date): Promise<void> {
  const due = new Date(now.getTime() - SEEN_EVERY_MS);
  if (seenAt > due) return;
  await db
    .update(operatorSession)
    .set({ seenAt: now })
    .where(and(eq(operatorSession.id, id), lte(operatorSession.seenAt, due)));
}
