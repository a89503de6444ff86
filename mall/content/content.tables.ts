import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { RichPair, TextPair } from '../db/columns.ts';
import { at, falling, id, long, now } from '../db/columns.ts';

export const dictType = pgTable('dict_type', {
  code: text('code').primaryKey(),
  name: jsonb('name').$type<TextPair>().notNull(),
  version: integer('version').notNull().default(1),
});

export const dictData = pgTable(
  'dict_data',
  {
    dictType: text('dict_type').notNull(),
    value: text('value').notNull(),
    label: jsonb('label').$type<TextPair>().notNull(),
    status: smallint('status').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [primaryKey({ columns: [t.dictType, t.value] })],
);

export const footerItem = pgTable(
  'footer_item',
  {
    id: id(),
    parentId: integer('parent_id'),
    title: jsonb('title').$type<TextPair>().notNull(),
    content: jsonb('content').$type<RichPair>(),
    type: smallint('type').notNull(),
    link: text('link'),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    sort: integer('sort').notNull(),
  },
  (t) => [index('footer_parent').on(t.parentId, t.sort)],
);

export const contentPage = pgTable('content_page', {
  slug: text('slug').primaryKey(),
  title: jsonb('title').$type<TextPair>().notNull(),
  html: jsonb('html').$type<RichPair>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull().default(now()),
});

export const notice = pgTable(
  'notice',
  {
    id: id(),
    title: jsonb('title').$type<TextPair>().notNull(),
    html: jsonb('html').$type<RichPair>().notNull(),
    pinned: boolean('pinned').notNull().default(false),
    /** In the future: scheduled. */
    publishedAt: at('published_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [index('notice_published').on(falling(t.pinned), falling(t.publishedAt))],
);

/** No address and no user agent, so that nothing personal about visitors is stored. */
export const flowLog = pgTable(
  'flow_log',
  {
    id: long(),
    at: at('at').notNull().default(now()),
    userId: integer('user_id'),
    path: text('path').notNull(),
    referrer: text('referrer'),
    language: text('language').notNull(),
    productId: integer('product_id'),
    entry: boolean('entry').notNull().default(false),
  },
  (t) => [index('flow_at').on(t.at), index('flow_user').on(t.userId).where(sql`user_id is not null`)],
);
