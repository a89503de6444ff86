import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgres, dropPostgres } from '../helpers/mall/postgres.ts';
import { ask } from '../helpers/server/http.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

const { TEST_DATABASE_URL: server = '' } = process.env;

/** What every statement about products waits for, until its time limit ends it. */
describe.runIf(server)('a table that somebody holds', () => {
  let url: string;
  let site: Site;
  let holder: pg.Client;
  beforeAll(async () => {
    url = await createPostgres(server);
    site = await startSite({ DATABASE_URL: url, DEMO: '0' });
    holder = new pg.Client(url);
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table product in access exclusive mode');
  });
  afterAll(async () => {
    await holder?.end();
    await site?.stop();
    await dropPostgres(url);
  });

  it('pages and calls say that the mall is busy and when to come again; it is counted, and passes', async () => {
    const [zh, en, call] = await Promise.all([
      ask(site.url, '/goods?prodId=7'),
      ask(site.url, '/goods?prodId=8&lang=en'),
      ask(site.url, '/api/pms/goods/9'),
    ]);
    expect([zh.status, zh.headers['retry-after'], en.status, en.headers['retry-after']]).toEqual([
      503,
      '10',
      503,
      '10',
    ]);
    expect(zh.text).toContain('现在有点忙');
    expect(en.text).toContain('We’re very busy right now');
    expect([call.status, call.headers['retry-after'], JSON.parse(call.text)]).toMatchObject([
      503,
      '5',
      { success: false, code: 'A00005' },
    ]);
    const metrics = (await ask(site.url, '/metrics')).text;
    expect(metrics).toMatch(/mall_refusals_total\{[^}]*reason="busy"\} [1-9]/);
    expect(metrics).toMatch(/storefront_page_seconds_count\{[^}]*status="503"\} 2/);
    await holder.query('rollback');
    expect((await ask(site.url, '/goods?prodId=7')).status).toBe(404);
  });
});
