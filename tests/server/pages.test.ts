import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteContext } from '#src/lib/server/site-context.ts';
import { languageCookie } from '#src/lib/shared/i18n/choose-language.ts';
import { createPageCache, type PageCache } from '../../server/page-cache/page-cache.ts';
import { type AstroHandler, createPages, type RenderedPage } from '../../server/pages.ts';
import { securityHeaders } from '../../server/security-headers.ts';
import { ask } from '../helpers/server/http.ts';

const HTML = '<!doctype html><p>良集</p>';
const PAGE = { headers: { 'content-type': 'text/html' } };
let server: Server;
let origin: string;
let cache: PageCache;
let requests: number;
const rendered = vi.fn<(page: RenderedPage) => void>();
const count = vi.fn<(from: 'cache' | 'render') => void>();
/** What Astro makes of a request, and how long it may be cached. */
const render = vi.fn<(req: IncomingMessage) => Promise<{ response: Response; tags?: string[] }>>();

/** Does what the Node adapter does with a page, and `src/middleware.ts` before it. */
const astro: AstroHandler = async (req, res, _next, { finish, trace }) => {
  if (trace) trace.route = '/goods';
  const { response, tags } = await render(req);
  const caching = tags && { tags, expires: Date.now() + 60_000 };
  const finished = (await finish?.(response, () => caching)) ?? response;
  const cookies = finished.headers.getSetCookie();
  res.writeHead(finished.status, {
    ...Object.fromEntries(finished.headers),
    ...(cookies.length ? { 'set-cookie': cookies } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : Buffer.from(await finished.arrayBuffer()));
};

beforeEach(async () => {
  cache = createPageCache();
  count.mockClear();
  rendered.mockClear();
  render.mockReset().mockImplementation(async () => ({ response: new Response(HTML, PAGE), tags: ['one'] }));
  await open();
});

async function open(host?: string): Promise<void> {
  const pages = createPages({
    trustProxy: false,
    site: {} as SiteContext,
    cache,
    host,
    assets: (_req, _res, next) => next(),
    astro,
    base: securityHeaders({ https: true }).pages,
    count,
    rendered,
  });
  requests = 0;
  server = createServer(pages);
  // Behind the pages: whoever is counted has asked.
  server.on('request', () => {
    requests += 1;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const arrived = (count: number) => vi.waitFor(() => expect(requests).toBe(count), { timeout: 30_000 });
const goods = () => fetch(`${origin}/goods`).then((page) => page.text());

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a page that is not cached', () => {
  it('is recorded with route, status and request id, and a cached one is not', async () => {
    const response = await fetch(`${origin}/goods?category=a`, { headers: { 'x-request-id': 'from-the-proxy-1' } });
    await response.text();
    await expect.poll(() => rendered.mock.calls).toHaveLength(1);
    expect(rendered.mock.calls[0]?.[0]).toEqual({
      requestId: 'from-the-proxy-1',
      route: '/goods',
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
    });
    expect(response.headers.get('x-request-id')).toBe('from-the-proxy-1');
    const again = await fetch(`${origin}/goods?category=a`);
    await again.text();
    expect(again.headers.get('x-request-id')).toBeNull();
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('gets a request id of our own where the one that came is not fit for a log', async () => {
    const response = await fetch(`${origin}/x`, { headers: { 'x-request-id': 'no "quotes" please' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

it('pages that wait for their mall hold up no other', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  render.mockImplementation(async ({ url }) => {
    if (url?.includes('slow')) await promise;
    return { response: new Response(HTML, PAGE), tags: [] };
  });
  const slow = Array.from({ length: 8 }, (_, n) => fetch(`${origin}/goods?slow=${n}`));
  await arrived(8);
  expect((await fetch(`${origin}/goods?quick=1`)).status).toBe(200);
  resolve();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
});

describe('a page that a browser asks for before anybody wants it', () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers: { 'sec-purpose': 'prefetch;anonymous-client-ip', ...headers } });

  it('is sent where it is the same for everybody', async () => {
    for (const path of ['/', '/goods?prodId=1', '/other/faq?language=en']) expect((await ask(path)).status).toBe(200);
    expect((await ask('/goods', { 'save-data': 'off', ect: '4g' })).status).toBe(200);
  });

  it.each([
    ['/cart', {}],
    ['/user-center/uc-order', {}],
    ['/login', {}],
    ['/goods?category=a&lang=en', {}],
    ['/goods', { 'save-data': 'on' }],
    ['/goods', { ect: '2g' }],
  ] as const)('is refused: %s %j', async (path, headers) => {
    const { status, headers: sent } = await ask(path, headers);
    expect([status, sent.get('cache-control'), sent.get('set-cookie')]).toEqual([503, 'no-store', null]);
    expect(render).not.toHaveBeenCalled();
  });

  it('may have its style sheet', async () => {
    expect((await ask('/_astro/inside.css')).status).toBe(404);
  });
});

describe('a cached page', () => {
  it('is sent without rendering, each time with every header', async () => {
    await fetch(origin);
    for (let visit = 0; visit < 4; visit += 1) {
      const response = await fetch(origin, { headers: { 'accept-encoding': 'br' } });
      expect(await response.text()).toBe(HTML);
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('etag')).toMatch(/^"\S+"$/);
      expect(response.headers.get('strict-transport-security')).toContain('max-age');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const [, now] = /now;dur=(\d+)/.exec(response.headers.get('server-timing') ?? '') ?? [];
      expect(Math.abs(Number(now) - Date.now())).toBeLessThan(5_000);
    }
    expect(render).toHaveBeenCalledOnce();
  });

  it('is rendered anew once one of its tags is dropped', async () => {
    await fetch(origin);
    cache.drop(['other']);
    await fetch(origin);
    expect(render).toHaveBeenCalledOnce();
    cache.drop(['one']);
    await fetch(origin);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is not sent to a browser that has it', async () => {
    const etag = (await fetch(origin)).headers.get('etag') ?? '';
    const response = await fetch(origin, { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
  });

  it('is sent to HEAD without a body', async () => {
    await fetch(origin);
    const response = await fetch(origin, { method: 'HEAD' });
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await response.text()).toBe('');
    expect(count).toHaveBeenLastCalledWith('cache');
  });

  it('sets the language cookie when the address names a language', async () => {
    await fetch(`${origin}/?lang=zh`);
    const response = await fetch(`${origin}/?lang=zh`);
    expect(response.headers.get('set-cookie')).toContain('b2cLanguage=zh');
    expect(count).toHaveBeenLastCalledWith('cache');
  });

  it('sets the language cookie for HTTPS alone where the site is served over it', () => {
    expect(languageCookie('zh', 'https://mall.test')).toMatch(/; Secure$/);
    expect(languageCookie('zh', 'http://mall.test')).not.toContain('Secure');
    expect(languageCookie('zh', undefined)).not.toContain('Secure');
  });
});

it.each(['mall.test/goods#', 'mall.test/goods?', 'mall.test\\goods', 'x@mall.test', 'a b'])(
  'a host that goes on as an address names no page: %s',
  async (host) => {
    expect((await ask(origin, '/newlist', { headers: { host } })).status).toBe(400);
    expect(render).not.toHaveBeenCalled();
  },
);

it('a site that knows its host has one page for every Host header', async () => {
  server.close();
  await open('mall.test');
  for (const host of ['mall.test', 'other.test', 'evil.test/goods'])
    await fetch(`${origin}/newlist`, { headers: { host } });
  expect(render).toHaveBeenCalledOnce();
  expect(render.mock.calls[0]?.[0].headers.host).toBe('mall.test');
});

describe('everything else', () => {
  it('is rendered once for visitors who come at once', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => fetch(`${origin}/goods`)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(render).toHaveBeenCalledOnce();
  });

  it('that changes meanwhile is given to those who asked before, and rendered once more for those who ask after', async () => {
    const late: Promise<string>[] = [];
    render.mockImplementationOnce(async () => {
      await arrived(3);
      cache.drop(['one']);
      late.push(...[1, 2, 3].map(goods));
      await arrived(6);
      cache.drop(['one', 'two']);
      return { response: new Response('<p>before</p>', PAGE), tags: ['one'] };
    });
    expect(await Promise.all([1, 2, 3].map(goods))).toEqual(Array(3).fill('<p>before</p>'));
    expect(await Promise.all(late)).toEqual(Array(3).fill(HTML));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is given to all who wait when something else changes, and to nobody new when everything does', async () => {
    const late: Promise<string>[] = [];
    render.mockImplementationOnce(async () => {
      cache.drop(['other']);
      late.push(goods());
      await arrived(2);
      cache.dropAll();
      late.push(goods());
      await arrived(3);
      return { response: new Response('<p>before</p>', PAGE), tags: ['one'] };
    });
    expect(await goods()).toBe('<p>before</p>');
    expect(await Promise.all(late)).toEqual(['<p>before</p>', HTML]);
  });

  it('is rendered for each in the end when it is never stored', async () => {
    render.mockImplementation(async () => ({ response: new Response(HTML, PAGE) }));
    const responses = await Promise.all([1, 2, 3, 4, 5, 6].map(() => fetch(`${origin}/goods`)));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(render).toHaveBeenCalledTimes(6);
  });

  it.each(['br', 'gzip', 'identity'])('is sent as it was made, in the encoding requested: %s', async (encoding) => {
    const response = await fetch(`${origin}/goods?page=2`, { headers: { 'accept-encoding': encoding } });
    expect(await response.text()).toBe(HTML);
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('server-timing')).toMatch(/^now;dur=\d+$/);
    expect(count).not.toHaveBeenCalledWith('cache');
  });

  it.each([
    ['personal', async () => ({ response: new Response(HTML, PAGE) })],
    ['missing', async () => ({ response: new Response(HTML, { ...PAGE, status: 404 }), tags: ['one'] })],
    [
      'with a cookie',
      async () => ({
        response: new Response(HTML, { headers: { ...PAGE.headers, 'set-cookie': 'a=1' } }),
        tags: ['one'],
      }),
    ],
  ])('is not cached when it is %s', async (_, made) => {
    render.mockImplementation(made);
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await fetch(`${origin}/goods`);
      expect(response.headers.get('etag')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('shows a page the cookies of the visitor and no other header', async () => {
    await fetch(`${origin}/goods?b=1`, { headers: { cookie: 'a=1', 'accept-encoding': 'br', 'user-agent': 'me' } });
    const [request] = render.mock.lastCall ?? [];
    expect(request?.url).toBe('/goods?b=1');
    expect(request?.headers).toEqual({ host: new URL(origin).host, cookie: 'a=1', 'accept-encoding': 'br' });
  });

  it('that is no page is sent with its status, headers and cookies', async () => {
    const headers = new Headers({ location: '/login' });
    for (const cookie of ['a=1', 'b=2']) headers.append('set-cookie', cookie);
    render.mockResolvedValue({ response: new Response('gone', { status: 302, headers }) });
    const response = await fetch(`${origin}/cart`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/login');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('does not hold up the next visitor when a rendering fails', async () => {
    render.mockResolvedValueOnce({ response: new Response(HTML, { ...PAGE, status: 500 }) });
    expect((await fetch(`${origin}/goods?page=2`)).status).toBe(500);
    expect((await fetch(`${origin}/goods?page=2`)).status).toBe(200);
  });

  it('goes to Astro with all headers when it is a form, and is not cached', async () => {
    await fetch(`${origin}/goods`, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } });
    expect(render.mock.lastCall?.[0].headers).toMatchObject({ 'sec-fetch-site': 'same-origin' });
    expect(cache.size).toBe(0);
  });

  it('is refused under a host name with a password', async () => {
    const status = await new Promise((resolve) =>
      httpRequest(origin, { headers: { host: 'me:secret@mall' } }, (res) => resolve(res.resume().statusCode)).end(),
    );
    expect(status).toBe(400);
  });

  it.each(['/%00%', '/%E0%A4%A', `/desk${'/'.repeat(3_000)}x`])('%.20s is refused, not rendered', async (path) => {
    expect((await fetch(origin + path)).status).toBe(400);
    expect(count).not.toHaveBeenCalled();
  });

  it('is a plain 404 under the folder of hashed files', async () => {
    const response = await fetch(`${origin}/_astro/none.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
