import { randomInt } from 'node:crypto';
import { STATUS } from '#contract/enums.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { rightsOf, roleOf } from '#contract/operator/roles.values.ts';
import type { GivenPassword, NewOperator, OperatorInput, StaffView } from '#contract/operator/staff.schema.ts';
import { hashPassword } from '../account/account.ts';
import { announceSessionChange } from '../account/session-changes.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { type Done, recordChanges } from './audit.ts';
import { dropFactors, endGrace } from './factor.queries.ts';
import type { LiveOperator } from './live-session.ts';
import { roleToGive } from './role.queries.ts';
import { listRoles, requireCovered } from './role.ts';
import { shopOf } from './scope.ts';
import * as queries from './staff.queries.ts';
import { maySet } from './staff.rules.ts';

const KIND = 'operator';
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

const randomPassword = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

export async function listStaff({ database: { db } }: Deps, by: LiveOperator, language: Language): Promise<StaffView> {
  const own = shopOf(by);
  const [rows, roles, shops] = await Promise.all([
    queries.operators(db, own),
    listRoles(db, by),
    queries.shops(db, own),
  ]);
  return {
    operators: rows.map(({ operator, shop, rights, hasFactor }) => ({
      ...briefOf(operator),
      id: operator.id,
      userName: operator.userName,
      shop: shop && inLanguage(shop, language),
      store: operator.accountId !== null,
      may: maySet(by, operator, rights),
      hasFactor,
    })),
    roles,
    shops: shops.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
  };
}

function briefOf(operator: queries.Operator): OperatorInput {
  const { name, shopId, status, roleId } = operator;
  const role = roleOf(operator);
  return {
    name,
    role,
    roleId: role === 'custom' ? roleId : null,
    shopId,
    status: status === STATUS.NORMAL ? STATUS.NORMAL : STATUS.DISABLED,
  };
}

async function requireShop(db: Db, by: LiveOperator, { shopId }: OperatorInput): Promise<void> {
  if (by.shopId !== null && shopId !== by.shopId) throw notFound();
  if (shopId !== null && !(await queries.isShop(db, shopId))) throw notFound();
}

/** @throws MallError where the role is not of their side, or lets them do more than the one who gives it */
async function requireRole(tx: Tx, by: LiveOperator, { role, roleId, shopId }: OperatorInput) {
  const found = roleId === null ? undefined : await roleToGive(tx, shopId, roleId);
  if (roleId !== null && !found) throw notFound();
  requireCovered(by, rightsOf({ role, shopId, accountId: null }, found?.rights ?? null));
  return found;
}

/** As the log of changes has it: the name of a role may be another later. */
const recorded = (input: OperatorInput, role: { name: string } | undefined) => ({
  ...input,
  ...(role ? { roleName: role.name } : {}),
});

export async function addOperator(
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  { userName, input }: NewOperator,
): Promise<GivenPassword> {
  await requireShop(db, by, input);
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const role = await requireRole(tx, by, input);
    const id = await queries.addOperator(tx, { userName, passwordHash, ...input });
    if (id === undefined) throw fieldError('userName', 'userNameTaken');
    const after = { userName, ...recorded(input, role) };
    const done: Done = { kind: KIND, ref: String(id), action: 'add', before: null, after };
    await recordChanges(tx, by, clock(), [done]);
    return { id, password };
  });
}

export async function changeOperator(deps: Deps, by: LiveOperator, id: number, input: OperatorInput): Promise<void> {
  const {
    database: { db },
    clock,
  } = deps;
  await requireShop(db, by, input);
  await db.transaction(async (tx) => {
    const { operator: before, role: had } = await lockToSet(tx, by, id);
    const { name, status } = input;
    let role = had;
    if (before.accountId === null) {
      role = await requireRole(tx, by, input);
      await queries.changeOperator(tx, id, input);
    } else {
      const isSame = [before.role, roleOf(before)].includes(input.role) && input.shopId === before.shopId;
      if (!isSame) throw new MallError('message', 'storeAccountFixed');
      await queries.changeOperator(tx, id, { name, status });
    }
    if (!(await queries.hasAdmin(tx))) throw new MallError('message', 'lastAdmin');
    if (status !== STATUS.NORMAL) await queries.endSessions(tx, id);
    const done: Done = {
      kind: KIND,
      ref: String(id),
      action: 'save',
      before: recorded(briefOf(before), had),
      after: recorded(input, role),
    };
    await recordChanges(tx, by, clock(), [done]);
  });
  announceSessionChange(deps, { side: 'staff', id });
}

