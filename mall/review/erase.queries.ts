import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';

/** Each once, with what its product counts of pictures and additions: one statement, so that neither is without the other. */
export const emptyReviews = (tx: Tx, accountId: number, limit: number) =>
  rowsOf<{ productId: number }>(
    tx,
    sql`with old as (
        select id, product_id, hidden_at, added_at, cardinality(pictures) + cardinality(added_pictures) as pictures
        from review
        where account_id = ${accountId} and (text <> '' or pictures <> '{}' or added_at is not null or added_text is not null
          or added_pictures <> '{}' or answer is not null or answered_at is not null or hidden_reason is not null or not anonymous)
        order by id limit ${limit} for update
      ), counted as (
        update review_figures f set pictured = f.pictured - o.pictured, added = f.added - o.added
        from (
          select product_id, count(*) filter (where pictures > 0) as pictured, count(added_at) as added
          from old where hidden_at is null group by product_id) o
        where f.product_id = o.product_id
      )
      update review r set text = '', pictures = '{}', added_text = null, added_pictures = '{}', added_at = null, answer = null,
        answered_at = null, hidden_reason = null, anonymous = true
      from old where r.id = old.id
      returning r.product_id as "productId"`,
  );
