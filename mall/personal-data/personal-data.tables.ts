import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/language.ts';
import { EXPORT_STATUS } from '#contract/personal-data/values.ts';
import { at, fen, now } from '../db/columns.ts';

const { WAITING, RUNNING } = EXPORT_STATUS;

/** What a shopper asked to take along: everything the mall stores of them, as a file. */
export const dataExport = pgTable(
  'data_export',
  {
    /** Not guessable: it names the file. */
    id: text('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    status: smallint('status').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** Parts of the file that are written, of how many. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    bytes: fen('bytes').notNull().default(0),
    file: text('file'),
    /** Until when the node that writes it has it to itself; each part extends it. */
    claimedAt: at('claimed_at'),
    createdAt: at('created_at').notNull().default(now()),
    doneAt: at('done_at'),
    endsAt: at('ends_at'),
  },
  (t) => [
    uniqueIndex('data_export_account').on(t.accountId),
    index('data_export_due')
      .on(t.createdAt)
      .where(sql`status in (${sql.raw(`${WAITING}, ${RUNNING}`)})`),
    index('data_export_end').on(t.endsAt).where(sql`ends_at is not null`),
  ],
);
