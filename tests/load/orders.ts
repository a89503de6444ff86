import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { submitCheckout } from '#mall/checkout/submit.ts';
import type { Opened } from '#mall/db/open.ts';
import { rowsOf } from '#mall/db/rows.ts';
import type { Deps } from '#mall/deps.ts';
import { createLocalBus } from '#mall/ports/bus.ts';
import { type Statement, statementsOf } from '../helpers/mall/explain.ts';
import { createPostgres, dropPostgres } from '../helpers/mall/postgres.ts';
import { ask } from '../torture/nodes.ts';
import { openWorld, type World } from '../torture/world.ts';
import { median, middleHalf } from './load.ts';
import { atLeast, atMost, type Bar, table } from './report.ts';

const NODES = 2;
/** As many as the nodes have to the database. */
const CONNECTIONS = NODES * 10;
const LANES = 32;
/** Ids that no number in a statement is by chance. */
const FIRST_SKU = 700_000_000;
const PIECES = 2_000_000_000;

type Options = {
  serverUrl: string;
  seconds: number;
  rounds: number;
  /** A folder for what the nodes log. */
  logs: string;
  say: (step: string) => void;
};
/** How long each call of a browsing visitor took, ms. */
type Looks = { idle: number[]; busy: number[] };
type Run = { perSecond: number; p50: number; p99: number; refused: number };

/** Orders per second, on one SKU that everybody wants and on many, beside the same statements sent by pgbench. */
export async function measureOrders({ serverUrl, seconds, rounds, logs, say }: Options): Promise<Bar[]> {
  const url = await createPostgres(serverUrl);
  const world = await openWorld(url, NODES, { logs });
  const bars: Bar[] = [];
  try {
    for (const [name, skus] of [
      ['one SKU', 1],
      ['500 SKUs', 500],
    ] as const) {
      await addSkus(world, skus);
      const inputs = await lanesOf(world, skus);
      const script = await scriptOf(world, skus);
      // What is done for the first time takes a multiple of what it takes later.
      const warm: Run[] = [];
      await browse(world, seconds, async () => void warm.push(await drive(world, inputs, seconds)));
      const ours: Run[] = [];
      const bare: number[] = [];
      const looks: Looks = { idle: [], busy: [] };
      for (let round = 0; round < 2 * rounds - 1; round += 1) {
        say(`orders: ${name}, round ${round + 1}`);
        bare.push(await pgbench(url, script, seconds));
        looks.idle.push(...(await browse(world, seconds, async () => {})));
        const meanwhile = async () => void ours.push(await drive(world, inputs, seconds));
        looks.busy.push(...(await browse(world, seconds, meanwhile)));
      }
      const refused = [...warm, ...ours].reduce((sum, run) => sum + run.refused, 0);
      if (refused) say(`${refused} orders refused: what the nodes logged is in ${logs}`);
      bars.push(...judge(name, { ours, bare, looks, refused }));
    }
  } finally {
    await world.close();
    await dropPostgres(url);
  }
  return bars;
}

type Rounds = {
  ours: Run[];
  bare: number[];
  looks: Looks;
  /** Of all rounds, the one that is not measured included. */
  refused: number;
};

function judge(name: string, { ours, bare, looks, refused }: Rounds): Bar[] {
  const own = middle(ours, ({ perSecond }) => perSecond);
  // Of all rounds together: one has too few calls for a 99th percentile of its own.
  const [idle, busy] = [quantile(looks.idle, 0.99), quantile(looks.busy, 0.99)];
  table(
    `Orders: ${name}, ${NODES} nodes`,
    ['', '/s', 'p50 ms', 'p99 ms', 'refused'],
    [
      ['submit', own.perSecond.toFixed(0), own.p50.toFixed(1), own.p99.toFixed(1), String(refused)],
      ['pgbench, same statements', median(bare).toFixed(0), '', '', ''],
      ['browsing meanwhile', '', quantile(looks.busy, 0.5).toFixed(1), busy.toFixed(1), ''],
      ['browsing otherwise', '', quantile(looks.idle, 0.5).toFixed(1), idle.toFixed(1), ''],
    ],
  );
  return [
    atMost(`orders refused on ${name}, all rounds`, refused, 0, '', true),
    atLeast(
      `orders on ${name}`,
      middleHalf(ours.map(({ perSecond }, turn) => perSecond / (bare[turn] ?? Number.NaN))),
      0.3,
    ),
    atMost(`browsing p99 while orders come for ${name}, × idle`, busy / idle, 3, '', false),
  ];
}

const middle = <T>(values: T[], by: (value: T) => number): T =>
  values.toSorted((a, b) => by(a) - by(b))[Math.floor(values.length / 2)] as T;

async function addSkus({ db }: World, count: number): Promise<void> {
  await rowsOf(
    db,
    sql`insert into sku (id, product_id, spec, price, stock, sort)
      select ${FIRST_SKU}::int + k, (select id from product where status = 40 and custom is null
        and id not in (select product_id from flash_item) order by id limit 1), '{}', 9900, ${PIECES}::int, 100
      from generate_series(1, ${count}::int) k on conflict do nothing`,
  );
  await rowsOf(db, sql`analyze`);
}

