import type { DeskSession } from '#contract/operator/factor.schema.ts';
import { announceSessionChange } from '../account/session-changes.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { recordChanges } from './audit.ts';
import { dropOtherSessions } from './factor.queries.ts';
import type { LiveOperator } from './live-session.ts';
import * as queries from './session.queries.ts';
import { endSessions } from './staff.queries.ts';
import { lockToSet } from './staff.ts';

/** @param current of the caller, for whom their own is marked */
export async function listSessions(deps: Deps, operatorId: number, current: string): Promise<DeskSession[]> {
  const rows = await queries.liveSessions(deps.database.db, operatorId, deps.clock());
  return rows.map(({ id, device, address, createdAt, seenAt }) => ({
    ...{ id, device, address },
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    current: id === current,
  }));
}

export async function endSession(deps: Deps, operatorId: number, id: string): Promise<void> {
  if (!(await queries.dropSession(deps.database.db, operatorId, id))) throw notFound();
  announceSessionChange(deps, { side: 'staff', id: operatorId });
}

export async function endOtherSessions(deps: Deps, operatorId: number, current: string): Promise<void> {
  await dropOtherSessions(deps.database.db, operatorId, current);
  announceSessionChange(deps, { side: 'staff', id: operatorId });
}

/** Of somebody whom the caller may change. */
export async function listStaffSessions(
  deps: Deps,
  by: LiveOperator,
  operatorId: number,
  current: string,
): Promise<DeskSession[]> {
  await deps.database.db.transaction((tx) => lockToSet(tx, by, operatorId));
  return listSessions(deps, operatorId, current);
}

/** @param session undefined: all of them */
export async function endStaffSessions(
  deps: Deps,
  by: LiveOperator,
  operatorId: number,
  session?: string,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    await lockToSet(tx, by, operatorId);
    if (session === undefined) await endSessions(tx, operatorId);
    else if (!(await queries.dropSession(tx, operatorId, session))) throw notFound();
    await recordChanges(tx, by, deps.clock(), [
      { kind: 'operator', ref: String(operatorId), action: 'endSessions', before: null, after: null },
    ]);
  });
  announceSessionChange(deps, { side: 'staff', id: operatorId });
}
