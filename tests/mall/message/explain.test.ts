import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifyEndingCoupons } from '#mall/coupon/coupon.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { sendReminders } from '#mall/flash-sale/due-reminders.ts';
import { dropOldMessages } from '#mall/message/message.ts';
import { makeBuyer } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

/** Tables that grow with every shopper. */
const LARGE = ['message', 'coupon', 'flash_reminder'];

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await rowsOf(
    mall.db,
    sql`insert into message (account_id, kind, event, params, key, created_at)
      select 100000 + k / 5, 'order', 'orderExpired', '{"order": "1"}', 'x' || k, now() - make_interval(mins => k)
      from generate_series(1, 5000) k`,
  );
  await rowsOf(mall.db, sql`analyze`);
});
afterAll(() => mall.close());

it('no statement of messages reads a large table whole', async () => {
  const { token } = await makeBuyer(mall);
  const call = (method: string, path: string, body?: unknown) =>
    mall.call(method, `/api/app/p/messages${path}`, { token, ...(body ? { body } : {}) });
  const statements = await statementsOf(async () => {
    for (const path of ['', '?kind=order&page=2', '/unread']) await call('GET', path);
    for (const path of ['/1/read', '/1/restore']) await call('POST', path, {});
    await call('POST', '/read', { upTo: 1 });
    await call('POST', '/read', { kind: 'order', upTo: 1 });
    await call('DELETE', '/1');
    await Promise.all([dropOldMessages(mall), notifyEndingCoupons(mall), sendReminders(mall)]);
  });
  const reads = statements.filter(({ sql: text }) => /\b(message|flash_reminder|coupon)\b/.test(text));
  expect(reads.length).toBeGreaterThan(9);
  const whole: string[] = [];
  for (const statement of reads) {
    const nodes = await planOf(mall.database, statement);
    if (nodes.some((node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? '')))
      whole.push(statement.sql);
  }
  expect(whole).toEqual([]);
});
