import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { kindOf } from './observe.ts';

type Statement = string | { text: string };
export type Read = (what: Statement, values?: unknown[]) => Promise<pg.QueryResult | undefined>;

/** `primary`: a statement of this call was answered there, and what follows must not be older. */
type Call = { primary: boolean };
const calls = new AsyncLocalStorage<Call>();

/** Whatever `work` reads outside of transactions may come from a replica. */
export const readAsVisitor = <T>(work: () => T): T => calls.run({ primary: false }, work);

const READING: readonly string[] = ['select', 'with'];

/** Sends single statements of visitors' calls to `read` first. Transactions take their connection from the pool, so they are not routed. */
export function routeReads(pool: pg.Pool, read: Read): void {
  const primary = pool.query.bind(pool) as unknown as (what: Statement, values?: unknown[]) => Promise<pg.QueryResult>;
  const routed = async (what: Statement, values?: unknown[]): Promise<pg.QueryResult> => {
    const call = calls.getStore();
    const text = typeof what === 'string' ? what : what.text;
    if (!call || call.primary || !READING.includes(kindOf(text))) return primary(what, values);
    const found = await read(what, values);
    if (found) return found;
    call.primary = true;
    return primary(what, values);
  };
  Object.assign(pool, { query: routed });
}
