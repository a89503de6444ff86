import { type SQL, sql } from 'drizzle-orm';
import { LISTING } from '#contract/limits.ts';
import type { SearchQuery } from '#contract/search/schema.ts';
import type { Db } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { costs, nowTable, type PricesNow } from '../promotion/prices-now.queries.ts';
import { COUNTED, type FacetRow } from './facets.rules.ts';
import type { Ranking, TextQuery } from './plan.rules.ts';

export type SearchFilter = {
  text: TextQuery | undefined;
  shopId: number | undefined;
  categories: number[] | undefined;
  brands: number[];
  shops: number[];
  attributes: Map<number, number[]>;
  min: number | undefined;
  max: number | undefined;
  prices: PricesNow;
  inStock: boolean;
  madeToOrder: boolean;
};

export const wholeMall = (text: TextQuery | undefined): SearchFilter => ({
  text,
  shopId: undefined,
  categories: undefined,
  brands: [],
  shops: [],
  attributes: new Map(),
  min: undefined,
  max: undefined,
  prices: new Map(),
  inStock: false,
  madeToOrder: false,
});

const CANDIDATES = LISTING.exactCount + 1;
/**
 * Of so many best-selling candidates the rank is computed, which is most of the cost of a search for a common word; the others follow by
 * sales.
 */
const RANKED = 1_000;
/** Of category, the rest, brand and rest of the title, name; see `mall/search/document.rules.ts`. */
const WEIGHTS = '{0.3,0.2,0.8,1}';
/** Small enough that sales decide only between products of equal rank. */
const SALES = 0.015;
const OWN_WORDS = 2;
const OTHER_WORDS = 1.8;
const OWN_CATEGORY = 2;
const OWN_TITLE = 1;
const WHOLE_TITLE = 2;
const MODIFIER = 0.5;

/** `ts_rank` divides by the number of words asked for, which is undone here. */
const worth = ({ query, size }: Ranking, factor: number): SQL =>
  size ? sql`${size * factor}::float8 * ts_rank(${WEIGHTS}, head, ${query}::tsquery)` : sql`0`;

type Phrase = TextQuery['phrases'][number];
const worthWhole = (phrase: Phrase, factor: number): SQL =>
  sql`case when head @@ ${phrase.whole}::tsquery then ${worth(phrase, factor)} else 0 end`;

/**
 * The shopper's own words count each; many synonyms count less than one of those, and nothing beside it. Goods in a category of that name
 * are the thing itself, not an accessory.
 */
const worthOf = ({ own, phrases, near, nearPhrases, modifiers, title, wholeTitle, category }: TextQuery): SQL => {
  const words = [worth(own, OWN_WORDS), ...phrases.map((phrase) => worthWhole(phrase, OWN_WORDS))];
  const others = [worth(near, 1), ...nearPhrases.map((phrase) => worthWhole(phrase, 1))];
  const bonus = (query: string, points: number) =>
    query ? sql`case when head @@ ${query}::tsquery then ${points}::float8 else 0 end` : sql`0`;
  return sql`greatest(${sql.join(words, sql` + `)}, least(${OTHER_WORDS}::float8, sqrt(${sql.join(others, sql` + `)}))) + ${worth(modifiers, MODIFIER)} + ${bonus(category, OWN_CATEGORY)} + ${bonus(title, OWN_TITLE)} + ${bonus(wholeTitle, WHOLE_TITLE)}`;
};

