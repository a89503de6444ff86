import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { INDEX_STATE, searchDocument, searchHead, searchIndexes } from '../search/search.tables.ts';
import type { SearchIndex } from './search.ts';
import { bandOf, marksOfProduct, withoutBand } from './search-bands.queries.ts';

/** Of rows of the outbox that say which products a search service is to be sent again. */
export const SEARCH_TOPIC = 'search';
/** Products in one row of the outbox. */
const AT_ONCE = 500;

/**
 * Says in the outbox which products changed, where a search service has an index of them. The row's number is drawn after their rows are
 * locked: of two changes of one product, the later has the higher number.
 * @param changed a query for their ids, as `id`
 * @param whole more than sales, score and stock changed
 */
const posted = (changed: SQL, whole: boolean): SQL => sql`
  insert into outbox (topic, payload)
  select ${SEARCH_TOPIC}::text, jsonb_build_object('ids', jsonb_agg(id), 'whole', ${whole}::boolean)
  from (select id, (row_number() over () - 1) / ${AT_ONCE} as part from (${changed}) as changed) as parts
  where exists (select from ${searchIndexes} where ${searchIndexes.state} <> ${INDEX_STATE.OLD})
  group by part order by part`;

/** The index of search in the mall's own database, of which services beside it are fed. */
export const searchIndex: SearchIndex = {
  /** One parameter for all rows, since building thousands takes longer than the statement itself. */
  async put(tx, documents) {
    await rowsOf(
      tx,
      sql`with given as (
          select * from json_to_recordset(${JSON.stringify(documents)}::json) as d (id int, head text, words text, mentions text)
        ), added as (
          insert into search_document
            (product_id, shop_id, brand_id, category_id, price, sales, score, put_on_at, made_to_order, in_stock, attribute_values, band,
             words, mentions)
          select p.id, p.shop_id, p.brand_id, p.category_id, p.price, p.sales, p.score, p.put_on_at, l.made_to_order, l.in_stock,
            p.attribute_values, b.band, d.words::tsvector || ${marksOfProduct(sql`b.band`, sql`p.id`)}, d.mentions::tsvector
          from given d
          join product p on p.id = d.id
          cross join lateral (select ${bandOf(sql`p.sales`, sql`p.id`)} as band) b
          join listing l on l.category_id = 0 and l.product_id = d.id
          returning product_id
        ), ranked as (
          insert into search_head (product_id, head)
          select d.id, d.head::tsvector from given d join added on added.product_id = d.id
        )
        ${posted(sql`select product_id as id from added`, true)}`,
    );
  },

  async touch(tx, ids) {
    if (!ids.length) return;
    await rowsOf(
      tx,
      sql`with now as (
          select p.id, p.sales, p.score, l.in_stock, ${bandOf(sql`p.sales`, sql`p.id`)} as band,
            (d.sales, d.score, d.in_stock) is distinct from (p.sales, p.score, l.in_stock) as shows
          from search_document d join product p on p.id = d.product_id join listing l on l.category_id = 0 and l.product_id = p.id
          where p.id in ${[...ids]}
        ), touched as (
          update search_document d set sales = now.sales, score = now.score, in_stock = now.in_stock, band = now.band,
            words = case when d.band = now.band then d.words else
              ${withoutBand(sql`d.words`, sql`coalesce(d.band, now.band)`)} || ${marksOfProduct(sql`now.band`, sql`now.id`)} end
          from now where d.product_id = now.id and (now.shows or d.band is distinct from now.band)
          returning now.id, now.shows
        )
        ${posted(sql`select id from touched where shows`, false)}`,
    );
  },

  async remove(tx, ids) {
    await tx.delete(searchHead).where(ids && inArray(searchHead.productId, [...ids]));
    await removeDocuments(tx, ids);
  },
};

const removeDocuments = (tx: Tx, ids: readonly number[] | undefined) =>
  rowsOf(
    tx,
    sql`with removed as (
        delete from ${searchDocument} ${ids ? sql`where product_id in ${[...ids]}` : sql``} returning product_id as id
      )
      ${posted(sql`select id from removed`, true)}`,
  );
