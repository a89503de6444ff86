import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Block } from '#contract/block/schema.ts';
import { at, id, now, type TextPair } from '../db/columns.ts';

export const campaign = pgTable('campaign', {
  id: id(),
  code: text('code').notNull().unique(),
  title: jsonb('title').$type<TextPair>().notNull(),
  intro: jsonb('intro').$type<TextPair>().notNull(),
  shown: boolean('shown').notNull().default(false),
  startsAt: at('starts_at'),
  endsAt: at('ends_at'),
  blocks: jsonb('blocks').$type<Block[]>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull().default(now()),
});