const int = (values: number[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}::int`),
    sql`, `,
  )})`;

/**
 * In a subquery, so that the planner does not see how common the words are and always uses the index: it does not know the cost of reading
 * the words of each product.
 */
const matches = ({ all }: TextQuery): SQL => sql`words @@ (select ${all}::tsquery)`;

const base = ({ text, shopId }: SearchFilter): SQL =>
  sql.join(
    [sql`true`, ...(text ? [matches(text)] : []), ...(shopId === undefined ? [] : [sql`shop_id = ${shopId}::int`])],
    sql` and `,
  );

function conditions(filter: SearchFilter): Record<string, SQL> {
  const { categories, brands, shops, attributes, min, max, prices, inStock, madeToOrder } = filter;
  const found: Record<string, SQL> = {};
  if (categories) found.category = sql`category_id in ${int(categories)}`;
  if (brands.length) found.brand = sql`brand_id in ${int(brands)}`;
  if (shops.length) found.shop = sql`shop_id in ${int(shops)}`;
  for (const [id, values] of attributes)
    found[`attribute${id}`] = sql`attribute_values && array[${sql.join(
      values.map((value) => sql`${value}::int`),
      sql`, `,
    )}]`;
  if (min !== undefined || max !== undefined) found.price = costs(prices, COLUMNS, min, max);
  if (inStock) found.stock = sql`in_stock`;
  if (madeToOrder) found.custom = sql`made_to_order`;
  return found;
}

const COLUMNS = { id: sql`product_id`, price: sql`price` };

const without = (all: Record<string, SQL>, name?: string): SQL =>
  sql.join(
    [sql`true`, ...Object.entries(all).flatMap(([key, condition]) => (key === name ? [] : [condition]))],
    sql` and `,
  );

const BY_SALES = sql`sales desc, product_id desc`;
const ORDER: Record<Exclude<SearchQuery['sort'], 'default'>, SQL> = {
  sales: BY_SALES,
  new: sql`put_on_at desc, product_id desc`,
  'price-asc': sql`price, product_id`,
  'price-desc': sql`price desc, product_id desc`,
  score: sql`score desc, sales desc, product_id desc`,
};

const candidates = (filter: SearchFilter, columns: SQL): SQL =>
  sql`hit as materialized (
    select ${columns} from search_document
    where ${base(filter)} and ${without(conditions(filter))} order by ${BY_SALES} limit ${CANDIDATES})`;

/** `counted` goes up to one more than `LISTING.exactCount`. */
export async function findPage(db: Db, filter: SearchFilter, sort: SearchQuery['sort'], limit: number, offset: number) {
  const { text } = filter;
  const part = sql`limit ${limit} offset ${offset}`;
  const counted = sql`(select count(*)::int from hit) as counted`;
  const rows = await rowsOf<{ id: number; counted: number }>(
    db,
    sort === 'default' && text
      ? sql`with ${candidates(filter, sql`product_id, sales`)}
          select product_id as id, ${counted} from (${byWorth(text, limit + offset > RANKED)}) as best
          order by worth desc nulls last, ${BY_SALES} ${part}`
      : sql`with ${candidates(filter, sql`product_id, sales, price, score, put_on_at`)}
          select product_id as id, ${counted} from ${atPricesNow(filter)} order by ${sort === 'default' ? BY_SALES : ORDER[sort]} ${part}`,
  );
  return { ids: rows.map(({ id }) => id), counted: rows[0]?.counted ?? 0 };
}

const atPricesNow = ({ prices }: SearchFilter): SQL =>
  prices.size
    ? sql`(select product_id, sales, score, put_on_at, coalesce(now.price, hit.price) as price
        from hit left join ${nowTable(prices)} on now.id = product_id) as goods`
    : sql`hit`;

function byWorth(text: TextQuery, all: boolean): SQL {
  const hits = (part: SQL) => sql`(select product_id, sales from hit order by ${BY_SALES} ${part})`;
  const ranked = sql`select product_id, sales, ${worthOf(text)} + ${SALES}::float8 * ln(1 + sales) as worth
    from ${hits(sql`limit ${RANKED}`)} as hit left join search_head using (product_id)`;
  return all
    ? sql`${ranked} union all select product_id, sales, null from ${hits(sql`offset ${RANKED}`)} as rest`
    : ranked;
}

export function countFacets(db: Db, filter: SearchFilter): Promise<FacetRow[]> {
  const all = conditions(filter);
  const group = (kind: string, column: SQL) =>
    sql`select ${kind}::text as kind, ${column} as id, count(*)::int as count from hit where ${without(all, kind)} group by 2`;
  const values = (condition: SQL, name?: string) =>
    sql`select 'value' as kind, v.id, count(*)::int as count
      from (select unnest(attribute_values) as id from hit where ${without(all, name)}) as v where ${condition} group by 2`;
  const chosen = [...filter.attributes.keys()];
  const of = (ids: number[]) => sql`(select id from attribute_value where attribute_id in ${int(ids)})`;
  const parts = [
    group('category', sql`category_id`),
    group('brand', sql`brand_id`),
    group('shop', sql`shop_id`),
    values(chosen.length ? sql`v.id not in ${of(chosen)}` : sql`true`),
    ...chosen.map((id) => values(sql`v.id in ${of([id])}`, `attribute${id}`)),
    sql`select 'all', 0, count(*)::int from hit`,
    sql`select 'price', min(coalesce(now.price, hit.price))::float8, max(coalesce(now.price, hit.price))::float8
      from hit left join ${nowTable(filter.prices)} on now.id = product_id where ${without(all, 'price')} having count(*) > 0`,
  ];
  return rowsOf<FacetRow>(
    db,
    sql`with hit as materialized (
        select product_id, shop_id, brand_id, category_id, price, attribute_values, in_stock, made_to_order
        from search_document where ${base(filter)} order by ${BY_SALES} limit ${COUNTED + 1}
      ) ${sql.join(parts, sql` union all `)}`,
  );
}

export type Bounds = Pick<SearchFilter, 'shopId' | 'min' | 'max' | 'prices'>;

const within = ({ shopId, min, max, prices }: Bounds): SQL =>
  sql.join(
    [
      sql`true`,
      ...(shopId === undefined ? [] : [sql`shop_id = ${shopId}::int`]),
      ...Object.values(conditions({ ...wholeMall(undefined), min, max, prices })),
    ],
    sql` and `,
  );

type Counted = {
  all: string;
  bounds: Bounds;
  /** Words that title or category must have besides; empty for none. */
  named?: string;
};

/** Counts up to `most`. Planned as if all rows were wanted, so that the index is used. */
export async function countEach(db: Db, queries: Counted[], most: number): Promise<number[]> {
  if (!queries.length) return [];
  const name = (at: number) => sql.identifier(`hit${at}`);
  const hits = queries.map(
    ({ all, bounds, named }, at) => sql`${name(at)} as materialized (
      select from search_document where words @@ (select ${all}::tsquery) and ${within(bounds)} ${named ? isNamed(named) : sql``})`,
  );
  const counts = queries.map(
    (_, at) =>
      sql`select ${at}::int as at, count(*)::int as found from (select from ${name(at)} limit ${most}::int) as counted`,
  );
  const rows = await rowsOf<{ at: number; found: number }>(
    db,
    sql`with ${sql.join(hits, sql`, `)} ${sql.join(counts, sql` union all `)}`,
  );
  return rows.toSorted((a, b) => a.at - b.at).map(({ found }) => found);
}

const isNamed = (named: string): SQL => sql`and exists (
  select from search_head where search_head.product_id = search_document.product_id and head @@ ${named}::tsquery)`;

export const anyMatch = async (db: Db, { all }: TextQuery, bounds: Bounds): Promise<boolean> =>
  (await countEach(db, [{ all, bounds }], 1))[0] === 1;

/**
 * Goods that have every word, some of them in the description only; best-selling first.
 * @param each the words, as tsqueries
 * @param not goods that are shown already
 */
export async function findMentions(
  db: Db,
  each: string[],
  bounds: Bounds,
  not: number[],
  limit: number,
): Promise<number[]> {
  const said = each.map((one) => {
    const where = (column: SQL) =>
      sql`select product_id from search_document where ${column} @@ (select ${one}::tsquery)`;
    return sql`product_id in (${where(sql`words`)} union all ${where(sql`mentions`)})`;
  });
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select product_id as id from search_document
      where ${sql.join(said, sql` and `)} and ${within(bounds)} ${not.length ? sql`and product_id not in ${int(not)}` : sql``}
      order by ${BY_SALES} limit ${limit}::int`,
  );
  return rows.map(({ id }) => id);
}
