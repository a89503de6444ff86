import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, sendRaw } from '../helpers/server/http.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

const SECRET = 'a-secret-of-this-test-run';
const METRICS = 'metrics-of-this-test-run';

let site: Site;
beforeAll(async () => {
  site = await startSite({
    SITE_URL: 'https://mall.example',
    PAY_SANDBOX: '1',
    REVALIDATE_SECRET: SECRET,
    METRICS_TOKEN: METRICS,
  });
});
afterAll(() => site.stop());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'];
const TARGETS = [
  ...[
    '//',
    '///',
    '//[',
    '//%',
    '/\\',
    '/\\\\evil.example',
    '/..',
    '/../..',
    '/%',
    '/%00',
    '/%ff',
    '/\xff\xfe',
    '/a b',
  ],
  ...[
    '*',
    'http://[',
    'http://evil.example/cart',
    'https://',
    'evil.example:443',
    'javascript:alert(1)',
    '?',
    '#',
    'x',
  ],
  ...[
    '/api',
    '/api/',
    '/api//',
    '/api/%',
    '/api/app/%00',
    '/api/\xff',
    '/api/../desk',
    '/im/%2e%2e',
    '/media/%',
    '/media//',
  ],
  ...['/_astro/', '/_astro/%', '/_astro/../server.ts', '/_astro/%2e%2e/%2e%2e/package.json', '/_server-islands/x'],
  ...[
    '/sandbox/cashier/',
    '/sandbox/cashier/%',
    '/sandbox/cashier/xxxxxxxxxxxx?lang=%',
    '/outbox',
    '/metrics',
    '/revalidate',
  ],
  ...[
    '/cart',
    '/cart-add',
    '/logout',
    '/desk',
    '/desk/orders/%',
    '/goods?prodId=%',
    '/search?searchText=%ff',
    '/_image?href=/x',
    '/_actions/x',
  ],
];
const HEADERS = [
  '',
  'Host: [\r\n',
  'Host: a/b?c#d\r\n',
  'Host: \xff\r\n',
  'Cookie: b2cToken=%0d%0a; deskToken=%0d%0a; b2cCart=%; b2cLanguage=%\r\n',
  'Cookie: b2cToken=%E4%BD%A0; deskToken=%E4%BD%A0; b2cCart=1.\r\n',
  'Cookie: =; ;;=x; \xff=\xff\r\n',
  'Origin: null\r\nContent-Type: multipart/form-data\r\nContent-Length: 0\r\n',
  'Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n',
  'If-None-Match: \xff\r\nAccept-Encoding: ;q=, br;q=x\r\nAccept-Language: \xff;q=\r\nRange: bytes=9-1\r\n',
  'Authorization: Bearer \xff\r\nX-Forwarded-For: \xff, ,\r\nX-Request-Id: \xff\r\n',
];

describe('what nobody sends who means well', () => {
  it('ends the process for nobody', async () => {
    const slips: string[] = [];
    for (const method of METHODS) {
      for (const headers of HEADERS) {
        const host = headers.startsWith('Host') ? '' : 'Host: mall.example\r\n';
        const sent = TARGETS.map(async (target) => {
          const line = await sendRaw(
            site.url,
            `${method} ${target} HTTP/1.1\r\n${host}${headers}Connection: close\r\n\r\n`,
          );
          if (/ 5\d\d /.test(line)) slips.push(`${method} ${target} ${headers}${line}`);
        });
        await Promise.all(sent);
      }
      expect((await ask(site.url, '/healthz')).text, method).toBe('ok');
    }
    // One that breaks off in the middle of its body waits for nobody.
    for (const path of ['/revalidate', '/cart-add', '/api/app/logOut', '/sandbox/cashier/xxxxxxxxxxxx'])
      await sendRaw(
        site.url,
        `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${SECRET}\r\nContent-Length: 9\r\n\r\n{"a`,
      );
    for (const framing of ['Content-Length: 99', 'Transfer-Encoding: chunked'])
      await sendRaw(site.url, `POST /api/app/x HTTP/1.1\r\nHost: x\r\n${framing}\r\n\r\n9\r\n{"a`);
    expect((await ask(site.url, '/healthz')).text).toBe('ok');
    expect(slips).toEqual([]);
    expect(site.output.filter((line) => line.includes('"msg":"slip"'))).toEqual([]);
  });
});

