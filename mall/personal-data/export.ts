import { randomBytes } from 'node:crypto';
import type { DataExport, DownloadLink } from '#contract/personal-data/schema.ts';
import { EXPORT_MS, EXPORT_STATUS } from '#contract/personal-data/values.ts';
import { MINUTE_MS } from '#contract/time.ts';
import { mobileOf, takeOwnCode } from '../account/account.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { hashToken } from '../http/token.ts';
import * as queries from './export.queries.ts';
import { countParts, partsOf } from './export-parts.ts';
import { zipOf } from './zip.ts';

/** A node that has not got on for so long was killed, and another one begins anew. */
const CLAIM_MS = 2 * MINUTE_MS;
const LINK_MS = 5 * MINUTE_MS;
const TRIES = 3;
const SOME = 50;
const { DONE, FAILED } = EXPORT_STATUS;

export async function viewExport({ database: { db }, clock }: Deps, accountId: number): Promise<DataExport | null> {
  const row = await queries.exportOf(db, accountId);
  if (!row || (row.endsAt && row.endsAt <= clock())) return null;
  const { status, done, total, bytes, createdAt, endsAt } = row;
  return {
    status,
    done,
    total,
    bytes,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  };
}

/** However often it is asked for at once, one is made. @throws MallError when the code is wrong */
export async function askExport(deps: Deps, accountId: number, code: string, caller: Caller): Promise<void> {
  const { database, files, clock } = deps;
  const { address, language } = caller;
  const mobile = await mobileOf(deps, accountId);
  await takeOwnCode(deps, { purpose: 'export', mobile, code, address });
  const id = randomBytes(24).toString('base64url');
  const row = { id, accountId, language, createdAt: clock() };
  const replaced = await database.db.transaction((tx) => queries.ask(tx, row));
  if (replaced) await files.remove(replaced);
}

const linkKey = (ticket: string) => `export-link:${hashToken(ticket)}`;

/** An address that opens without the token, so that the browser can save the file by itself. */
export async function linkExport(deps: Deps, accountId: number): Promise<DownloadLink> {
  const { database, store, clock } = deps;
  const row = await queries.exportOf(database.db, accountId);
  if (row?.status !== DONE || !row.endsAt || row.endsAt <= clock()) throw new MallError('message', 'exportGone');
  const ticket = randomBytes(24).toString('base64url');
  await store.set(linkKey(ticket), `${accountId}:${row.id}`, LINK_MS);
  return { url: `/api/app/export/${ticket}` };
}

export async function openExport(
  { database: { db }, store, files }: Deps,
  ticket: string,
): Promise<{ name: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  const [accountId, id] = ((await store.get(linkKey(ticket))) ?? '').split(':');
  const row = id ? await queries.exportOf(db, Number(accountId)) : undefined;
  const opened = row && row.id === id && row.file ? await files.open(row.file) : undefined;
  if (!row || !opened) throw notFound();
  return { name: `my-data-${row.createdAt.toISOString().slice(0, 10)}.zip`, ...opened };
}

/** Makes what was asked for, one after the other. @returns how many this node has made */
export async function makeExports(deps: Deps): Promise<number> {
  let made = 0;
  while (!deps.stopping?.aborted) {
    const now = deps.clock();
    const row = await queries.claim(deps.database.db, now, new Date(now.getTime() + CLAIM_MS));
    if (!row) break;
    if (await makeOne(deps, row)) made += 1;
  }
  return made;
}

async function makeOne(deps: Deps, row: queries.ExportRow): Promise<boolean> {
  const { database, files, clock, log } = deps;
  const { db } = database;
  const file = `private/exports/${row.id}-${row.tries}.zip`;
  try {
    if (!(await queries.proceed(db, row, { total: await countParts(deps, row.accountId) }))) return false;
    const bytes = await files.writeStream(file, zipOf(counted(deps, row), row.createdAt));
    const now = clock();
    const endsAt = new Date(now.getTime() + EXPORT_MS);
    const done = await queries.proceed(db, row, { status: DONE, file, bytes, doneAt: now, endsAt, claimedAt: null });
    // The account was erased meanwhile, or another node was faster.
    if (!done) await files.remove(file);
    return done;
  } catch (error) {
    log.error({ id: row.id, err: error }, 'export of personal data failed');
    await files.remove(file);
    const isLast = row.tries >= TRIES;
    const endsAt = isLast ? new Date(clock().getTime() + EXPORT_MS) : null;
    if (isLast) await queries.proceed(db, row, { status: FAILED, endsAt, claimedAt: null });
    return false;
  }
}

class Overtaken extends Error {}

/** The parts, each of which moves the bar and extends the claim. */
async function* counted(deps: Deps, row: queries.ExportRow): ReturnType<typeof partsOf> {
  let done = 0;
  for await (const part of partsOf(deps, row.accountId, row.language)) {
    if (deps.stopping?.aborted) throw new Overtaken('the process stops');
    const claimedAt = new Date(deps.clock().getTime() + CLAIM_MS);
    if (!(await queries.proceed(deps.database.db, row, { done, claimedAt }))) throw new Overtaken('no longer wanted');
    yield part;
    done += 1;
  }
}

/** Files go before their rows, so that a run that fails half-way is repeated. */
export async function dropExports({ database: { db }, files, clock }: Deps): Promise<number> {
  const now = clock();
  const rows = await queries.ended(db, now, SOME);
  for (const { file } of rows) if (file) await files.remove(file);
  if (rows.length)
    await queries.drop(
      db,
      rows.map(({ id }) => id),
      now,
    );
  return rows.length;
}
