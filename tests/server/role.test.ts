import { describe, expect, it } from 'vitest';
import { makeMall } from '../helpers/server/filled-mall.ts';
import { ask } from '../helpers/server/http.ts';
import { startSite } from '../helpers/server/site.ts';

const { TEST_DATABASE_URL: postgres, TEST_REDIS_URL: redis } = process.env;
const METRICS = 'metrics-of-this-test-run';

describe.runIf(postgres && redis)('processes of one mall', () => {
  it('a worker does the jobs and answers operators alone; who answers shoppers does none', async () => {
    const mall = await makeMall();
    const env = { DATABASE_URL: mall.url, REDIS_URL: redis ?? '', DEMO: '0', METRICS_TOKEN: METRICS };
    const worker = await startSite({ ...env, ROLE: 'worker' });
    const web = await startSite({ ...env, ROLE: 'web', DATA_DIR: worker.dataDir });
    const jobsOf = async (url: string) => {
      const { text } = await ask(url, '/metrics', { headers: { authorization: `Bearer ${METRICS}` } });
      return text.split('\n').filter((line) => line.startsWith('mall_job_interval_seconds{')).length;
    };
    try {
      for (const { url } of [worker, web]) expect((await ask(url, '/readyz')).text).toBe('ready');
      expect(await jobsOf(worker.url)).toBeGreaterThan(20);
      expect(await jobsOf(web.url)).toBe(0);
      for (const path of ['/', '/login', '/api/app/p/home/config/webConfig', '/desk'])
        expect([path, (await ask(worker.url, path)).status]).toEqual([path, 404]);
      expect((await ask(web.url, '/login')).status).toBe(200);
      expect(await worker.stop()).toBe(0);
    } finally {
      await Promise.all([worker.stop(), web.stop()]);
      await mall.drop();
    }
  });
});
