import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { CardList, FootprintPage } from '#contract/footprint/schema.ts';
import { FOOTPRINTS, RECENT } from '#contract/footprint/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { rowsOf } from '#mall/db/rows.ts';
import { dropOldFootprints } from '#mall/footprint/footprint.ts';
import { product } from '#mall/product/product.tables.ts';
import { type Buyer, brokenRules, makeBuyer, need, watch } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

const PATH = '/api/app/p/footprint';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

const call = <T>({ token }: Buyer, method: string, path = '', body?: unknown) =>
  mall.call<T>(method, `${PATH}${path}`, { token, ...(body ? { body } : {}) });
const see = (buyer: Buyer, productId: number) => call(buyer, 'POST', '', { productId });
const page = async (buyer: Buyer, query = '') => need(await call<FootprintPage>(buyer, 'GET', query));
const idsOf = ({ items }: FootprintPage) => items.map(({ productId }) => productId);

/** Does something on another day. */
async function daysAgo(days: number, run: () => Promise<unknown>): Promise<void> {
  const { now } = mall.now;
  mall.now.now = new Date(now.getTime() - days * DAY_MS);
  await run();
  mall.now.now = now;
}

it('what a shopper looks at stands by day, each once, the last first', async () => {
  const [buyer, other] = [await makeBuyer(mall), await makeBuyer(mall)];
  await daysAgo(3, () => see(buyer, 1));
  await daysAgo(2, () => see(buyer, 2));
  await see(buyer, 3);
  await see(buyer, 1);
  await daysAgo(1, () => see(buyer, 1));
  const seen = await page(buyer);
  expect([idsOf(seen).toSorted(), seen.total, seen.pages]).toEqual([[1, 2, 3], 3, 1]);
  expect(idsOf(seen).at(-1)).toBe(2);
  expect(seen.items[0]).toMatchObject({ day: seen.today, card: { id: seen.items[0]?.productId } });
  expect(idsOf(await page(other))).toEqual([]);
  expect((await see(buyer, 999_999)).status).toBe(404);
});

it('finds them by words of a title in either language, and nobody else’s', async () => {
  const [buyer, other] = [await makeBuyer(mall), await makeBuyer(mall)];
  const productId = 2;
  const title = { zh: '西湖龙井 礼盒', en: 'Longjing Tea Gift Box' };
  await mall.db.update(product).set({ title }).where(eq(product.id, productId));
  for (const id of [1, productId]) await see(buyer, id);
  for (const text of ['龙井', '礼盒 西湖', 'longjing  BOX']) {
    const found = await page(buyer, `?text=${encodeURIComponent(text)}`);
    expect([text, idsOf(found), found.total]).toEqual([text, [productId], 1]);
  }
  for (const text of ['%', '龙井 紫砂'])
    expect(idsOf(await page(buyer, `?text=${encodeURIComponent(text)}`))).toEqual([]);
  expect(idsOf(await page(other, '?text=tea'))).toEqual([]);
  expect(idsOf(await page(buyer, '?text=')).toSorted()).toEqual([1, productId].toSorted());
});

it('deletes one, a day, or all, of one shopper only', async () => {
  const [buyer, other] = [await makeBuyer(mall), await makeBuyer(mall)];
  await daysAgo(1, () => see(buyer, 1));
  await daysAgo(1, () => see(buyer, 2));
  for (const id of [3, 12]) await see(buyer, id);
  await see(other, 3);
  expect(need(await call(buyer, 'DELETE', '/3'))).toEqual({ gone: 1 });
  expect(need(await call(buyer, 'DELETE', '/3'))).toEqual({ gone: 0 });
  const yesterday = (await page(buyer)).items.find(({ productId }) => productId === 1)?.day;
  expect(need(await call(buyer, 'DELETE', `/day/${yesterday}`))).toEqual({ gone: 2 });
  expect(idsOf(await page(buyer))).toEqual([12]);
  expect(need(await call(buyer, 'DELETE'))).toEqual({ gone: 1 });
  expect([idsOf(await page(buyer)), idsOf(await page(other))]).toEqual([[], [3]]);
});

it('recently seen leaves out the product that one is at, and what is off the shelf', async () => {
  const buyer = await makeBuyer(mall);
  for (let id = 10; id < 25; id += 1) await see(buyer, id);
  await rowsOf(mall.db, sql`delete from listing where product_id = 20`);
  const { items } = need(await call<CardList>(buyer, 'GET', '/recent?except=24'));
  const ids = items.map(({ id }) => id);
  expect([ids.length, ids.includes(24), ids.includes(20)]).toEqual([RECENT, false, false]);
  expect((await page(buyer)).items.find(({ productId }) => productId === 20)?.card).toBeNull();
});

it('stores 500 of a shopper, for 90 days', async () => {
  const buyer = await makeBuyer(mall);
  await rowsOf(
    mall.db,
    sql`insert into footprint select ${buyer.accountId}, 10000 + n, ${mall.now.now.toISOString()}::timestamptz - make_interval(days => case when n = 1 then 91 else 1 end)
      from generate_series(1, ${FOOTPRINTS}) n`,
  );
  expect((await page(buyer)).total).toBe(FOOTPRINTS - 1);
  await see(buyer, 1);
  expect((await page(buyer)).total).toBe(FOOTPRINTS);
  expect(idsOf(await page(buyer))[0]).toBe(1);
  await rowsOf(mall.db, sql`update footprint set seen_at = '2020-01-01' where account_id = ${buyer.accountId}`);
  expect(await dropOldFootprints(mall)).toBe(FOOTPRINTS);
});

it('one looked at in many tabs at once is there once', async () => {
  const buyer = await makeBuyer(mall);
  await Promise.all(Array.from({ length: 20 }, (_, n) => see(buyer, 1 + (n % 2))));
  expect(idsOf(await page(buyer)).toSorted()).toEqual([1, 2]);
});
