import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flowLog } from '#mall/content/content.tables.ts';
import { DiskFullError, diskGuard } from '#mall/db/disk.ts';
import { openDatabase } from '#mall/db/open.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liangji-database-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the lock of an embedded database', () => {
  const lock = resolve('mall/db/lock.ts');

  /** A process that takes the lock and stays, or says why it cannot. */
  async function take(place: string): Promise<{ child: ChildProcess; said: string }> {
    const code = `import { lockFolder } from ${JSON.stringify(lock)};
      try { lockFolder(${JSON.stringify(place)}); console.log('taken'); setInterval(() => {}, 1000); }
      catch (error) { console.log(error.message); }`;
    const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', code]);
    const [first] = await once(child.stdout, 'data');
    return { child, said: String(first).trim() };
  }

  it('lets one process in and names it to the second, and is free once the first is killed', async () => {
    const place = join(folder, 'locked');
    const first = await take(place);
    expect(first.said).toBe('taken');
    const second = await take(place);
    expect(second.said).toContain(`in use by another process (pid ${first.child.pid})`);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const third = await take(place);
    expect(third.said).toBe('taken');
    third.child.kill('SIGKILL');
    await once(third.child, 'exit');
  });
});

describe('the disk', () => {
  it('is asked at most twice a second', async () => {
    let asked = 0;
    const check = diskGuard(folder, async () => {
      asked += 1;
      return Number.MAX_SAFE_INTEGER;
    });
    await Promise.all([check(), check()]);
    for (let n = 0; n < 50; n++) await check();
    expect(asked).toBeLessThanOrEqual(2);
  });

  it('is asked for real without anything else said', async () => {
    await expect(diskGuard(folder)()).resolves.toBeUndefined();
  });

  it('full: writes are refused as 503 A00005, reading goes on, and it recovers', async () => {
    let free = 1_000_000_000;
    const freeBytes = async () => free;
    const database = await openDatabase(`file:${join(folder, 'mall')}`, { freeBytes });
    const mall = await openTestMall({ database });
    let page = 0;
    const visit = () => mall.call('POST', '/api/app/flowAnalysisLog', { body: { path: `/${page++}` } });
    expect((await visit()).status).toBe(200);
    free = 1_000_000;
    await new Promise((next) => setTimeout(next, 520));
    const full = await visit();
    expect({ status: full.status, envelope: full.envelope }).toEqual({
      status: 503,
      envelope: { success: false, code: 'A00005', msg: '服务器暂时无法保存，请稍后再试' },
    });
    const row = { path: '/', language: 'zh' };
    await expect(database.db.transaction(async (tx) => tx.insert(flowLog).values(row))).rejects.toThrow(DiskFullError);
    expect(await database.db.transaction(async (tx) => tx.select().from(flowLog))).toHaveLength(1);
    for (const text of [
      'with made as (insert into secret values ($$a$$, $$b$$) returning name) select * from made',
      'select nextval($$flow_log_id_seq$$)',
      'truncate flow_log',
    ])
      await expect(database.db.execute(sql.raw(text))).rejects.toMatchObject({ cause: expect.any(DiskFullError) });
    await expect(database.db.execute(sql`select * from none`)).rejects.toMatchObject({ cause: { code: '42P01' } });
    const search = await mall.call('GET', `/api/pms/search?searchText=${encodeURIComponent('茶')}`);
    expect([search.status, search.envelope.code]).toEqual([200, '00000']);
    expect(await database.db.select().from(flowLog)).toHaveLength(1);
    free = 1_000_000_000;
    await new Promise((next) => setTimeout(next, 520));
    expect((await visit()).status).toBe(200);
    await mall.close();
  }, 60_000);
});

describe('opening', () => {
  it.each(['mysql://localhost/mall', 'sqlite:mall', 'C:\\mall'])('%s is refused in one line', async (url) => {
    await expect(openDatabase(url)).rejects.toThrow(
      /^DATABASE_URL: .* is not known; use postgres:\/\/, file: or memory:$/,
    );
  });

  it('a second time in the same process is refused while the first is open, then finds what was written', async () => {
    const url = `file:${join(folder, 'twice')}`;
    const first = await openDatabase(url);
    await first.db.insert(flowLog).values({ path: '/', language: 'zh' });
    await expect(openDatabase(url)).rejects.toThrow(`(pid ${process.pid})`);
    await first.close();
    const second = await openDatabase(url);
    expect(await second.db.select().from(flowLog)).toHaveLength(1);
    await second.close();
  }, 60_000);

  it('answers a ping while open', async () => {
    const mall: TestMall = await openTestMall();
    await expect(mall.database.ping()).resolves.toBeUndefined();
    await mall.close();
  });
});
