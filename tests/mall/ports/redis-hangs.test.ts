import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '#mall/log.ts';
import { createRedisBus, TAGS_TOPIC } from '#mall/ports/bus.ts';
import { openRedis, type RedisLink } from '#mall/ports/redis.ts';
import { createRedisStore } from '#mall/ports/store.ts';
import { createSolver } from '../../helpers/captcha/solver.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { createVisitor, DEMO } from '../../helpers/people/visitor.ts';
import { type Gone, startRedis } from '../../torture/redis.ts';

const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;
const silent = createLog('silent');
/** A hang that is not noticed would last for the whole test. */
const PATIENT_MS = 30_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

describe.runIf(HAS_REDIS)('a Redis that hangs', { timeout: PATIENT_MS }, () => {
  let redis: Gone;
  let link: RedisLink;
  let mall: TestMall;
  beforeAll(async () => {
    redis = await startRedis(await freePort());
    link = openRedis(redis.url, silent);
    await vi.waitFor(() => expect(link.isUp()).toBe(true));
    mall = await openTestMall({ store: createRedisStore(link, silent) });
  });
  afterAll(async () => {
    await mall.close();
    link.close();
    await redis.kill();
  });

  it('leaves captcha, SMS and login working, and is noticed', async () => {
    const shopper = createVisitor(mall);
    expect((await shopper.logIn(DEMO.mobile, DEMO.password)).envelope.success).toBe(true);
    redis.hang();
    expect(await createSolver(mall).solve('blockPuzzle')).not.toBe('');
    expect(link.isUp()).toBe(false);
    expect((await shopper.logIn(DEMO.mobile, DEMO.password)).envelope.success).toBe(true);
    await shopper.code('login', DEMO.mobile);
    redis.goOn();
    await vi.waitFor(() => expect(link.isUp()).toBe(true), { timeout: PATIENT_MS });
    expect((await shopper.logIn(DEMO.mobile, DEMO.password)).envelope.success).toBe(true);
  });

  it('is noticed without a call, too', async () => {
    redis.hang();
    await vi.waitFor(() => expect(link.isUp()).toBe(false), { timeout: PATIENT_MS });
    redis.goOn();
    await vi.waitFor(() => expect(link.isUp()).toBe(true), { timeout: PATIENT_MS });
  });

  it('makes other nodes drop what may be stale when it goes on', async () => {
    const gaps = [vi.fn(), vi.fn()] as const;
    const lines: string[] = [];
    const log = createLog('debug', { write: (line) => void lines.push(line) });
    const [a, b] = [createRedisBus(redis.url, log, gaps[0]), createRedisBus(redis.url, silent, gaps[1])];
    const heard: unknown[] = [];
    b.subscribe(TAGS_TOPIC, (tags) => void heard.push(tags));
    await vi.waitFor(() => {
      a.publish(TAGS_TOPIC, ['before']);
      expect(heard).toContainEqual(['before']);
    });
    lines.length = 0;
    gaps[1].mockClear();
    redis.hang();
    a.publish(TAGS_TOPIC, ['during']);
    const failed = expect.arrayContaining([expect.stringContaining('redis publish')]);
    await vi.waitFor(() => expect(lines).toEqual(failed), { timeout: PATIENT_MS });
    redis.goOn();
    await vi.waitFor(() => expect(gaps[1]).toHaveBeenCalled(), { timeout: PATIENT_MS });
    await Promise.all([a.close(), b.close()]);
  });
});

describe.runIf(HAS_REDIS)('a Redis that comes after its nodes', { timeout: PATIENT_MS }, () => {
  it('is subscribed to then, and what was published before is asked for', async () => {
    const port = await freePort();
    const lines: string[] = [];
    const log = createLog('debug', { write: (line) => void lines.push(line) });
    const gaps = [vi.fn(), vi.fn()] as const;
    const url = `redis://127.0.0.1:${port}`;
    const [a, b] = [createRedisBus(url, log, gaps[0]), createRedisBus(url, silent, gaps[1])];
    const heard: unknown[] = [];
    b.subscribe(TAGS_TOPIC, (tags) => void heard.push(tags));
    // Both have tried to connect and failed, and A has published what nobody heard.
    a.publish(TAGS_TOPIC, ['before']);
    const failed = expect.arrayContaining([expect.stringContaining('redis publish')]);
    await vi.waitFor(() => expect(lines).toEqual(failed), { timeout: PATIENT_MS });
    expect([a.isSubscribed(), b.isSubscribed()]).toEqual([false, false]);
    const redis = await startRedis(port);
    try {
      await vi.waitFor(() => expect([a.isSubscribed(), b.isSubscribed()]).toEqual([true, true]), {
        timeout: PATIENT_MS,
      });
      for (const onGap of gaps) expect(onGap).toHaveBeenCalled();
      await vi.waitFor(() => {
        a.publish(TAGS_TOPIC, ['after']);
        expect(heard).toContainEqual(['after']);
      });
    } finally {
      await Promise.all([a.close(), b.close()]);
      await redis.kill();
    }
  });
});
