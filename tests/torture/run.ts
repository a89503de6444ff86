import { parseArgs } from 'node:util';
import { startCluster } from './cluster.ts';
import { startRedis } from './redis.ts';
import * as scenarios from './scenarios.ts';
import { openWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4699' },
    nodes: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run torture`: accidents and crowds against several server processes on a Postgres and a Redis of its own. */
async function main(): Promise<number> {
  const cluster = startCluster(Number(values.port));
  const redis = await startRedis(Number(values.port) + 1);
  const world = await openWorld(cluster.url, Number(values.nodes), redis.url);
  const all = [
    scenarios.crowd(2_000, 100),
    scenarios.sameKey(50),
    scenarios.flashLimit(50),
    scenarios.balanceTwice(50),
    scenarios.pointsTwice(50),
    scenarios.callbacks(100),
    scenarios.cancelRacesPay(100),
    scenarios.killed(50),
    scenarios.crashed(5, cluster.crash),
    scenarios.withoutRedis(10, redis),
  ].filter(({ name }) => !values.only || name.includes(values.only));
  let bad = 0;
  try {
    for (const { name, play } of all) {
      const began = performance.now();
      const found = [...(await play(world)), ...(await world.faults())];
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      say(`${found.length ? '✗' : '✓'} ${name} (${seconds} s)`);
      for (const fault of found) say(`    ${fault}`);
      bad += found.length;
    }
  } finally {
    await world.close();
    await redis.kill();
    cluster.stop();
  }
  return bad;
}

process.exitCode = (await main()) ? 1 : 0;
