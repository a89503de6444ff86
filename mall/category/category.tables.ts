import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, type TextPair } from '../db/columns.ts';

export const category = pgTable(
  'category',
  {
    id: id(),
    code: text('code').notNull().unique(),
    parentId: integer('parent_id'),
    level: smallint('level').notNull(),
    name: jsonb('name').$type<TextPair>().notNull(),
    icon: text('icon').notNull(),
    sort: integer('sort').notNull(),
    noReturns: boolean('no_returns').notNull().default(false),
    /** Basis points, of it and its descendants; null: as the category above it. */
    commission: smallint('commission'),
    /** For search engines; empty: made of its name. */
    seoTitle: jsonb('seo_title').$type<TextPair>().notNull().default({ zh: '', en: '' }),
    seoDescription: jsonb('seo_description').$type<TextPair>().notNull().default({ zh: '', en: '' }),
  },
  (t) => [index('category_parent').on(t.parentId, t.sort)],
);

/**
 * The row that products without a brand refer to, so that every join finds one. Its code is no code of a brand, and its name is empty:
 * nothing lists it, and no word of it is searched.
 */
export const NO_BRAND = 0;

export const brand = pgTable('brand', {
  id: id(),
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<TextPair>().notNull(),
});

export const attribute = pgTable(
  'attribute',
  {
    id: id(),
    code: text('code').notNull().unique(),
    name: jsonb('name').$type<TextPair>().notNull(),
    sort: integer('sort').notNull(),
    /** Offered to goods of this category and its descendants; null: to all. */
    categoryId: integer('category_id'),
    multiple: boolean('multiple').notNull().default(true),
    filterable: boolean('filterable').notNull().default(true),
    required: boolean('required').notNull().default(false),
  },
  (t) => [index('attribute_category').on(t.categoryId)],
);

export const attributeValue = pgTable(
  'attribute_value',
  {
    id: id(),
    attributeId: integer('attribute_id').notNull(),
    code: text('code').notNull(),
    name: jsonb('name').$type<TextPair>().notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [uniqueIndex('attribute_value_code').on(t.attributeId, t.code)],
);
