import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { untilShort } from '../batches.ts';
import { retry } from '../db/errors.ts';
import type { Db, Tx } from '../db/open.ts';
import { statement } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import { STORED_MS } from '../retention.ts';
import { idempotency } from './idempotency.tables.ts';

const BATCH = 5_000;

export async function forgetKeys(deps: Pick<Deps, 'database' | 'clock' | 'stopping'>): Promise<number> {
  const { db } = deps.database;
  const before = new Date(deps.clock().getTime() - STORED_MS.idempotency);
  const { owner, key, createdAt } = idempotency;
  return untilShort(deps, BATCH, async () => {
    const old = db
      .select({ owner, key })
      .from(idempotency)
      .where(lt(createdAt, before))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const gone = await db.delete(idempotency).where(sql`(${owner}, ${key}) in ${old}`).returning({ key });
    return gone.length;
  });
}

const claimed = statement((db) =>
  db
    .insert(idempotency)
    .values({ owner: sql.placeholder('owner'), key: sql.placeholder('key'), body: sql.placeholder('body') })
    .onConflictDoNothing()
    .returning({ key: idempotency.key }),
);
const isRow = and(eq(idempotency.owner, sql.placeholder('owner')), eq(idempotency.key, sql.placeholder('key')));
const answered = statement((db) =>
  db
    .update(idempotency)
    .set({ answer: sql.placeholder('answer') })
    .where(isRow),
);
const firstAnswer = statement((db) => db.select().from(idempotency).where(isRow));

export type OnceCall = { owner: string; key: string; call: string; body: unknown };

/** Adds a write to be made at the end of the transaction, for rows that many want to lock. */
export type Defer = (write: () => Promise<unknown>) => void;

/**
 * Runs what creates or pays something once per key (domain decisions, section 3): the same key and body get the first result again, even
 * while the first call is still running; the same key with another body is refused. Key and result are written in the transaction of the
 * work, so a failure leaves no trace and may be retried.
 * @param run may run again when the transaction is retried, so it has to reset what it writes elsewhere
 * @param load is sent together with the claim of the key, to save a round trip
 * @throws MallError `idempotencyReused`
 */
export async function once<T, Data = undefined>(
  db: Db,
  { owner, key, call, body }: OnceCall,
  run: (tx: Tx, defer: Defer, data: Data) => Promise<T>,
  load: (tx: Tx) => Promise<Data> = async () => undefined as Data,
): Promise<T> {
  const hash = createHash('sha256')
    .update(`${call}\n${JSON.stringify(body)}`)
    .digest('hex');
  const attempt = async (tx: Tx): Promise<T> => {
    // A second call waits here until the first one's transaction has ended.
    const [[claim], data] = await Promise.all([claimed(tx, { owner, key, body: hash }), load(tx)]);
    if (!claim) {
      const [first] = await firstAnswer(tx, { owner, key });
      if (first?.body !== hash) throw new MallError('message', 'idempotencyReused');
      return first.answer as T;
    }
    const deferred: (() => Promise<unknown>)[] = [];
    const answer = await run(tx, (write) => void deferred.push(write), data);
    await Promise.all([answered(tx, { owner, key, answer }), ...deferred.map((write) => write())]);
    return answer;
  };
  return retry(() => db.transaction(attempt));
}
