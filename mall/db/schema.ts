import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CleanHtml } from '../../contract/rich-text.ts';
import { at, fen, id } from './columns.ts';

const now = (): SQL => sql`now()`;
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export type TextPair = { zh: string; en: string };
/** Made by `mall/content/clean.ts`. */
export type RichPair = { zh: CleanHtml; en: CleanHtml };
export type SpecAxis = { name: TextPair; values: { code: string; name: TextPair; picture?: string }[] };
export type CustomOption = {
  code: string;
  name: TextPair;
  /** INPUT_MODE of the contract. */
  mode: number;
  choices?: TextPair[];
  maxLength?: number;
  required?: boolean;
};
export type Freight = {
  /** Fen; orders of at least `freeFrom` fen travel free. */
  fee: number;
  freeFrom: number;
  notDelivered: string[];
  /** Provinces that cost something else than `fee`. */
  regions?: { provinces: string[]; fee: number }[];
};

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

export const shop = pgTable('shop', {
  id: id(),
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<TextPair>().notNull(),
  intro: jsonb('intro').$type<TextPair>().notNull(),
  city: jsonb('city').$type<TextPair>().notNull(),
  logo: text('logo').notNull(),
  banner: text('banner').notNull(),
  /** Hundredths of a star. */
  goodsScore: smallint('goods_score').notNull(),
  serviceScore: smallint('service_score').notNull(),
  deliveryScore: smallint('delivery_score').notNull(),
  followers: integer('followers').notNull().default(0),
  official: boolean('official').notNull().default(false),
  freight: jsonb('freight').$type<Freight>().notNull(),
  openedOn: text('opened_on').notNull(),
  status: smallint('status').notNull().default(0),
  /** Paid orders go on without anybody of the shop saying so. */
  autoAccept: boolean('auto_accept').notNull().default(true),
  version: integer('version').notNull().default(1),
});

