import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { readCommand } from '../../scripts/setup/command.mjs';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/setup/flags.mjs';
import { makeReady } from '../../scripts/setup/ready.mjs';
import { measureChat } from './chat.ts';
import { measureCrowd } from './crowd.ts';
import { type BenchDatabase, benchDatabases } from './database.ts';
import { measureGoods } from './goods.ts';
import { barePages, INSIDE_PATHS, logInOnce, measureInside } from './inside.ts';
import { middle, openLab, PROFILE_NAMES, type Profile, type Visit } from './lab.ts';
import { costs, searchTimes, sizeOf } from './large.ts';
import { limitPages } from './limit.ts';
import { measureLive } from './live.ts';
import { loadPair } from './load.ts';
import { loginBars } from './login.ts';
import { buildBare, measureMisses } from './misses.ts';
import { measureNavigation } from './navigation.ts';
import { measureOrders } from './orders.ts';
import { type Pages, pagesOf } from './pages.ts';
import { atLeast, atMost, type Bar, byteBars, labBars, printBars, printLabs, printLoads } from './report.ts';
import { pinClient, type Server, serve, unpinClient } from './serve.ts';

/**
 * `npm run bench`: our pages beside the least that could send or show the same. BENCH_DATABASE_URL adds a Postgres,
 * BENCH_REDIS_URL with it two nodes that tell each other what changed, BENCH_LARGE=1 catalogues of 100 000 (BENCH_LARGE=1000000
 * a million), BENCH_PORT moves the ports.
 */
const PAGE_PARTS = ['load', 'misses', 'lab', 'navigation', 'inside', 'bytes', 'login'];
const PARTS = [...PAGE_PARTS, 'search', 'orders', 'goods', 'crowd', 'live', 'chat'];
const USAGE = `
npm run bench -- [--only=${PARTS.join('|')}] [--quick]

  Our pages beside the least that could send or show the same; builds what has changed. --quick: fewer rounds.
  BENCH_DATABASE_URL adds a Postgres, BENCH_REDIS_URL with it two nodes, BENCH_LARGE=1 catalogues of 100 000 products,
  BENCH_LARGE=1000000 of a million, which is for Postgres alone.
`;
const { values } = readCommand(USAGE, {
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
if (values.only && !PARTS.includes(values.only)) {
  process.stderr.write(`There is no part ${values.only} (--help says what there is)\n`);
  process.exit(2);
}
const wants = (part: string) => !values.only || values.only === part;
const rounds = values.quick ? 3 : 5;
const seconds = values.quick ? 3 : 5;
const { BENCH_PORT = '4690', BENCH_DATABASE_URL, BENCH_REDIS_URL, BENCH_LARGE } = process.env;
const size = BENCH_LARGE ? sizeOf(BENCH_LARGE) : undefined;
if (size === 1_000_000 && !BENCH_DATABASE_URL) {
  process.stderr.write('A million products need a Postgres: BENCH_DATABASE_URL\n');
  process.exit(2);
}
const port = (n: number) => Number(BENCH_PORT) + n;
const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, '.bench');
const script = (name: string) => resolve(import.meta.dirname, name);
const say = (step: string) => void process.stderr.write(`  ${step}\n`);

const openSite = (database: Pick<BenchDatabase, 'env'>) =>
  serve(
    resolve(root, 'server.ts'),
    port(0),
    // People who log in come from addresses of their own.
    { ...SERVER_ENV, ...database.env, LOG_LEVEL: 'error', REDIS_URL: '', SITE_URL: '', TRUST_PROXY: '1' },
    '/readyz',
    SERVER_FLAGS,
  );

/** Requests per second of kept pages, beside plain Node. */
async function measureLoad(site: Server, pages: Pages, database: BenchDatabase): Promise<Bar[]> {
  const plain = await serve(script('plain.ts'), port(1), { BENCH_ORIGIN: site.origin });
  const bars: Bar[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      say(`load: ${name}`);
      for (let n = 0; n < 5; n += 1) await fetch(site.origin + path);
      const { ours, least, ratio } = await loadPair({ server: site, path }, { server: plain, path }, 4 * rounds - 1, 1);
      printLoads(`Load: ${name}, ${database.name}`, { 'cached page': ours, 'plain Node, same bytes': least });
      bars.push(atLeast(`${name}, ${database.name}: cached page`, ratio, 0.8));
      if (database.name === 'Postgres') bars.push(atMost(`${name}: memory under load`, ours.rssMb, 350, 'MB', false));
    }
  } finally {
    await plain.stop();
  }
  return bars;
}

/** What a visitor with an empty cache and a slow machine sees, beside the same page with only the styles that it uses and no script. */
async function measureLab(site: Server, pages: Pages): Promise<Bar[]> {
  const file = resolve(folder, 'limit.json');
  const lab = await openLab();
  writeFileSync(file, JSON.stringify(await limitPages(lab.browser, site.origin, Object.values(pages))));
  const limit = await serve(script('plain.ts'), port(1), { BENCH_ORIGIN: site.origin, BENCH_PAGES: file });
  unpinClient();
  const bars: Bar[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      // Pictures are scaled and pages made small on first use, which is not what is measured.
      await lab.visit([site.origin + path, limit.origin + path], 'desktop', 3);
      for (const profile of wants('lab') ? PROFILE_NAMES : PROFILE_NAMES.slice(0, 1)) {
        bars.push(...(await comparePage(lab.visit, name, path, profile, [site.origin, limit.origin])));
      }
    }
  } finally {
    await lab.close();
    pinClient();
    await limit.stop();
  }
  return bars;
}

