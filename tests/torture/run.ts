import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCommand } from '../../scripts/setup/command.mjs';
import { makeReady } from '../../scripts/setup/ready.mjs';
import { chatKilled } from './chat.ts';
import { startCluster } from './cluster.ts';
import { couponRace } from './coupon.ts';
import { failedOver } from './failover.ts';
import { groupRace } from './group-buy.ts';
import { killedAtCommit } from './kill-at-commit.ts';
import * as members from './member.ts';
import { oneClientAtATime } from './one-client.ts';
import { FAILOVER_NEEDED, installPackages } from './packages.ts';
import { parcelsAndNotices } from './parcels.ts';
import { startPatroni } from './patroni.ts';
import { payoutsKilled } from './payout.ts';
import { startRedis } from './redis.ts';
import { refundRace } from './refund.ts';
import { rollingRestart } from './rolling.ts';
import type { Scenario } from './scenarios.ts';
import * as scenarios from './scenarios.ts';
import { beforePostgres, beforeRedis } from './start-first.ts';
import { openWorld, type World } from './world.ts';
import { yearEnd } from './year-end.ts';

const USAGE = `
npm run torture -- [--only=<part of a name>] [--nodes=3] [--port=4699]

  Accidents and crowds against several server processes on a Postgres and a Redis of its own, and a rolling restart behind
  nginx and PgBouncer. As root it installs from Debian what is missing of them.
  --only=failover plays apart from the others: the recipe of docs/deploy/failover, whose primary is lost ten times under load.
`;
const { values } = readCommand(USAGE, {
  options: {
    port: { type: 'string', default: '4699' },
    nodes: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const logs = resolve(import.meta.dirname, '../../.bench/torture-logs');
/** How often the primary is lost. */
const FAILOVERS = 10;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `--only=failover`: the recipe of docs/deploy/failover, whose primary is lost ten times under load. */
async function failover(): Promise<number> {
  const needed = installPackages(undefined, FAILOVER_NEEDED);
  if (needed) {
    process.stderr.write(`${needed}\n`);
    return 1;
  }
  await makeReady({ build: true });
  const redis = await startRedis(Number(values.port) + 1);
  const patroni = await startPatroni(Number(values.port) + 100);
  try {
    const world = await openWorld(patroni.url, Number(values.nodes), { redisUrl: redis.url, logs, patience: 2_000 });
    try {
      return await playAll([failedOver(FAILOVERS, patroni, say)], world);
    } finally {
      await world.close();
    }
  } finally {
    await patroni.stop();
    await redis.kill();
  }
}

async function playAll(all: readonly Scenario[], world: World): Promise<number> {
  let bad = 0;
  for (const scenario of all) {
    const began = performance.now();
    const found = await scenarios.errorsOf(scenario, world);
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    say(`${found.length ? '✗' : '✓'} ${scenario.name} (${seconds} s)`);
    for (const error of found) say(`    ${error}`);
    bad += found.length;
  }
  if (bad) say(`what the nodes and nginx logged is in ${logs}`);
  return bad;
}

/** `npm run torture`: accidents and crowds against several server processes on a Postgres and a Redis of its own. */
async function main(): Promise<number> {
  const needed = installPackages();
  if (needed) {
    process.stderr.write(`${needed}\n`);
    return 1;
  }
  rmSync(logs, { recursive: true, force: true });
  await makeReady({ build: true });
  const cluster = startCluster(Number(values.port));
  const redis = await startRedis(Number(values.port) + 1);
  const closeServices = async (): Promise<void> => {
    await redis.kill();
    cluster.stop();
  };
  const world = await openWorld(cluster.url, Number(values.nodes), { redisUrl: redis.url, logs }).catch(
    async (error) => {
      await closeServices();
      throw error;
    },
  );
  const around = { database: cluster.url, redis: redis.url, dataDir: world.dataDir };
  const all = [
    scenarios.crowd(2_000, 100),
    scenarios.flashCrowd(2_000, 100),
    scenarios.sameKey(50),
    scenarios.flashLimit(50),
    scenarios.balanceTwice(50),
    scenarios.pointsTwice(50),
    scenarios.callbacks(100),
    scenarios.cancelRacesPay(100),
    couponRace(400, 50),
    groupRace(30),
    refundRace(40),
    payoutsKilled(8, 20),
    members.signInRace(20, 50),
    members.midnight(30),
    members.exchangeRace(50, 10),
    members.pointsInTwoCheckouts(30),
    members.membershipRace(20),
    scenarios.killed(50),
    scenarios.crashed(5, cluster.crash),
    scenarios.withoutRedis(10, redis),
    chatKilled(40, 20, redis),
    parcelsAndNotices(40, 200, 10, { newDatabase: () => cluster.newDatabase('told'), redis: redis.url, logs }),
    killedAtCommit(10, around),
    beforeRedis(around, redis),
    beforePostgres(around, cluster),
    yearEnd(100_000, 20_000),
    rollingRestart({ ...around, logs }),
    ...oneClientAtATime(cluster.url),
  ].filter(({ name }) => !values.only || name.includes(values.only));
  try {
    return await playAll(all, world);
  } finally {
    await world.close();
    await closeServices();
  }
}

process.exitCode = (await (values.only === 'failover' ? failover() : main())) ? 1 : 0;
