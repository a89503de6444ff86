import { sql } from 'drizzle-orm';
import { CART_LINES } from '#contract/cart/values.ts';
import type { Db } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { addShopper } from './add.ts';

export const BUSY = { orders: 2_000, lines: 3, messages: 60, collected: 60, seen: 60, entries: 60 } as const;

/** Of every state, one of ten orders has it; six are completed. */
const STATUSES = sql.raw(`'{10,20,30,40,50,60,60,60,60,70}'::int[]`);
const HOME = JSON.stringify({
  ...{ recipient: '小明', mobile: '13800138000', region: ['330000', '330100', '330106'] },
  ...{ regionNames: { zh: '浙江省 杭州市 西湖区', en: 'Xihu, Hangzhou, Zhejiang' }, detail: '文三路 138 号 7 楼' },
});

/** A shopper with years of orders, a full cart, and many of everything else that is listed. @returns the token */
export async function addBusyShopper(db: Db, now: Date): Promise<string> {
  const { accountId, token } = await addShopper(db, now);
  const id = sql`${accountId}::int`;
  const at = sql`${now.toISOString()}::timestamptz - make_interval(mins => k)`;
  const each = (n: number) => sql`generate_series(1, ${n}::int) k`;
  const goods = sql`(select row_number() over (order by p.id) - 1 as n, count(*) over () as all, p.*, s.id as sku_id
    from product p join lateral (select id from sku where product_id = p.id and stock > 0 order by id limit 1) s on true
    where p.custom is null) p`;
  await db.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => rowsOf(tx, statement);
    await run(sql`insert into trade (id, account_id, status, payable, created_at, expires_at)
      select 'busy' || k, ${id}, case when k % 10 = 0 then 10 else 20 end, 30000, ${at}, ${now.toISOString()}::timestamptz + interval '1 day'
      from ${each(BUSY.orders)}`);
    await run(sql`insert into shop_order (id, trade_id, account_id, shop_id, status, made_to_order, goods, promotion,
        member_discount, shop_coupon, mall_coupon, points_discount, points, freight, payable, address, words, created_at,
        paid_at, shipped_at, completed_at, canceled_at)
      select 'busy' || k, 'busy' || k, ${id}, 1 + k % 12, status, false, 30000, 0, 0, 0, 0, 0, 0, 0, 30000, ${HOME}::jsonb,
        'busy' || k, ${at}, case when status between 20 and 60 then ${at} end, case when status between 50 and 60 then ${at} end,
        case when status = 60 then ${at} end, case when status = 70 then ${at} end
      from ${each(BUSY.orders)} cross join lateral (select (${STATUSES})[1 + k % 10] as status) s`);
    await run(sql`insert into order_line (order_id, product_id, sku_id, title, spec, picture, custom, quantity, list_price,
        price, member_discount, shop_coupon, mall_coupon, points_discount, freight, payable)
      select 'busy' || k, p.id, p.sku_id, p.title, '[]', p.pictures ->> 0, '[]', 1, 10000, 10000, 0, 0, 0, 0, 0, 10000
      from ${each(BUSY.orders)} cross join generate_series(1, ${BUSY.lines}::int) l join ${goods} on p.n = (k * l) % p.all`);
    await run(sql`insert into parcel (order_id, carrier, number, shipped_at)
      select id, 'SF', 'SF1234567890123', shipped_at from shop_order where account_id = ${id} and shipped_at is not null`);
    await run(sql`insert into cart_line (account_id, sku_id, quantity, added_price, added_at)
      select ${id}, p.sku_id, 1, p.price, ${now.toISOString()} from ${goods} where p.n < ${CART_LINES}::int`);
    await run(sql`insert into collection (account_id, kind, ref_id, price)
      select ${id}, 10, p.id, p.price from ${goods} where p.n < ${BUSY.collected}::int`);
    await run(sql`insert into footprint (account_id, product_id, seen_at)
      select ${id}, p.id, ${now.toISOString()}::timestamptz - make_interval(mins => p.n::int) from ${goods} where p.n < ${BUSY.seen}::int`);
    await run(sql`insert into message (account_id, kind, event, params, key, created_at)
      select ${id}, 'order', 'orderShipped', jsonb_build_object('order', 'busy' || k, 'number', 'SF1234567890123',
        'carrier', jsonb_build_object('zh', '顺丰速运', 'en', 'SF Express')), 'busy' || k, ${at} from ${each(BUSY.messages)}`);
    await run(sql`insert into wallet (account_id, balance, points) values (${id}, 100 * ${BUSY.entries}::int, ${BUSY.entries}::int)
      on conflict (account_id) do update set balance = excluded.balance, points = excluded.points`);
    for (const [unit, amount, kind] of [
      [10, 100, 'topUp'],
      [20, 1, 'signIn'],
    ] as const)
      await run(sql`insert into ledger (account_id, unit, amount, after, kind, business_id, key, at)
        select ${id}, ${unit}::int, ${amount}::int, k * ${amount}::int, ${kind}, 'busy' || k, 'busy' || k, ${at} from ${each(BUSY.entries)}`);
    await run(sql`insert into address (account_id, recipient, mobile, region, detail, is_default)
      values (${id}, '小明', '13800138000', '{330000,330100,330106}', '文三路 138 号 7 楼', true)`);
  });
  return token;
}
