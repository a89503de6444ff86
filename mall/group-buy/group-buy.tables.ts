import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SkuPrices } from '#contract/promotion/schema.ts';
import { at, falling, id, now } from '../db/columns.ts';

export const groupActivity = pgTable(
  'group_activity',
  {
    id: id(),
    shopId: integer('shop_id').notNull(),
    productId: integer('product_id').notNull(),
    size: smallint('size').notNull(),
    hours: smallint('hours').notNull(),
    prices: jsonb('prices').$type<SkuPrices>().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Null: any. */
    limitOrder: integer('limit_order'),
    /** Whether member discount and coupons apply as well. */
    discounts: boolean('discounts').notNull().default(false),
    stopped: boolean('stopped').notNull().default(false),
    sort: integer('sort').notNull().default(0),
    createdAt: at('created_at').notNull().default(now()),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('group_activity_end').on(t.endsAt).where(sql`not stopped`),
    index('group_activity_product').on(t.productId),
    index('group_activity_shop').on(t.shopId, falling(t.createdAt)),
    check('group_activity_time', sql`${t.startsAt} < ${t.endsAt}`),
    check('group_activity_size', sql`${t.size} between 2 and 20`),
  ],
);

/** `UNPAID`: its opener has not paid, and others do not see it. */
export const GROUP_STATUS = { UNPAID: 10, OPEN: 20, FULL: 30, FAILED: 40 } as const;

export const buyGroup = pgTable(
  'buy_group',
  {
    /** Not guessable: whoever has it may view the group and join. */
    id: text('id').primaryKey(),
    activityId: integer('activity_id').notNull(),
    openerId: integer('opener_id').notNull(),
    status: smallint('status').notNull(),
    size: smallint('size').notNull(),
    /** Places of orders that are paid or can still be; `paid` of them are paid. */
    places: smallint('places').notNull(),
    paid: smallint('paid').notNull().default(0),
    openedAt: at('opened_at').notNull(),
    endsAt: at('ends_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('buy_group_activity').on(t.activityId, t.status, t.endsAt),
    index('buy_group_end').on(t.endsAt).where(sql`status in (10, 20)`),
    index('buy_group_ending').on(t.endsAt).where(sql`status in (30, 40) and ended_at is null`),
    check('buy_group_places', sql`${t.paid} between 0 and ${t.places} and ${t.places} <= ${t.size}`),
  ],
);

export const MEMBER_STATUS = { HELD: 10, PAID: 20, LEFT: 30 } as const;

export const groupMember = pgTable(
  'group_member',
  {
    groupId: text('group_id').notNull(),
    accountId: integer('account_id').notNull(),
    orderId: text('order_id').notNull(),
    status: smallint('status').notNull(),
    joinedAt: at('joined_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.orderId] }),
    uniqueIndex('group_member_once').on(t.groupId, t.accountId).where(sql`status in (10, 20)`),
    index('group_member_account').on(t.accountId, falling(t.joinedAt)),
    uniqueIndex('group_member_order').on(t.orderId),
  ],
);
