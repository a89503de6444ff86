import { getTableName } from 'drizzle-orm';
import { ACCOUNT_STANDING } from '#contract/account/standing.values.ts';
import { DAY_MS } from '#contract/time.ts';
import { account } from '../account/account.tables.ts';
import { forgetNumber, moveAccount } from '../account/account.ts';
import { announceSessionChange } from '../account/session-changes.ts';
import { eachDue, untilShort } from '../batches.ts';
import { eraseTalks } from '../chat/chat.ts';
import type { Deps } from '../deps.ts';
import { scaledNames } from '../media/scaled-names.ts';
import { lockMember } from '../member/member.ts';
import { eraseOrders } from '../order/order.ts';
import { eraseReviews } from '../review/review.ts';
import { upload } from '../upload/upload.tables.ts';
import type { Entry } from './entry.rules.ts';
import * as queries from './erase.queries.ts';
import { hindrancesOf } from './hindrances.queries.ts';
import { PERSONAL_DATA } from './map.ts';
import { dataExport } from './personal-data.tables.ts';

const ACCOUNTS = 50;
const ROWS = 500;
const FILES = 50;
const { CLOSING, ERASING } = ACCOUNT_STANDING;

/** Each account whose seven days are over, once on any number of nodes; what a killed node began, another one ends. */
export const eraseClosed = (deps: Deps): Promise<number> =>
  eachDue<number>(deps, {
    size: ACCOUNTS,
    failed: 'account not erased',
    find: (failed) => queries.dueToErase(deps.database.db, deps.clock(), failed, ACCOUNTS),
    run: (id) => eraseAccount(deps, id),
  });

async function eraseAccount(deps: Deps, accountId: number): Promise<boolean> {
  const { database, clock, log } = deps;
  if (!(await begin(deps, accountId))) return false;
  for (const step of STEPS) {
    await untilShort(deps, ROWS, () => step(deps, accountId));
    if (deps.stopping?.aborted) return false;
  }
  // After what shows them.
  await eraseFiles(deps, accountId);
  const now = clock();
  const done = await moveAccount(database.db, accountId, 'finish', { erasedAt: now, closesAt: null }, now);
  if (done) log.info({ accountId }, 'account erased');
  return done;
}

/** What identifies the shopper goes first, in the transaction that decides between erasing and reopening: the number is free at once. */
async function begin(deps: Deps, accountId: number): Promise<boolean> {
  const { database, clock, store, log } = deps;
  const now = clock();
  const known = await database.db.transaction(async (tx) => {
    const found = await queries.lockAccount(tx, accountId);
    if (found?.standing === ERASING) return found;
    if (found?.standing !== CLOSING || !found.closesAt || found.closesAt > now) return undefined;
    await lockMember(tx, accountId, now);
    const hindrances = await hindrancesOf(tx, accountId);
    if (hindrances.length) {
      log.warn({ accountId, hindrances: hindrances.map(({ kind }) => kind) }, 'account not erased yet');
      await queries.postpone(tx, accountId, new Date(now.getTime() + DAY_MS));
      return undefined;
    }
    await moveAccount(tx, accountId, 'erase', {}, now);
    await queries.changeSome(tx, entryOf(getTableName(account)), accountId, 1);
    await queries.endSessions(tx, accountId);
    return found;
  });
  if (!known) return false;
  if (known.standing === CLOSING) {
    announceSessionChange(deps, { side: 'shopper', id: accountId });
    await forgetNumber(store, accountId, known.mobile);
  }
  return true;
}

type Step = (deps: Deps, accountId: number) => Promise<number>;

function entryOf(name: string): Entry {
  const entry = PERSONAL_DATA.find(({ table }) => getTableName(table) === name);
  if (!entry) throw new Error(`${name} is not in the map`);
  return entry;
}

/** The account goes first, and files with their rows last. */
const APART = [account, upload, dataExport];

const erasesRows =
  (entry: Entry): Step =>
  ({ database: { db } }, accountId) =>
    entry.deletesRows ? queries.deleteSome(db, entry, accountId, ROWS) : queries.changeSome(db, entry, accountId, ROWS);

/**
 * First what hangs together with other rows, by the folders that own it; then every table by the map, which also finds columns that these
 * do not know.
 */
const STEPS: readonly Step[] = [
  ({ database: { db } }, accountId) => db.transaction((tx) => eraseReviews(tx, accountId, ROWS)),
  ({ database: { db } }, accountId) => db.transaction((tx) => eraseOrders(tx, accountId, ROWS)),
  ({ database: { db } }, accountId) => db.transaction((tx) => eraseTalks(tx, accountId, ROWS)),
  ...PERSONAL_DATA.filter(({ table, of }) => of && !APART.some((own) => own === table)).map(erasesRows),
];

/** Files go before their rows, so that a run that fails half-way is repeated. */
async function eraseFiles(deps: Deps, accountId: number): Promise<void> {
  const { files } = deps;
  const { db } = deps.database;
  await untilShort(deps, FILES, async () => {
    const names = (await queries.uploadsOf(db, accountId, FILES)).map(({ name }) => name);
    for (const name of names) for (const one of [name, ...scaledNames(name)]) await files.remove(one);
    if (names.length) await queries.dropUploads(db, names);
    return names.length;
  });
  for (const { file } of await queries.exportOf(db, accountId)) if (file) await files.remove(file);
  await queries.dropExport(db, accountId);
}
