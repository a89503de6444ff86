import { count, desc, lt } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VISITS } from '#contract/content/schema.ts';
import { PRESET_RIGHTS } from '#contract/operator/roles.values.ts';
import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { DAY_MS } from '#contract/time.ts';
import { flowLog } from '#mall/content/content.tables.ts';
import { dropOldVisits } from '#mall/content/visits.ts';
import { deskSeries, saveDays } from '#mall/dashboard/dashboard.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';

let mall: TestMall;
beforeEach(async () => {
  mall = await openTestMall({ trustProxy: true });
  await mall.db.delete(flowLog);
});
afterEach(() => mall.close());

const visit = (body: object, address = '198.51.100.7') =>
  mall.call('POST', '/api/app/flowAnalysisLog', { body, headers: { 'x-forwarded-for': address } });
async function recorded(): Promise<number> {
  const [row] = await mall.db.select({ n: count() }).from(flowLog);
  return row?.n ?? 0;
}

describe('page visits', () => {
  it('of one client are limited, quietly, and those of others still count', async () => {
    const paths = Array.from({ length: VISITS.perMinute + 20 }, (_, n) => `/page-${n}`);
    const answers = await Promise.all(paths.map((path) => visit({ path })));
    expect(answers.every(({ envelope }) => envelope.success)).toBe(true);
    expect(await recorded()).toBe(VISITS.perMinute);
    await visit({ path: '/' }, '203.0.113.9');
    expect(await recorded()).toBe(VISITS.perMinute + 1);
  });

  it('of all clients together are limited', async () => {
    const full = { count: async (key: string) => key !== 'all', isOver: async () => false, uncount: async () => {} };
    const other = await openTestMall({ limits: { create: () => full } });
    await other.db.delete(flowLog);
    await other.call('POST', '/api/app/flowAnalysisLog', { body: { path: '/' } });
    expect(await other.db.select().from(flowLog)).toHaveLength(0);
    await other.close();
  });

  it('repeated at once are one', async () => {
    for (let n = 0; n < 3; n += 1) await visit({ path: '/goods', productId: 7 });
    await visit({ path: '/goods', productId: 8 });
    expect(await recorded()).toBe(2);
    later(mall, MINUTE);
    await visit({ path: '/goods', productId: 7 });
    expect(await recorded()).toBe(3);
  });

  it('are cut to a length', async () => {
    await visit({ path: `/${'p'.repeat(500)}`, referrer: `https://example.com/${'r'.repeat(400)}` });
    const [row] = await mall.db.select().from(flowLog).orderBy(desc(flowLog.id)).limit(1);
    expect([row?.path.length, row?.referrer?.length]).toEqual([VISITS.text, VISITS.text]);
    expect(row?.entry).toBe(true);
  });

  it('are dropped after the days of the setting, and what their days came to stays', async () => {
    const now = mall.now.now.getTime();
    const at = (ageMs: number) => ({ at: new Date(now - ageMs), path: '/', language: 'zh', entry: true });
    await mall.db.insert(flowLog).values([at(NUMBERS.visitLog + 1_000), at(20 * DAY_MS), at(DAY_MS)]);
    await saveDays(mall);
    const operator = { id: 1, name: '', rights: PRESET_RIGHTS.admin, shopId: null } as never;
    const before = await deskSeries(mall, operator, 30);
    expect(await dropOldVisits(mall)).toBe(1);
    expect(await recorded()).toBe(2);
    mall.now.now = new Date(now + NUMBERS.visitLog - 10 * DAY_MS);
    expect(await dropOldVisits(mall)).toBe(1);
    mall.now.now = new Date(now);
    expect(await deskSeries(mall, operator, 30)).toEqual(before);
    expect(before.days.reduce((sum, { views }) => sum + views, 0)).toBe(2);
    const old = lt(flowLog.at, new Date(now - NUMBERS.visitLog));
    expect(await mall.db.select().from(flowLog).where(old)).toEqual([]);
  });
});
