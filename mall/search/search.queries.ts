import { type SQL, sql } from 'drizzle-orm';
import { LISTING } from '#contract/catalog/listing.values.ts';
import type { SearchQuery } from '#contract/search/schema.ts';
import type { Db } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import type { Boosts, Bounds, Counted, FoundPage, MentionsWanted, PageWanted, SearchFilter } from '../ports/search.ts';
import { SAMPLES } from '../ports/search-marks.rules.ts';
import { costs, nowTable } from '../promotion/prices-now.queries.ts';
import { areMany, BY_SALES, bestSelling, matches } from './bands.queries.ts';
import type { FacetRow } from './facets.rules.ts';
import type { Place } from './places.rules.ts';
import { any, asQuery, markedAsNamed, named, quoted, type Term, type TextQuery, toTextQuery } from './plan.rules.ts';
import { rank } from './ranking.queries.ts';
import { besideAll, both, RANKED, TIERED, tierByTier } from './tiers.queries.ts';

const CANDIDATES = LISTING.exactCount + 1;
/** So many products that mention the words are read at most; of more, whichever the database comes to first. */
const MENTIONS = 50_000;

const int = (values: number[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}::int`),
    sql`, `,
  )})`;

const inShop = ({ shopId }: SearchFilter): SQL => (shopId === undefined ? sql`true` : sql`shop_id = ${shopId}::int`);

function conditions(filter: Omit<SearchFilter, 'text' | 'shopId'>): Record<string, SQL> {
  const { categories, brands, shops, attributes, inStock, madeToOrder } = filter;
  const found: Record<string, SQL> = {};
  if (categories) found.category = sql`category_id in ${int(categories)}`;
  if (brands.length) found.brand = sql`brand_id in ${int(brands)}`;
  if (shops.length) found.shop = sql`shop_id in ${int(shops)}`;
  for (const [id, values] of attributes)
    found[`attribute${id}`] = sql`attribute_values && array[${sql.join(
      values.map((value) => sql`${value}::int`),
      sql`, `,
    )}]`;
  if (isPriced(filter)) found.price = priced(filter);
  if (inStock) found.stock = sql`in_stock`;
  if (madeToOrder) found.custom = sql`made_to_order`;
  return found;
}

const COLUMNS = { id: sql`product_id`, price: sql`price` };
type Priced = Pick<Bounds, 'min' | 'max' | 'prices'>;
const isPriced = ({ min, max }: Priced): boolean => min !== undefined || max !== undefined;
const priced = ({ min, max, prices }: Priced): SQL => costs(prices, COLUMNS, min, max);

const without = (all: Record<string, SQL>, name?: string): SQL =>
  sql.join(
    [sql`true`, ...Object.entries(all).flatMap(([key, condition]) => (key === name ? [] : [condition]))],
    sql` and `,
  );

const ORDER: Record<Exclude<SearchQuery['sort'], 'default'>, SQL> = {
  sales: BY_SALES,
  new: sql`put_on_at desc, product_id desc`,
  'price-asc': sql`price, product_id`,
  'price-desc': sql`price desc, product_id desc`,
  score: sql`score desc, sales desc, product_id desc`,
};

const narrowed = (filter: SearchFilter): SQL => sql`${inShop(filter)} and ${without(conditions(filter))}`;

/** Goods of one shop are read without those of others; no words at all find nothing. */
const isSpread = (query: string | undefined, { shopId }: SearchFilter): boolean =>
  query === undefined ? shopId === undefined : query !== '';

export async function findPage(db: Db, filter: SearchFilter, page: PageWanted): Promise<FoundPage> {
  const { sort, limit, offset, boosts } = page;
  const text = filter.text && toTextQuery(filter.text);
  const part = sql`limit ${limit} offset ${offset}`;
  const hit = { text: text?.all, where: narrowed(filter), isSpread: isSpread(text?.all, filter) };
  const [inBands = false] = await areMany(db, [hit]);
  const candidates = (columns: SQL) => bestSelling('hit', { ...hit, columns, limit: CANDIDATES }, inBands);
  const counted = sql`(select count(*)::int from hit)`;
  if (sort !== 'default' || !text)
    return pageIn(
      db,
      sql`with ${candidates(sql`product_id, sales, price, score, put_on_at`)}
        select product_id as id, ${counted} as counted from ${atPricesNow(filter)}
        order by ${sort === 'default' ? BY_SALES : ORDER[sort]} ${part}`,
    );
  const areRanked = limit + offset <= RANKED;
  // Of what is read band by band, there is always more than is counted.
  const [tiered, all] =
    inBands && areRanked
      ? [await tierByTier(db, text, hit), sql`${CANDIDATES}::int`]
      : [sql`${candidates(TIERED)}, ${await besideAll(db, text, hit, { areRanked, inBands })}`, counted];
  return pageIn(
    db,
    sql`with ${tiered} select product_id as id, ${all} as counted from (${byWorth(text, boosts, areRanked)}) as best
      order by worth desc nulls last, tier, ${BY_SALES} ${part}`,
  );
}

async function pageIn(db: Db, statement: SQL): Promise<FoundPage> {
  const rows = await rowsOf<{ id: number; counted: number }>(db, statement);
  return { ids: rows.map(({ id }) => id), counted: rows[0]?.counted ?? 0 };
}

const atPricesNow = ({ prices }: SearchFilter): SQL =>
  prices.size
    ? sql`(select product_id, sales, score, put_on_at, coalesce(now.price, hit.price) as price
        from hit left join ${nowTable(prices)} on now.id = product_id) as goods`
    : sql`hit`;

const inOrder = (part: SQL): SQL => sql`(select * from tiered order by tier, ${BY_SALES} ${part})`;

function byWorth(text: TextQuery, boosts: Boosts | undefined, areRanked: boolean): SQL {
  const ranked = sql`select product_id, sales, tier, ${rank(text)} as worth
    from ${inOrder(sql`limit ${RANKED}`)} as first left join search_head using (product_id)
      left join ${points(boosts?.categories, sql`placed (category_id, place)`)} using (category_id)
      left join ${points(boosts?.products, sql`pressed (product_id, press)`)} using (product_id)`;
  return areRanked
    ? ranked
    : sql`${ranked} union all select product_id, sales, tier, null from ${inOrder(sql`offset ${RANKED}`)} as rest`;
}

const points = (boosts: ReadonlyMap<number, number> = new Map(), as: SQL): SQL =>
  sql`(select key::int, value::float8 from json_each_text(${JSON.stringify(Object.fromEntries(boosts))}::json)) as ${as}`;

/** Of more than this in the sample, the sample tells enough. */
const SAMPLED = 500;

/** Counts those of the sample where they are many. */
export const countPlaces = (db: Db, terms: readonly Term[]): Promise<Place[]> => {
  const { tiers, head } = toTextQuery(terms);
  const named = sql`select product_id, category_id from search_document where ${matches(String(tiers[0]))}`;
  const areFew = sql`(select count(*) from sampled) < ${SAMPLED}::int`;
  return rowsOf<Place>(
    db,
    sql`with sampled as materialized (${named} and ${matches(quoted(SAMPLES.large))})
      select category_id as "categoryId", count(*)::int as named, (count(*) filter (where head @@ ${head}::tsquery))::int as ends
      from (select * from sampled where not ${areFew} union all ${named} and ${areFew}) as goods join search_head using (product_id)
      group by 1`,
  );
};

export async function countFacets(db: Db, filter: SearchFilter, most: number): Promise<FacetRow[]> {
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
  const query = filter.text && toTextQuery(filter.text);
  const every = {
    columns: sql`product_id, sales, shop_id, brand_id, category_id, price, attribute_values, in_stock, made_to_order`,
    text: query?.all,
    where: inShop(filter),
    limit: most + 1,
    isSpread: isSpread(query?.all, filter),
  };
  const [inBands] = await areMany(db, [every]);
  // Of more than are counted, the options of what the words name come beside those of what sells best.
  const [named] = (query?.tiers ?? []).map((tier) => ({ ...every, text: both(String(query?.all), tier) }));
  const [besideInBands] = named && inBands ? await areMany(db, [named]) : [];
  const when = sql`(select count(*) from every) > ${most}::int`;
  const beside = named && bestSelling('beside', { ...named, when }, besideInBands);
  return rowsOf<FacetRow>(
    db,
    sql`with ${bestSelling('every', every, inBands)}, ${beside ? sql`${beside}, ` : sql``}
      hit as materialized (select * from every ${beside ? sql`union select * from beside` : sql``})
      ${sql.join(parts, sql` union all `)}`,
  );
}

const within = (bounds: Bounds): SQL =>
  sql.join(
    [
      sql`true`,
      ...(bounds.shopId === undefined ? [] : [sql`shop_id = ${bounds.shopId}::int`]),
      ...(isPriced(bounds) ? [priced(bounds)] : []),
    ],
    sql` and `,
  );

/**
 * Counts up to `most`. Planned as if all rows were wanted, so that the index is used. Of what words name, the index knows nearly all: where that
 * is enough, the names of others are not read.
 */
export async function countEach(db: Db, queries: readonly Counted[], most: number): Promise<number[]> {
  if (!queries.length) return [];
  const subquery = (name: string, text: string, where: SQL) =>
    sql`${sql.identifier(name)} as materialized (select from search_document where ${matches(text)} and ${where})`;
  const hits = queries.flatMap(({ text, bounds, named: ways = [] }, at) => {
    const [{ all }, where] = [toTextQuery(text), within(bounds)];
    if (!ways.length) return [subquery(`hit${at}`, all, where)];
    const areNamed = sql`${where} ${isNamed(named([...ways]))}`;
    return [
      subquery(`marked${at}`, both(all, markedAsNamed([...ways])), areNamed),
      subquery(`hit${at}`, all, areNamed),
    ];
  });
  const counted = (name: string) =>
    sql`(select count(*)::int from (select from ${sql.identifier(name)} limit ${most}::int) as counted)`;
  const counts = queries.map(({ named: ways = [] }, at) => {
    const all = counted(`hit${at}`);
    const found = ways.length
      ? sql`case when ${counted(`marked${at}`)} = ${most}::int then ${most}::int else ${all} end`
      : all;
    return sql`select ${at}::int as at, ${found} as found`;
  });
  const rows = await rowsOf<{ at: number; found: number }>(
    db,
    sql`with ${sql.join(hits, sql`, `)} ${sql.join(counts, sql` union all `)}`,
  );
  return rows.toSorted((a, b) => a.at - b.at).map(({ found }) => found);
}

const isNamed = (ways: string): SQL => sql`and exists (
  select from search_head where search_head.product_id = search_document.product_id and head @@ ${ways}::tsquery)`;

export async function findMentions(db: Db, wanted: MentionsWanted): Promise<number[]> {
  const { each, excluded = [], bounds, except, limit } = wanted;
  const said = each.map((ways) => {
    const query = sql`(select ${any(ways)}::tsquery)`;
    return sql`(words @@ ${query} or mentions @@ ${query})`;
  });
  const without = excluded.map((term) => sql`words @@ (select ${asQuery(term)}::tsquery)`);
  // What lacks a word is looked for last: an index would read all of itself, and a row its words.
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select product_id as id from (
        select product_id, words from (
          select product_id, sales, words from search_document
          where ${sql.join(said, sql` and `)} and ${within(bounds)} ${except.length ? sql`and product_id not in ${int(except)}` : sql``}
          limit ${MENTIONS}::int
        ) as documents
        order by ${BY_SALES} offset 0
      ) as best
      where ${sql.join([sql`true`, ...without], sql` and `)} limit ${limit}::int`,
  );
  return rows.map(({ id }) => id);
}
