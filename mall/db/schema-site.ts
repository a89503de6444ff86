import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, falling, id, long, now } from './columns.ts';
import type { RichPair, TextPair } from './schema.ts';

/**
 * Named documents of the mall's configuration: `web`, `home`, `search`, `numbers`; `footer` is the version of the bottom
 * tree, whose items have a table.
 */
export const setting = pgTable('setting', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull().default(now()),
});

/** Keys that the nodes of a mall share and that never leave it. */
export const secret = pgTable('secret', { name: text('name').primaryKey(), value: text('value').notNull() });

export const dictType = pgTable('dict_type', {
  code: text('code').primaryKey(),
  name: jsonb('name').$type<TextPair>().notNull(),
  /** Of the dictionary with its entries. */
  version: integer('version').notNull().default(1),
});

export const dictData = pgTable(
  'dict_data',
  {
    dictType: text('dict_type').notNull(),
    value: text('value').notNull(),
    label: jsonb('label').$type<TextPair>().notNull(),
    /** ENABLED of the contract; a disabled entry disables the option. */
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
    /** Of an information item. */
    content: jsonb('content').$type<RichPair>(),
    /** CONTENT_TYPE of the contract. */
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
    /** In the future: nobody sees it until then. */
    publishedAt: at('published_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [index('notice_published').on(falling(t.pinned), falling(t.publishedAt))],
);

/**
 * Changes that are not live: only those who hold a key see them. The value is what a kind of document at
 * the desk takes.
 */
export const draft = pgTable(
  'draft',
  {
    /** `product`, or the name of a kind of document. */
    kind: text('kind').notNull(),
    /** The product, the slug …; empty where there is only one. */
    ref: text('ref').notNull(),
    value: jsonb('value').notNull(),
    version: integer('version').notNull().default(1),
    /** Version of the live one that it was made from; 0 where those have none. */
    base: integer('base').notNull().default(0),
    /** When the clock publishes it. */
    publishAt: at('publish_at'),
    /** Why the clock did not. */
    error: text('fault').$type<'moved' | 'refused'>(),
    updatedAt: at('updated_at').notNull().default(now()),
    /** Operator; null: somebody at the machine itself. */
    updatedBy: integer('updated_by'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    index('draft_due').on(t.publishAt).where(sql`publish_at is not null`),
  ],
);

/** Page visits; no address and no user agent, so that nothing personal is kept for visitors. */
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
    /** Came from elsewhere: a visit begins. */
    entry: boolean('entry').notNull().default(false),
  },
  (t) => [index('flow_at').on(t.at)],
);
