import { sql } from 'drizzle-orm';
import { PAYOUT_STATUS, RUN_STATUS } from '#contract/payout/values.ts';
import { DISPUTE_STATUS, STATEMENT_STATUS } from '#contract/settlement/values.ts';
import type { Tx } from '../db/open.ts';
import { upTo } from './demo.queries.ts';

const OF_SHOP = sql`shop_id in (select id from gone_shop)`;
const STAYING = sql`shop_id <= ${upTo('shop')} and shop_id not in (select id from gone_shop)`;
const GONE_PAYOUT = sql`(select id from payout where ${OF_SHOP} or run_id <= ${upTo('payout_run')})`;
const GONE_ADJUSTMENT = sql`(select id from shop_adjustment where ${OF_SHOP} or id <= ${upTo('shop_adjustment')}
  or order_id in (select id from gone_order))`;

/**
 * Money of merchants that the demo's shoppers never paid. In a shop that stays, statements and counters are then those of what is left.
 * To be called while the orders are there.
 */
export async function removeMoney(tx: Tx): Promise<void> {
  const statements = [
    sql`create temporary table gone_entry on commit drop as
      select id from shop_entry where ${OF_SHOP} or order_id in (select id from gone_order)
      union select e.id from ${GONE_PAYOUT} p join shop_entry e on e.key in ('payout:' || p.id, 'payoutBack:' || p.id)
      union select e.id from ${GONE_ADJUSTMENT} a join shop_entry e on e.key = 'adjustment:' || a.id`,
    sql`create index on gone_entry (id)`,
    sql`analyze gone_entry`,
    sql`delete from statement_dispute where entry_id in (select id from gone_entry)`,
    sql`delete from payout where id in ${GONE_PAYOUT}`,
    sql`delete from shop_adjustment where id in ${GONE_ADJUSTMENT}`,
    sql`delete from payout_run r where not exists (select 1 from payout p where p.run_id = r.id)`,
    sql`update payout_run r set status = ${RUN_STATUS.DONE} where status = ${RUN_STATUS.APPROVED}
      and not exists (select 1 from payout p where p.run_id = r.id and p.status = ${PAYOUT_STATUS.WAITING})`,
    sql`delete from shop_receiver where ${OF_SHOP} or id <= ${upTo('shop_receiver')}`,
    sql`delete from shop_entry where id in (select id from gone_entry)`,
    sql`delete from shop_statement s where ${OF_SHOP} or (${STAYING}
      and not exists (select 1 from shop_entry e where e.statement_id = s.id)
      and not exists (select 1 from payout p where p.statement_id = s.id))`,
    sql`update shop_statement s set opening = t.closing - t.amount, closing = t.closing, entries = t.entries
      from (select s.id, coalesce(e.amount, 0) as amount, coalesce(e.entries, 0) as entries,
          sum(coalesce(e.amount, 0)) over (partition by s.shop_id order by s.from_day) as closing
        from shop_statement s left join (
          select statement_id, sum(amount) as amount, count(*) as entries from shop_entry group by 1
        ) e on e.statement_id = s.id where ${STAYING}) t where t.id = s.id`,
    sql`update shop_statement s set status = ${STATEMENT_STATUS.CONFIRMED}, confirmed_at = now()
      where ${STAYING} and status = ${STATEMENT_STATUS.DISPUTED} and not exists (
        select 1 from statement_dispute d where d.statement_id = s.id and d.status = ${DISPUTE_STATUS.OPEN})`,
    sql`delete from shop_account where ${OF_SHOP}`,
    sql`update shop_account a set pending = t.pending, available = t.available, in_payout = t.in_payout
      from (select a.shop_id,
          coalesce((select sum(amount) from shop_entry e
            where e.shop_id = a.shop_id and e.counted and e.available_at is null), 0) as pending,
          coalesce((select sum(amount) from shop_entry e
            where e.shop_id = a.shop_id and e.counted and e.available_at is not null), 0) as available,
          coalesce((select sum(amount) from payout p
            where p.shop_id = a.shop_id and p.status = ${PAYOUT_STATUS.WAITING}), 0) as in_payout
        from shop_account a where ${STAYING}) t where t.shop_id = a.shop_id`,
  ];
  for (const statement of statements) await tx.execute(statement);
}
