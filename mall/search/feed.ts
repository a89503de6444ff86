import type { Deps } from '../deps.ts';
import type { SearchEngine } from '../ports/search.ts';
import { SEARCH_TOPIC } from '../ports/search-index.ts';
import * as queries from './feed.queries.ts';
import { INDEX_STATE } from './search.tables.ts';
import { drop, type Feeding, fillSome, isFed, sendChanges } from './send.ts';

type FeedDeps = Pick<Deps, 'database' | 'log' | 'stopping'> & { searchEngine?: SearchEngine | undefined };

/** One node feeds at a time; one that died is replaced after so long. Versions keep the order should two ever do. */
const CLAIM_S = 60;
const TURN_MS = 20_000;
const POLL_MS = 1_000;
/** A service that fails is left alone for so long. */
const REST_MS = 10_000;
/** Then filling a new index is better. */
const WAITS_S = 3 * 86_400;

const restUntil = new WeakMap<SearchEngine, number>();

/** Sends what changed to the search service, and fills a new index where one is needed. @returns products that were sent */
export async function feedSearch(deps: FeedDeps): Promise<number> {
  const { searchEngine: engine, log } = deps;
  if (!engine || Date.now() < (restUntil.get(engine) ?? 0)) return 0;
  try {
    return await feedClaimed(deps, { db: deps.database.db, engine });
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : error }, 'search service not fed');
    restUntil.set(engine, Date.now() + REST_MS);
    return 0;
  }
}

/** Fills a new index beside the one that is searched, and switches to it. */
export async function refillSearch(
  deps: FeedDeps & { searchEngine: SearchEngine },
  progress: (products: number) => void,
): Promise<void> {
  const feeding = { db: deps.database.db, engine: deps.searchEngine };
  const name = await register(feeding, { isRefill: true });
  const state = async () => (await queries.indexes(feeding.db)).find((row) => row.name === name)?.state;
  for (let now = await state(); now === INDEX_STATE.NEW || now === INDEX_STATE.FILLING; now = await state()) {
    const sent = await feedClaimed(deps, feeding);
    if (sent) progress(sent);
    // Another node feeds.
    else await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  if ((await state()) !== INDEX_STATE.LIVE) throw new Error('the new index is gone: run it again');
}

async function feedClaimed(deps: FeedDeps, feeding: Feeding): Promise<number> {
  const { db } = feeding;
  await register(feeding, { isRefill: false });
  if (!(await isNeeded(feeding)) || !(await queries.claim(db, CLAIM_S))) return 0;
  try {
    return await feed(deps, feeding);
  } finally {
    await queries.release(db);
  }
}

async function isNeeded({ db }: Feeding): Promise<boolean> {
  const rows = await queries.indexes(db);
  if (rows.some(({ state }) => state !== INDEX_STATE.LIVE)) return true;
  return (await queries.changes(db, SEARCH_TOPIC, 1)).length > 0;
}

/** @returns the index that is filled, or is to be; undefined when none is needed */
async function register({ db, engine }: Feeding, { isRefill }: { isRefill: boolean }): Promise<string | undefined> {
  const isCurrent = ({ name, state }: queries.IndexRow) => state === INDEX_STATE.LIVE && !engine.isOutdated(name);
  if (!isRefill && (await queries.indexes(db)).some(isCurrent)) return undefined;
  return db.transaction(async (tx) => {
    await queries.lockIndexes(tx);
    const rows = await queries.indexes(tx);
    const coming = rows.find(({ state }) => state === INDEX_STATE.NEW || state === INDEX_STATE.FILLING);
    if (coming) return coming.name;
    if (!isRefill && rows.some(isCurrent)) return undefined;
    if (rows.every(({ state }) => state === INDEX_STATE.OLD)) await queries.waitForWriters(tx);
    const name = engine.newName();
    await queries.add(tx, name);
    return name;
  });
}

async function feed({ stopping, log }: FeedDeps, feeding: Feeding): Promise<number> {
  const { db, engine } = feeding;
  const until = Date.now() + TURN_MS;
  let done = 0;
  for (const { name, state } of await queries.indexes(db)) {
    if (state === INDEX_STATE.OLD) await drop(feeding, name);
    if (state === INDEX_STATE.NEW) {
      await engine.create(name);
      await queries.setState(db, name, INDEX_STATE.FILLING);
    }
  }
  for (const { name } of (await queries.indexes(db)).filter(isFed)) {
    if (await engine.exists(name)) continue;
    // A request would create it again without its mapping.
    log.warn({ index: name }, 'search index is missing');
    await queries.remove(db, name);
  }
  while (!stopping?.aborted && Date.now() < until) {
    const sent = (await sendChanges(feeding)) + (await fillSome(feeding));
    if (!sent) break;
    done += sent;
  }
  return done;
}

/**
 * Where no node has sent changes for days (the service is gone, or the mall no longer uses it) they are dropped, and its indexes with
 * them: once a node reaches it again, it fills a new one.
 */
export const dropUnsent = ({ database: { db } }: Pick<Deps, 'database'>): Promise<number> =>
  db.transaction((tx) => queries.giveUp(tx, SEARCH_TOPIC, WAITS_S));

export const waitingToBeSent = ({ database: { db } }: Pick<Deps, 'database'>) => queries.waiting(db, SEARCH_TOPIC);