/** What an answer of each kind must say. */
const always = (headers: IncomingHttpHeaders) => ({
  nosniff: headers['x-content-type-options'],
  hsts: /max-age=31536000/.test(headers['strict-transport-security'] ?? ''),
  referrer: Boolean(headers['referrer-policy']),
});
const ALWAYS = { nosniff: 'nosniff', hsts: true, referrer: true };

describe('every kind of answer of a mall on HTTPS', () => {
  const PAGES = ['/', '/goods', '/login', '/desk/login', '/other/faq', '/no-such-page', '/goods-preview'];
  const DOCUMENTS = ['/api/docs', '/sandbox/cashier/xxxxxxxxxxxx'];
  const DATA = ['/api/app/home', '/api/none', '/api/p/x', '/im/x', '/media/none.png', '/api/openapi.json'];
  const OPS = ['/healthz', '/readyz', '/metrics', '/revalidate'];
  const REST = ['/cart', '/desk', '/robots.txt', '/sitemap.xml', '/locales/zh/common.json', '/_astro/none.js', '/%'];

  it.each([...PAGES, ...DOCUMENTS, ...DATA, ...OPS, ...REST])('%s protects', async (path) => {
    for (let n = 0; n < 2; n++) expect(always((await ask(site.url, path)).headers)).toEqual(ALWAYS);
    expect(always((await ask(site.url, path, { method: 'POST' })).headers)).toEqual(ALWAYS);
  });

  it.each([...PAGES, ...DOCUMENTS, ...DATA, ...OPS])('%s says what it may load and who may frame it', async (path) => {
    const policy = String((await ask(site.url, path)).headers['content-security-policy']);
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/default-src 'none'|object-src 'none'/);
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  it.each(['/cart', '/desk', '/user-center/uc-order', '/api/app/home', '/api/p/x', '/desk/login', '/no-such-page'])(
    '%s is kept by nobody',
    async (path) => {
      for (const cookie of ['', 'b2cToken=x', 'deskToken=x'])
        expect((await ask(site.url, path, { headers: { cookie } })).headers['cache-control']).toBe('no-store');
    },
  );

  it('figures and messages are not for those who come from elsewhere', async () => {
    const claims: Record<string, string>[] = [{}, { host: 'localhost' }, { 'x-forwarded-for': '127.0.0.1' }];
    for (const headers of claims) {
      expect((await ask(site.url, '/metrics', { headers })).status).toBe(403);
      expect((await ask(site.url, '/outbox', { headers })).status).toBe(404);
    }
  });
});

describe('a kept page', () => {
  const page = async (path: string, headers: Record<string, string> = {}) =>
    ask(site.url, path, { headers: { host: 'mall.example', ...headers } });

  it('repeats nothing of who asked for it first', async () => {
    const CLAIMS = ['x-forwarded-host', 'x-forwarded-proto', 'x-original-url', 'forwarded', 'referer', 'user-agent'];
    const claims = Object.fromEntries(CLAIMS.map((name) => [name, 'http://evil.example/MARK']));
    const paths = ['/', '/other/faq', '/goods', '/goods?prodId=1', '/search', '/newlist', '/login', '/register'];
    for (const path of paths) {
      const asked = `${path}${path.includes('?') ? '&' : '?'}utm_source=MARK&fbclid=MARK&gclid=MARK&spm=MARK`;
      await page(asked, { ...claims, cookie: 'b2cToken=MARK; b2cCart=MARK' });
      for (const again of [path, asked]) {
        const { status, text } = await page(again);
        expect([again, status, /MARK|evil\.example/.test(text)]).toEqual([again, 200, false]);
      }
    }
  });
});

describe('a form of another site', () => {
  const form = { method: 'POST', body: 'prodId=1&n=1' };
  const post = async (path: string, headers: Record<string, string>) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded', host: 'mall.example' };
    return (await ask(site.url, path, { ...form, headers: { ...type, ...headers } })).status;
  };

  it.each(['/cart-add', '/cart-add/', '/logout', '/', '/cart', '/desk', '/desk/login', '/no-such-page'])(
    'is refused at %s',
    async (path) => {
      const foreign: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site', origin: 'https://mall.example' },
        { origin: 'https://evil.example' },
        { origin: 'https://mall.example.evil.example' },
        { origin: 'https://mall.example:444' },
        { origin: 'null' },
        { origin: 'mall.example' },
      ];
      for (const headers of foreign) expect([headers, await post(path, headers)]).toEqual([headers, 403]);
    },
  );

  it('of our own is taken', async () => {
    const own: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://mall.example' }, {}];
    for (const headers of own) expect(await post('/cart-add', headers)).toBe(303);
  });
});
