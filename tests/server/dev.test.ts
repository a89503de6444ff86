import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openForeignMall } from '../helpers/server/foreign-mall.ts';
import { ask } from '../helpers/server/http.ts';
import { freePort, runDev } from '../helpers/server/site.ts';

const answers = (url: string): Promise<boolean> =>
  ask(url, '/api/app/web-config').then(
    () => true,
    () => false,
  );

async function until(input: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await input())) await new Promise((next) => setTimeout(next, 100));
}

const HOLD = { timeout: 180_000 };

// One after the other on one server, since starting it takes longer than all of them.
describe('`npm run dev`', () => {
  let folder: string;
  let url: string;
  let dev: ReturnType<typeof runDev>;
  let ended: Promise<unknown>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'liangji-dev-'));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    dev = runDev({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: `file:${join(folder, 'mall')}`, DEMO: '0' });
    ended = once(dev, 'exit');
    await until(async () => dev.exitCode !== null || (await answers(url)));
    expect(dev.exitCode).toBeNull();
  });
  afterAll(async () => {
    dev.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('has health, the outbox, the sandbox cashier and the mall, as production has', HOLD, async () => {
    expect((await ask(url, '/healthz')).text).toBe('ok');
    expect((await ask(url, '/readyz')).text).toBe('ready');
    expect((await ask(url, '/outbox')).headers['content-type']).toContain('text/html');
    // Nothing is to be paid under this number; pages know no such address at all.
    const cashier = await ask(url, '/sandbox/cashier/0123456789');
    expect([cashier.status, cashier.headers['content-security-policy']]).toEqual([404, expect.any(String)]);
    expect(JSON.parse((await ask(url, '/api/app/webConfig/getPcWebConfig')).text)).toMatchObject({ success: true });
    expect((await ask(url, '/')).status).toBe(200);
  });

  it('starts the mall again after an edit of it, on the database that is open', HOLD, async () => {
    // What a process has counted is gone when the mall has started again.
    const hasCounted = async () => (await ask(url, '/metrics')).text.includes('path="/api/pms/categories"');
    expect((await ask(url, '/api/pms/categories')).status).toBe(200);
    expect(await hasCounted()).toBe(true);
    // The rest of a page names files by the time at which they were changed.
    const content = async () => /<main[\s\S]+<\/main>/.exec((await ask(url, '/other/footer')).text)?.[0];
    const before = await content();
    expect(before).toContain('</h1>');
    // The watcher may not be there yet: edited again until it has seen one.
    const edit = () => utimes(resolve(import.meta.dirname, '../../mall/catalog/catalog.ts'), new Date(), new Date());
    await until(async () => {
      await edit();
      return !(await hasCounted());
    });
    expect(await content()).toBe(before);
    expect((await ask(url, '/api/pms/categories')).status).toBe(200);
  });

  // npm hands the signal on to the shell that it runs scripts in, and not every shell hands it on.
  it('ends its server too at SIGTERM', HOLD, async () => {
    dev.kill('SIGTERM');
    await ended;
    await until(async () => !(await answers(url)));
  });
});

it('`npm run dev` with MALL_URL hands calls on to that mall', HOLD, async () => {
  const mall = await openForeignMall();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dev = runDev({ PORT: String(port), MALL_URL: mall.url });
  const ended = once(dev, 'exit');
  try {
    await until(async () => dev.exitCode !== null || (await answers(url)));
    expect((await ask(url, '/api/pms/goods/7')).text).toContain('粗陶马克杯');
    expect((await ask(url, '/goods?prodId=7')).text).toContain('手工拉坯');
  } finally {
    dev.kill('SIGTERM');
    await ended;
    mall.close();
  }
});