/** What somebody who is logged in sees, beside the same page without scripts and a bare page with React. */
async function compareInside(site: Server): Promise<Bar[]> {
  const file = resolve(folder, 'bare-inside.json');
  say('inside: logging in');
  const token = await logInOnce(site.origin);
  const lab = await openLab();
  const still = await limitPages(lab.browser, site.origin, INSIDE_PATHS, `${TOKEN_COOKIE}=${token}`);
  writeFileSync(file, JSON.stringify({ ...still, ...barePages(resolve(root, 'dist/client/_astro')) }));
  const least = await serve(script('plain.ts'), port(1), { BENCH_ORIGIN: site.origin, BENCH_PAGES: file });
  unpinClient();
  try {
    say('inside: cart, checkout, orders, account');
    return await measureInside(lab, { site: site.origin, least: least.origin }, token, rounds);
  } finally {
    await lab.close();
    pinClient();
    await least.stop();
  }
}

/** The next page on a slow line, which needs all cores: browser, line and site work at the same time. */
async function compareNavigation(site: Server, pages: Pages): Promise<Bar[]> {
  const lab = await openLab();
  unpinClient();
  try {
    return await measureNavigation(site.origin, pages, { inFreshPage: lab.inFreshPage, rounds, say });
  } finally {
    await lab.close();
    pinClient();
  }
}

async function comparePage(
  visit: Visit,
  name: string,
  path: string,
  profile: Profile,
  origins: [string, string],
): Promise<Bar[]> {
  say(`lab: ${name}, ${profile}`);
  const urls = origins.map((origin) => origin + path);
  // What is judged beside its limit needs more turns than what is counted.
  const [visits, limits] = await visit(urls, profile, (profile === 'slow 4G' ? 5 : 3) * rounds);
  if (!visits || !limits) throw new Error('a page was not visited');
  const ours = middle(visits);
  printLabs(`Lab: ${name}, ${profile}`, { ours, limit: middle(limits) });
  const timed = wants('lab') ? labBars(name, profile, visits, limits) : [];
  return wants('bytes') && profile === 'desktop' ? [...timed, ...byteBars(name, ours)] : timed;
}

async function measure(database: BenchDatabase): Promise<Bar[]> {
  say(`opening a fresh mall: ${database.name}`);
  const site = await openSite(database);
  try {
    const pages = await pagesOf(site.origin);
    const bars: Bar[] = [];
    if (database.name !== 'Postgres' && (wants('lab') || wants('bytes'))) bars.push(...(await measureLab(site, pages)));
    if (database.name !== 'Postgres' && wants('navigation')) bars.push(...(await compareNavigation(site, pages)));
    if (database.name !== 'Postgres' && wants('inside')) bars.push(...(await compareInside(site)));
    if (wants('load')) bars.push(...(await measureLoad(site, pages, database)));
    if (wants('misses')) {
      const turns = { turns: rounds + 1, seconds: seconds - 1 };
      bars.push(...(await measureMisses(site, pages, database, { folder, port: port(2), say, ...turns })));
    }
    if (wants('login')) bars.push(...(await loginBars(site, Object.values(pages), rounds, database.name)));
    return bars;
  } finally {
    await site.stop();
  }
}

/** An empty folder for what the nodes that take orders log. */
function nodeLogs(): string {
  const logs = resolve(folder, 'logs');
  rmSync(logs, { recursive: true, force: true });
  return logs;
}

mkdirSync(folder, { recursive: true });
const ofPages = PAGE_PARTS.some(wants);
if (ofPages || wants('live') || wants('chat')) await makeReady({ build: true });
if (wants('misses')) await buildBare();
if (pinClient()) say('servers on core 0, everything else on the others');
const databases = await benchDatabases(resolve(folder, 'data'), BENCH_DATABASE_URL);
const bars: Bar[] = [];
try {
  if (ofPages) for (const database of databases) bars.push(...(await measure(database)));
  const last = databases.at(-1);
  if (size && last && wants('load')) bars.push(...(await costs(() => openSite(last), last, size, say)));
  // What is measured by several processes and a database shares all cores with what asks it.
  unpinClient();
  if (BENCH_DATABASE_URL && wants('orders'))
    bars.push(...(await measureOrders({ serverUrl: BENCH_DATABASE_URL, seconds, rounds, logs: nodeLogs(), say })));
  if (BENCH_DATABASE_URL && wants('goods'))
    bars.push(
      ...(await measureGoods({
        rows: values.quick ? 2_000 : 10_000,
        serverUrl: BENCH_DATABASE_URL,
        redisUrl: BENCH_REDIS_URL,
        seconds,
        logs: nodeLogs(),
        say,
      })),
    );
  if (BENCH_DATABASE_URL && wants('crowd'))
    bars.push(
      ...(await measureCrowd({
        buyers: values.quick ? 1_000 : 5_000,
        serverUrl: BENCH_DATABASE_URL,
        redisUrl: BENCH_REDIS_URL,
        logs: nodeLogs(),
        say,
      })),
    );
  if (BENCH_DATABASE_URL && wants('chat'))
    bars.push(
      ...(await measureChat({
        serverUrl: BENCH_DATABASE_URL,
        redisUrl: BENCH_REDIS_URL,
        quick: values.quick,
        logs: nodeLogs(),
        open: (DATABASE_URL) => openSite({ env: { DATABASE_URL, DATA_DIR: resolve(folder, 'data') } }),
        say,
      })),
    );
  if (wants('live'))
    bars.push(...(await measureLive({ postgres: BENCH_DATABASE_URL, redis: BENCH_REDIS_URL, rounds, say })));
  if (size && wants('search'))
    for (const database of size === 100_000 ? databases : databases.slice(-1))
      bars.push(...searchTimes(database, size, say));
} finally {
  for (const database of databases) await database.drop();
}
process.exitCode = printBars(bars) ? 0 : 1;
