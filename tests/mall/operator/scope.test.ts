import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskReviews } from '#contract/review/desk.schema.ts';
import { conversation } from '#mall/chat/chat.tables.ts';
import { review } from '#mall/review/review.tables.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { addShopper } from '../../helpers/people/add.ts';

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
  const { accountId } = await addShopper(mall.db, mall.now.now);
  const at = mall.now.now;
  const talk = { accountId, shopId: 0, lastAt: at, createdAt: at };
  const [made] = await mall.db.insert(conversation).values(talk).returning({ id: conversation.id });
  const [some] = await mall.db.select({ id: review.id }).from(review).limit(1);
  expect(need(await get<DeskReviews>('/reviews')).total).toBe(0);
  const answered = await mall.call('POST', `/api/desk/p/review/${some?.id}/answer`, {
    token,
    body: { text: '谢谢' },
  });
  expect(answered.status).toBe(404);
  expect((await get(`/chat/talks/${made?.id}`)).status).toBe(404);
  expect((await get('/orders')).status).toBe(404);
  expect((await get('/me')).status).toBe(200);
});
