import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { openDatabase } from '#mall/db/open.ts';
import { product } from '#mall/product/product.tables.ts';
import { copyFilledMall, type MallDatabase } from '../helpers/server/filled-mall.ts';
import { ask } from '../helpers/server/http.ts';
import { inherited, type Site, startSite } from '../helpers/server/site.ts';

const ORIGIN = 'https://mall.example';
const METRICS = 'metrics-of-this-test-run';

let folder: string;
let mall: MallDatabase;
let site: Site;
let links: { home: string; product: string; offSale: string };

/** `npm run preview-link` on the database of this test. */
function previewLink(args: string[], more: Record<string, string> = {}) {
  const env = { ...inherited(), DATABASE_URL: mall.url, SITE_URL: ORIGIN, ...more };
  return spawnSync(process.execPath, ['scripts/preview-link/run.ts', ...args], { encoding: 'utf8', env });
}

function linkOf(...args: string[]): string {
  const { stdout, stderr, status } = previewLink(args);
  if (status !== 0 || !stdout.startsWith(ORIGIN)) throw new Error(`no link: ${stderr}`);
  return stdout.trim().slice(ORIGIN.length);
}

async function changeFile(path: string, change: (value: Record<string, unknown>) => void): Promise<void> {
  const value = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  change(value);
  await writeFile(path, JSON.stringify(value));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liangji-drafts-'));
  mall = await copyFilledMall();
  const { db, close } = await openDatabase(mall.url);
  await db.update(product).set({ status: PUBLISH_STATUS.TO_PUBLISH }).where(eq(product.id, 20));
  await close();
  const file = join(folder, 'draft.json');
  previewLink(['product', '12', '--write', file]);
  await changeFile(file, (value) => Object.assign(value, { title: { zh: '草稿之名', en: 'Name of a draft' } }));
  const ofHome = join(folder, 'home.json');
  previewLink(['home', '--write', ofHome]);
  await changeFile(ofHome, (value) =>
    Object.assign(value, {
      entries: [{ title: { zh: '草稿热词', en: 'Draft word' }, icon: 'demo/x.avif', link: '/' }],
    }),
  );
  links = {
    product: linkOf('product', '12', '--draft', file),
    home: linkOf('home', '--draft', ofHome, '--hours', '48'),
    offSale: linkOf('product', '20'),
  };
  site = await startSite({ DATABASE_URL: mall.url, METRICS_TOKEN: METRICS });
});
afterAll(async () => {
  await site?.stop();
  await mall?.drop();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string) => ask(site.url, path, {});

describe('the script of preview links', () => {
  it.each([
    [['shop', '1'], {}, /npm run preview-link/],
    [['home'], { DATABASE_URL: 'postgres://127.0.0.1:1/mall' }, /cannot open mall/],
  ])('says why there is none for %j', (args, more, why) => {
    const { status, stdout, stderr } = previewLink(args, more);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(why);
  });
});

describe('a preview page', () => {
  it.each([
    ['product', '草稿之名'],
    ['home', '草稿热词'],
  ] as const)('of the %s shows its draft to those with the key, and nobody keeps it', async (kind, text) => {
    for (let n = 0; n < 3; n++) {
      const { status, headers, text: html } = await get(links[kind]);
      expect(status).toBe(200);
      expect(html).toContain(text);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html.match(/rel="canonical"|rel="alternate"|ld\+json|og:url/g)).toBeNull();
      expect(html).toContain('含未发布的修改');
      expect([headers['cache-control'], headers['referrer-policy'], headers.etag]).toEqual([
        'no-store',
        'no-referrer',
        undefined,
      ]);
    }
  });

  it('leaves the public pages as they are', async () => {
    for (const path of ['/goods?prodId=12', '/', '/goods?prodId=12', '/']) {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(text.match(/草稿之名|草稿热词|含未发布的修改/g)).toBeNull();
      expect(text).toContain('rel="canonical"');
    }
  });

  it('of goods that are not on sale shows what the public page does not', async () => {
    expect((await get('/goods?prodId=20')).status).toBe(404);
    const { status, text } = await get(links.offSale);
    expect(status).toBe(200);
    expect(text).toContain('未上架');
    expect(text).toContain('预览中不能购买');
    expect(text.match(/<button value="(cart|buy)"[^>]* disabled/g)).toHaveLength(2);
    expect(text.match(/<button name="then"/)).toBeNull();
  });

  it('speaks the other language', async () => {
    const { text } = await get(`${links.product}&lang=en`);
    expect(text).toContain('Name of a draft');
    expect(text).toContain('Unpublished changes');
  });

  it.each([
    '/goods-preview',
    '/index-preview',
    '/goods-preview?prodId=12&key=x',
    '/index-preview?key=home.zzzzzz.AAAA',
  ])('without a valid key is not found: %s', async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(text).toContain('data-back');
  });

  it('opens nothing with the key of something else', async () => {
    const keyOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('key') ?? '';
    const swapped = [
      `/goods-preview?prodId=12&key=${keyOf(links.home)}`,
      `/goods-preview?prodId=13&key=${keyOf(links.product)}`,
      `/index-preview?key=${keyOf(links.product)}`,
    ];
    for (const path of swapped) expect((await get(path)).status, path).toBe(404);
  });

  it('is in no sitemap, and its key in no log', async () => {
    const { text } = await get('/sitemap/pages.xml');
    expect(text).not.toContain('preview');
    expect(site.output.join('\n')).not.toContain(links.product.split('.').at(-1));
  });
});
