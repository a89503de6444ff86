import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ACCOUNT_STANDING, type Standing } from '#contract/account/standing.values.ts';
import type { Language } from '#contract/language.ts';
import { at, falling, id, now } from '../db/columns.ts';

export const account = pgTable(
  'account',
  {
    id: id(),
    userName: text('user_name').notNull(),
    mobile: text('mobile').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    nickName: text('nick_name').notNull(),
    picture: text('picture'),
    /** 0: not said, 1: male, 2: female. */
    gender: smallint('gender').notNull().default(0),
    birthday: date('birthday', { mode: 'string' }),
    /** Confirmed by a code that was sent to it; null: none. */
    email: text('email'),
    /** Of what is sent to the shopper: that of the last login. */
    language: text('language').$type<Language>().notNull().default('zh'),
    version: integer('version').notNull().default(1),
    lockedAt: at('locked_at'),
    lockReason: text('lock_reason').notNull().default(''),
    standing: smallint('standing').$type<Standing>().notNull().default(ACCOUNT_STANDING.OPEN),
    /** Of an account that is being closed: until when it can be opened again. */
    closesAt: at('closes_at'),
    erasedAt: at('erased_at'),
    createdAt: at('created_at').notNull().default(now()),
    updatedAt: at('updated_at').notNull().default(now()),
  },
  (t) => [
    uniqueIndex('account_name').on(sql`lower(${t.userName})`),
    uniqueIndex('account_email').on(sql`lower(${t.email})`).where(sql`email is not null`),
    // The desk lists shoppers by when they came.
    index('account_created').on(falling(t.createdAt), falling(t.id)),
    index('account_closing').on(t.closesAt).where(sql`standing in (20, 30)`),
    index('account_locked').on(falling(t.createdAt)).where(sql`locked_at is not null`),
  ],
);

export const session = pgTable(
  'session',
  {
    /** SHA-256, hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    id: text('id').notNull().unique().default(sql`gen_random_uuid()::text`),
    accountId: integer('account_id').notNull(),
    device: text('device').notNull().default(''),
    createdAt: at('created_at').notNull().default(now()),
    seenAt: at('seen_at').notNull().default(now()),
    expiresAt: at('expires_at').notNull(),
    balanceOpen: boolean('balance_open').notNull().default(false),
  },
  (t) => [index('session_account').on(t.accountId), index('session_expires').on(t.expiresAt)],
);
