import type pg from 'pg';
import { lsnOf } from './lsn.rules.ts';
import { type Observe, resultOf } from './observe.ts';
import { closePool, createServerPool } from './postgres.ts';
import type { Read } from './visitor-reads.ts';

/** A replica that is further behind is not read. */
const MOST_LAG_S = 10;
const CHECK_MS = 1_000;
/** A replica that hangs costs a visitor this much, once: the statement is then sent to the primary. */
const TIMEOUT_MS = 2_000;

export type ReplicaState = { used: boolean; lagSeconds: number | undefined };

export type Replica = {
  /** What is read from now on is as new as what is committed now. */
  raise(): void;
  /** @returns undefined: the primary has to be asked */
  read: Read;
  state(): ReplicaState;
  close(): Promise<void>;
};

export type ReplicaSettings = {
  url: string;
  settings: pg.PoolConfig;
  /** Asks the primary. */
  primary: (text: string) => Promise<pg.QueryResult>;
  observe?: Observe | undefined;
  /** Told when it begins or ends to be used. */
  onChange?: ((state: ReplicaState & { reason?: string }) => void) | undefined;
};

const FLUSHED = 'select pg_current_wal_flush_lsn()::text as lsn';
const STANDING = `select pg_is_in_recovery() as standby, coalesce(pg_last_wal_replay_lsn(), '0/0')::text as lsn,
  extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as behind`;
type Standing = { standby: boolean; lsn: string; behind: number | null };

/** Reads at a streaming replica, as long as it follows the primary closely. */
export function createReplica({ url, settings, primary, observe, onChange }: ReplicaSettings): Replica {
  const limits = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const pool = createServerPool(url, { ...settings, ...limits }, observe);
  /** Position that every connection must have replayed, since behind one address there may be several servers. */
  const replayed = new WeakMap<pg.PoolClient, bigint>();
  let needed: bigint | undefined;
  let raises = 0;
  let isLearning = false;
  let state: ReplicaState = { used: false, lagSeconds: undefined };
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  /** Whoever waits too long for a connection goes to the primary, which says nothing about the replica. */
  const isFull = () => pool.idleCount === 0 && pool.totalCount >= pool.options.max;

  function become(next: ReplicaState, reason?: string): void {
    const changed = next.used !== state.used && !closed;
    state = next;
    if (changed) onChange?.({ ...next, ...(reason ? { reason } : {}) });
  }

  const lose = (error: unknown): void =>
    become({ used: false, lagSeconds: undefined }, error instanceof Error ? error.message : String(error));

  const flushed = async (): Promise<bigint> => lsnOf((await primary(FLUSHED)).rows[0].lsn);

  /** Asks again when something was announced while the primary answered. */
  async function learn(): Promise<void> {
    for (let own: number | undefined; own !== raises; ) {
      own = raises;
      const lsn = await flushed();
      if (own === raises) needed = lsn;
    }
  }

  function raise(): void {
    raises += 1;
    needed = undefined;
    if (isLearning) return;
    isLearning = true;
    // Where the primary does not answer, the next check asks again.
    learn()
      .catch(() => {})
      .finally(() => {
        isLearning = false;
      });
  }

  async function check(): Promise<void> {
    try {
      const reached = await flushed();
      if (needed === undefined) raise();
      const { standby, lsn, behind } = (await pool.query<Standing>(STANDING)).rows[0] as Standing;
      const lagSeconds = lsnOf(lsn) >= reached ? 0 : (behind ?? Number.POSITIVE_INFINITY);
      if (!standby) become({ used: false, lagSeconds: undefined }, 'it is no replica (any more)');
      else if (lagSeconds > MOST_LAG_S) become({ used: false, lagSeconds }, `${lagSeconds} s behind`);
      else become({ used: true, lagSeconds });
    } catch (error) {
      if (!isFull()) lose(error);
    }
  }

  async function isFresh(client: pg.PoolClient, position: bigint): Promise<boolean> {
    if ((replayed.get(client) ?? -1n) >= position) return true;
    const { standby, lsn } = (await client.query<Standing>(STANDING)).rows[0] as Standing;
    const at = standby ? lsnOf(lsn) : -1n;
    replayed.set(client, at);
    return at >= position;
  }

  const read: Read = async (what, values) => {
    const position = needed;
    if (!state.used || position === undefined) return undefined;
    let client: pg.PoolClient | undefined;
    try {
      client = await pool.connect();
      const result = (await isFresh(client, position)) ? await client.query(what as string, values) : undefined;
      client.release();
      return result;
    } catch (error) {
      // A conflict with what is replayed, a table that is not there yet, or a statement that writes: the primary says what it is.
      const isLost = client ? resultOf(error) === 'lost' : !isFull();
      client?.release(isLost);
      if (isLost) lose(error);
      return undefined;
    }
  };

  const next = () => {
    timer = setTimeout(() => void check().finally(() => closed || next()), CHECK_MS);
    timer.unref();
  };
  raise();
  void check();
  next();
  return {
    raise,
    read,
    state: () => state,
    async close() {
      closed = true;
      clearTimeout(timer);
      await closePool(pool);
    },
  };
}
