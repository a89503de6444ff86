import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SavedView } from '#contract/saved-view/desk.schema.ts';
import { SAVED_VIEW } from '#contract/saved-view/desk.values.ts';
import { operator } from '#mall/operator/operator.tables.ts';
import { savedView } from '#mall/saved-view/saved-view.tables.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

type Staff = Awaited<ReturnType<typeof makeOperator>>;
const ORDERS = '/desk/orders';

let mall: TestMall;
let owner: Staff;
let other: Staff;
beforeAll(async () => {
  mall = await openTestMall();
  owner = await makeOperator(mall, 4, 'owner');
  other = await makeOperator(mall, 4, 'shop');
});
afterAll(() => mall.close());

const save = (who: Staff, name: string, query = 'tab=toSend', list = ORDERS) =>
  mall.call<SavedView[]>('POST', '/api/desk/p/views', { token: who.token, body: { list, name, query } });
const views = (who: Staff, list = ORDERS) => who.get<SavedView[]>(`/views?list=${encodeURIComponent(list)}`);
const remove = (who: Staff, id: number) => mall.call('DELETE', `/api/desk/p/views/${id}`, { token: who.token });

it("are one's own, and a name is there once", async () => {
  need(await save(owner, ' 催发货 ', 'urged=1'));
  const saved = need(await save(owner, '催发货', 'urged=1&tab=toSend'));
  expect(saved).toEqual([{ id: expect.any(Number), name: '催发货', query: 'urged=1&tab=toSend' }]);
  expect(need(await views(owner))).toEqual(saved);
  expect(need(await views(other))).toEqual([]);
  const [view] = saved;
  expect((await remove(other, view?.id ?? 0)).status).toBe(404);
  expect((await remove(owner, view?.id ?? 0)).status).toBe(200);
  expect((await remove(owner, view?.id ?? 0)).status).toBe(404);
});

it('are refused of lists that there are not, without a name, and beyond what one looks through', async () => {
  expect((await save(owner, 'x', '', '/desk/nothing')).envelope.code).toBe('A00002');
  expect((await save(owner, '  ')).envelope.code).toBe('A00002');
  expect((await save(owner, 'x', 'a'.repeat(SAVED_VIEW.query + 1))).envelope.code).toBe('A00002');
  for (let n = 0; n < SAVED_VIEW.ofOneList - 1; n += 1) need(await save(owner, `view ${n}`));
  const both = await Promise.all([save(owner, 'last'), save(owner, 'one too many')]);
  expect(both.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  expect(need(await views(owner))).toHaveLength(SAVED_VIEW.ofOneList);
  need(await save(owner, 'view 1', 'tab=toPay'));
});

it('keep no words that may find a person', async () => {
  const someone = await makeOperator(mall, 4, 'owner');
  const saved = need(await save(someone, 'one buyer', 'tab=toSend&text=%E7%8E%8B%E4%BA%94'));
  expect(saved.map(({ query }) => query)).toEqual(['tab=toSend']);
  const goods = need(await save(someone, 'tea', 'text=tea', '/desk/products'));
  expect(goods.map(({ query }) => query)).toEqual(['text=tea']);
});

it('of a role that lost an area are refused, and there again when it has the area back', async () => {
  const someone = await makeOperator(mall, 4, 'owner');
  need(await save(someone, 'cheap', 'text=tea', '/desk/products'));
  const [row] = await mall.db.select().from(savedView).where(eq(savedView.name, 'cheap'));
  const become = (role: 'shipping' | 'shop') =>
    mall.db
      .update(operator)
      .set({ role })
      .where(eq(operator.id, row?.operatorId ?? 0));
  await become('shipping');
  expect((await views(someone, '/desk/products')).status).toBe(403);
  expect((await save(someone, 'dear', '', '/desk/products')).status).toBe(403);
  expect(need(await views(someone))).toEqual([]);
  await become('shop');
  expect(need(await views(someone, '/desk/products')).map(({ name }) => name)).toEqual(['cheap']);
});
