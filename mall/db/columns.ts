import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Money: integer fen. */
export const fen = (name: string) => bigint(name, { mode: 'number' });
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const now = (): SQL => sql`now()`;
/** The number of a row in a table that grows without end. */
export const long = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
