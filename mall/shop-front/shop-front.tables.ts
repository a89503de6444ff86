import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { ShopFrontDocument } from '#contract/shop-front/schema.ts';
import { at, now } from '../db/columns.ts';

export const shopFront = pgTable('shop_front', {
  shopId: integer('shop_id').primaryKey(),
  value: jsonb('value').$type<ShopFrontDocument>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull().default(now()),
});
