import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#mall/log.ts';
import { type Bus, createLocalBus, createRedisBus, TAGS_TOPIC } from '#mall/ports/bus.ts';

const redisUrl = process.env.TEST_REDIS_URL;
const NOWHERE = 'redis://127.0.0.1:1';
const open: Bus[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((bus) => bus.close()));
});

function openBus(url: string) {
  const logs: { msg: string; reason?: string; topic?: string }[] = [];
  const onGap = vi.fn();
  const log = createLog('debug', { write: (line) => void logs.push(JSON.parse(line)) });
  const bus = createRedisBus(url, log, onGap);
  open.push(bus);
  return { bus, logs, onGap };
}

function listen(bus: Bus, topic = TAGS_TOPIC) {
  const heard: unknown[] = [];
  const leave = bus.subscribe(topic, (message) => void heard.push(message));
  return { heard, leave };
}

const localKinds: [string, () => Bus][] = [
  ['in this process', createLocalBus],
  ['without the Redis it should have', () => openBus(NOWHERE).bus],
  ...(redisUrl ? [['over Redis', () => openBus(redisUrl).bus] satisfies [string, () => Bus]] : []),
];

describe.each(localKinds)('bus %s', (_kind, create) => {
  it('tells every listener of the topic at once, and no other', async () => {
    const bus = create();
    const [one, two, other] = [listen(bus), listen(bus), listen(bus, 'other')];
    bus.publish(TAGS_TOPIC, ['goods']);
    expect([one.heard, two.heard, other.heard]).toEqual([[['goods']], [['goods']], []]);
    await bus.close();
  });

  it('does not tell who left, nor anyone after the end', async () => {
    const bus = create();
    const [gone, stays] = [listen(bus), listen(bus)];
    gone.leave();
    bus.publish(TAGS_TOPIC, 1);
    await bus.close();
    bus.publish(TAGS_TOPIC, 2);
    expect(gone.heard).toEqual([]);
    expect(stays.heard).toEqual([1]);
  });
});

describe('without Redis', () => {
  it('tells the log, and nobody else', async () => {
    const { bus, logs, onGap } = openBus(NOWHERE);
    const { heard } = listen(bus);
    bus.publish(TAGS_TOPIC, 'a');
    await vi.waitFor(() => {
      expect(logs).toContainEqual(expect.objectContaining({ msg: 'redis publish', topic: TAGS_TOPIC }));
      expect(logs).toContainEqual(expect.objectContaining({ msg: 'redis' }));
    }, 5_000);
    expect(bus.isSubscribed()).toBe(false);
    bus.publish(TAGS_TOPIC, 'b');
    expect(heard).toEqual(['a', 'b']);
    expect(onGap).not.toHaveBeenCalled();
  });
});

describe.runIf(redisUrl)('two nodes on one Redis', () => {
  const url = redisUrl ?? NOWHERE;

  /** Publishes until the other side hears it: only then are both connected. */
  async function meet(from: Bus, to: Bus): Promise<void> {
    const topic = `meet:${crypto.randomUUID()}`;
    const { heard, leave } = listen(to, topic);
    await vi.waitFor(
      () => {
        from.publish(topic, 0);
        expect(heard).not.toEqual([]);
      },
      { timeout: 5_000 },
    );
    leave();
  }

  it('hear each other, and each its own words once', async () => {
    const [a, b] = [openBus(url), openBus(url)];
    await meet(a.bus, b.bus);
    await meet(b.bus, a.bus);
    // Each for its own subscription, perhaps again for what the other could not send before.
    for (const { onGap } of [a, b]) {
      expect(onGap).toHaveBeenCalled();
      onGap.mockClear();
    }
    const topic = `test:${crypto.randomUUID()}`;
    const [atA, atB] = [listen(a.bus, topic), listen(b.bus, topic)];
    a.bus.publish(topic, { tags: ['goods', '茶'] });
    b.bus.publish(topic, null);
    await vi.waitFor(() => {
      expect(atA.heard).toHaveLength(2);
      expect(atB.heard).toHaveLength(2);
    });
    // Whatever is still on its way comes before these.
    await meet(a.bus, b.bus);
    await meet(b.bus, a.bus);
    expect(atA.heard).toEqual([{ tags: ['goods', '茶'] }, null]);
    expect(atB.heard).toHaveLength(2);
    expect(atB.heard).toEqual(expect.arrayContaining([{ tags: ['goods', '茶'] }, null]));
    expect(a.onGap).not.toHaveBeenCalled();
    expect(b.onGap).not.toHaveBeenCalled();
    expect([a.bus.isSubscribed(), b.bus.isSubscribed()]).toEqual([true, true]);
  });

  it('delivers to its own process alone', async () => {
    const [a, b] = [openBus(url), openBus(url)];
    await meet(a.bus, b.bus);
    const topic = `test:${crypto.randomUUID()}`;
    const [atA, atB] = [listen(a.bus, topic), listen(b.bus, topic)];
    a.bus.deliver(topic, 1);
    await meet(a.bus, b.bus);
    expect([atA.heard, atB.heard]).toEqual([[1], []]);
  });

  it('one that closed is told nothing, and the other goes on', async () => {
    const [a, b, c] = [openBus(url), openBus(url), openBus(url)];
    await meet(a.bus, b.bus);
    await meet(a.bus, c.bus);
    const topic = `test:${crypto.randomUUID()}`;
    const [atA, atB, atC] = [listen(a.bus, topic), listen(b.bus, topic), listen(c.bus, topic)];
    await b.bus.close();
    a.bus.publish(topic, 1);
    await vi.waitFor(() => expect(atC.heard).toEqual([1]));
    expect(atA.heard).toEqual([1]);
    expect(atB.heard).toEqual([]);
  });

  it('after a lost connection the gap is told, and messages come again', async () => {
    const name = `bus-${crypto.randomUUID()}`;
    const [a, b] = [openBus(url), openBus(`${url.replace(/\/+$/, '')}/?connectionName=${name}`)];
    await meet(a.bus, b.bus);
    await meet(b.bus, a.bus);
    for (const { onGap } of [a, b]) onGap.mockClear();
    const admin = new Redis(url);
    try {
      const lines = String(await admin.client('LIST')).split('\n');
      const ids = lines
        .filter((line) => line.includes(` name=${name} `))
        .flatMap((line) => /^id=(\d+)/.exec(line)?.[1] ?? []);
      expect(ids).toHaveLength(2);
      for (const id of ids) await admin.client('KILL', 'ID', id);
      await vi.waitFor(() => expect(b.onGap).toHaveBeenCalledOnce(), { timeout: 5_000 });
      await meet(a.bus, b.bus);
      expect(a.onGap).not.toHaveBeenCalled();
      await meet(b.bus, a.bus);
      expect(b.onGap).toHaveBeenCalledOnce();
    } finally {
      admin.disconnect();
    }
  });
});
