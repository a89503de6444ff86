import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskReviews } from '#contract/review/desk.schema.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const SHOP = 2;
const REVIEWS = 30_000;

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await rowsOf(
    mall.db,
    sql`insert into review (product_id, shop_id, account_id, spec, score, text, language, pictures, anonymous, created_at)
      select p.id, p.shop_id, 1, '[]', 5, 'fine ' || k, 'en', '{}', true, ${mall.now.now.toISOString()}::timestamptz - make_interval(mins => k)
      from generate_series(1, ${REVIEWS}::int) k join product p on p.id = 1 + k % 100`,
  );
  await rowsOf(mall.db, sql`analyze review`);
});
afterAll(() => mall.close());

it.each([
  ['first', 'page=1'],
  ['thousandth', 'page=1000'],
  ['first of those with a word', 'text=fine 299'],
])('the %s page of reviews at the desk reads them by index, of the mall and of a shop', async (_, query) => {
  for (const by of [await makeOperator(mall, null, 'admin'), await makeOperator(mall, SHOP)]) {
    const statements = await statementsOf(async () => need(await by.get<DeskReviews>(`/reviews?${query}`)));
    const read = statements.filter(({ sql }) => /from "review"/.test(sql));
    expect(read.length).toBeGreaterThan(0);
    for (const statement of read) {
      const nodes = await planOf(mall.database, statement);
      const names = nodes.map((node) => node['Index Name']);
      expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'review')).toEqual(
        [],
      );
      // Counting ends at a limit, and needs no order.
      if (/order by/i.test(statement.sql))
        expect(names).toContainEqual(expect.stringMatching(/^review_(latest|of_shop)$/));
    }
  }
});
