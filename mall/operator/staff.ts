import { randomInt } from 'node:crypto';
import { STATUS } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import type { GivenPassword, NewOperator, OperatorInput, StaffView } from '#contract/operator/staff.schema.ts';
import { pick } from '#contract/text.ts';
import { hashPassword } from '../account/account.ts';
import { announceSessionChange } from '../account/session-changes.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { type Done, recordChanges } from './audit.ts';
import type { LiveOperator } from './live-session.ts';
import * as queries from './staff.queries.ts';

const KIND = 'operator';
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

const randomPassword = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

export async function listStaff({ database: { db } }: Deps, language: Language): Promise<StaffView> {
  const [rows, shops] = await Promise.all([queries.operators(db), queries.shops(db)]);
  return {
    operators: rows.map(({ operator: { id, userName, name, role, shopId, status, accountId }, shop }) => ({
      id,
      userName,
      name,
      role,
      shopId,
      shop: shop && pick(shop, language),
      store: accountId !== null,
      status: status === STATUS.NORMAL ? STATUS.NORMAL : STATUS.DISABLED,
    })),
    shops: shops.map(({ id, name }) => ({ id, name: pick(name, language) })),
  };
}

async function checkShop(db: Db, { shopId }: OperatorInput): Promise<void> {
  if (shopId !== null && !(await queries.isShop(db, shopId))) throw notFound();
}

export async function addOperator(
  { database: { db }, clock }: Deps,
  by: LiveOperator,
  { userName, input }: NewOperator,
): Promise<GivenPassword> {
  await checkShop(db, input);
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const id = await queries.addOperator(tx, { userName, passwordHash, ...input });
    if (id === undefined) throw fieldError('userName', 'userNameTaken');
    const done: Done = { kind: KIND, ref: String(id), action: 'add', before: null, after: { userName, ...input } };
    await recordChanges(tx, by, clock(), [done]);
    return { id, password };
  });
}

export async function changeOperator(deps: Deps, by: LiveOperator, id: number, input: OperatorInput): Promise<void> {
  const {
    database: { db },
    clock,
  } = deps;
  await checkShop(db, input);
  await db.transaction(async (tx) => {
    const before = await take(tx, id);
    if (before.accountId !== null && (input.role !== before.role || input.shopId !== before.shopId))
      throw new MallError('message', 'storeAccountFixed');
    await queries.changeOperator(tx, id, input);
    if (!(await queries.hasAdmin(tx))) throw new MallError('message', 'lastAdmin');
    if (input.status !== STATUS.NORMAL) await queries.endSessions(tx, id);
    const { name, role, shopId, status } = before;
    const done: Done = {
      kind: KIND,
      ref: String(id),
      action: 'save',
      before: { name, role, shopId, status },
      after: input,
    };
    await recordChanges(tx, by, clock(), [done]);
  });
  announceSessionChange(deps, { side: 'staff', id });
}

async function take(tx: Tx, id: number): Promise<queries.Operator> {
  await queries.lockAdmins(tx);
  const found = await queries.lockOperator(tx, id);
  if (!found) throw notFound();
  return found;
}

export async function resetPassword(deps: Deps, by: LiveOperator, id: number): Promise<GivenPassword> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  await deps.database.db.transaction(async (tx) => {
    if ((await take(tx, id)).accountId !== null) throw new MallError('message', 'storePasswordElsewhere');
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

/** For the mall's owner, when an operator cannot log in; also ends a lockout. @returns undefined when no active operator has this name */
export async function rescueOperator(db: Db, userName: string, now: Date): Promise<string | undefined> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const found = await queries.lockOperatorByName(tx, userName);
    if (found?.status !== STATUS.NORMAL) return undefined;
    await replacePassword(tx, null, now, { id: found.id, passwordHash });
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