export const category = pgTable(
  'category',
  {
    id: id(),
    code: text('code').notNull().unique(),
    parentId: integer('parent_id'),
    /** LEVEL of the contract. */
    level: smallint('level').notNull(),
    name: jsonb('name').$type<TextPair>().notNull(),
    icon: text('icon').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [index('category_parent').on(t.parentId, t.sort)],
);

export const brand = pgTable('brand', {
  id: id(),
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<TextPair>().notNull(),
});

export const attribute = pgTable('attribute', {
  id: id(),
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<TextPair>().notNull(),
  sort: integer('sort').notNull(),
});

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

/**
 * What a product is found by at the desk, in pieces of one and two characters: an index of them serves any part of a code or
 * title, on sale or not. The function is made by the migration.
 */
export const productGrams = sql`mall_grams(code || ' ' || (title ->> 'zh') || ' ' || (title ->> 'en'))`;

/** SPU. Its prices and sales are sums over its SKUs, written with them. */
export const product = pgTable(
  'product',
  {
    id: id(),
    /** The shop's own. */
    code: text('code').notNull(),
    shopId: integer('shop_id').notNull(),
    categoryId: integer('category_id').notNull(),
    brandId: integer('brand_id').notNull(),
    title: jsonb('title').$type<TextPair>().notNull(),
    selling: jsonb('selling').$type<TextPair>().notNull(),
    detail: jsonb('detail').$type<RichPair>().notNull(),
    facts: jsonb('facts').$type<{ name: TextPair; value: TextPair }[]>().notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    axes: jsonb('axes').$type<SpecAxis[]>().notNull(),
    /** Null: not made to order. */
    custom: jsonb('custom').$type<CustomOption[]>(),
    attributeValues: integer('attribute_values').array().notNull().default(sql`'{}'`),
    /** PUBLISH_STATUS of the contract; only PUT_ON is visible or sold. */
    status: smallint('status').notNull(),
    price: fen('price').notNull(),
    listPrice: fen('list_price'),
    sales: integer('sales').notNull().default(0),
    score: smallint('score').notNull().default(0),
    reviews: integer('reviews').notNull().default(0),
    putOnAt: at('put_on_at').notNull(),
    updatedAt: at('updated_at').notNull().default(now()),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('product_code').on(t.shopId, t.code),
    index('product_shop').on(t.shopId, t.status),
    index('product_category').on(t.categoryId),
    index('product_status').on(t.status, t.id),
    index('product_grams').using('gin', productGrams),
    check('product_price', sql`${t.price} >= 0`),
  ],
);

export const sku = pgTable(
  'sku',
  {
    id: id(),
    productId: integer('product_id').notNull(),
    /** Value codes in the order of the product's axes. */
    spec: text('spec').array().notNull(),
    price: fen('price').notNull(),
    listPrice: fen('list_price'),
    stock: integer('stock').notNull(),
    picture: text('picture'),
    sort: integer('sort').notNull(),
    /** No longer offered. The row stays for the carts and orders that name it, and comes back with its spec. */
    retired: boolean('retired').notNull().default(false),
  },
  (t) => [
    index('sku_product').on(t.productId, t.sort),
    check('sku_stock', sql`${t.stock} >= 0`),
    check('sku_price', sql`${t.price} >= 0`),
  ],
);

/**
 * What a listing needs of every product on sale, once per category above it (and once under category 0, the whole mall),
 * so that any page of any category is a short index scan whatever the size of the catalogue. Written with the product.
 * Indexes say `nullsFirst` because `order by … desc` means it, and an index serves no order but its own.
 */
export const listing = pgTable(
  'listing',
  {
    categoryId: integer('category_id').notNull(),
    productId: integer('product_id').notNull(),
    shopId: integer('shop_id').notNull(),
    brandId: integer('brand_id').notNull(),
    price: fen('price').notNull(),
    sales: integer('sales').notNull(),
    score: smallint('score').notNull(),
    putOnAt: at('put_on_at').notNull(),
    madeToOrder: boolean('made_to_order').notNull(),
    inStock: boolean('in_stock').notNull(),
    /** Attribute values as `listingTerm` numbers, so that one index finds a value within a category. */
    terms: bigint('terms', { mode: 'number' }).array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.productId] }),
    index('listing_product').on(t.productId),
    index('listing_sales').on(t.categoryId, t.sales.desc().nullsFirst(), t.productId.desc().nullsFirst()),
    index('listing_price').on(t.categoryId, t.price, t.productId),
    index('listing_new').on(t.categoryId, t.putOnAt.desc().nullsFirst(), t.productId.desc().nullsFirst()),
    index('listing_score').on(
      t.categoryId,
      t.score.desc().nullsFirst(),
      t.sales.desc().nullsFirst(),
      t.productId.desc().nullsFirst(),
    ),
    index('listing_brand').on(t.categoryId, t.brandId, t.sales.desc().nullsFirst(), t.productId.desc().nullsFirst()),
    index('listing_terms').using('gin', t.terms),
    index('listing_shop').on(t.categoryId, t.shopId, t.sales.desc().nullsFirst()),
    index('listing_custom')
      .on(t.categoryId, t.sales.desc().nullsFirst(), t.productId.desc().nullsFirst())
      .where(sql`made_to_order`),
  ],
);

const TERM_STEP = 2 ** 31;
/** An attribute value within a category as one number. */
export const listingTerm = (categoryId: number, valueId: number): number => categoryId * TERM_STEP + valueId;

/** What a facet row counts. */
export const FACET = { ALL: 0, BRAND: 1, VALUE: 2, MADE_TO_ORDER: 3 } as const;

/** How many products on sale each category has in all, per brand, per attribute value and made to order. Written with the listing rows. */
export const facet = pgTable(
  'facet',
  {
    categoryId: integer('category_id').notNull(),
    /** FACET. */
    kind: smallint('kind').notNull(),
    /** Brand or attribute value; 0 for the other kinds. */
    optionId: integer('option_id').notNull(),
    products: integer('products').notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.kind, t.optionId] })],
);

/** What search needs of every product on sale: its words, and what results are narrowed and sorted by. */
export const searchDocument = pgTable(
  'search_document',
  {
    productId: integer('product_id').primaryKey(),
    shopId: integer('shop_id').notNull(),
    brandId: integer('brand_id').notNull(),
    categoryId: integer('category_id').notNull(),
    price: fen('price').notNull(),
    sales: integer('sales').notNull(),
    score: smallint('score').notNull(),
    putOnAt: at('put_on_at').notNull(),
    madeToOrder: boolean('made_to_order').notNull(),
    inStock: boolean('in_stock').notNull(),
    attributeValues: integer('attribute_values').array().notNull(),
    /** Words that rank, weighted by where they stand. */
    head: tsvector('head').notNull(),
    /** Every word that finds the product. */
    words: tsvector('words').notNull(),
  },
  (t) => [index('search_words').using('gin', t.words), index('search_shop').on(t.shopId, t.sales.desc().nullsFirst())],
);

