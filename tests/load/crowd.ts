import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#mall/db/rows.ts';
import { message } from '#mall/messages/messages.ts';
import { createPostgres, dropPostgres } from '../helpers/mall/postgres.ts';
import { makingWay } from '../torture/bystander.ts';
import { type Answer, ask } from '../torture/nodes.ts';
import { openWorld, type World } from '../torture/world.ts';
import { quantile } from './orders.ts';
import { atMost, type Bar, table } from './report.ts';

const PIECES = 100;
/** One crowd is over before a hundred have looked, so its 99th percentile would be the one that waited longest. */
const ROUNDS = 3;
/** Looks before a crowd, as long as the mall is idle. */
const IDLE_MS = 5_000;
/** At once at the previews, which nobody measures. */
const LANES = 32;
/** After which Postgres has counted every transaction. */
const COUNTED_MS = 2_000;
const SOLD_OUT = message('flashSoldOut', 'zh');

type Options = {
  buyers: number;
  serverUrl: string;
  redisUrl: string | undefined;
  logs: string;
  say: (step: string) => void;
};

/** A flash-sale crowd at two nodes that tell each other over Redis, and at one node without it. */
export async function measureCrowd({ buyers, serverUrl, redisUrl, logs, say }: Options): Promise<Bar[]> {
  const bars: Bar[] = [];
  if (!redisUrl) say('crowd: BENCH_REDIS_URL is not set, so one node alone is measured');
  const kinds = [...(redisUrl ? [{ name: '2 nodes, Redis', nodes: 2, redisUrl }] : []), { name: '1 node', nodes: 1 }];
  for (const { name, nodes, ...more } of kinds) {
    const url = await createPostgres(serverUrl);
    const world = await openWorld(url, nodes, { logs, ...more });
    try {
      bars.push(...(await crowdAt(world, { name, buyers, say })));
    } finally {
      await world.close();
      await dropPostgres(url);
    }
  }
  return bars;
}

type Crowd = Pick<Options, 'buyers' | 'say'> & { name: string };

async function crowdAt(world: World, { name, buyers, say }: Crowd): Promise<Bar[]> {
  // What is done for the first time takes a multiple of what it takes later.
  const warm = await world.freshFlash(PIECES);
  await send(world, await readyFor(world, warm, LANES));
  const found: Found = { answers: [], missed: 0, seconds: 0, reached: 0, idle: [], busy: [], errors: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const skuId = await world.freshFlash(PIECES);
    say(`crowd: ${name}: ${buyers} look (${round} of ${ROUNDS})`);
    const ready = await readyFor(world, skuId, buyers);
    say(`crowd: ${name}: ${buyers} buy`);
    found.idle.push(...(await looksWhile(world, () => sleep(IDLE_MS))));
    const before = await rolledBack(world);
    const began = performance.now();
    let answers: Answers = [];
    const busy = await looksWhile(world, async () => {
      answers = await send(world, ready);
    });
    found.busy.push(...busy);
    found.seconds += (performance.now() - began) / 1_000;
    await sleep(COUNTED_MS);
    found.reached += (await rolledBack(world)) - before;
    found.missed += Math.abs(answers.filter(({ sold }) => sold).length - PIECES);
    found.answers.push(...answers);
    found.errors.push(...(await world.errors()));
  }
  return judge(name, found);
}

type Ready = { token: string; body: object };
type Answers = { sold: boolean; away: boolean; ms: number }[];

async function readyFor(world: World, skuId: number, count: number): Promise<Ready[]> {
  const buyers = await world.makeBuyers(count);
  const ready: Ready[] = [];
  const lane = async () => {
    for (let buyer = buyers.pop(); buyer; buyer = buyers.pop())
      ready.push({ token: buyer.token, body: await world.inputOf(buyer, { from: 'sku', skuId, quantity: 1 }) });
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return ready;
}

/** Everybody at once, as far as there are sockets. They make way for the nodes: they would come from other machines. */
const send = ({ nodes }: World, ready: Ready[]): Promise<Answers> =>
  makingWay(() =>
    Promise.all(
      ready.map(async (one, at) => {
        const sent = performance.now();
        const { envelope } = await submit(nodes[at % nodes.length]?.port ?? 0, one);
        return { sold: envelope.success, away: envelope.msg === SOLD_OUT, ms: performance.now() - sent };
      }),
    ),
  );

/** A socket that was idle may be closed by the node just now: the same request is sent again. */
async function submit(port: number, { token, body }: Ready, key: string = randomUUID()): Promise<Answer<unknown>> {
  try {
    return await ask(port, 'POST', '/api/oms/p/order/submit', { token, body, key });
  } catch {
    return submit(port, { token, body }, key);
  }
}

/** @returns how long each listing call took, in ms, for as long as `meanwhile` goes on */
async function looksWhile({ nodes }: World, meanwhile: () => Promise<unknown>): Promise<number[]> {
  const workerData = { ports: nodes.map(({ port }) => port), seconds: Number.POSITIVE_INFINITY };
  const looking = new Worker(new URL('./browsing.ts', import.meta.url), { workerData });
  const times = once(looking, 'message');
  await meanwhile();
  looking.postMessage('enough');
  return (await times)[0] as number[];
}

/** Transactions of this database that came to nothing: submits that the database refused. */
async function rolledBack({ db }: World): Promise<number> {
  const [row] = await rowsOf<{ n: string }>(
    db,
    sql`select xact_rollback as n from pg_stat_database where datname = current_database()`,
  );
  return Number(row?.n);
}

type Found = {
  answers: Answers;
  /** Pieces sold too many or too few. */
  missed: number;
  seconds: number;
  reached: number;
  idle: number[];
  busy: number[];
  errors: string[];
};

function judge(name: string, { answers, missed, seconds, reached, idle, busy, errors }: Found): Bar[] {
  const sold = answers.filter((answer) => answer.sold).length;
  const losers = answers.length - sold;
  const away = answers.filter((answer) => answer.away);
  const [p99Idle, p99Busy] = [quantile(idle, 0.99), quantile(busy, 0.99)];
  const times = away.map(({ ms }) => ms);
  table(
    `Flash sale: ${ROUNDS} × ${answers.length / ROUNDS} buyers of ${PIECES} pieces, ${name}`,
    ['', 'count', 'p50 ms', 'p99 ms'],
    [
      ['sold', String(sold), '', ''],
      [
        'turned away at the gate',
        String(away.length),
        quantile(times, 0.5).toFixed(1),
        quantile(times, 0.99).toFixed(1),
      ],
      ['refused by the database', String(losers - away.length), '', ''],
      ['transactions rolled back', String(reached), '', ''],
      ['seconds, each', (seconds / ROUNDS).toFixed(1), '', ''],
      ['browsing meanwhile', String(busy.length), quantile(busy, 0.5).toFixed(1), p99Busy.toFixed(1)],
      ['browsing otherwise', String(idle.length), quantile(idle, 0.5).toFixed(1), p99Idle.toFixed(1)],
    ],
  );
  for (const error of errors) process.stderr.write(`  ${error}\n`);
  const past = (losers - away.length) / losers;
  return [
    atMost(`crowd, ${name}: pieces sold too many or too few`, missed, 0, '', true),
    atMost(`crowd, ${name}: share of the losers that reached the database`, past, 0.05, '', true),
    atMost(`crowd, ${name}: broken rules`, errors.length, 0, '', true),
    atMost(`crowd, ${name}: browsing p99, × idle`, p99Busy / p99Idle, 3, '', false),
  ];
}
