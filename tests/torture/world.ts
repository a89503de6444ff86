import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import type { CheckoutSource, Preview, Submitted } from '#contract/checkout/schema.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';
import { type Opened, openDatabase } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { hashToken } from '#mall/http/token.ts';
import { trade } from '#mall/order/order.tables.ts';
import { sku } from '#mall/product/product.tables.ts';
import { setting } from '#mall/settings/settings.tables.ts';
import { seedDemo } from '../../demo/seed.ts';
import { broken, type Remembered, remember } from '../helpers/mall/invariants.ts';
import { createMovedClock } from '../helpers/server/moved-clock.ts';
import { type Answer, ask, type Node, startNode } from './nodes.ts';

export type Buyer = { token: string; accountId: number; addressId: number };

type Options = {
  redisUrl?: string;
  /** Where each node appends the errors that it logs, to a file of its own. */
  logs?: string;
  /** Of the nodes, beside what they need. */
  env?: Record<string, string>;
  /** How often a call is sent again before it counts as unanswered. */
  patience?: number;
  /** Set at the desk, before any node has read them. */
  numbers?: Partial<Numbers>;
};

/** A demo mall with several server processes on one database, and crowds of shoppers. */
export async function openWorld(
  databaseUrl: string,
  nodeCount: number,
  { redisUrl, logs, env: settings = {}, patience = 200, numbers }: Options = {},
) {
  const opened: Opened = await openDatabase(databaseUrl, { bulk: true });
  const { db } = opened;
  await seedDemo(db, new Date(), () => {});
  // A few shoppers stand for a crowd, and pay for little of what they order.
  await db
    .insert(setting)
    .values({ name: 'numbers', value: { unpaidTrades: 1_000, unpaidPieces: 1_000_000, ...numbers } });
  const folder = await mkdtemp(join(tmpdir(), 'liangji-torture-'));
  if (logs) await mkdir(logs, { recursive: true });
  let env = settings;
  const start = (at: number) =>
    startNode(databaseUrl, folder, redisUrl, logs ? join(logs, `node-${at + 1}.log`) : undefined, { env });
  const nodes = await allOrNone(Array.from({ length: nodeCount }, (_, at) => start(at)));
  let before: Remembered = await remember(db);
  const acknowledged = new Set<string>();
  let failures: string[] = [];

  /** SKUs that nobody bought from yet, with `stock` pieces each. */
  let used = 0;
  async function freshSkus(count: number, stock: number): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`select s.id from sku s join product p on p.id = s.product_id and p.status = 40 and p.custom is null
        where not exists (select 1 from flash_item f where f.sku_id = s.id) and s.stock > 0 order by s.id limit ${count} offset ${used}`,
    );
    used += count;
    const ids = rows.map(({ id }) => id);
    await db.update(sku).set({ stock }).where(inArray(sku.id, ids));
    before = await remember(db);
    return ids;
  }

  /** A SKU whose only pieces are in a flash sale that runs, one for each shopper. */
  async function freshFlash(stock: number): Promise<number> {
    const [skuId = 0] = await freshSkus(1, stock);
    await rowsOf(
      db,
      sql`with session as (
          insert into flash_session (title, starts_at, ends_at)
          values ('{"zh":"人群","en":"Crowd"}', now() - interval '1 hour', now() + interval '1 day') returning id
        ), emptied as (update sku set stock = 0 where id = ${skuId} returning id, product_id, price)
        insert into flash_item (session_id, shop_id, product_id, sku_id, price, stock, limit_each)
        select session.id, p.shop_id, p.id, s.id, s.price / 2, ${stock}::int, 1
        from emptied s join product p on p.id = s.product_id, session`,
    );
    before = await remember(db);
    return skuId;
  }

  async function makeBuyers(count: number, { points = 0 } = {}): Promise<Buyer[]> {
    const tokens = Array.from({ length: count }, () => randomUUID());
    const rows = await rowsOf<{ accountId: number; addressId: number; token: string }>(
      db,
      sql`with given as (
          select t.token, t.hash, row_number() over () as k
          from json_to_recordset(${JSON.stringify(tokens.map((token) => ({ token, hash: hashToken(token) })))}::json) as t (token text, hash text)
        ), numbered as (
          select g.*, nextval(pg_get_serial_sequence('account', 'id'))::int as id from given g
        ), added as (
          insert into account (id, user_name, mobile, password_hash, nick_name)
          select id, 'crowd_' || id, '19' || lpad(id::text, 9, '0'), '', '买家' from numbered returning id
        ), opened as (
          insert into session (token_hash, account_id, expires_at, balance_open)
          select hash, id, now() + interval '1 day', true from numbered returning account_id
        ), homes as (
          insert into address (account_id, recipient, mobile, region, detail, is_default)
          select id, '小明', '13800138000', '{440000,440300,440305}', '科苑路15号', true from numbered returning id, account_id
        )
        select n.id as "accountId", h.id as "addressId", n.token from numbered n join homes h on h.account_id = n.id`,
    );
    if (points) await give(rows, points, 'points');
    return rows;
  }

  /** The first money that shoppers have, through the ledger. */
  async function give(buyers: Buyer[], amount: number, column: 'balance' | 'points' = 'balance'): Promise<void> {
    const ids = buyers.map(({ accountId }) => accountId);
    const unit = column === 'balance' ? 10 : 20;
    const counter = sql.identifier(column);
    await rowsOf(
      db,
      sql`with entry as (
          insert into ledger (account_id, unit, amount, after, kind, business_id, key, at)
          select a.id, ${unit}::smallint, ${amount}::bigint, ${amount}::bigint, 'topUp', 'gift', 'gift:' || a.id, now()
          from account a where a.id in ${ids} returning account_id)
        insert into wallet (account_id, ${counter}, points_check_at)
          select account_id, ${amount}::bigint, case when ${unit} = 20 then now() end from entry
        on conflict (account_id) do update
          set ${counter} = excluded.${counter}, points_check_at = coalesce(excluded.points_check_at, wallet.points_check_at)`,
    );
  }

  const any = (): number => nodes[Math.floor(Math.random() * nodes.length)]?.port ?? 0;

  /** A call to any node, sent again, the same, for as long as the connection breaks or the server slips. */
  async function insist<T>(method: string, path: string, how: Parameters<typeof ask>[3]): Promise<Answer<T>> {
    for (let tried = 0; tried < patience; tried += 1) {
      try {
        const answer = await ask<T>(any(), method, path, how);
        if (answer.status < 500) return answer;
        failures.push(`${method} ${path}: ${answer.status}`);
      } catch (error) {
        failures.push(`${method} ${path}: ${error instanceof Error ? error.message : String(error)}`);
        // Nobody knows whether it was done; the key makes asking again harmless.
      }
      await new Promise((next) => setTimeout(next, 50));
    }
    throw new Error(`${method} ${path}: no answer from any node`);
  }

  async function preview(buyer: Buyer, source: CheckoutSource, points = 0): Promise<Preview> {
    const body = { source, addressId: buyer.addressId, points };
    const { envelope } = await insist<Preview>('POST', '/api/oms/p/order/preview', { token: buyer.token, body });
    if (!envelope.data) throw new Error(`no preview: ${envelope.msg}`);
    return envelope.data;
  }

  const inputOf = async (buyer: Buyer, source: CheckoutSource, points = 0) => {
    const { quoteHash } = await preview(buyer, source, points);
    return { source, addressId: buyer.addressId, points, quoteHash };
  };

  async function submit(buyer: Buyer, body: object, key: string = randomUUID()): Promise<Submitted | undefined> {
    const how = { token: buyer.token, body, key };
    const { envelope } = await insist<Submitted>('POST', '/api/oms/p/order/submit', how);
    if (!envelope.success || !envelope.data) return undefined;
    acknowledged.add(envelope.data.tradeId);
    return envelope.data;
  }

  /** Rules that are broken, and orders that were promised and are not there. */
  async function errors(): Promise<string[]> {
    const found = await broken(db, before);
    const ids = [...acknowledged];
    const there = new Set<string>();
    for (let at = 0; at < ids.length; at += 1_000) {
      const rows = await db
        .select({ id: trade.id })
        .from(trade)
        .where(inArray(trade.id, ids.slice(at, at + 1_000)));
      for (const { id } of rows) there.add(id);
    }
    const lost = ids.filter((id) => !there.has(id));
    return lost.length ? [...found, `acknowledged and lost: ${lost.slice(0, 5).join(', ')}`] : found;
  }

  /** Stock as it is now: what a scenario wrote by itself is part of it. */
  async function rememberStock(): Promise<void> {
    before = await remember(db);
  }

  /** Calls that failed since this was last called, before they were repeated. */
  function takeFailures(): string[] {
    const taken = failures;
    failures = [];
    return taken;
  }

  /** A node beside the others, with a clock of its own. */
  async function startMoved() {
    const clock = createMovedClock(await mkdtemp(join(folder, 'moved-')));
    const logFile = logs ? join(logs, 'node-moved.log') : undefined;
    return { clock, node: await startNode(databaseUrl, folder, redisUrl, logFile, clock) };
  }

  async function restart(at: number): Promise<void> {
    await nodes[at]?.kill();
    nodes[at] = await start(at);
  }

  /** All nodes anew, with other settings. */
  async function reconfigure(settings: Record<string, string>): Promise<void> {
    env = settings;
    await Promise.all(nodes.map((_, at) => restart(at)));
  }

  async function close(): Promise<void> {
    await Promise.all(nodes.map((node) => node.kill()));
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  }

  return {
    db,
    dataDir: folder,
    nodes,
    any,
    insist,
    freshSkus,
    freshFlash,
    makeBuyers,
    give,
    inputOf,
    submit,
    errors,
    rememberStock,
    takeFailures,
    startMoved,
    restart,
    reconfigure,
    close,
  };
}

/** Where one does not start, the others are not left behind. */
async function allOrNone(starting: Promise<Node>[]): Promise<Node[]> {
  const settled = await Promise.allSettled(starting);
  const nodes = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = settled.find((one) => one.status === 'rejected');
  if (!failed) return nodes;
  await Promise.all(nodes.map((node) => node.kill()));
  throw failed.reason;
}

export type World = Awaited<ReturnType<typeof openWorld>>;
