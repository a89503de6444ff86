import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FactorKind } from '#contract/operator/factor.values.ts';
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
    /** The first login at which a second factor was required and missing. */
    graceFrom: at('grace_from'),
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
    id: text('id').notNull().unique().default(sql`gen_random_uuid()::text`),
    operatorId: integer('operator_id').notNull(),
    device: text('device').notNull().default(''),
    /** Where the login came from. */
    address: text('address').notNull().default(''),
    createdAt: at('created_at').notNull(),
    seenAt: at('seen_at').notNull().default(now()),
    expiresAt: at('expires_at').notNull(),
    /** Whether a second factor was used; without it the session is over as soon as the operator has one. */
    byFactor: boolean('by_factor').notNull().default(false),
    /** When it was last proved who is there, for calls that need a step-up. */
    provedAt: at('proved_at'),
  },
  (t) => [index('operator_session_operator').on(t.operatorId), index('operator_session_expires').on(t.expiresAt)],
);

export const operatorFactor = pgTable(
  'operator_factor',
  {
    id: id(),
    operatorId: integer('operator_id').notNull(),
    kind: text('kind').$type<FactorKind>().notNull(),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
    /** Of a passkey, base64url. */
    credentialId: text('credential_id').unique(),
    publicKey: text('public_key'),
    transports: jsonb('transports').$type<string[]>(),
    /** Of the passkey's device; of an app the last time step whose code was used. A proof must be above it. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    /** Of an app: encrypted. */
    secret: text('secret'),
    keyName: text('key_name'),
  },
  (t) => [
    index('operator_factor_operator').on(t.operatorId),
    check(
      'operator_factor_whole',
      sql`case ${t.kind} when 'passkey' then ${t.credentialId} is not null and ${t.publicKey} is not null
        else ${t.secret} is not null and ${t.keyName} is not null end`,
    ),
  ],
);

export const operatorRecovery = pgTable(
  'operator_recovery',
  {
    /** SHA-256 of the operator's id and the code. */
    codeHash: text('code_hash').primaryKey(),
    operatorId: integer('operator_id').notNull(),
  },
  (t) => [index('operator_recovery_operator').on(t.operatorId)],
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