/** What a search term stands for. */
export const TERM_KIND = { WORD: 0, CATEGORY: 1, BRAND: 2, SHOP: 3 } as const;

/** The vocabulary of search: words of the documents, and names of categories, brands and shops. */
export const searchTerm = pgTable(
  'search_term',
  {
    /** TERM_KIND. */
    kind: smallint('kind').notNull(),
    /** Category, brand or shop; 0 for a word. */
    ref: integer('ref').notNull(),
    /** A lexeme, or the lexemes of a name with spaces between. */
    word: text('word').notNull(),
    /** As people write it. */
    label: text('label').notNull(),
    pinyin: text('pinyin'),
    initials: text('initials'),
    /** Forms with one letter left out, by which slips are found. */
    slips: text('slips').array().notNull(),
    /** Products it finds, and those that have it in their title. */
    products: integer('products').notNull(),
    titles: integer('titles').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref, t.word] }),
    index('search_term_word').on(t.word.op('text_pattern_ops')),
    index('search_term_pinyin').on(t.pinyin.op('text_pattern_ops')),
    index('search_term_initials').on(t.initials.op('text_pattern_ops')),
    index('search_term_slips').using('gin', t.slips),
  ],
);

/** Flash-sale goods by session of the day; `session` counts the sessions of the home configuration. */
export const flashItem = pgTable(
  'flash_item',
  {
    id: id(),
    session: smallint('session').notNull(),
    skuId: integer('sku_id').notNull(),
    productId: integer('product_id').notNull(),
    price: fen('price').notNull(),
    stock: integer('stock').notNull(),
    sold: integer('sold').notNull().default(0),
    /** Pieces that one shopper may buy; null: as many as there are. */
    limitEach: integer('limit_each'),
    sort: integer('sort').notNull(),
  },
  (t) => [
    index('flash_session').on(t.session, t.sort),
    index('flash_product').on(t.productId),
    check('flash_stock', sql`${t.stock} >= 0`),
  ],
);

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
  (t) => [index('notice_published').on(t.pinned.desc().nullsFirst(), t.publishedAt.desc().nullsFirst())],
);

/** Page visits; no address and no user agent, so that nothing personal is kept for visitors. */
export const flowLog = pgTable(
  'flow_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
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
    fault: text('fault').$type<'moved' | 'refused'>(),
    updatedAt: at('updated_at').notNull().default(now()),
    /** Operator; null: somebody at the machine itself. */
    updatedBy: integer('updated_by'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    index('draft_due').on(t.publishAt).where(sql`publish_at is not null`),
  ],
);

export const account = pgTable(
  'account',
  {
    id: id(),
    userName: text('user_name').notNull(),
    mobile: text('mobile').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    nickName: text('nick_name').notNull(),
    /** File name under `upload/`. */
    picture: text('picture'),
    /** GENDERS of the contract. */
    gender: smallint('gender').notNull().default(0),
    birthday: date('birthday', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().default(now()),
    updatedAt: at('updated_at').notNull().default(now()),
  },
  (t) => [uniqueIndex('account_name').on(sql`lower(${t.userName})`)],
);

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session in the list of its account; opens nothing. */
    id: text('id').notNull().unique().default(sql`gen_random_uuid()::text`),
    accountId: integer('account_id').notNull(),
    /** Browser and system in words. */
    device: text('device').notNull().default(''),
    createdAt: at('created_at').notNull().default(now()),
    seenAt: at('seen_at').notNull().default(now()),
    expiresAt: at('expires_at').notNull(),
    /** The login password was given once more, which paying from the balance asks for. */
    balanceOpen: boolean('balance_open').notNull().default(false),
  },
  (t) => [index('session_account').on(t.accountId)],
);

/** Pictures that shoppers sent in, with whose they are. */
export const upload = pgTable(
  'upload',
  {
    /** File name under `upload/`, random. */
    name: text('name').primaryKey(),
    accountId: integer('account_id').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: at('created_at').notNull().default(now()),
  },
  (t) => [index('upload_account').on(t.accountId, t.createdAt)],
);

/** Keys that the nodes of a mall share and that never leave it. */
export const secret = pgTable('secret', { name: text('name').primaryKey(), value: text('value').notNull() });
