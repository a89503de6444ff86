import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { BenchDatabase } from './database.ts';
import { median } from './load.ts';
import { variety } from './pages.ts';
import { atMost, type Bar, table } from './report.ts';
import type { SearchTime } from './search.ts';
import type { Server } from './serve.ts';

const KINDS = ['listing', 'deep listing', 'product', 'search'] as const;
const ADDRESSES = 36;

/** What a page may cost beside the demo catalogue's, and the milliseconds that 95 of 100 searches stay under on Postgres. */
const SIZES = {
  100000: { pages: 1.5, search: 60 },
  1000000: { pages: 2, search: 150 },
} as const;
/** Of 100 000 in the embedded database, which a million is too many for. */
const EMBEDDED_SEARCH = 150;
const DEEPEST = 2;
type Size = keyof typeof SIZES;

/** Of BENCH_LARGE; `1` is the smaller one. */
export const sizeOf = (asked: string): Size => (asked === '1000000' ? 1_000_000 : 100_000);

/** What a page costs that nobody asked for before, data included: with the demo catalogue, and with a large one. */
export async function costs(
  open: () => Promise<Server>,
  database: BenchDatabase,
  size: Size,
  say: (step: string) => void,
): Promise<Bar[]> {
  say('costs at 480 products');
  const small = await costsOf(open);
  grow(database, size, say);
  say(`costs at ${size} products`);
  const large = await costsOf(open);
  return costBars(small, large, size, database.name);
}

function costBars(small: Costs, large: Costs, size: Size, name: string): Bar[] {
  table(
    `First visits, ${name}, ms (median of ${ADDRESSES} addresses)`,
    ['', '480', String(size)],
    KINDS.map((kind) => [kind, small[kind].toFixed(1), large[kind].toFixed(1)]),
  );
  const bar = (what: string, ratio: number, most: number): Bar => ({
    name: what,
    passed: ratio <= most,
    figure: `${ratio.toFixed(2)} ×`,
    counted: false,
  });
  const { pages } = SIZES[size];
  return [
    ...(['listing', 'product', 'search'] as const).map((kind) =>
      bar(`${kind}: ${size} products ≤ ${pages} × 480`, large[kind] / small[kind], pages),
    ),
    bar(
      `${size} products: the last pages of a list ≤ ${DEEPEST} × its first`,
      large['deep listing'] / large.listing,
      DEEPEST,
    ),
  ];
}

/** And that goods for a shopper are found in. */
const RECOMMEND_P95 = 30;

/** How long the mall takes to find things in a large catalogue; no server has the database open. */
export function searchTimes(database: BenchDatabase, size: Size, say: (step: string) => void): Bar[] {
  grow(database, size, say);
  say(`search: ${database.name}`);
  const times = JSON.parse(node('search.ts', database, ['--json', '--count', String(size)])) as SearchTime[];
  table(
    `Search among ${size} products, ${database.name}, ms`,
    ['', 'p50', 'p95'],
    times.map(({ name, p50, p95 }) => [name, p50.toFixed(1), p95.toFixed(1)]),
  );
  return times.map(({ name, p95 }) => {
    const search = database.name === 'Postgres' ? SIZES[size].search : EMBEDDED_SEARCH;
    const most = name === 'recommend' ? RECOMMEND_P95 : search;
    return atMost(`${name}, ${database.name}: p95`, p95, most, 'ms', false);
  });
}

/** A catalogue that is large enough already stays as it is. */
function grow(database: BenchDatabase, size: Size, say: (step: string) => void): void {
  say(`growing the catalogue to ${size} products: ${database.name}`);
  node('../../demo/large.ts', database, ['--count', String(size)]);
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
      'deep listing': await timed(server.origin, await variety(server.origin, 'deep listing', ADDRESSES)),
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
