import { areasOf, covers, type Rights, settleRights } from '#contract/operator/areas.values.ts';
import type { AddedRole, NewRole, RoleChange, RoleView } from '#contract/operator/staff.schema.ts';
import { ROLES_MOST } from '#contract/operator/values.ts';
import { announceSessionChange } from '../account/session-changes.ts';
import { isDuplicate } from '../db/errors.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { recordChanges } from './audit.ts';
import type { LiveOperator } from './live-session.ts';
import * as queries from './role.queries.ts';
import { shopOf } from './scope.ts';
import { isShop } from './staff.queries.ts';

const KIND = 'role';

const rightsIn = ({ rights, shopId }: Pick<queries.DeskRole, 'rights' | 'shopId'>): Rights =>
  settleRights(rights, areasOf(shopId));

export async function listRoles(db: Db, by: LiveOperator): Promise<RoleView[]> {
  const rows = await queries.roles(db, shopOf(by));
  return rows.map(({ role, operators }) => {
    const rights = rightsIn(role);
    const { id, name, shopId, version } = role;
    return { id, name, rights, shopId, version, operators, may: covers(by.rights, rights) };
  });
}

/** @throws MallError where somebody would give, or have given, what they do not have */
export function requireCovered(by: LiveOperator, ...rights: Rights[]): void {
  if (!rights.every((one) => covers(by.rights, one))) throw new MallError('message', 'roleBeyond');
}

const record = (tx: Tx, by: LiveOperator, now: Date, id: number, action: string, before: unknown, after: unknown) =>
  recordChanges(tx, by, now, [{ kind: KIND, ref: String(id), action, before, after }]);

export async function addRole(deps: Deps, by: LiveOperator, { shopId, name, rights }: NewRole): Promise<AddedRole> {
  const { db } = deps.database;
  if (by.shopId !== null && shopId !== by.shopId) throw notFound();
  if (shopId !== null && !(await isShop(db, shopId))) throw notFound();
  const settled = settleRights(rights, areasOf(shopId));
  requireCovered(by, settled);
  return db.transaction(async (tx) => {
    if ((await queries.countRoles(tx, shopId)) >= ROLES_MOST)
      throw new MallError('message', 'rolesMost', { params: { n: ROLES_MOST } });
    const id = await queries.addRole(tx, { shopId, name, rights: settled });
    if (id === undefined) throw fieldError('name', 'roleNameTaken');
    await record(tx, by, deps.clock(), id, 'add', null, { name, rights: settled });
    return { id };
  });
}

/** Takes effect at the next request of whoever has the role. */
export async function changeRole(deps: Deps, by: LiveOperator, id: number, change: RoleChange): Promise<void> {
  const changed = deps.database.db.transaction(async (tx) => {
    const before = await queries.lockRole(tx, shopOf(by), id);
    if (!before) throw notFound();
    if (before.version !== change.version) throw new MallError('message', 'roleChanged');
    const rights = settleRights(change.rights, areasOf(before.shopId));
    requireCovered(by, rightsIn(before), rights);
    const { name } = change;
    await queries.changeRole(tx, id, { name, rights, version: before.version + 1 });
    await record(tx, by, deps.clock(), id, 'save', { name: before.name, rights: rightsIn(before) }, { name, rights });
    return queries.holdersOf(tx, id);
  });
  const holders = await changed.catch((error: unknown) => {
    throw isDuplicate(error) ? fieldError('name', 'roleNameTaken') : error;
  });
  for (const holder of holders) announceSessionChange(deps, { side: 'staff', id: holder });
}

export async function removeRole({ database: { db }, clock }: Deps, by: LiveOperator, id: number): Promise<null> {
  await db.transaction(async (tx) => {
    const before = await queries.lockRole(tx, shopOf(by), id);
    if (!before) throw notFound();
    requireCovered(by, rightsIn(before));
    const held = (await queries.holdersOf(tx, id)).length;
    if (held > 0) throw new MallError('message', 'roleHeld', { params: { n: held } });
    await queries.removeRole(tx, id);
    await record(tx, by, clock(), id, 'remove', { name: before.name, rights: rightsIn(before) }, null);
  });
  return null;
}
