import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/operator/roles.values.ts';
import { at, id, long, now } from '../db/columns.ts';

/** Roles that were made at the desk; those that every mall has are in the code. */
export const deskRole = pgTable(
  'desk_role',
  {
    id: id(),
    /** Null: of the mall. */
    shopId: integer('shop_id'),
    name: text('name').notNull(),
    /** Level by area. */
    rights: jsonb('rights').$type<Record<string, unknown>>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().default(now()),
  },
  (t) => [uniqueIndex('desk_role_name').on(sql`coalesce(${t.shopId}, 0)`, t.name)],
);

export const operator = pgTable(
  'operator',
  {
    id: id(),
    userName: text('user_name').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** Of a role that was made at the desk, while `role` is `custom`. */
    roleId: integer('role_id'),
    /** Null: of the mall. */
    shopId: integer('shop_id'),
    status: smallint('status').notNull().default(0),
    /** The shopper who owns this store account; null: not a store account. */
    accountId: integer('account_id').unique(),
  },
  (t) => [
    check('operator_of_shop', sql`${t.role} <> 'shop' or ${t.shopId} is not null`),
    index('operator_role').on(t.roleId),
    index('operator_shop').on(t.shopId),
  ],
);

export const operatorSession = pgTable(
  'operator_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    operatorId: integer('operator_id').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('operator_session_operator').on(t.operatorId), index('operator_session_expires').on(t.expiresAt)],
);

export const change = pgTable(
  'change',
  {
    id: long(),
    at: at('at').notNull().default(now()),
    /** Null: the mall itself, by the clock. */
    operatorId: integer('operator_id'),
    shopId: integer('shop_id'),
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    action: text('action').notNull(),
    version: integer('version'),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [
    index('change_of').on(t.kind, t.ref, t.id),
    index('change_shop').on(t.shopId, t.id),
    index('change_kind').on(t.kind, t.id),
    index('change_by').on(t.operatorId, t.id),
  ],
);
