import { type SQL, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Tx } from '#mall/db/open.ts';
import { HISTORY_DAYS } from './crowd.ts';

/** Views of an ordinary day. */
const PER_DAY = 220;

/** Pseudo-random, below `most`, the same on every machine. */
const mixed = (salt: number, most: SQL | number) =>
  sql`(((k.k::bigint * 2654435761 + ${salt}::bigint * 40503) % 4294967296) % ${most})`;

/** Views of goods, and the visits that begin with one, of the days before; more at the weekend. */
export async function addVisits(tx: Tx, now: Date): Promise<void> {
  const start = new Date(now.getTime() - HISTORY_DAYS * DAY_MS).toISOString();
  await tx.execute(sql`
    with goods as (
      select id, row_number() over (order by sales desc, id) as place, count(*) over () as n from product
      where status = ${PUBLISH_STATUS.PUT_ON}
    ), k as (
      select k, ${start}::timestamptz + make_interval(secs => ${mixed(1, HISTORY_DAYS * 86_400)}) as at
      from generate_series(1, ${PER_DAY * HISTORY_DAYS}::int) as k
    )
    insert into flow_log (at, path, language, product_id, entry)
    select k.at, '/product', case when ${mixed(2, 10)} < 8 then 'zh' else 'en' end, goods.id, ${mixed(3, 100)} < 34
    from k join goods on goods.place = 1 + least(${mixed(4, sql`goods.n`)}, ${mixed(5, sql`goods.n`)})
    where extract(isodow from k.at at time zone 'Asia/Shanghai') in (5, 6, 7) or ${mixed(6, 100)} < 78
    order by k.at`);
}
