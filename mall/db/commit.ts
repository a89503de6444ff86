import type { Db, Tx } from './open.ts';

export type OutboxRow = { id: number; xact: number; topic: string; payload: unknown };
type Listener = (rows: readonly OutboxRow[]) => void;

const written = new WeakMap<Tx, OutboxRow[]>();

export const atCommit = (tx: Tx, row: OutboxRow): void => void written.get(tx)?.push(row);

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
