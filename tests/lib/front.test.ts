import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageStore, type PageStore, pageKey, type StoredPage } from '../../src/lib/cache/pages.ts';
import { createFront } from '../../src/lib/front.ts';
import type { Render } from '../../src/lib/host.ts';
import { protection } from '../../src/lib/protection.ts';
import { ask } from '../helpers/http.ts';

const HTML = '<!doctype html><p>良集</p>';
let server: Server;
let origin: string;
let pages: PageStore;
const count = vi.fn<(from: 'cache' | 'render') => void>();
const failed = vi.fn<(error: unknown, path: string) => void>();
const render = vi.fn<Render>();

beforeEach(async () => {
  pages = createPageStore();
  count.mockClear();
  failed.mockClear();
  render.mockReset().mockImplementation(async ({ url }) => keep(url));
  await open();
});

async function open(host?: string): Promise<void> {
  const front = createFront({
    pages,
    host,
    assets: (_req, _res, next) => next(),
    render,
    handle: (req, res) => void res.writeHead(200, { 'x-handled': String(req.method) }).end(),
    base: protection(true).pages,
    count,
    failed,
  });
  server = createServer(front);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const headersOf = (cacheControl: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControl,
});

function keep(path: string): StoredPage {
  const page = {
    status: 200,
    headers: headersOf('no-cache'),
    br: brotliCompressSync(HTML),
    bytes: HTML.length,
    etag: '"one"',
    hits: 0,
    tags: [],
    expires: Date.now() + 60_000,
  };
  pages.put(pageKey(new URL(path, origin), 'zh'), page, pages.mark());
  return page;
}

describe('a kept page', () => {
  it('is sent without rendering, again and again, with every header', async () => {
    keep('/');
    for (let visit = 0; visit < 4; visit += 1) {
      const answer = await fetch(origin, { headers: { 'accept-encoding': 'br' } });
      expect(await answer.text()).toBe(HTML);
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(answer.headers.get('etag')).toBe('"one"');
      expect(answer.headers.get('strict-transport-security')).toContain('max-age');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const [, now] = /now;dur=(\d+)/.exec(answer.headers.get('server-timing') ?? '') ?? [];
      expect(Math.abs(Number(now) - Date.now())).toBeLessThan(5_000);
    }
    expect(count).not.toHaveBeenCalledWith('render');
  });

  it('is not sent to someone who has it', async () => {
    keep('/');
    const answer = await fetch(origin, { headers: { 'if-none-match': '"one"' } });
    expect(answer.status).toBe(304);
  });

  it('is answered to HEAD without a body', async () => {
    keep('/');
    const answer = await fetch(origin, { method: 'HEAD' });
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await answer.text()).toBe('');
  });

  it('sets the language cookie when the address names a language', async () => {
    keep('/?lang=zh');
    const answer = await fetch(`${origin}/?lang=zh`);
    expect(answer.headers.get('set-cookie')).toContain('b2cLanguage=zh');
    expect(count).toHaveBeenLastCalledWith('cache');
  });
});

it.each(['mall.test/goods#', 'mall.test/goods?', 'mall.test\\goods', 'x@mall.test', 'a b'])(
  'a host that goes on as an address names no page: %s',
  async (host) => {
    expect((await ask(origin, '/newlist', { headers: { host } })).status).toBe(400);
    expect(render).not.toHaveBeenCalled();
  },
);

it('of a site that knows its name is the same page under every other', async () => {
  server.close();
  await open('mall.test');
  for (const host of ['mall.test', 'other.test', 'evil.test/goods'])
    await fetch(`${origin}/newlist`, { headers: { host } });
  expect(render).toHaveBeenCalledOnce();
  expect(render.mock.calls[0]?.[0].url).toBe('http://mall.test/newlist');
});

describe('everything else', () => {
  it('is rendered once for visitors who come together', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${origin}/goods`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(count.mock.calls.filter(([from]) => from === 'render')).toHaveLength(1);
  });

  it('is sent as it was made, in the encoding asked for, to who does not have it', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(`${origin}/goods?page=${encoding}`, { headers: { 'accept-encoding': encoding } });
      expect(await answer.text()).toBe(HTML);
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(answer.headers.get('etag')).toBe('"one"');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('server-timing')).toMatch(/^now;dur=\d+$/);
    }
    const known = await fetch(`${origin}/goods`, { headers: { 'if-none-match': '"one"' } });
    expect(known.status).toBe(304);
    expect(count).not.toHaveBeenCalledWith('cache');
  });

  it('has no ETag when it is not kept', async () => {
    render.mockImplementation(async ({ url }) => ({ ...keep(url), headers: headersOf('no-store') }));
    const answer = await fetch(`${origin}/cart`, { headers: { 'if-none-match': '"one"' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('shows a page the cookies and nothing else of who asks', async () => {
    await fetch(`${origin}/goods?b=1`, { headers: { cookie: 'a=1', 'accept-encoding': 'br', 'user-agent': 'me' } });
    const [request] = render.mock.lastCall ?? [];
    expect(request?.url).toBe(`${origin}/goods?b=1`);
    expect([...(request?.headers ?? [])]).toEqual([
      ['accept-encoding', 'br'],
      ['cookie', 'a=1'],
    ]);
  });

  it('that is no page is sent with its status, headers and cookies', async () => {
    const headers = new Headers({ location: '/login' });
    for (const cookie of ['a=1', 'b=2']) headers.append('set-cookie', cookie);
    render.mockResolvedValue(new Response('gone', { status: 302, headers }));
    const answer = await fetch(`${origin}/cart`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/login');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe('gone');
  });

  it('is an empty 500 when rendering fails altogether, and the next visitor is not held up by it', async () => {
    const error = new Error('no');
    render.mockRejectedValueOnce(error);
    const answer = await fetch(`${origin}/goods?page=2`);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(failed).toHaveBeenCalledWith(error, '/goods');
    expect((await fetch(`${origin}/goods?page=2`)).status).toBe(200);
  });

  it.each(['POST', 'HEAD'])('%s goes to Astro whole', async (method) => {
    const answer = await fetch(`${origin}/goods`, { method });
    expect(answer.headers.get('x-handled')).toBe(method);
    expect(render).not.toHaveBeenCalled();
  });

  it('is refused under a host name with a password', async () => {
    const status = await new Promise((resolve) =>
      httpRequest(origin, { headers: { host: 'me:secret@mall' } }, (res) => resolve(res.resume().statusCode)).end(),
    );
    expect(status).toBe(400);
  });

  it.each(['/%00%', '/%E0%A4%A', `/desk${'/'.repeat(3_000)}x`])('%.20s is refused, not rendered', async (path) => {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(400);
    expect(count).not.toHaveBeenCalled();
  });

  it('is a plain 404 under the folder of hashed files', async () => {
    const answer = await fetch(`${origin}/_astro/none.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
