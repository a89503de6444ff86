import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageStore, type PageStore, pageKey } from '../../src/lib/cache/pages.ts';
import { createFront } from '../../src/lib/front.ts';

const HTML = '<!doctype html><p>良集</p>';
let server: Server;
let origin: string;
let pages: PageStore;
const count = vi.fn<(from: 'cache' | 'render') => void>();

beforeEach(async () => {
  pages = createPageStore();
  count.mockClear();
  const front = createFront({
    pages,
    assets: (_req, _res, next) => next(),
    render: (req, res) => {
      keep(req.url ?? '/');
      res.writeHead(200, { 'content-type': 'text/html' }).end(HTML);
    },
    secure: true,
    count,
  });
  server = createServer(front);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function keep(path: string): void {
  const page = {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    html: Buffer.from(HTML),
    bodies: {},
    etag: '"one"',
    hits: 0,
    tags: [],
    expires: Date.now() + 60_000,
  };
  pages.put(pageKey(new URL(path, origin), 'zh'), page, pages.mark());
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

describe('everything else', () => {
  it('is rendered once for visitors who come together', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${origin}/goods`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(count.mock.calls.filter(([from]) => from === 'render')).toHaveLength(1);
  });

  it.each(['/%00%', '/%E0%A4%A', `/?${'a'.repeat(8_200)}`])('%s is refused, not rendered', async (path) => {
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
