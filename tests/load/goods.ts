import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ImportReport, ProductDocument } from '#contract/product/schema.ts';
import { reindexListing } from '#mall/catalog/listing-index.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { reindexSearch } from '#mall/search/reindex.ts';
import { createPostgres, dropPostgres } from '../helpers/mall/postgres.ts';
import { addOperator } from '../helpers/people/add.ts';
import { grow, SHOP } from '../torture/insiders-goods.ts';
import { ask } from '../torture/nodes.ts';
import { openWorld, type World } from '../torture/world.ts';
import { quantile } from './orders.ts';
import { atMost, type Bar, table } from './report.ts';

const NODES = 2;
const SHOPS = 200;
/** Each shop saves every twenty seconds. */
const SAVES_A_SECOND = 10;
const SAMPLE_MS = 100;

type Options = {
  serverUrl: string;
  redisUrl: string | undefined;
  /** Of the file: products on sale whose titles and prices change. */
  rows: number;
  seconds: number;
  logs: string;
  say: (step: string) => void;
};
type Saver = { token: string; id: number; value: ProductDocument; version: number };

/** How long shops wait to save a product while another imports a file, beside when nobody does. */
export async function measureGoods({ serverUrl, redisUrl, rows, seconds, logs, say }: Options): Promise<Bar[]> {
  const url = await createPostgres(serverUrl);
  const world = await openWorld(url, NODES, { logs, ...(redisUrl ? { redisUrl } : {}) });
  try {
    say(`goods: ${rows} products of one shop, and ${SHOPS} shops`);
    const importer = await fill(world, rows);
    const savers = await saversOf(world);
    await save(world, savers, sleep(seconds * 1_000));
    say('goods: saving alone, and while one imports');
    const alone = await save(world, savers, sleep(2 * seconds * 1_000));
    const began = performance.now();
    const importing = importAll(world, importer, rows);
    const [busy, oldest] = await Promise.all([save(world, savers, importing), oldestQueued(world, importing)]);
    const importSeconds = (performance.now() - began) / 1_000;
    alone.push(...(await save(world, savers, sleep(2 * seconds * 1_000))));
    const row = (name: string, times: number[]) => [
      name,
      String(times.length),
      quantile(times, 0.5).toFixed(0),
      quantile(times, 0.95).toFixed(0),
      Math.max(...times).toFixed(0),
    ];
    table(
      `Writing goods: ${SHOPS} shops save, one imports ${rows} rows in ${importSeconds.toFixed(0)} s`,
      ['', 'saves', 'p50 ms', 'p95 ms', 'longest ms'],
      [row('alone', alone), row('beside the import', busy), row('until listed, beside the import', oldest)],
    );
    return [
      atMost(
        'saving a product while one imports, p95 × alone',
        quantile(busy, 0.95) / quantile(alone, 0.95),
        1.5,
        '',
        false,
      ),
      atMost('a saved product is listed within, p95 beside an import', quantile(oldest, 0.95), 1_000, 'ms', false),
    ];
  } finally {
    await world.close();
    await dropPostgres(url);
  }
}

/** @returns the token of the shop that imports */
async function fill(world: World, rows: number): Promise<string> {
  await grow(world, rows);
  await rowsOf(
    world.db,
    sql`with pattern as (select * from product where shop_id = ${SHOP} and status = 40 and custom is null order by id limit 1),
      shops as (
        insert into shop (code, name, intro, city, logo, banner, freight, opened_on)
        select 'bench-' || n, json_build_object('zh', '店铺' || n, 'en', 'Shop ' || n), intro, city, logo, banner, freight, opened_on
        from shop, generate_series(1, ${SHOPS}::int) n where shop.id = ${SHOP} returning id),
      added as (
        insert into product (code, shop_id, category_id, brand_id, title, selling, detail, facts, pictures, axes, status, price, put_on_at)
        select 'bench', shops.id, category_id, brand_id, title, selling, detail, facts, pictures, '[]', 40, price, put_on_at
        from pattern, shops returning id, price)
      insert into sku (product_id, spec, price, stock, sort) select id, '{}', price, 9, 0 from added`,
  );
  await world.db.transaction(async (tx) => {
    await reindexListing(tx);
    await reindexSearch(tx);
  });
  await rowsOf(world.db, sql`analyze`);
  return (await addOperator(world.db, new Date(), { role: 'shop', shopId: SHOP })).token;
}

