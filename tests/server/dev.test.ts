import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ask } from '../helpers/http.ts';
import { freePort, runDev } from '../helpers/site.ts';

const answers = (url: string): Promise<boolean> =>
  ask(url, '/api/app/web-config').then(
    () => true,
    () => false,
  );

async function until(wish: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await wish())) await new Promise((next) => setTimeout(next, 100));
}

// npm hands the signal on to the shell that it runs scripts in, and not every shell hands it on.
it('SIGTERM to `npm run dev` ends its server too', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'liangji-dev-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: `file:${join(folder, 'mall')}`, DEMO: '0' };
  const dev = runDev(env);
  const ended = once(dev, 'exit');
  try {
    await until(async () => dev.exitCode !== null || (await answers(url)));
    expect(dev.exitCode).toBeNull();
    dev.kill('SIGTERM');
    await ended;
    await until(async () => !(await answers(url)));
  } finally {
    dev.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
