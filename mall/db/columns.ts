import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, type ExtraConfigColumn, integer, timestamp } from 'drizzle-orm/pg-core';
import type { CleanHtml } from '#contract/rich-text/values.ts';

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

export type TextPair = { zh: string; en: string };

/** Made by `mall/content/clean.ts`. */
export type RichPair = { zh: CleanHtml; en: CleanHtml };

export type Freight = {
  /** Fen; orders of at least `freeFrom` fen travel free. */
  fee: number;
  freeFrom: number;
  notDelivered: string[];
  /** Provinces that cost something else than `fee`. */
  regions?: { provinces: string[]; fee: number }[];
};
