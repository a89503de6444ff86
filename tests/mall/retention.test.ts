import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#mall/db/rows.ts';
import { JOBS } from '#mall/jobs.ts';
import { RETENTION } from '#mall/retention.ts';
import { openTestMall, type TestMall } from '../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const jobNamed = (name: string) => JOBS.find((job) => job.name === name);
const dropped = Object.entries(RETENTION).flatMap(([table, of]) => ('job' in of ? [{ table, job: of.job }] : []));

it('every table says how long its rows are stored', async () => {
  const rows = await rowsOf<{ name: string }>(
    mall.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  expect(Object.keys(RETENTION).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it.each(dropped)('$table is dropped by a job that runs, and operators are told', ({ table, job }) => {
  expect(jobNamed(job)).toBeDefined();
  for (const page of ['docs/operating.md', 'docs/zh/operating.md'])
    expect(readFileSync(page, 'utf8')).toContain(`| \`${table}\``);
});

/** A row of each that is over in a day, `n` of them; and how long it is stored, in days from `at`. */
const MADE = {
  session: (n: number) => sql`insert into session (token_hash, account_id, expires_at)
    select 'old ' || i, 1, ${mall.now.now.toISOString()}::timestamptz + interval '1 day' from generate_series(1, ${n}::int) i`,
  operator_session: (n: number) => sql`insert into operator_session (token_hash, operator_id, created_at, expires_at)
    select 'old ' || i, 1, ${mall.now.now.toISOString()}::timestamptz, ${mall.now.now.toISOString()}::timestamptz + interval '1 day'
    from generate_series(1, ${n}::int) i`,
  idempotency: (n: number) => sql`insert into idempotency (owner, key, body, created_at)
    select 'old', i::text, '', ${mall.now.now.toISOString()}::timestamptz - interval '6 days' from generate_series(1, ${n}::int) i`,
  payment: (
    n: number,
  ) => sql`insert into payment (id, account_id, way, provider, status, amount, created_at, expires_at)
    select 'old ' || i, 1, 'wallet', 'sandbox', 30, 1, ${mall.now.now.toISOString()}::timestamptz - interval '179 days', now()
    from generate_series(1, ${n}::int) i`,
  message: (n: number) => sql`insert into message (account_id, kind, event, params, key, created_at)
    select 1, 'order', 'orderExpired', '{"order":"1"}', 'old ' || i, ${mall.now.now.toISOString()}::timestamptz - interval '179 days'
    from generate_series(1, ${n}::int) i`,
  flow_log: (n: number) => sql`insert into flow_log (path, entry, language, at)
    select '/', false, 'zh', ${mall.now.now.toISOString()}::timestamptz - interval '89 days' from generate_series(1, ${n}::int) i`,
  search_day: (n: number) => sql`insert into search_day (day, words, language, searches, missed, total, presses)
    select (${mall.now.now.toISOString()}::timestamptz - interval '400 days')::date, 'old ' || i, 'zh', 1, 0, 1, 0 from generate_series(1, ${n}::int) i`,
  search_press: (n: number) => sql`insert into search_press (day, words, product_id, presses)
    select (${mall.now.now.toISOString()}::timestamptz - interval '90 days')::date, 'old ' || i, 1, 1 from generate_series(1, ${n}::int) i`,
} as const;

describe.each(Object.entries(MADE))('%s', (table, make) => {
  const DAY_MS = 86_400_000;
  /** More than a batch. */
  const ROWS = 5_100;
  const count = async () => {
    const [row] = await rowsOf<{ n: number }>(mall.db, sql`select count(*)::int as n from ${sql.identifier(table)}`);
    return row?.n ?? 0;
  };

  it('keeps what is not over, and loses all of what is in one pass of any number of nodes', async () => {
    const { job } = dropped.find((one) => one.table === table) ?? { job: '' };
    const run = jobNamed(job)?.run ?? (async () => 0);
    await run(mall);
    const before = await count();
    await rowsOf(mall.db, make(ROWS));
    expect(await run(mall)).toBe(0);
    const later = { ...mall, clock: () => new Date(mall.now.now.getTime() + DAY_MS + 1_000) };
    const gone = await Promise.all([run(later), run(later)]);
    expect(gone[0] + gone[1]).toBeGreaterThanOrEqual(ROWS);
    expect(await count()).toBeLessThanOrEqual(before);
  });
});
