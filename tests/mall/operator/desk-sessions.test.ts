import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskSession } from '#contract/operator/factor.schema.ts';
import { createMall } from '#mall/app.ts';
import { createLog } from '#mall/log.ts';
import { createLocalBus, createRedisBus } from '#mall/ports/bus.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { makeWorker, type Worker } from '../../helpers/mall/factor.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';

const redis = process.env.TEST_REDIS_URL;
const local = createLocalBus();
const buses = [0, 1].map(() =>
  redis ? createRedisBus(redis, createLog('error', { write: () => {} }), () => {}) : local,
);

let mall: TestMall;
let other: ReturnType<typeof createMall>;
beforeAll(async () => {
  mall = await openTestMall({ trustProxy: true, bus: buses[0] ?? local });
  other = createMall({ ...mall, bus: buses[1] ?? local });
});
afterAll(async () => {
  await other.close();
  await mall.close();
  await Promise.all(buses.map((bus) => bus.close()));
});
beforeEach(() => later(mall, MINUTE));

const sessionsOf = async (desk: ReturnType<Worker['at']>, path = 'sessions') =>
  need(await desk.call<DeskSession[]>('GET', path)) as unknown as DeskSession[];

/** What the other node says to a token. */
async function statusElsewhere(token: string): Promise<number> {
  const request = new Request('http://mall/api/desk/p/me', { headers: { authorization: token } });
  return (await other.fetch(request)).status;
}

describe('sessions at the desk', () => {
  it('are listed with device, place of login and last use', async () => {
    const worker = await makeWorker(mall);
    const begun = mall.now.now;
    const desk = worker.at(await worker.enter());
    later(mall, 6 * MINUTE);
    await worker.enter();
    await desk.isIn();
    const found = await sessionsOf(desk);
    const own = found.find(({ current }) => current);
    expect(found).toHaveLength(3);
    expect(own).toMatchObject({ createdAt: begun.toISOString(), seenAt: mall.now.now.toISOString() });
    expect(found.filter(({ address }) => address !== '')).toHaveLength(2);
    expect(JSON.stringify(found)).not.toContain(desk.token);
  });

  it('are ended one by one, or all others, on every node', async () => {
    const worker = await makeWorker(mall);
    const [desk, one, two, three] = [
      worker.at(await worker.enter()),
      worker.at(await worker.enter()),
      worker.at(await worker.enter()),
      worker.at(await worker.enter()),
    ];
    const list = await sessionsOf(one);
    need(await desk.call('DELETE', `sessions/${list.find(({ current }) => current)?.id}`));
    expect([await one.isIn(), await statusElsewhere(one.token)]).toEqual([false, 401]);
    expect(await statusElsewhere(two.token)).toBe(200);
    need(await desk.call('DELETE', 'sessions'));
    expect([await statusElsewhere(two.token), await statusElsewhere(three.token)]).toEqual([401, 401]);
    expect(await statusElsewhere(desk.token)).toBe(200);
    expect(await sessionsOf(desk)).toHaveLength(1);
  });

  it('of others are not one’s own to end', async () => {
    const [worker, stranger] = [await makeWorker(mall, 'service'), await makeWorker(mall, 'service')];
    const desk = worker.at(await worker.enter());
    const theirs = stranger.at(await stranger.enter());
    const id = (await sessionsOf(theirs))[0]?.id;
    expect((await desk.call('DELETE', `sessions/${id}`)).status).toBe(404);
    expect((await desk.call('GET', `staff/${stranger.id}/sessions`)).status).toBe(403);
    expect((await desk.call('DELETE', `staff/${stranger.id}/sessions`)).status).toBe(403);
    expect(await theirs.isIn()).toBe(true);
  });

  it('of staff are ended by an administrator, one or all, which is written down', async () => {
    const worker = await makeWorker(mall, 'service');
    const [one, two] = [worker.at(await worker.enter()), worker.at(await worker.enter())];
    const admin = await makeWorker(mall);
    const boss = admin.at(await admin.enter());
    const path = `staff/${worker.id}/sessions`;
    const id = (await sessionsOf(one)).find(({ current }) => current)?.id;
    expect((await sessionsOf(boss, path)).some(({ current }) => current)).toBe(false);
    need(await boss.call('DELETE', `${path}/${id}`));
    expect([await statusElsewhere(one.token), await statusElsewhere(two.token)]).toEqual([401, 200]);
    need(await boss.call('DELETE', path));
    expect(await statusElsewhere(two.token)).toBe(401);
    expect(await sessionsOf(boss, path)).toEqual([]);
    const { items } = need(
      await boss.call<{ items: object[] }>('GET', `changes?kind=operator&ref=${worker.id}`),
    ) as never as {
      items: object[];
    };
    expect(items).toMatchObject([{ action: 'endSessions' }, { action: 'endSessions' }]);
    expect((await boss.call('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await boss.call('GET', 'staff/2000000/sessions')).status).toBe(404);
  });

  it('that are over are not listed', async () => {
    const worker = await makeWorker(mall);
    await worker.enter();
    later(mall, 13 * 60 * MINUTE);
    const { token } = await makeOperator(mall, null, 'admin');
    const found = await sessionsOf(worker.at(token), `staff/${worker.id}/sessions`);
    expect(found).toHaveLength(1);
  });
});
