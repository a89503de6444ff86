import { resolve } from 'node:path';
import { buildSite } from '../../scripts/setup/ready.mjs';
import type { BenchDatabase } from './database.ts';
import { loadPair, type Target } from './load.ts';
import { type Pages, productsOn, saveProducts, variety } from './pages.ts';
import { atLeast, atMost, type Bar, printLoads } from './report.ts';
import { type Server, serve } from './serve.ts';

/** What a page costs that is rendered anew, beside a bare Astro page of as many products. */
const LEAST = 0.15;
const MOST_MB = 350;

/** The smallest Astro site that renders a page of products. */
export const buildBare = (): Promise<void> =>
  buildSite({
    name: 'the bare page',
    inputs: ['tests/load/bare/src', 'tests/load/bare/astro.config.mjs', 'package-lock.json'],
    out: '.bench/bare',
    args: ['--root', 'tests/load/bare'],
  });

type Options = { folder: string; port: number; turns: number; seconds: number; say: (step: string) => void };

export async function measureMisses(
  site: Server,
  pages: Pages,
  { name: database }: BenchDatabase,
  { folder, port, turns, seconds, say }: Options,
): Promise<Bar[]> {
  const [search = '/search'] = await variety(site.origin, 'search', 1);
  const targets: Record<string, Omit<Target, 'server'>> = {
    home: { path: pages.home },
    listing: { path: pages.listing },
    product: { path: pages.product },
    search: { path: search },
    'nothing there': { path: '/nothing-is-here', status: 404 },
  };
  const counts = await Promise.all(Object.values(targets).map(({ path }) => productsOn(site.origin + path)));
  const products = resolve(folder, 'products.json');
  await saveProducts(site.origin, Math.max(...counts), products);
  const bare = await serve(resolve(folder, 'bare/server/entry.mjs'), port, { BENCH_PRODUCTS: products }, '/1');
  const bars: Bar[] = [];
  let memory = 0;
  let failed = 0;
  try {
    for (const [index, [name, target]] of Object.entries(targets).entries()) {
      say(`misses: ${name}`);
      for (let n = 0; n < 5; n += 1) await fetch(site.origin + target.path);
      const { ours, least, ratio } = await loadPair(
        { ...target, server: site, miss: true },
        { path: `/${counts[index]}`, server: bare, miss: true },
        turns,
        seconds,
      );
      printLoads(`Misses: ${name}, ${database}`, { ours, [`bare Astro, ${counts[index]} products`]: least });
      memory = Math.max(memory, ours.rssMb);
      failed += ours.failed;
      bars.push(atLeast(`${name}, ${database}: rendered anew`, ratio, LEAST));
    }
  } finally {
    await bare.stop();
  }
  bars.push(atMost(`misses that failed, ${database}`, failed, 0, '', true));
  if (database === 'Postgres') bars.push(atMost('memory under misses', memory, MOST_MB, 'MB', false));
  return bars;
}
