import { sql } from 'drizzle-orm';
import type { Tx } from './open.ts';

export const liftTimeout = (tx: Tx, ms = 0) => tx.execute(sql.raw(`set local statement_timeout = ${ms}`));
