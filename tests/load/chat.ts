import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { ServerFrame } from '#contract/chat/schema.ts';
import { CHAT_CODES, CHAT_CONNECTION, CHAT_SOCKET, MSG_TYPE } from '#contract/chat/values.ts';
import { openTalks } from '../helpers/chat/talk.ts';
import { createPostgres, dropPostgres } from '../helpers/mall/postgres.ts';
import { type Buyer, openWorld, type World } from '../torture/world.ts';
import { quantile } from './orders.ts';
import { atMost, type Bar, table } from './report.ts';
import type { Server } from './serve.ts';

const TALKS = 200;
const EVERY_MS = 1_000;
/** At once while sockets are opened. */
const LANES = 100;
const SETTLE_MS = 60_000;
const BEAT = JSON.stringify({ msgType: MSG_TYPE.BEAT, content: '' });

type Options = {
  serverUrl: string;
  redisUrl: string | undefined;
  quick: boolean;
  logs: string;
  /** The whole server on this database. */
  open: (databaseUrl: string) => Promise<Server>;
  say: (step: string) => void;
};

/** Sockets that only beat, at one process; then talks between shoppers of one node and operators of another. */
export async function measureChat({ serverUrl, redisUrl, quick, logs, open, say }: Options): Promise<Bar[]> {
  const bars = await withWorld(serverUrl, 0, {}, async (world, url) => {
    const server = await open(url);
    try {
      return await idle(world, server, { sockets: quick ? 2_000 : 10_000, seconds: quick ? 30 : 100, say });
    } finally {
      await server.stop();
    }
  });
  if (!redisUrl) {
    say('chat: BENCH_REDIS_URL is not set, so talks on two nodes are not measured');
    return bars;
  }
  const talking = await withWorld(serverUrl, 2, { redisUrl, logs }, (world) => talks(world, quick ? 15 : 60, say));
  return [...bars, ...talking];
}

async function withWorld<T>(
  serverUrl: string,
  nodes: number,
  options: Parameters<typeof openWorld>[2],
  work: (world: World, url: string) => Promise<T>,
): Promise<T> {
  const url = await createPostgres(serverUrl);
  const world = await openWorld(url, nodes, options);
  try {
    return await work(world, url);
  } finally {
    await world.close();
    await dropPostgres(url);
  }
}

/** How many wanted a processor, so that one sees what else ran. */
const load = (): string => (loadavg()[0] ?? Number.NaN).toFixed(1);

type Idle = { sockets: number; seconds: number; say: (step: string) => void };

async function idle(world: World, server: Server, { sockets, seconds, say }: Idle): Promise<Bar[]> {
  say(`chat: ${sockets} sockets`);
  const waiting = await world.makeBuyers(sockets);
  const [before, began] = [server.rssMb(), performance.now()];
  const counted = { closed: 0, beats: 0, answers: 0, isOver: false };
  const all: WebSocket[] = [];
  const lane = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) all.push(await openIdle(server, buyer, counted));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const opened = (performance.now() - began) / 1_000;
  say(`chat: ${sockets} sockets beat for ${seconds} s`);
  const [cpu, from] = [server.cpuMs(), performance.now()];
  let most = server.rssMb();
  for (let second = 0; second < seconds; second += 1) {
    await sleep(1_000);
    most = Math.max(most, server.rssMb());
  }
  counted.isOver = true;
  const share = (server.cpuMs() - cpu) / (performance.now() - from);
  await sleep(2_000);
  const { closed, beats, answers } = counted;
  const loadThen = load();
  for (const socket of all) socket.terminate();
  table(
    `Chat: ${all.length} sockets of one process, idle`,
    ['', ''],
    [
      ['opened in, s', opened.toFixed(1)],
      ['RSS before, MB', before.toFixed(0)],
      ['RSS at most, MB', most.toFixed(0)],
      ['cores used', share.toFixed(2)],
      ['heartbeats', String(beats)],
      ['load of the machine', loadThen],
    ],
  );
  return [
    atMost('chat: memory of idle sockets', most, 1_024, 'MB', true),
    atMost('chat: idle sockets lost', closed, 0, '', true),
    atMost('chat: heartbeats without an answer', beats - answers, 0, '', true),
  ];
}

async function openIdle(
  { origin }: Server,
  { token, accountId }: Buyer,
  counted: { closed: number; beats: number; answers: number; isOver: boolean },
): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${CHAT_SOCKET}/${token}/${accountId}`);
  socket.on('close', () => {
    counted.closed += 1;
  });
  socket.on('message', (said) => {
    if ((JSON.parse(String(said)) as ServerFrame).code === CHAT_CODES.beat) counted.answers += 1;
  });
  await once(socket, 'open');
  const beats = setInterval(() => {
    if (counted.isOver || socket.readyState !== WebSocket.OPEN) return clearInterval(beats);
    counted.beats += 1;
    socket.send(BEAT);
  }, CHAT_CONNECTION.heartbeat);
  return socket;
}

async function talks(world: World, seconds: number, say: (step: string) => void): Promise<Bar[]> {
  const [one, other] = world.nodes;
  const ports = { shopper: () => one?.port ?? 0, staff: () => other?.port ?? 0 };
  const all = await openTalks(world.db, TALKS, ports);
  for (const until = Date.now() + SETTLE_MS; all.ends.some((end) => !end.isOpen()) && Date.now() < until; )
    await sleep(50);
  say(`chat: ${TALKS} talks for ${seconds} s`);
  const began = performance.now();
  await all.go(EVERY_MS, () => performance.now() - began > seconds * 1_000);
  const settled = await all.settle(SETTLE_MS);
  const loadThen = load();
  const { lost, twice, outOfOrder } = await all.judge();
  all.close();
  const delays = all.delays();
  const p99 = quantile(delays, 0.99);
  table(
    `Chat: ${TALKS} talks with a message a second, two nodes with Redis`,
    ['', ''],
    [
      ['messages', String(all.said())],
      ['delivery p50, ms', quantile(delays, 0.5).toFixed(1)],
      ['delivery p99, ms', p99.toFixed(1)],
      ['delivery at most, ms', Math.max(...delays).toFixed(0)],
      ['load of the machine', loadThen],
    ],
  );
  for (const refused of new Set(all.refused())) process.stderr.write(`  ${refused}\n`);
  const missing = 2 * all.said() - all.ends.reduce((sum, { shown }) => sum + shown.length, 0);
  return [
    atMost('chat: delivery p99', p99, 500, 'ms', false),
    atMost('chat: messages lost', settled ? lost : Math.max(lost, missing), 0, '', true),
    atMost('chat: messages twice', twice + all.repeated(), 0, '', true),
    atMost('chat: messages out of order', outOfOrder, 0, '', true),
    atMost('chat: messages refused', all.refused().length, 0, '', true),
  ];
}
