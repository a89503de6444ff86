import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, type ExtraConfigColumn, integer, timestamp } from 'drizzle-orm/pg-core';

/** Money: integer fen. */
export const fen = (name: string) => bigint(name, { mode: 'number' });
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const now = (): SQL => sql`now()`;
/** The number of a row in a table that grows without end. */
export const long = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** A column of an index, as `order by … desc` means it: nulls come first, and an index serves no order but its own. */
export const falling = (column: ExtraConfigColumn) => column.desc().nullsFirst();