type Input = { token: string; accountId: number; body: object };

/** Shoppers who have looked at what they order, each at a few SKUs. */
async function lanesOf(world: World, skus: number): Promise<Input[][]> {
  const buyers = await world.makeBuyers(LANES);
  return Promise.all(
    buyers.map((buyer, lane) =>
      Promise.all(
        Array.from({ length: Math.min(skus, 16) }, async (_, n) => {
          const skuId = FIRST_SKU + 1 + ((lane * 16 + n) % skus);
          const body = await world.inputOf(buyer, { from: 'sku', skuId, quantity: 1 });
          return { token: buyer.token, accountId: buyer.accountId, body };
        }),
      ),
    ),
  );
}

async function drive({ nodes }: World, lanes: Input[][], seconds: number): Promise<Run> {
  const times: number[] = [];
  let refused = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  await Promise.all(
    lanes.map(async (inputs, lane) => {
      const port = nodes[lane % nodes.length]?.port ?? 0;
      for (let n = 0; performance.now() < end; n += 1) {
        const { token, body } = inputs[n % inputs.length] as Input;
        const sent = performance.now();
        const answer = await ask(port, 'POST', '/api/oms/p/order/submit', { token, body, key: randomUUID() });
        times.push(performance.now() - sent);
        if (answer.envelope.success) continue;
        refused += 1;
        process.stderr.write(`  refused: ${answer.status} ${answer.envelope.msg}\n`);
      }
    }),
  );
  const spent = (performance.now() - began) / 1_000;
  return {
    perSecond: (times.length - refused) / spent,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    refused,
  };
}

export const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** @returns how long each listing call took, in ms, while `meanwhile` goes on */
async function browse({ nodes }: World, seconds: number, meanwhile: () => Promise<void>): Promise<number[]> {
  const workerData = { ports: nodes.map(({ port }) => port), seconds };
  // In a thread of its own: what it sees is the nodes' time, not that of the shoppers here.
  const looking = once(new Worker(new URL('./browsing.ts', import.meta.url), { workerData }), 'message');
  const [[times]] = (await Promise.all([looking, meanwhile()])) as [[number[]], unknown];
  return times;
}

/** What one submit sends to the database, as a script in which the numbers of each order are new. */
async function scriptOf(world: World, skus: number): Promise<string> {
  const [buyer] = await world.makeBuyers(1);
  if (!buyer) throw new Error('nobody buys');
  const body = await world.inputOf(buyer, { from: 'sku', skuId: FIRST_SKU + 1, quantity: 1 });
  const key = randomUUID();
  const database = { db: world.db } as Opened;
  // What submitting needs of a mall.
  const deps = { database, bus: createLocalBus(), clock: () => new Date() } as unknown as Deps;
  const shopper = { accountId: buyer.accountId, language: 'zh' } as const;
  const names = new Map<string, string>([[key, 'k:one']]);
  const statements = await statementsOf(async () => {
    const made = await submitCheckout(deps, shopper, { couponIds: [], remarks: {}, ...body }, key);
    names.set(made.tradeId, 't:one');
    for (const [n, id] of made.orderIds.entries()) names.set(id, `o${n}x:one`);
  });
  const from = statements.findIndex(({ sql }) => sql.startsWith('insert into "idempotency"'));
  const inside = statements.slice(from).filter(({ sql }) => sql !== 'commit');
  const lines = inside.map((statement) => {
    let text = filledIn(statement);
    for (const [id, name] of names) text = text.replaceAll(id, name);
    // Two colons are a cast to pgbench.
    return `${text.replaceAll(new RegExp(`(:?)${FIRST_SKU + 1}`, 'g'), '$1 :sku')};`;
  });
  return [
    '\\set one random(1, 9000000000000000)',
    `\\set sku ${FIRST_SKU} + random(1, ${skus})`,
    'begin;',
    ...lines,
    'commit;',
    '',
  ].join('\n');
}

const filledIn = ({ sql, params }: Statement): string =>
  sql.replace(/\$(\d+)/g, (_, n: string) => literal(params[Number(n) - 1]));

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

const run = promisify(execFile);

async function pgbench(url: string, script: string, seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'liangji-pgbench-'));
  try {
    const file = join(folder, 'submit.sql');
    writeFileSync(file, script);
    const bin = join((await run('pg_config', ['--bindir'])).stdout.trim(), 'pgbench');
    const args = ['-n', '-f', file, '-c', String(CONNECTIONS), '-j', '2', '-T', String(seconds), '-M', 'simple', url];
    const said = (await run(bin, args)).stdout;
    const tps = Number(/^tps = ([\d.]+)/m.exec(said)?.[1]);
    const failed = /number of failed transactions: (\d+)/.exec(said)?.[1];
    if (!tps || (failed && failed !== '0')) throw new Error(`pgbench: ${said}`);
    return tps;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
