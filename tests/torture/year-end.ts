import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Tx } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { ask } from './nodes.ts';
import { expected, type Scenario } from './scenarios.ts';
import type { Buyer, World } from './world.ts';

const MOST_MS = 10 * 60_000;
/** Every second wallet has points of this year as well. */
const [OVER, FRESH] = [300, 50];
const READERS = 50;
const EVERY_MS = 100;
const IDLE_MS = 5_000;
/** A reader waits no longer, or no longer than a machine that has other things to do makes them wait otherwise. */
const MOST_P99_MS = 1_000;
const MOST_TIMES = 3;

/** Points of a whole mall are over at once, and parcels of a sale are due to be counted as received, while shoppers look. */
export const yearEnd = (wallets: number, orders: number): Scenario => ({
  name: `year's end: points of ${wallets} wallets and ${orders} receipts at once`,
  async play(world) {
    const idle = await readPoints(world, await world.makeBuyers(READERS), async () => void (await sleep(IDLE_MS)));
    const [template] = await world.makeBuyers(1);
    const [skuId = 0] = await world.freshSkus(1, 1_000);
    const source = { from: 'sku', skuId, quantity: 1 } as const;
    const made = template && (await world.submit(template, await world.inputOf(template, source)));
    if (!made) return ['the order that the others are made of was refused'];
    const readers = await world.makeBuyers(READERS);
    await fallDue(world, { wallets, orders, readers, tradeId: made.tradeId });
    await world.rememberStock();
    const began = Date.now();
    const busy = await readPoints(world, readers, () => untilDone(world, began));
    const seconds = Math.round((Date.now() - began) / 1_000);
    const [p99Idle, p99Busy] = [percentile99(idle.times), percentile99(busy.times)];
    process.stdout.write(
      `    done in ${seconds} s; p99 of ${busy.times.length} readers ${p99Busy.toFixed(0)} ms, ${p99Idle.toFixed(0)} ms otherwise\n`,
    );
    return [
      ...busy.wrong,
      ...(p99Busy > Math.max(MOST_P99_MS, MOST_TIMES * p99Idle) ? [`a reader waited ${p99Busy.toFixed(0)} ms`] : []),
      ...expected('left to do after ten minutes', await countDue(world), { wallets: 0, orders: 0 }),
      ...(await judge(world, wallets, orders)),
    ];
  },
});

type Due = { wallets: number; orders: number; readers: Buyer[]; tradeId: string };

function fallDue({ db }: World, { wallets, orders, readers, tradeId }: Due): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await rowsOf<{ first: number }>(
      tx,
      sql`with added as (
          insert into account (user_name, mobile, password_hash, nick_name)
          select 'yearend_' || n, '18' || lpad(n::text, 9, '0'), '', '买家' from generate_series(1, ${wallets - readers.length}::int) n returning id
        ) select min(id)::int as first from added`,
    );
    const first = row?.first ?? 0;
    const last = first + wallets - readers.length - 1;
    const owners = sql`select n from generate_series(${first}::int, ${last}::int) n
      union all select unnest(${sql.param(readers.map(({ accountId }) => accountId))}::int[])`;
    await rowsOf(
      tx,
      sql`insert into ledger (account_id, unit, amount, after, kind, business_id, key, at)
        select n, 20, ${OVER}::int, ${OVER}::int, 'task', 'yearend', 'old:' || n, now() - interval '3 years' from (${owners}) o`,
    );
    await rowsOf(
      tx,
      sql`insert into ledger (account_id, unit, amount, after, kind, business_id, key, at)
        select n, 20, ${FRESH}::int, ${OVER + FRESH}::int, 'task', 'yearend', 'fresh:' || n, now() from (${owners}) o where n % 2 = 0`,
    );
    await rowsOf(
      tx,
      sql`insert into wallet (account_id, points, points_check_at)
        select n, ${OVER}::int + case when n % 2 = 0 then ${FRESH}::int else 0 end, now() from (${owners}) o`,
    );
    await shipOrders(tx, { first, orders, tradeId });
  });
}

