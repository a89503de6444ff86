import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#mall/db/rows.ts';
import { expirePoints } from '#mall/money/expire.ts';
import { LEDGER_UNIT } from '#mall/money/money.tables.ts';
import { post } from '#mall/money/money.ts';
import { brokenRules, newKey, watch } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const { POINTS } = LEDGER_UNIT;
/** Midnight of New Year's Day in China, and the moment before. */
const newYear = (year: number) => new Date(`${year}-01-01T00:00:00+08:00`);
const justBefore = (at: Date) => new Date(at.getTime() - 1);

describe('points of a whole mall that are over', () => {
  let mall: TestMall;
  beforeAll(async () => {
    mall = await openTestMall();
    await watch(mall);
  });
  afterAll(async () => {
    // Points are spent here without orders.
    const broken = (await brokenRules(mall)).filter((rule) => !rule.startsWith('points of orders'));
    expect(broken).toEqual([]);
    await mall.close();
  });

  it('of many wallets go in one turn of the clock, on several nodes', { timeout: 120_000 }, async () => {
    const [first, wallets] = [1_000_000, 1_700];
    const at = justBefore(newYear(2032)).toISOString();
    await rowsOf(
      mall.db,
      sql`with ids as (select ${first}::int + k as id from generate_series(1, ${wallets}::int) k), made as (
          insert into wallet (account_id, points, points_check_at) select id, 70, ${newYear(2033).toISOString()}::timestamptz from ids)
        insert into ledger (account_id, unit, amount, after, kind, business_id, key, at)
        select id, 20, 70, 70, 'earn', 'test', 'many:' || id, ${at}::timestamptz from ids`,
    );
    mall.now.now = newYear(2033);
    const spending = Array.from({ length: 20 }, (_, k) =>
      mall.db
        .transaction((tx) =>
          post(tx, {
            ...{ accountId: first + 1 + k * 80, unit: POINTS, amount: -70, kind: 'pay', businessId: 'test' },
            ...{ key: newKey(), at: newYear(2033) },
          }),
        )
        .then(
          () => 'spent',
          () => 'refused',
        ),
    );
    const [spent, ...found] = await Promise.all([Promise.all(spending), expirePoints(mall), expirePoints(mall)]);
    expect(new Set(spent)).toEqual(new Set(['refused']));
    const [left] = await rowsOf<{ n: number; gone: number }>(
      mall.db,
      sql`select (select count(*)::int from wallet where account_id > ${first}::int and points > 0) as n,
        (select count(*)::int from ledger where account_id > ${first}::int and kind = 'expire') as gone`,
    );
    expect(found.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(wallets + 20);
    // A wallet that a shopper held while the jobs came by is left to the next turn.
    expect((left?.n ?? 0) + (left?.gone ?? 0)).toBe(wallets);
    expect(left?.n).toBeLessThanOrEqual(20);
    await expirePoints(mall);
    const [over] = await rowsOf<{ n: number }>(
      mall.db,
      sql`select count(*)::int as n from wallet where account_id > ${first}::int and points > 0`,
    );
    expect(over?.n).toBe(0);
  });

  it('stop going after a batch when the process is to stop', async () => {
    const stop = new AbortController();
    stop.abort();
    mall.now.now = newYear(2034);
    const [first, wallets] = [2_000_000, 600];
    await rowsOf(
      mall.db,
      sql`insert into wallet (account_id, points, points_check_at)
        select ${first}::int + k, 0, ${newYear(2034).toISOString()}::timestamptz from generate_series(1, ${wallets}::int) k`,
    );
    await expirePoints({ ...mall, stopping: stop.signal });
    const due = sql`select 1 from wallet where points_check_at <= ${newYear(2034).toISOString()}::timestamptz`;
    expect((await rowsOf(mall.db, due)).length).toBeGreaterThan(0);
    await expirePoints(mall);
    expect(await rowsOf(mall.db, due)).toEqual([]);
  });

  it('are found without reading every wallet', async () => {
    const earned = { accountId: 9_500, unit: POINTS, amount: 10, kind: 'earn', businessId: 'test' } as const;
    await mall.db.transaction((tx) => post(tx, { ...earned, key: newKey(), at: newYear(2026) }));
    mall.now.now = newYear(2030);
    const statements = await statementsOf(() => expirePoints(mall));
    const asked = statements.filter(({ sql }) => /^\s*(select|insert|update|with)/i.test(sql));
    const whole: string[] = [];
    for (const statement of asked) {
      const nodes = await planOf(mall.database, statement);
      const large = nodes.filter((node) => ['wallet', 'ledger'].includes(node['Relation Name'] ?? ''));
      if (large.some((node) => node['Node Type'] === 'Seq Scan')) whole.push(statement.sql);
    }
    expect(asked.length).toBeGreaterThan(3);
    expect(whole).toEqual([]);
  });
});
