import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '#mall/log.ts';
import { createRedisBus } from '#mall/ports/bus.ts';
import { openRedis } from '#mall/ports/redis.ts';

const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;
const silent = createLog('silent');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

describe.runIf(HAS_REDIS)('a Redis that sentinels watch', { timeout: 60_000 }, () => {
  let folder: string;
  let first: ChildProcess;
  let firstPort: number;
  let url: string;
  const running: ChildProcess[] = [];

  const start = (...args: string[]): ChildProcess => {
    const child = spawn('redis-server', args, { stdio: 'ignore' });
    running.push(child);
    return child;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'liangji-sentinel-'));
    firstPort = await freePort();
    const [secondPort, sentinelPort] = [await freePort(), await freePort()];
    const always = ['--bind', '127.0.0.1', '--save', '', '--dir', folder];
    first = start('--port', String(firstPort), ...always);
    start('--port', String(secondPort), '--replicaof', `127.0.0.1 ${firstPort}`, ...always);
    const replica = new Redis(secondPort, '127.0.0.1');
    replica.on('error', () => {});
    await vi.waitFor(async () => expect(await replica.info('replication')).toContain('master_link_status:up'), 30_000);
    replica.disconnect();
    const file = join(folder, 'sentinel.conf');
    await writeFile(
      file,
      `port ${sentinelPort}
bind 127.0.0.1
dir ${folder}
sentinel monitor mall 127.0.0.1 ${firstPort} 1
sentinel down-after-milliseconds mall 1000
sentinel failover-timeout mall 5000
`,
    );
    start(file, '--sentinel');
    url = `redis+sentinel://127.0.0.1:${sentinelPort}/mall`;
    const sentinel = new Redis(sentinelPort, '127.0.0.1');
    sentinel.on('error', () => {});
    await vi.waitFor(async () => expect(await sentinel.call('sentinel', 'replicas', 'mall')).toHaveLength(1), {
      timeout: 30_000,
      interval: 200,
    });
    sentinel.disconnect();
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('goes on with the new primary when the old one dies, and nodes hear each other there', async () => {
    const link = openRedis(url, silent);
    const [one, other] = [createRedisBus(url, silent, () => {}), createRedisBus(url, silent, () => {})];
    try {
      await vi.waitFor(
        () => expect([link.isUp(), one.isSubscribed(), other.isSubscribed()]).toEqual([true, true, true]),
        20_000,
      );
      await link.client.set('a', 'before');
      first.kill('SIGKILL');
      await vi.waitFor(async () => expect(await link.client.set('a', 'after')).toBe('OK'), {
        timeout: 40_000,
        interval: 200,
      });
      expect(link.client.stream.remotePort).not.toBe(firstPort);
      await vi.waitFor(() => expect([one.isSubscribed(), other.isSubscribed()]).toEqual([true, true]), 20_000);
      const heard = vi.fn();
      other.subscribe('news', heard);
      await vi.waitFor(
        () => {
          one.publish('news', 1);
          expect(heard).toHaveBeenCalled();
        },
        { timeout: 20_000, interval: 200 },
      );
    } finally {
      link.close();
      await Promise.all([one.close(), other.close()]);
    }
  });
});
