import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { openDatabase } from '#mall/db/open.ts';
import { addShoppers, tokenOf } from '../../tests/helpers/people/shoppers.ts';
import { fillMall } from '../../tests/helpers/server/filled-mall.ts';
import { startSite } from '../../tests/helpers/server/site.ts';

type Bar = { page: string; path: string; script?: number; document?: number };

const KB = 1024;
/** One sheet for some forty private screens, cached for a year. */
const STYLE_BAR = 24 * KB;
const CLIENT = 'dist/client';

/** Bytes as sent (Brotli) of what loads at start, page by page; the document of a public page carries its styles. */
const BARS = (category: string, product: number): Bar[] => [
  { page: 'home', path: '/', script: 9 * KB, document: 32 * KB },
  { page: 'listing', path: `/goods?category=${category}`, script: 9 * KB, document: 24 * KB },
  { page: 'product', path: `/goods?prodId=${product}`, script: 13 * KB, document: 25 * KB },
  { page: 'campaign', path: '/goods?campaign=autumn-tea', script: 9 * KB, document: 24 * KB },
  { page: 'content', path: '/other/faq', script: 6 * KB, document: 24 * KB },
  { page: 'not found', path: '/no-such-page', script: 6.25 * KB },
  // React takes 58 KB of it. What checks calls with zod belongs to the mall and the desk.
  { page: 'login', path: '/login', script: 164 * KB },
  { page: 'inside', path: '/user-center/default', script: 158 * KB },
];

type Sent = { bytes: number; html: string };

const fetchPage = (url: string): Promise<Sent> =>
  new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'br', cookie: `${TOKEN_COOKIE}=${tokenOf(0)}` } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const packed = response.headers['content-encoding'] === 'br';
      done({ bytes: body.length, html: (packed ? brotliDecompressSync(body) : body).toString('utf8') });
    }).once('error', failed);
  });

const PATIENCE_MS = 60_000;

/** A page as all but its first visitors get it: compressed as small as possible, which takes its time on a busy machine. */
async function fetchSmallest(url: string): Promise<Sent> {
  let first = await fetchPage(url);
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
    const page = await fetchPage(url);
    if (page.html !== first.html) first = page;
    else if (page.bytes < first.bytes) return page;
  }
  return first;
}

/** Scripts that a document loads by itself: modules, preloads, and islands that do not wait for the visitor. */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<(script|link|astro-island)\b[^>]*>/g) ?? [];
  const inline = [...html.matchAll(/<script type="module">([^<]*)<\/script>/g)].flatMap(([, code = '']) =>
    importsOf(code),
  );
  return [
    ...inline,
    ...tags.flatMap((tag) => {
      if (tag.startsWith('<astro-island') && /\sclient="(visible|media|use)"/.test(tag)) return [];
      if (tag.startsWith('<link') && !tag.includes('modulepreload')) return [];
      return [
        ...tag.matchAll(/\s(?:src|href|component-url|renderer-url|before-hydration-url)="(\/_astro\/[^"]+)"/g),
      ].map(([, url = '']) => url);
    }),
  ];
}

/** Static imports only: what is imported on use does not load at start. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)].map(
    ([, name = '']) => `/_astro/${name.split('/').at(-1)}`,
  );

async function withImports(start: string[]): Promise<Set<string>> {
  const all = new Set<string>();
  const waiting = [...start];
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (all.has(url)) continue;
    all.add(url);
    waiting.push(...importsOf(await readFile(join(CLIENT, url), 'utf8')));
  }
  return all;
}

async function bytesOf(urls: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...urls].map(async (url) => (await readFile(join(CLIENT, `${url}.br`))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function weigh(origin: string, { page, path, script, document }: Bar): Promise<boolean> {
  const { bytes, html } = await (document ? fetchSmallest : fetchPage)(origin + path);
  const scripts = await bytesOf(await withImports(scriptsOf(html)));
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, url = '']) => url);
  if (!sheets.length && !html.includes('<style>')) throw new Error(`${page}: no styles`);
  const styles = await bytesOf(sheets);
  const rows: [string, number, number | undefined][] = [
    ['scripts', scripts, script],
    ['styles', styles, STYLE_BAR],
    ['document', bytes, document],
  ];
  const cells = rows.map(
    ([name, size, bar]) => `${name} ${size}${bar === undefined ? '' : ` of ${bar}${size > bar ? ' OVER' : ''}`}`,
  );
  process.stdout.write(`${page.padEnd(10)} ${cells.join('   ')}\n`);
  return rows.every(([, size, bar]) => bar === undefined || size <= bar);
}

async function firstOf(origin: string): Promise<{ category: string; product: number }> {
  const answer = await fetch(`${origin}/api/pms/goods`);
  const { data } = (await answer.json()) as { data: { items: { id: number }[] } };
  const categories = (await (await fetch(`${origin}/api/pms/categories`)).json()) as { data: { code: string }[] };
  return { category: categories.data[0]?.code ?? '', product: data.items[0]?.id ?? 0 };
}

// A personal page is one shopper's.
const mall = await fillMall();
const database = await openDatabase(mall.url);
await addShoppers(database.db);
await database.close();
const site = await startSite({ NODE_ENV: 'test', DATABASE_URL: mall.url });
let held = true;
try {
  const { category, product } = await firstOf(site.url);
  for (const bar of BARS(category, product)) held = (await weigh(site.url, bar)) && held;
} finally {
  await site.stop();
  await mall.drop();
}
process.exit(held ? 0 : 1);
