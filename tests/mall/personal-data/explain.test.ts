import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeExports } from '#mall/personal-data/export.ts';
import { makeBuyer, makeGoods, need } from '../../helpers/mall/buying.ts';
import { planOf, type Statement, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { dataOf, eraseNow } from '../../helpers/mall/personal-data.ts';
import { lineOf, receivedBy } from '../../helpers/mall/review.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

/** Tables that are read whole although an index could serve. */
async function readWhole(statements: readonly Statement[]): Promise<string[]> {
  const whole = new Set<string>();
  for (const statement of statements.filter(({ sql }) => /^(select|update|delete|with)/i.test(sql.trim())))
    for (const node of await planOf(mall.database, statement))
      if (node['Node Type'] === 'Seq Scan') whole.add(`${node['Relation Name']}: ${statement.sql.slice(0, 120)}`);
  return [...whole];
}

async function someone() {
  const buyer = await makeBuyer(mall);
  const { skuId } = await makeGoods(mall);
  const reviewer = await receivedBy(mall, buyer, skuId);
  const scores = { description: 5, service: 5, delivery: 5 } as const;
  need(await reviewer.write({ lines: [lineOf(reviewer.lineIds[0] ?? 0)], anonymous: false, shop: scores } as never));
  return buyer;
}

it('an export reads the rows of its shopper by index, in every table', async () => {
  const data = dataOf(mall, await someone());
  const statements = await statementsOf(async () => {
    await data.view();
    need(await data.ask());
    await makeExports(mall);
  });
  expect(statements.length).toBeGreaterThan(40);
  expect(await readWhole(statements)).toEqual([]);
});

it('closing and erasing find the rows of the account by index, in every table', async () => {
  const buyer = await someone();
  const statements = await statementsOf(() => eraseNow(mall, buyer));
  expect(statements.length).toBeGreaterThan(30);
  expect(await readWhole(statements)).toEqual([]);
});