async function saversOf(world: World): Promise<Saver[]> {
  const goods = await rowsOf<{ id: number; shopId: number }>(
    world.db,
    sql`select p.id, p.shop_id as "shopId" from product p where p.code = 'bench' order by p.id`,
  );
  const savers: Saver[] = [];
  for (const { id, shopId } of goods) {
    const { token } = await addOperator(world.db, new Date(), { role: 'shop', shopId });
    const { envelope } = await ask<Pick<Saver, 'value' | 'version'>>(
      portOf(world, id),
      'GET',
      `/api/desk/p/product/${id}`,
      {
        token,
      },
    );
    if (!envelope.data) throw new Error(envelope.msg);
    savers.push({ token, id, ...envelope.data });
  }
  return savers;
}

const portOf = ({ nodes }: World, n: number): number => nodes[n % nodes.length]?.port ?? 0;

/** Saves come at their times, however long each takes. @returns how long each took, ms */
async function save(world: World, savers: Saver[], until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  let over = false;
  void until.finally(() => {
    over = true;
  });
  for (let n = 0; !over; n += 1) {
    const saver = savers[n % savers.length];
    if (saver) running.push(saveOne(world, saver, n).then((ms) => void times.push(ms)));
    await sleep(1_000 / SAVES_A_SECOND);
  }
  await Promise.all(running);
  return times;
}

async function saveOne(world: World, saver: Saver, n: number): Promise<number> {
  const { token, id, value, version } = saver;
  const price = 1_000 + (n % 9_000);
  const changed = { ...value, skus: value.skus.map((sku) => ({ ...sku, price, listPrice: null })) };
  const began = performance.now();
  const { envelope } = await ask<{ version: number }>(portOf(world, n), 'PUT', `/api/desk/p/product/${id}`, {
    token,
    body: { value: changed, version },
  });
  if (!envelope.data) throw new Error(`not saved: ${envelope.msg}`);
  saver.version = envelope.data.version;
  return performance.now() - began;
}

async function importAll(world: World, token: string, rows: number): Promise<void> {
  const lines = Array.from({ length: rows }, (_, n) => `copy-${n + 1},批量商品${n + 1},${(n % 900) + 20}`);
  const sheet = new Blob([['商品编码,标题（中文）,价格（元）', ...lines].join('\n')]);
  for (let next: number | null = 0; next !== null; ) {
    const form = new FormData();
    form.set('file', sheet, 'products.csv');
    form.set('apply', '1');
    form.set('from', String(next));
    const response = await fetch(`http://127.0.0.1:${portOf(world, 0)}/api/desk/p/products/import`, {
      method: 'POST',
      headers: { authorization: token },
      body: form,
    });
    const { data, msg } = (await response.json()) as { data?: ImportReport; msg: string };
    const bad = data?.rows.find(({ action }) => action === 'bad');
    if (!data || bad) throw new Error(`not imported: ${bad?.msg ?? msg}`);
    next = data.next;
  }
}

/** How long the product that waits longest has been waiting to be listed, ms; without those of the file. */
async function oldestQueued(world: World, until: Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  let over = false;
  void until.finally(() => {
    over = true;
  });
  while (!over) {
    const [row] = await rowsOf<{ ms: number }>(
      world.db,
      sql`select coalesce(extract(epoch from now() - min(created_at)) * 1000, 0)::float8 as ms from index_queue where not bulk`,
    );
    found.push(row?.ms ?? 0);
    await sleep(SAMPLE_MS);
  }
  return found;
}
