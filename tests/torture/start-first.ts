import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/setup/flags.mjs';
import { openTalks } from '../helpers/chat/talk.ts';
import { ask } from '../helpers/server/http.ts';
import { type Site, startSite } from '../helpers/server/site.ts';
import type { Cluster } from './cluster.ts';
import { openEditor, readEverywhere, untilShown } from './editor.ts';
import type { Gone } from './redis.ts';
import { expected, type Scenario } from './scenarios.ts';
import type { World } from './world.ts';

/** How long a node is alone, and how soon it has to be ready once the other is there. */
const ALONE_MS = 8_000;
const READY_MS = 20_000;
const TOLD_MS = 5_000;

type Around = { database: string; redis: string; dataDir: string };
const environment = ({ database, redis, dataDir }: Around) => ({
  ...SERVER_ENV,
  ...{ DATABASE_URL: database, REDIS_URL: redis, DEMO: '0', DATABASE_WAIT: '60', DATA_DIR: dataDir },
});

/** A node that starts while Redis cannot be reached serves by itself, and hears the others once it is there. */
export const beforeRedis = (around: Around, redis: Pick<Gone, 'kill' | 'start'>): Scenario => ({
  name: 'a node starts before Redis',
  breaks: true,
  async play(world) {
    await redis.kill();
    const starting = startSite(environment(around), SERVER_FLAGS);
    await starting.catch(() => redis.start());
    return withSite(await starting, async (site) => {
      const alone: string[] = [];
      try {
        alone.push(...(await untilReady(site, 'ready, redis: unreachable')));
        await sleep(ALONE_MS);
        alone.push(...(await hearsEdits(world, site)));
      } finally {
        await redis.start();
      }
      return [
        ...alone,
        ...(await untilReady(site, 'ready')),
        ...(await hearsEdits(world, site)),
        ...(await hearsTalk(world, site)),
      ];
    });
  },
});

/** A node that starts while Postgres cannot be reached waits for it, and opens. */
export const beforePostgres = (around: Around, cluster: Pick<Cluster, 'down' | 'up'>): Scenario => ({
  name: 'a node starts before Postgres',
  breaks: true,
  async play(world) {
    cluster.down();
    let starting: Promise<Site>;
    try {
      starting = startSite(environment(around), SERVER_FLAGS);
      starting.catch(() => {});
      await sleep(ALONE_MS);
    } finally {
      cluster.up();
    }
    return withSite(await starting, async (site) => [
      ...(await untilReady(site, 'ready')),
      ...(await hearsEdits(world, site)),
      ...(await hearsTalk(world, site)),
    ]);
  },
});

async function withSite(site: Site, look: (site: Site) => Promise<string[]>): Promise<string[]> {
  try {
    return await look(site);
  } finally {
    await site.stop('SIGKILL');
  }
}

async function untilReady({ url }: Site, wanted: string): Promise<string[]> {
  const began = performance.now();
  let said = '';
  while (said !== wanted && performance.now() - began < READY_MS) {
    if (said) await sleep(50);
    said = (await ask(url, '/readyz')).text;
  }
  process.stdout.write(`    "${said}" after ${((performance.now() - began) / 1_000).toFixed(1)} s\n`);
  return expected('/readyz', said, wanted);
}

let edits = 0;

/** What an editor writes at another node shows here. */
async function hearsEdits(world: World, { url }: Site): Promise<string[]> {
  const write = await openEditor(world);
  await readEverywhere([url]);
  const text = `written-elsewhere-${++edits}`;
  // Nodes of the world have just lost a service as well.
  const { status } = await untilAnswered(() => write(text));
  const { errors } = await untilShown([url], text);
  return [...expected('the edit', status, 200), ...errors];
}

async function untilAnswered<T>(call: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + READY_MS; ; await sleep(100)) {
    try {
      return await call();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** What is said at another node is shown to somebody who is connected here: only Redis brings it. */
async function hearsTalk(world: World, { url }: Site): Promise<string[]> {
  const port = Number(new URL(url).port);
  const talks = await openTalks(world.db, 1, { shopper: world.any, staff: () => port });
  const [shopper, staff] = talks.ends;
  try {
    for (const end = Date.now() + TOLD_MS; !(shopper?.isOpen() && staff?.isOpen()) && Date.now() < end; )
      await sleep(50);
    shopper?.say('said-elsewhere', '在吗');
    return expected('a talk arrives', await talks.settle(TOLD_MS), true);
  } finally {
    talks.close();
  }
}
