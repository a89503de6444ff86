import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '#contract/envelope.ts';
import { openDatabase } from '#mall/db/open.ts';
import { discountActivity } from '#mall/discount/discount.tables.ts';
import { flashItem, flashSession } from '#mall/flash-sale/flash-sale.tables.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { need } from '../mall/buying.ts';
import { createPostgres, dropPostgres } from '../mall/postgres.ts';
import { addOperator } from '../people/add.ts';
import { ask } from './http.ts';
import { startSite } from './site.ts';

const METRICS = 'metrics-of-this-test-run';

/** Nodes of one demo mall, and an editor who calls the first of them. */
export async function startNodes(count: number, postgres?: string, redis?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'liangji-nodes-'));
  const url = postgres ? await createPostgres(postgres) : `file:${join(folder, 'db')}`;
  const { db, close } = await openDatabase(url);
  await seedDemo(db, new Date(), () => {});
  // A promotion that begins, ends or is repeated meanwhile would drop pages that the test counts on.
  for (const promotions of [flashItem, flashSession, discountActivity]) await db.delete(promotions);
  const { token } = await addOperator(db, new Date(), { role: 'editor', name: '小编' });
  const { token: adminToken } = await addOperator(db, new Date(), { role: 'admin', name: '小编' });
  await close();
  const env = { DATABASE_URL: url, DATA_DIR: folder, METRICS_TOKEN: METRICS, ...(redis ? { REDIS_URL: redis } : {}) };
  const nodes = await Promise.all(Array.from({ length: count }, () => startSite(env)));
  const [first, last] = [nodes.at(0)?.url ?? '', nodes.at(-1)?.url ?? ''];

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = {
      authorization: token,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const { text } = await ask(first, `/api/desk/p/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return need({ envelope: JSON.parse(text) as Envelope<T> });
  }

  /** How many pages the last node rendered, and how many came out of its cache, while this ran. */
  async function counting(work: () => Promise<unknown>) {
    const before = await counts();
    await work();
    const after = await counts();
    return { render: after.render - before.render, cache: after.cache - before.cache };
  }
  async function counts() {
    const { text } = await ask(last, '/metrics', { headers: { authorization: `Bearer ${METRICS}` } });
    const of = (from: string) =>
      Number(new RegExp(`storefront_pages_total\\{from="${from}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
    return { render: of('render'), cache: of('cache') };
  }

  return {
    url: first,
    token,
    adminToken,
    call,
    counting,
    /** A page as the last node sends it. */
    page: async (path: string, language: 'zh' | 'en' = 'zh') =>
      (await ask(last, path, { headers: { cookie: `b2cLanguage=${language}` } })).text,
    async edit<V>(path: string, change: (value: V) => V): Promise<void> {
      const { value, version } = await call<{ value: V; version: number }>('GET', path);
      await call('PUT', path, { value: change(value), version });
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      if (postgres) await dropPostgres(url);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Nodes = Awaited<ReturnType<typeof startNodes>>;