/** Orders as the one of the trade, each of an account of its own, paid online and shipped long ago. */
async function shipOrders(tx: Tx, { first, orders, tradeId }: { first: number; orders: number; tradeId: string }) {
  const copies = sql`generate_series(0, ${orders - 1}::int) n`;
  const name = sql`'YE' || lpad(n::text, 10, '0')`;
  const paidAt = sql`now() - interval '90 days'`;
  await rowsOf(
    tx,
    sql`insert into trade select r.* from trade t, ${copies}, lateral jsonb_populate_record(t, jsonb_build_object(
        'id', ${name}, 'account_id', ${first}::int + n, 'status', 20, 'paid_online', t.payable, 'paid_at', ${paidAt})) r
      where t.id = ${tradeId}`,
  );
  await rowsOf(
    tx,
    sql`insert into payment (id, account_id, trade_id, way, provider, status, amount, provider_id, created_at, expires_at, paid_at)
      select id, account_id, id, 'wallet', 'sandbox', 20, payable, id, paid_at, paid_at, paid_at from trade where starts_with(id, 'YE')`,
  );
  await rowsOf(
    tx,
    sql`insert into shop_order select r.* from shop_order o, ${copies}, lateral jsonb_populate_record(o, jsonb_build_object(
        'id', ${name}, 'trade_id', ${name}, 'account_id', ${first}::int + n, 'status', 50, 'created_at', ${paidAt},
        'paid_at', ${paidAt}, 'shipped_at', ${paidAt})) r
      where o.trade_id = ${tradeId}`,
  );
  await rowsOf(
    tx,
    sql`insert into order_line overriding system value select r.* from order_line l join shop_order o on o.id = l.order_id, ${copies},
        lateral jsonb_populate_record(l, jsonb_build_object(
          'id', nextval(pg_get_serial_sequence('order_line', 'id')), 'order_id', ${name})) r
      where o.trade_id = ${tradeId}`,
  );
  await rowsOf(
    tx,
    sql`insert into order_log (order_id, from_status, to_status, actor, at)
      select o.id, s.before, s.after, 'system', o.paid_at from shop_order o,
        (values (1, null, 10), (2, 10, 20), (3, 20, 40), (4, 40, 50)) s (step, before, after)
      where starts_with(o.id, 'YE') order by o.id, s.step`,
  );
}

async function countDue({ db }: World): Promise<{ wallets: number; orders: number }> {
  const [row] = await rowsOf<{ wallets: number; orders: number }>(
    db,
    sql`select (select count(*)::int from wallet where points_check_at <= now()) as wallets,
      (select count(*)::int from shop_order where status = 50 and starts_with(id, 'YE')) as orders`,
  );
  return row ?? { wallets: 0, orders: 0 };
}

async function untilDone(world: World, began: number): Promise<void> {
  while (Date.now() - began < MOST_MS) {
    const { wallets, orders } = await countDue(world);
    if (!wallets && !orders) return;
    await sleep(1_000);
  }
}

/** Shoppers look at their points at fixed times, at every node in turn, while this runs: none sees what is over. */
async function readPoints({ nodes }: World, readers: Buyer[], work: () => Promise<void>) {
  const looks: Promise<void>[] = [];
  const times: number[] = [];
  const wrong: string[] = [];
  const look = async (n: number): Promise<void> => {
    const { token, accountId } = readers[n % readers.length] as Buyer;
    const began = performance.now();
    try {
      const { status, envelope } = await ask<{ points: number }>(
        nodes[n % nodes.length]?.port ?? 0,
        'GET',
        '/api/app/p/points',
        { token },
      );
      times.push(performance.now() - began);
      const points = envelope.data?.points ?? -1;
      if (status !== 200 || ![0, FRESH].includes(points)) wrong.push(`${accountId} sees ${points} points (${status})`);
    } catch (error) {
      wrong.push(`a reader: ${error instanceof Error ? error.message : error}`);
    }
  };
  let over = false;
  const done = work().finally(() => {
    over = true;
  });
  const began = performance.now();
  while (!over) {
    looks.push(look(looks.length));
    await sleep(Math.max(1, began + EVERY_MS * looks.length - performance.now()));
  }
  await done;
  await Promise.all(looks);
  return { times, wrong: wrong.slice(0, 5) };
}

const percentile99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;

/** The rules of the mall say that nothing was booked twice; here, that all of it was. */
async function judge({ db }: World, wallets: number, orders: number): Promise<string[]> {
  const [row] = await rowsOf<{ expired: number; received: number; earned: number; told: number; twice: number }>(
    db,
    sql`with due as (select account_id from ledger where key like 'old:%'),
      own as (select l.* from ledger l join due on due.account_id = l.account_id)
      select (select count(*)::int from own where kind = 'expire' and amount = ${-OVER}::int) as expired,
        (select count(*)::int from shop_order where status = 60 and starts_with(id, 'YE')) as received,
        (select count(distinct business_id)::int from own where kind = 'earn' and starts_with(business_id, 'YE')) as earned,
        (select count(*)::int from message where starts_with(key, 'orderReceived:YE')) as told,
        (select count(*)::int from (select account_id from own where kind = 'expire' group by 1 having count(*) > 1) t) as twice`,
  );
  return expected('what was done', row, { expired: wallets, received: orders, earned: orders, told: orders, twice: 0 });
}
