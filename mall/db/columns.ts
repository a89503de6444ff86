import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, type ExtraConfigColumn, integer, timestamp } from 'drizzle-orm/pg-core';
import type { CleanHtml } from '#contract/rich-text/values.ts';
import type { ByWeight } from '#contract/store/freight.values.ts';

export const fen = (name: string) => bigint(name, { mode: 'number' });
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const now = (): SQL => sql`now()`;
/** For tables that grow without end. */
export const long = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** An index column for `order by … desc`, which puts nulls first; an index serves exactly one order. */
export const falling = (column: ExtraConfigColumn) => column.desc().nullsFirst();

export type TextPair = { zh: string; en: string };

export type RichPair = { zh: CleanHtml; en: CleanHtml };

export type Freight = {
  /** Fen; orders of at least `freeFrom` fen have free freight. */
  fee: number;
  freeFrom: number;
  notDelivered: string[];
  regions?: { provinces: string[]; fee: number; stepFee?: number | undefined }[] | undefined;
  byWeight?: ByWeight | undefined;
};
