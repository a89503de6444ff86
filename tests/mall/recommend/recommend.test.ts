import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardList } from '#contract/footprint/schema.ts';
import { RECOMMENDED } from '#contract/recommend/values.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { product } from '#mall/product/product.tables.ts';
import { recommended } from '#mall/recommend/recommend.queries.ts';
import { makeBuyer, need, oneOf, payTrade } from '../../helpers/mall/buying.ts';
import { planOf, statementsOf } from '../../helpers/mall/explain.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const cardsFor = async ({ token }: { token: string }) =>
  need(await mall.call<CardList>('GET', '/api/app/p/recommend', { token })).items;
const idsFor = async (buyer: { token: string }) => (await cardsFor(buyer)).map(({ id }) => id);
const see = ({ token }: { token: string }, productId: number) =>
  mall.call('POST', '/api/app/p/footprint', { token, body: { productId } });

async function categoriesOf(ids: number[]): Promise<Map<number, number>> {
  const rows = await mall.db
    .select({ id: product.id, category: product.categoryId })
    .from(product)
    .where(inArray(product.id, ids));
  return new Map(rows.map(({ id, category }) => [id, category]));
}

describe('goods for a shopper', () => {
  it('are the best-selling of the mall for one of whom nothing is known', async () => {
    const items = await cardsFor(await makeBuyer(mall));
    expect(items).toHaveLength(RECOMMENDED);
    expect(items.map(({ sales }) => sales)).toEqual(items.map(({ sales }) => sales).toSorted((a, b) => b - a));
    expect(items.every(({ soldOut }) => !soldOut)).toBe(true);
  });

  it('are at most two of a category, for somebody of whom much is known too', async () => {
    const buyer = await makeBuyer(mall);
    for (const id of [1, 2, 30, 60]) await see(buyer, id);
    for (const ids of [await idsFor(buyer), await idsFor(await makeBuyer(mall))]) {
      const counts = Map.groupBy((await categoriesOf(ids)).values(), (category) => category);
      expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBe(2);
      expect(ids).toHaveLength(RECOMMENDED);
    }
    // A mall of few categories recommends as many: the others follow.
    const { accountId } = await makeBuyer(mall);
    const many = await recommended(mall.db, { accountId, since: new Date(0), limit: 150 });
    expect(new Set(many).size).toBe(150);
  });

  it('are of the categories of what they saw first, and not that itself', async () => {
    const buyer = await makeBuyer(mall);
    for (const id of [1, 2]) await see(buyer, id);
    const items = await cardsFor(buyer);
    const ids = items.map(({ id }) => id);
    expect(ids.filter((id) => id === 1 || id === 2)).toEqual([]);
    const categories = await categoriesOf([1, 2, ...ids]);
    const wanted = [categories.get(1), categories.get(2)];
    expect(wanted).toContain(categories.get(ids[0] ?? 0));
    expect(new Set(ids).size).toBe(RECOMMENDED);
  });

  it('are nothing that was bought lately, but of its kind', async () => {
    const buyer = await makeBuyer(mall);
    const [best] = await cardsFor(buyer);
    const [sku] = await rowsOf<{ id: number }>(
      mall.db,
      sql`select id from sku where product_id = ${best?.id ?? 0} and stock > 0 limit 1`,
    );
    const { tradeId } = await buyer.buy(oneOf(sku?.id ?? 0));
    await payTrade(mall, tradeId);
    const ids = (await cardsFor(buyer)).map(({ id }) => id);
    expect(ids).not.toContain(best?.id);
    const categories = await categoriesOf([best?.id ?? 0, ...ids]);
    expect(categories.get(ids[0] ?? 0)).toBe(categories.get(best?.id ?? 0));
  });
});

it('one statement finds them, which reads no large table whole', async () => {
  const { accountId } = await makeBuyer(mall);
  await rowsOf(
    mall.db,
    sql`insert into footprint select ${accountId}, id, now() - make_interval(mins => id) from product limit 60`,
  );
  await rowsOf(mall.db, sql`analyze`);
  const statements = await statementsOf(async () => {
    await recommended(mall.db, { accountId, since: new Date(0), limit: RECOMMENDED });
  });
  for (const statement of statements) {
    const nodes = await planOf(mall.database, statement);
    const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
    expect(whole).toEqual([]);
  }
});
