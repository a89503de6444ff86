import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import type { Preview, Submitted } from '#contract/checkout/schema.ts';
import { order } from '#mall/order/order.tables.ts';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/setup/flags.mjs';
import { startPgBouncer } from '../helpers/mall/pgbouncer.ts';
import { freePort, type Site, startSite } from '../helpers/server/site.ts';
import { startNginx } from './nginx.ts';
import { ask } from './nodes.ts';
import type { Scenario } from './scenarios.ts';
import type { Buyer, World } from './world.ts';

const NODES = 3;
const ROUNDS = 2;
const BUYERS = 8;
const VISITORS = 4;
const PAGES = ['/', '/goods', '/goods?category=digital', '/search?searchText=%E8%8C%B6', '/healthz'];

type Around = { database: string; redis: string; dataDir: string; logs: string };

/** A new version is rolled out: no request of shoppers and visitors fails, and no order is lost or made twice. */
export const rollingRestart = ({ database, redis, dataDir, logs }: Around): Scenario => ({
  name: `rolling restart of ${NODES} nodes behind nginx, PgBouncer and Redis, ${ROUNDS} times`,
  async play(world) {
    const pooler = await startPgBouncer(database);
    const env = {
      ...SERVER_ENV,
      ...{ DATABASE_URL: pooler.through(database), REDIS_URL: redis, DEMO: '0', TRUST_PROXY: '1', PAY_SANDBOX: '1' },
      DATA_DIR: dataDir,
    };
    const ports = await Promise.all(Array.from({ length: NODES }, freePort));
    const start = (at: number): Promise<Site> => startSite({ ...env, PORT: String(ports[at]) }, SERVER_FLAGS);
    const nodes: Site[] = [];
    let stopNginx = async (): Promise<void> => {};
    try {
      for (let at = 0; at < NODES; at += 1) nodes.push(await start(at));
      const front = await freePort();
      stopNginx = await startNginx(front, ports, join(logs, 'nginx.log'));
      const crowd = await startCrowd(world, front);
      for (let round = 0; round < ROUNDS; round += 1)
        for (let at = 0; at < NODES; at += 1) {
          await sleep(1_000);
          await nodes[at]?.stop('SIGTERM');
          nodes[at] = await start(at);
        }
      await sleep(1_000);
      return await crowd.end();
    } finally {
      await stopNginx();
      await Promise.all(nodes.map((node) => node.stop('SIGKILL')));
      await pooler.stop();
    }
  },
});

/** Shoppers who order and visitors who look, all through nginx, each request sent once. */
async function startCrowd(world: World, port: number) {
  const skus = await world.freshSkus(20, 1_000_000);
  const buyers = await world.makeBuyers(BUYERS);
  const lost: string[] = [];
  let over = false;
  let sold = 0;
  let seen = 0;

  async function call<T>(buyer: Buyer, path: string, body: object, key?: string): Promise<T | undefined> {
    const how = { token: buyer.token, body, ...(key ? { key } : {}) };
    try {
      const { status, envelope } = await ask<T>(port, 'POST', path, how);
      if (status === 200 && envelope.success) return envelope.data;
      lost.push(`${path}: ${status} ${envelope.msg}`);
    } catch (error) {
      lost.push(`${path}: ${error instanceof Error ? error.message : error}`);
    }
    return undefined;
  }

  async function buy(buyer: Buyer): Promise<void> {
    for (let n = 0; !over; n += 1) {
      const source = { from: 'sku', skuId: skus[(buyer.accountId + n) % skus.length] ?? 0, quantity: 1 + (n % 3) };
      const request = { source, addressId: buyer.addressId, points: 0 };
      const preview = await call<Preview>(buyer, '/api/oms/p/order/preview', request);
      if (!preview) continue;
      const body = { ...request, quoteHash: preview.quoteHash };
      if (await call<Submitted>(buyer, '/api/oms/p/order/submit', body, randomUUID())) sold += 1;
    }
  }

  async function look(): Promise<void> {
    for (let n = 0; !over; n += 1) {
      const path = PAGES[n % PAGES.length] ?? '/';
      try {
        const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
        if (status === 200) seen += 1;
        else lost.push(`${path}: ${status}`);
      } catch (error) {
        lost.push(`${path}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  const all = Promise.all([...buyers.map(buy), ...Array.from({ length: VISITORS }, look)]);
  return {
    async end(): Promise<string[]> {
      over = true;
      await all;
      const ids = buyers.map(({ accountId }) => accountId);
      const orders = await world.db.$count(order, inArray(order.accountId, ids));
      process.stdout.write(`    ${sold} orders and ${seen} pages meanwhile\n`);
      return [
        ...lost.slice(0, 10),
        ...(lost.length > 10 ? [`and ${lost.length - 10} more`] : []),
        ...(orders === sold ? [] : [`${orders} orders, ${sold} were confirmed`]),
        ...(sold < 100 || seen < 100 ? [`only ${sold} orders and ${seen} pages`] : []),
      ];
    },
  };
}
