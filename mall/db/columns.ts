import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';

/** Money: integer fen. */
export const fen = (name: string) => bigint(name, { mode: 'number' });
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
