import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask } from '../helpers/server/http.ts';
import { runServer, startSite } from '../helpers/server/site.ts';
import { startLoad } from '../helpers/server/unending-load.ts';

async function ended(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const { child, progress } = runServer(env);
  await once(child, 'exit');
  return { code: child.exitCode, lines: progress };
}

describe('a start that cannot succeed ends with code 1 and one line', () => {
  it.each([
    [{ PORT: 'abc' }, /^Configuration: PORT /],
    [{ DATABASE_URL: 'mysql://localhost/mall' }, /^Configuration: DATABASE_URL must start with postgres:\/\//],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/mall' }, /^Database: cannot open mall at 127\.0\.0\.1:1: .*ECONNREFUSED/],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/mall', DATABASE_WAIT: '1' },
      /^Database: cannot open mall at 127\.0\.0\.1:1: .*ECONNREFUSED/,
    ],
  ])('%j', async (env, line) => {
    const { code, lines } = await ended(env);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(line)]);
  });

  it('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, lines } = await ended({ PORT: String(port), DATABASE_URL: 'memory:', DEMO: '0' });
    other.close();
    expect(code).toBe(1);
    expect(lines).toEqual([`Port ${port} is in use. Set PORT to another one.`]);
  });

  it('a folder that another process has, which is named; after kill -9 it is free', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'liangji-folder-'));
    const env = { DATABASE_URL: `file:${join(folder, 'mall')}`, DATA_DIR: folder, DEMO: '0' };
    const first = await startSite(env);
    const { code, lines } = await ended(env);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`in use by another process (pid ${first.process.pid})`)]);
    await first.stop('SIGKILL');
    const third = await startSite(env);
    expect((await ask(third.url, '/readyz')).text).toBe('ready');
    expect(await third.stop()).toBe(0);
    await rm(folder, { recursive: true, force: true });
  });
});

describe('stopping', () => {
  it('finishes what was asked before, refuses what comes after, and ends with 0', async () => {
    const site = await startSite();
    const { url } = site;
    const asked = Array.from({ length: 40 }, (_, n) => ask(url, `/other/faq?stop=${n}`));
    await Promise.race(asked);
    site.process.kill('SIGTERM');
    const stopped = once(site.process, 'exit');
    for (const { status, text } of await Promise.all(asked)) {
      expect([status, text.includes('</html>')]).toEqual([200, true]);
    }
    await stopped;
    expect(site.process.exitCode).toBe(0);
    await expect(ask(url, '/healthz')).rejects.toThrow('ECONNREFUSED');
    await site.stop();
  });

  it('resets nobody while the load never stops, and ends all the same', async () => {
    const site = await startSite({ DEMO: '0' });
    const stopLoad = startLoad(site.url, '/login', 30);
    await new Promise((next) => setTimeout(next, 1_000));
    expect(await site.stop()).toBe(0);
    const { answered, ECONNREFUSED, ...others } = await stopLoad();
    expect(answered).toBeGreaterThan(0);
    expect(ECONNREFUSED).toBeGreaterThan(0);
    expect(others).toEqual({});
  });
});

describe('a mall somewhere else', () => {
  /** A mall that answers everything the same way. */
  async function otherMall(status: number, body: string) {
    const seen: string[] = [];
    const server = createServer((req, res) => {
      seen.push(`${req.method} ${req.url}`);
      res.writeHead(status, { 'content-type': 'application/json' }).end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { seen, url: `http://127.0.0.1:${port}`, close: () => server.close() };
  }

  it('that fails is the page that says so, with nothing of what happened', async () => {
    const mall = await otherMall(500, '{"success":false,"code":"A00005","msg":"secret of the mall"}');
    const site = await startSite({ MALL_URL: mall.url });
    for (const [language, text] of [
      ['zh', '服务器开小差了'],
      ['en', 'The server slipped up'],
    ]) {
      const {
        status,
        text: page,
        headers,
      } = await ask(site.url, '/', { headers: { cookie: `b2cLanguage=${language}` } });
      expect(status).toBe(500);
      expect(page).toContain(text);
      expect(page).not.toMatch(/secret of the mall|ApiError|at .*\.(ts|mjs)|127\.0\.0\.1/);
      expect(headers['cache-control'] ?? '').not.toContain('public');
    }
    expect(site.output.some((line) => line.includes('"msg":"page"'))).toBe(true);
    await site.stop();
    mall.close();
  });

  it('that hangs costs a page two seconds, and `/readyz` says so', async () => {
    const server = createServer(() => {}).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const site = await startSite({ MALL_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    const [pages, ready] = await Promise.all([
      Promise.all([1, 2, 3].map(() => ask(site.url, '/goods'))),
      ask(site.url, '/readyz'),
    ]);
    expect(pages.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect([ready.status, ready.text]).toEqual([503, 'mall']);
    await site.stop();
    server.closeAllConnections();
    server.close();
  });

  it('gets what browsers ask of it', async () => {
    const mall = await otherMall(200, '{"success":true,"code":"00000","data":null}');
    const site = await startSite({ MALL_URL: mall.url });
    const { status, text } = await ask(site.url, '/api/app/flowAnalysisLog?x=1', {
      method: 'POST',
      body: '{"path":"/"}',
      headers: { 'content-type': 'application/json' },
    });
    expect([status, text]).toEqual([200, '{"success":true,"code":"00000","data":null}']);
    expect(mall.seen).toEqual(['POST /api/app/flowAnalysisLog?x=1']);
    mall.close();
    expect((await ask(site.url, '/media/a.png')).status).toBe(502);
    await site.stop();
  });
});
