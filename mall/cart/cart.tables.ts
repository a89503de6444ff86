import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CustomTexts } from '#contract/cart/schema.ts';
import { at, fen, id, now } from '../db/columns.ts';

export const cartLine = pgTable(
  'cart_line',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    skuId: integer('sku_id').notNull(),
    quantity: integer('quantity').notNull(),
    selected: boolean('selected').notNull().default(true),
    addedPrice: fen('added_price').notNull(),
    custom: jsonb('custom').$type<CustomTexts>(),
    customKey: text('custom_key').notNull().default(''),
    addedAt: at('added_at').notNull().default(now()),
  },
  (t) => [
    uniqueIndex('cart_line_sku').on(t.accountId, t.skuId, t.customKey),
    index('cart_line_of_sku').on(t.skuId),
    check('cart_line_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);
