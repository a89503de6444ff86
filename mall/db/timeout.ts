import { sql } from 'drizzle-orm';
import type { Tx } from './open.ts';

/** Bulk work takes longer than any statement of a request may. @param ms how long each may take; 0: as long as it wants */
export const liftTimeout = (tx: Tx, ms = 0) => tx.execute(sql.raw(`set local statement_timeout = ${ms}`));
