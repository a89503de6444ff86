import { and, eq, gt } from 'drizzle-orm';
import { STATUS } from '../../contract/enums.ts';
import type { Role } from '../../contract/roles.ts';
import type { Db } from '../db/open.ts';
import { operator, operatorSession } from '../db/schema-desk.ts';
import { hashToken } from '../http/token.ts';

export type LiveOperator = { id: number; name: string; role: Role; shopId: number | null; accountId: number | null };

/** The operator of a live token; undefined for one whose access was withdrawn. */
export async function operatorByToken(db: Db, token: string, now: Date): Promise<LiveOperator | undefined> {
  const { id, name, role, shopId, accountId } = operator;
  const [row] = await db
    .select({ id, name, role, shopId, accountId })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .where(
      and(
        eq(operatorSession.tokenHash, hashToken(token)),
        gt(operatorSession.expiresAt, now),
        eq(operator.status, STATUS.NORMAL),
      ),
    );
  return row;
}
