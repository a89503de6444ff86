import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { BenchDatabase } from './database.ts';
import { median } from './load.ts';
import { variety } from './pages.ts';
import { atMost, type Bar, table } from './report.ts';
import type { SearchTime } from './search.ts';
import type { Server } from './serve.ts';

const KINDS = ['listing', 'product', 'search'] as const;
const ADDRESSES = 36;
const MOST = 1.5;

/** What a page costs that nobody asked for before, data included: with the demo catalogue, and with 100 000 products. */
export async function costs(
  open: () => Promise<Server>,
  database: BenchDatabase,
  say: (step: string) => void,
): Promise<Bar[]> {
  say('costs at 480 products');
  const small = await costsOf(open);
  grow(database, say);
  say('costs at 100 000 products');
  const large = await costsOf(open);
  table(
    `First visits, ${database.name}, ms (median of ${ADDRESSES} addresses)`,
    ['', '480', '100 000'],
    KINDS.map((kind) => [kind, small[kind].toFixed(1), large[kind].toFixed(1)]),
  );
  return KINDS.map((kind) => ({
    name: `${kind}: 100 000 products ≤ ${MOST} × 480`,
    passed: large[kind] <= MOST * small[kind],
    figure: `${(large[kind] / small[kind]).toFixed(2)} ×`,
    counted: false,
  }));
}

const COUNT = '100000';
/** Milliseconds that 95 of 100 searches (words, slips, pinyin, facets, suggestions) stay under. */
const SEARCH_P95 = { Postgres: 60, 'embedded database': 150 } as const;
/** And that goods for a shopper are found in. */
const RECOMMEND_P95 = 30;

/** How long the mall takes to find things among 100 000 products; no server has the database open. */
export function searchTimes(database: BenchDatabase, say: (step: string) => void): Bar[] {
  grow(database, say);
  say(`search: ${database.name}`);
  const times = JSON.parse(node('search.ts', database, ['--json', '--count', COUNT])) as SearchTime[];
  table(
    `Search among 100 000 products, ${database.name}, ms`,
    ['', 'p50', 'p95'],
    times.map(({ name, p50, p95 }) => [name, p50.toFixed(1), p95.toFixed(1)]),
  );
  return times.map(({ name, p95 }) => {
    const most = name === 'recommend' ? RECOMMEND_P95 : SEARCH_P95[database.name];
    return atMost(`${name}, ${database.name}: p95`, p95, most, 'ms', false);
  });
}

/** A catalogue that is large enough already stays as it is. */
function grow(database: BenchDatabase, say: (step: string) => void): void {
  say(`growing the catalogue to 100 000 products: ${database.name}`);
  node('../../demo/large.ts', database, ['--count', COUNT]);
}

function node(script: string, { env }: BenchDatabase, args: string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [resolve(import.meta.dirname, script), ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} failed`);
  return stdout;
}

type Costs = Record<(typeof KINDS)[number], number>;

async function costsOf(open: () => Promise<Server>): Promise<Costs> {
  const server = await open();
  try {
    for (const path of ['/', '/goods', '/newlist']) await (await fetch(server.origin + path)).text();
    return {
      listing: await timed(server.origin, await variety(server.origin, 'listing', ADDRESSES)),
      product: await timed(server.origin, await variety(server.origin, 'product', ADDRESSES)),
      search: await timed(server.origin, await variety(server.origin, 'search', ADDRESSES)),
    };
  } finally {
    await server.stop();
  }
}

async function timed(origin: string, paths: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const path of paths) {
    const started = performance.now();
    await (await fetch(origin + path)).text();
    times.push(performance.now() - started);
  }
  return median(times);
}
