import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { shopAccount, shopEntry } from './settlement.tables.ts';

export type Payable = { shopId: number; statementId: number; amount: number };

/**
 * What confirmed statements leave to be paid: the newest before which none is open or disputed, less what was paid out since, and never more
 * than is available. Shops of the mall are not paid.
 * @param shopId undefined: every shop
 */
export async function payable(db: Db | Tx, shopId?: number): Promise<Payable[]> {
  const own = shopId === undefined ? sql`true` : sql`s.shop_id = ${shopId}::int`;
  const rows = await rowsOf<{ shop_id: number; id: number; amount: string }>(
    db,
    sql`with confirmed as (
        select distinct on (s.shop_id) s.shop_id, s.id, s.closing from shop_statement s
        join shop on shop.id = s.shop_id and not shop.official
        where s.status = 30 and ${own} and not exists (
          select 1 from shop_statement o where o.shop_id = s.shop_id and o.status <> 30 and o.from_day <= s.from_day)
        order by s.shop_id, s.from_day desc),
      sums as (
        select c.shop_id, c.id, c.closing + coalesce((
            select sum(e.amount) from shop_entry e where e.shop_id = c.shop_id and e.statement_id is null
              and e.available_at is not null and e.kind in ('payout', 'payoutBack')), 0)
          + coalesce((
            select sum(e.amount) from shop_statement l join shop_entry e on e.statement_id = l.id
            where l.shop_id = c.shop_id and l.id > c.id and e.kind in ('payout', 'payoutBack')), 0) as stated,
          coalesce((select a.available from shop_account a where a.shop_id = c.shop_id), 0) + coalesce((
            select sum(e.amount) from shop_entry e where e.shop_id = c.shop_id and not e.counted
              and e.available_at is not null), 0) as available
        from confirmed c)
      select shop_id, id, least(stated, available)::text as amount from sums
      where least(stated, available) > 0 order by shop_id`,
  );
  return rows.map((row) => ({ shopId: row.shop_id, statementId: row.id, amount: Number(row.amount) }));
}

export const lockAccount = (tx: Tx, shopId: number) =>
  tx.select({ id: shopAccount.shopId }).from(shopAccount).where(eq(shopAccount.shopId, shopId)).for('update');

export const moveInPayout = (tx: Tx, shopId: number, amount: number) =>
  tx
    .update(shopAccount)
    .set({ inPayout: sql`${shopAccount.inPayout} + ${amount}` })
    .where(eq(shopAccount.shopId, shopId));

type Entry = {
  kind: 'payout' | 'payoutBack';
  shopId: number;
  amount: number;
  payoutId: number;
  note: string;
  at: Date;
};

export const addPayoutEntry = (tx: Tx, { kind, shopId, amount, payoutId, note, at }: Entry) =>
  tx.insert(shopEntry).values({ shopId, kind, amount, note, key: `${kind}:${payoutId}`, at, availableAt: at });