/** @throws MallError where the one who asks may not change them */
export async function lockToSet(tx: Tx, by: LiveOperator, id: number) {
  await queries.lockAdmins(tx);
  const found = await queries.lockOperator(tx, shopOf(by), id);
  if (!found) throw notFound();
  const role = found.roleId === null ? undefined : await roleToGive(tx, found.shopId, found.roleId);
  if (!maySet(by, found, role?.rights ?? null)) throw new MallError('message', 'roleBeyond');
  return { operator: found, role };
}

export async function resetPassword(deps: Deps, by: LiveOperator, id: number): Promise<GivenPassword> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  await deps.database.db.transaction(async (tx) => {
    if ((await lockToSet(tx, by, id)).operator.accountId !== null)
      throw new MallError('message', 'storePasswordElsewhere');
    await replacePassword(tx, by, deps.clock(), { id, passwordHash });
  });
  announceSessionChange(deps, { side: 'staff', id });
  return { id, password };
}

async function replacePassword(
  tx: Tx,
  by: LiveOperator | null,
  now: Date,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<void> {
  await queries.changeOperator(tx, id, { passwordHash });
  await queries.endSessions(tx, id);
  const done: Done = { kind: KIND, ref: String(id), action: 'password', before: null, after: null };
  await recordChanges(tx, by, now, [done]);
}

/** For who has lost every factor: the password is asked for alone, and the grace begins again. */
export async function resetFactors(deps: Deps, by: LiveOperator, id: number): Promise<void> {
  if (id === by.id) throw new MallError('message', 'factorResetOwn');
  await deps.database.db.transaction(async (tx) => {
    await lockToSet(tx, by, id);
    await dropFactorsOf(tx, by, deps.clock(), id);
    await queries.endSessions(tx, id);
  });
  announceSessionChange(deps, { side: 'staff', id });
}

async function dropFactorsOf(tx: Tx, by: LiveOperator | null, now: Date, id: number): Promise<void> {
  const removed = await dropFactors(tx, id);
  await endGrace(tx, id);
  const done: Done = { kind: KIND, ref: String(id), action: 'factorReset', before: { factors: removed }, after: null };
  await recordChanges(tx, by, now, [done]);
}

/** For the mall's owner, when an operator cannot log in; also ends a lockout, and second factors. @returns undefined when no active operator has this name */
export async function rescueOperator(db: Db, userName: string, now: Date): Promise<string | undefined> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const found = await queries.lockOperatorByName(tx, userName);
    if (found?.status !== STATUS.NORMAL) return undefined;
    await replacePassword(tx, null, now, { id: found.id, passwordHash });
    await dropFactorsOf(tx, null, now, found.id);
    return password;
  });
}

const NAMES = ['admin', ...Array.from({ length: 9 }, (_, index) => `admin${index + 2}`)];

/**
 * Creates an administrator where none can work. Of several nodes that start at once, one succeeds, since names are unique.
 * @returns the credentials, shown only once
 */
export async function ensureAdmin(db: Db, now: Date): Promise<{ userName: string; password: string } | undefined> {
  if (await queries.hasAdmin(db)) return undefined;
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  for (const userName of NAMES) {
    const done = await db.transaction(async (tx) => {
      const row = { userName, passwordHash, name: 'Administrator', role: 'admin', shopId: null } as const;
      const id = await queries.addOperator(tx, row);
      if (id === undefined) return false;
      const change: Done = {
        kind: KIND,
        ref: String(id),
        action: 'add',
        before: null,
        after: { userName, role: 'admin' },
      };
      await recordChanges(tx, null, now, [change]);
      return true;
    });
    if (done) return { userName, password };
    // The name was taken: by another node just now, or by an operator who is no administrator.
    if (await queries.hasAdmin(db)) return undefined;
  }
  throw new Error('every name for a first administrator is taken');
}
