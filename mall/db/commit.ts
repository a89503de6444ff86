import type { Tx } from './open.ts';

/** Of a connection that can send a commit along. */
export type Committing = { commitWith(statements: number): void };

/**
 * Lets the commit travel with what is asked for next, if that are so many statements, so that rows which many wait for are
 * held no longer than the database needs; it comes after them as ever otherwise, and on PGlite, where nobody waits. One of
 * the statements has to fail by itself where nothing may be committed.
 */
export function commitWith(tx: Tx, statements: number): void {
  const { client } = (tx._ as unknown as { session: { client: Partial<Committing> } }).session;
  client.commitWith?.(statements);
}
