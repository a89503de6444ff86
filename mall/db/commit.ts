import type { Db, Tx } from './open.ts';

/** A row of the outbox, as it was written. */
export type OutboxRow = { id: number; xact: number; topic: string; payload: unknown };
type Listener = (rows: readonly OutboxRow[]) => void;

/** By transaction, savepoints included: what it has written to the outbox so far. */
const written = new WeakMap<Tx, OutboxRow[]>();

/** Passes a row on to those who listen, once its transaction is committed. */
export const atCommit = (tx: Tx, row: OutboxRow): void => void written.get(tx)?.push(row);

/** Makes a database say what its transactions wrote to the outbox. @returns how to listen */
export function watchCommits(db: Db): (listener: Listener) => void {
  const listeners = new Set<Listener>();
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const rows: OutboxRow[] = [];
    const result = await transaction((tx) => work(follow(tx, rows)), config);
    if (rows.length) for (const listener of listeners) listener(rows);
    return result;
  };
  return (listener) => void listeners.add(listener);
}

function follow(tx: Tx, rows: OutboxRow[]): Tx {
  written.set(tx, rows);
  const savepoint = tx.transaction.bind(tx);
  tx.transaction = <T>(work: (inner: Tx) => Promise<T>) => savepoint((inner) => work(follow(inner, rows)));
  return tx;
}
