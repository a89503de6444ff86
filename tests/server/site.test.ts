import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../helpers/server/http.ts';
import { preloadsOf } from '../helpers/server/preloads.ts';
import { PRIVATE_ROUTES } from '../helpers/server/routes.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

const SECRET = 'a-secret-of-this-test-run';
const METRICS = 'metrics-of-this-test-run';

let site: Site;
const get = (path: string, headers: Record<string, string> = {}) => ask(site.url, path, { headers });
const revalidate = (body: string, secret = SECRET, method = 'POST') =>
  ask(site.url, '/revalidate', { method, body, headers: { authorization: `Bearer ${secret}` } });

/** How many pages were rendered, and how many came out of the cache. */
async function counts(): Promise<{ render: number; cache: number }> {
  const { text } = await get('/metrics', { authorization: `Bearer ${METRICS}` });
  const of = (from: string) =>
    Number(new RegExp(`storefront_pages_total\\{from="${from}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { render: of('render'), cache: of('cache') };
}

async function since(work: () => Promise<unknown>): Promise<{ render: number; cache: number }> {
  const before = await counts();
  await work();
  const after = await counts();
  return { render: after.render - before.render, cache: after.cache - before.cache };
}

beforeAll(async () => {
  site = await startSite({ REVALIDATE_SECRET: SECRET, METRICS_TOKEN: METRICS });
});
afterAll(() => site.stop());

describe('for those who run it', () => {
  it('holds connections for longer than a proxy does, so that none is closed while a request is on its way', async () => {
    for (const path of ['/', '/healthz', '/api/app/home'])
      expect((await get(path, { connection: 'keep-alive' })).headers['keep-alive']).toBe('timeout=65');
  });

  it('says that it lives and that it is ready', async () => {
    expect([(await get('/healthz')).text, (await get('/readyz')).text]).toEqual(['ok', 'ready']);
  });

  it('shows its figures to those who know the token', async () => {
    await get('/api/app/home');
    expect((await get('/metrics')).status).toBe(403);
    expect((await get('/metrics', { authorization: 'Bearer wrong-token-of-this-run' })).status).toBe(403);
    const { status, text } = await get('/metrics', { authorization: `Bearer ${METRICS}` });
    expect(status).toBe(200);
    expect(text).toContain('mall_call_seconds_count{method="GET",path="/api/app/home",status="200",code="00000"}');
    expect(text).toMatch(/liangji_build_info\{version="[\d.]+",build="[\da-f]{12}",node="24[\d.]+"\} 1/);
    expect(text).toContain('mall_refunds_waiting 0');
    expect(text).not.toContain('mall_redis_up');
    expect(text).toContain('nodejs_heap_size_used_bytes');
  });

  it('counts and times pages by route pattern and status, never by address', async () => {
    for (const path of ['/goods?prodId=1', '/goods?prodId=99999', '/no-such-page-1', '/no-such-page-2', '/cart'])
      await get(path);
    const { text } = await get('/metrics', { authorization: `Bearer ${METRICS}` });
    const routes = [...text.matchAll(/storefront_page_seconds_count\{route="([^"]+)",status="(\d+)"\}/g)];
    expect(routes.map(([, route, status]) => `${route} ${status}`)).toEqual(
      expect.arrayContaining(['/goods 200', '/goods 404', '/cart 302']),
    );
    expect(text).not.toContain('no-such-page');
    expect(text).toMatch(/storefront_cache_entries\{cache="pages"\} [1-9]/);
    expect(text).toMatch(/storefront_cache_entries\{cache="data"\} [1-9]/);
  });

  it.each([
    ['GET', SECRET, '', 405],
    ['POST', 'some-other-secret', '{"tags":["a"]}', 403],
    ['POST', SECRET, 'not json', 400],
    ['POST', SECRET, '{"tags":"a"}', 400],
    ['POST', SECRET, '{"tags":[1]}', 400],
    ['POST', SECRET, `{"tags":["${'x'.repeat(70_000)}"]}`, 413],
    ['POST', SECRET, '{"tags":["no-such-tag"]}', 200],
  ])('/revalidate: %s with %s and %.20s is %i', async (method, secret, body, status) => {
    expect((await revalidate(body, secret, method)).status).toBe(status);
  });
});

describe('the page cache', () => {
  it('renders a page once, then gives it from memory', async () => {
    const seen = await since(async () => {
      for (let n = 0; n < 4; n++) expect((await get('/other/faq?n=1')).status).toBe(200);
    });
    expect(seen).toEqual({ render: 1, cache: 3 });
  });

  it('renders it once for all who miss it together', async () => {
    const seen = await since(() => Promise.all(Array.from({ length: 25 }, () => get('/other/faq?n=2'))));
    expect(seen).toEqual({ render: 1, cache: 24 });
  });

  it('drops the pages made from a tag and no others', async () => {
    const both = async () => {
      await get('/other/faq?n=3');
      await get('/other/privacy?n=3');
    };
    await both();
    await revalidate('{"tags":["content:faq"]}');
    expect(await since(both)).toEqual({ render: 1, cache: 1 });
    for (let n = 0; n < 2; n++) {
      await revalidate('{"tags":["footer"]}');
      expect(await since(both)).toEqual({ render: 2, cache: 0 });
    }
    expect(await since(both)).toEqual({ render: 0, cache: 2 });
  });

  it('keeps the languages apart, and each cookie and query gets its own', async () => {
    const english = await get('/other/service', { cookie: 'b2cLanguage=en' });
    const chinese = await get('/other/service');
    expect(english.text).toContain('<html lang="en"');
    expect(chinese.text).toContain('<html lang="zh-CN"');
    const asked = await get('/other/service?lang=en', { cookie: 'b2cLanguage=zh' });
    expect(asked.text).toContain('<html lang="en"');
    expect(asked.headers['set-cookie']?.join()).toContain('b2cLanguage=en');
    expect(english.headers['set-cookie']).toBeUndefined();
    expect(english.headers.vary).toMatch(/Cookie/);
  });

  it('sends the cookie of the language with a kept page too, and never keeps it', async () => {
    const path = '/other/service?x=1&lang=en';
    const [first, second] = [await get(path), await get(path)];
    for (const { headers } of [first, second]) expect(headers['set-cookie']?.join()).toContain('b2cLanguage=en');
    const other = await get('/other/service?x=1', { cookie: 'b2cLanguage=en' });
    expect(other.headers['set-cookie']).toBeUndefined();
  });

  it('does not care where a visitor came from, nor in which order things are asked', async () => {
    await get('/other/buy-notice?a=1&b=2');
    const seen = await since(async () => {
      for (const query of ['b=2&a=1', 'a=1&utm_source=x&b=2', 'a=1&b=2&gclid=1'])
        await get(`/other/buy-notice?${query}`);
    });
    expect(seen).toEqual({ render: 0, cache: 3 });
  });

  it('is not asked for pages that are not found', async () => {
    const seen = await since(async () => {
      for (let n = 0; n < 3; n++) expect((await get('/no-such-page')).status).toBe(404);
    });
    expect(seen.cache).toBe(0);
  });

  it('speaks every encoding, and the bytes are the same page', async () => {
    const plain = await get('/other/faq');
    const gzip = await get('/other/faq', { 'accept-encoding': 'gzip' });
    const brotli = await get('/other/faq', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const refused = await get('/other/faq', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect([plain, gzip, brotli, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
      undefined,
    ]);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
  });

  it('answers HEAD with the headers alone, and 304 to those who have it', async () => {
    const { headers, bytes } = await get('/other/faq');
    const head = await ask(site.url, '/other/faq', { method: 'HEAD' });
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, String(bytes.length)]);
    const again = await get('/other/faq', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('the login guard', () => {
  it.each(PRIVATE_ROUTES.flatMap((path) => [path, `${path}/`]))('%s leads to the login and back', async (path) => {
    const target = `${path}?a=1&b=%E4%BA%8C`;
    const { status, headers } = await get(target);
    expect([status, headers.location]).toEqual([302, `/login?redirect=${encodeURIComponent(target)}`]);
    expect(headers['cache-control'] ?? '').not.toContain('public');
  });

  it.each([
    ['/detail', '/goods'],
    ['/secdetail', '/flash-sale'],
    ['/member-center/integral-det', '/member-center/integral-mall'],
  ])('lets who is logged in go from %s, without an id, to its list', async (path, list) => {
    for (const bare of [path, `${path}/`]) {
      const { status, headers } = await get(bare, { cookie: 'b2cToken=x' });
      expect([status, headers.location]).toEqual([302, list]);
    }
  });

  it('takes an empty token for none', async () => {
    const { status, headers } = await get('/detail', { cookie: 'b2cToken=' });
    expect([status, headers.location]).toEqual([302, '/login?redirect=%2Fdetail']);
  });
});

describe('search engines and shared cards', () => {
  it.each(['/login', '/register', '/forget-password'])('%s is not indexed and describes itself', async (path) => {
    const described = (html: string) => /name="description" content="([^"]+)"/.exec(html)?.[1];
    const { text } = await get(path);
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(described(text)).toBeTruthy();
    expect(described(text)).not.toBe(described((await get('/')).text));
  });

  it.each(['/', '/goods', '/newlist', '/search?shopId=1', '/goods?prodId=1', '/other/faq', '/login'])(
    '%s has a picture that every card can show',
    async (path) => {
      const { text } = await get(path);
      const picture = new URL(/property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '');
      const { status, headers } = await get(picture.pathname);
      expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\/(jpeg|png)/)]);
    },
  );

  it('pages in English are listed as themselves', async () => {
    const { text } = await get('/sitemap/pages.xml');
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url.replaceAll('&amp;', '&')),
    );
    const english = listed.filter(({ searchParams }) => searchParams.get('lang') === 'en');
    expect([english.length * 2, english.some(({ pathname }) => pathname === '/goods')]).toEqual([listed.length, true]);
  });

  it('the built-in QR image is an SVG of the address', async () => {
    const { status, headers, text } = await get('/brand/qr.svg');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(text).toContain('<svg');
  });

  it('every picture has an address', async () => {
    for (const path of ['/', '/goods?prodId=1', '/other/faq']) {
      const images = (await get(path)).text.match(/<img\b[^>]*>/g) ?? [];
      expect(images.filter((image) => !/\ssrc=/.test(image))).toEqual([]);
    }
  });
});

describe('what does not exist', () => {
  it.each([
    ['zh', '抱歉，您访问的页面不存在'],
    ['en', 'Sorry, this page could not be found'],
  ])('is the not-found page in %s', async (language, text) => {
    const { status, headers, text: page } = await get('/no/such/page', { cookie: `b2cLanguage=${language}` });
    expect(status).toBe(404);
    expect(page).toContain(text);
    expect(page).toContain('noindex');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/_astro/none.js',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/a%00b',
    '/%E0%A4%A',
    '/%',
    '//evil.example/',
    `/${'x'.repeat(9_000)}`,
    `/?${'x'.repeat(8_100)}`,
    '/goods?prodId=%00',
    '/goods?page=99999999999999999999',
    '/media/..%2f..%2fpackage.json',
    '/api/..%2f..%2fpackage.json',
    '/server.ts',
    '/package.json',
    '/.data/mall',
  ])('%.60s is no slip and gives nothing away', async (path) => {
    const { status, text, headers } = await get(path);
    expect([200, 400, 404, 414]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(text).not.toMatch(/root:x:|at .*\.ts:\d|"dependencies"|node_modules/);
  });
});

describe('headers', () => {
  it.each(['/', '/other/faq', '/no-such-page', '/cart', '/_astro/none.js', '/favicon.ico', '/%'])(
    '%s is sent with those that protect',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it.each(['/', '/other/faq', '/no-such-page'])('%s has a content policy without unsafe scripts', async (path) => {
    for (let n = 0; n < 2; n++) {
      const { headers, text } = await get(path);
      const meta = /http-equiv="content-security-policy" content="([^"]+)"/i.exec(text)?.[1];
      const policy = String(headers['content-security-policy'] ?? meta);
      const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
      expect(scripts).toContain("'self'");
      expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
      expect(scripts.match(/'sha256-/g)?.length).toBeGreaterThan(0);
      expect(policy).toMatch(/object-src 'none'/);
      expect(policy).toMatch(/base-uri 'none'/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
    }
  });

  it('a product page preloads every script that it loads', async () => {
    const { text } = await get('/goods?prodId=1');
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, href]) => href);
    const scripts = found(/<script type="module" src="([^"]+)"/g);
    expect(scripts.length).toBeGreaterThan(0);
    expect(found(/<link rel="modulepreload" href="([^"]+)"/g)).toEqual(expect.arrayContaining(scripts));
  });

  it('whoever is sent to log in is told why, others are not', async () => {
    const told = async (path: string) => (await get(path)).text.match(/登录后[^<&"]*。/g) ?? [];
    expect(await told('/login?redirect=%2Fcart')).toEqual(['登录后即可结算，您挑好的商品会一直留在购物车里。']);
    expect(await told('/login?redirect=%2Fsubmit-order%3Fsku%3D1')).toEqual(['登录后继续下单。']);
    expect(await told('/login?redirect=%2Fuser-center%2Fuc-order')).toEqual(['登录后将回到您要打开的页面。']);
    expect(await told('/login?redirect=https%3A%2F%2Fevil.example')).toEqual([]);
  });

  it('the login preloads what its island imports, in one round trip', async () => {
    const { preloads, needed } = await preloadsOf(site.url, '/login');
    expect(preloads).toEqual(expect.arrayContaining(needed));
  });

  it('hashed files stay for good', async () => {
    const { text } = await get('/');
    const file = /\/_astro\/[\w.-]+\.(css|js)/.exec(text)?.[0] ?? '';
    const { status, headers } = await get(file, { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
  });

  it('mall and health answers are not kept by anyone', async () => {
    for (const path of ['/api/app/home', '/api/none', '/healthz', '/readyz']) {
      expect((await get(path)).headers['cache-control']).toBe('no-store');
    }
  });
});

it('nothing of all this was a slip', () => {
  expect(site.output.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});
