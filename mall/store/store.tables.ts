import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { STORE_STATUS, type StoreStatus } from '#contract/store/flow.values.ts';
import type { StoreData, StoreReasons } from '#contract/store/schema.ts';
import type { PaperKind } from '#contract/store/values.ts';
import { at, id, now } from '../db/columns.ts';

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

const { DRAFT, NOT_PASSED } = STORE_STATUS;

export const storeApplication = pgTable(
  'store_application',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    status: smallint('status').$type<StoreStatus>().notNull().default(DRAFT),
    data: jsonb('data').$type<StoreData>().notNull(),
    /** Of the store as submitted, in lower case; taken while it is under review or open. */
    nameKey: text('name_key').notNull().default(''),
    reasons: jsonb('reasons').$type<StoreReasons>().notNull().default({}),
    offlineReason: text('offline_reason').notNull().default(''),
    rounds: integer('rounds').notNull().default(0),
    submittedAt: at('submitted_at'),
    decidedAt: at('decided_at'),
    decidedBy: integer('decided_by'),
    shopId: integer('shop_id'),
    passwordSetAt: at('password_set_at'),
    papersGoneAt: at('papers_gone_at'),
    version: integer('version').notNull().default(1),
    updatedAt: at('updated_at').notNull().default(now()),
  },
  (t) => [
    uniqueIndex('store_application_account').on(t.accountId),
    uniqueIndex('store_application_name')
      .on(t.nameKey)
      .where(sql`${t.status} not in (${sql.raw(`${DRAFT}, ${NOT_PASSED}`)})`),
    uniqueIndex('store_application_shop').on(t.shopId),
    index('store_application_status').on(t.status, t.submittedAt),
  ],
);

export const storePaper = pgTable(
  'store_paper',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    kind: text('kind').$type<PaperKind>().notNull(),
    keyName: text('key_name').notNull(),
    sealed: bytea('sealed').notNull(),
    createdAt: at('created_at').notNull().default(now()),
  },
  (t) => [index('store_paper_account').on(t.accountId), index('store_paper_created').on(t.createdAt)],
);

export const storeBrowser = pgTable(
  'store_browser',
  {
    tokenHash: text('token_hash').primaryKey(),
    operatorId: integer('operator_id').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('store_browser_operator').on(t.operatorId), index('store_browser_end').on(t.expiresAt)],
);
