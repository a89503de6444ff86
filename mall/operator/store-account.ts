import { randomBytes, randomInt } from 'node:crypto';
import { hashPassword } from '../account/account.ts';
import type { Tx } from '../db/open.ts';
import { recordChanges } from './audit.ts';
import type { LiveOperator } from './live-session.ts';
import * as queries from './staff.queries.ts';
import * as browsers from './store-browser.queries.ts';

const KIND = 'operator';
const TRIES = 5;

export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

const nameOf = (shopId: number, turn: number): string =>
  turn === 0 ? `shop${shopId}` : `shop${shopId}-${String(randomInt(1_000)).padStart(3, '0')}`;

type Opened = { shopId: number; accountId: number; name: string; passwordHash: string };

export async function addStoreAccount(
  tx: Tx,
  by: LiveOperator,
  now: Date,
  { shopId, accountId, name, passwordHash }: Opened,
): Promise<string> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const userName = nameOf(shopId, turn);
    const row = { userName, name, role: 'shop', shopId, accountId } as const;
    const id = await queries.addOperator(tx, { ...row, passwordHash });
    if (id === undefined) continue;
    await recordChanges(tx, by, now, [{ kind: KIND, ref: String(id), action: 'add', before: null, after: row }]);
    return userName;
  }
  throw new Error(`every name for the account of shop ${shopId} is taken`);
}

export async function setStorePassword(
  tx: Tx,
  accountId: number,
  passwordHash: string,
  now: Date,
): Promise<number | undefined> {
  const found = await queries.lockStoreAccount(tx, accountId);
  if (!found) return undefined;
  await queries.changeOperator(tx, found.id, { passwordHash });
  await queries.endSessions(tx, found.id);
  await browsers.forgetBrowsers(tx, found.id);
  const by = { id: found.id, shopId: found.shopId };
  await recordChanges(tx, by, now, [
    { kind: KIND, ref: String(found.id), action: 'ownPassword', before: null, after: null },
  ]);
  return found.id;
}
