import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { review } from '#mall/review/review.tables.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

it('nobody works for a shop without being of one', async () => {
  await expect(makeOperator(mall, null, 'shop')).rejects.toMatchObject({
    cause: { constraint: 'operator_of_shop' },
  });
});

it('one from before that rule sees nothing, and answers nothing', async () => {
  await mall.db.execute(sql`alter table operator drop constraint operator_of_shop`);
  const { token, get } = await makeOperator(mall, null, 'shop');
  const [some] = await mall.db.select({ id: review.id }).from(review).limit(1);
  const body = { text: '谢谢' };
  const answered = await mall.call('POST', `/api/desk/p/review/${some?.id}/answer`, { token, body });
  expect(answered.status).toBe(403);
  for (const path of ['/reviews', '/chat/talks', '/orders', '/home']) expect((await get(path)).status).toBe(403);
  expect(need(await get<{ rights: object }>('/me')).rights).toEqual({});
});
