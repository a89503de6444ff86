import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '#mall/db/rows.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

/** The log of changes grows with every save and every order that a shop moves. */

let mall: TestMall;
let token: string;
beforeAll(async () => {
  mall = await openTestMall();
  ({ token } = await makeOperator(mall, null, 'admin'));
  await rowsOf(
    mall.db,
    sql`insert into change (at, operator_id, kind, ref, action)
      select now(), k % 50, case when k % 1000 = 0 then 'web' else 'order' end, k::text, 'ship'
      from generate_series(1, 20000) k`,
  );
  await rowsOf(mall.db, sql`analyze change`);
});
afterAll(() => mall.close());

it.each(['', 'kind=web', 'kind=order&ref=77', 'by=7', 'kind=order&before=500'])(
  'is read by an index: %s',
  async (query) => {
    const read = () => mall.call<{ items: unknown[] }>('GET', `/api/desk/p/changes?${query}`, { token });
    expect(need(await read()).items.length).toBeGreaterThan(0);
    const asked = (await statementsOf(read)).filter(({ sql: text }) => /from "change"/.test(text));
    expect(asked).toHaveLength(1);
    for (const statement of asked) {
      const nodes = await planOf(mall.database, statement);
      expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'change')).toEqual(
        [],
      );
    }
  },
);
