import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { BenchDatabase } from './database.ts';
import { median } from './load.ts';
import { variety } from './pages.ts';
import { type Bar, table } from './report.ts';
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
  say('growing the catalogue to 100 000 products');
  const { status } = spawnSync(process.execPath, [resolve(import.meta.dirname, '../../demo/large.ts')], {
    env: { ...process.env, ...database.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the catalogue did not grow');
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
