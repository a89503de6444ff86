import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { AgreedMany, DeskRefundPage, DeskRefundView, RefundFigures } from '#contract/refund/desk.schema.ts';
import type { RefundPage } from '#contract/refund/schema.ts';
import type { SheetFile } from '#contract/sheet.schema.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { order } from '#mall/order/order.tables.ts';
import { refund } from '#mall/refund/refund.tables.ts';
import {
  brokenRules,
  makeBuyer,
  makeGoods,
  need,
  oneOf,
  payTrade,
  setAutoAccept,
  watch,
} from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeDesk, refundsBy } from '../../helpers/mall/refund.ts';
import { later, MINUTE } from '../../helpers/mall/time.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await watch(mall);
  await setAutoAccept(mall, false);
});
afterEach(async () => expect(await brokenRules(mall)).toEqual([]));
afterAll(() => mall.close());

async function applied(shopId = 1) {
  const buyer = await makeBuyer(mall);
  const refunds = refundsBy(mall, buyer);
  const { skuId } = await makeGoods(mall, { shopId });
  const { tradeId, orderIds } = await buyer.buy(oneOf(skuId));
  await payTrade(mall, tradeId);
  const orderId = orderIds[0] ?? '';
  return { refunds, orderId, id: await refunds.apply({ orderId, description: '包装破损' }) };
}

it('a shop sees and answers its own refunds, the service of the mall sees all', async () => {
  const [own, other] = [await applied(1), await applied(3)];
  const shop = await makeDesk(mall, 1);
  const service = await makeDesk(mall, null, 'service');
  const seen = need(await shop.get<DeskRefundPage>('/refunds'));
  expect(seen.items.map(({ id }) => id)).toEqual([own.id]);
  expect(seen).toMatchObject({ total: 1, pages: 1, counts: { toAnswer: 1, all: 1, refunded: 0 } });
  expect(seen.items[0]).toMatchObject({ moves: ['grant', 'refuse'], buyer: '小明' });
  expect((await shop.get(`/refunds/${other.id}`)).status).toBe(404);
  expect((await shop.move(other.id, 'agree')).status).toBe(404);
  expect((await shop.get('/refunds?shopId=3')).status).toBe(404);
  const all = need(await service.get<DeskRefundPage>('/refunds?tab=all'));
  expect(all.items.map(({ id }) => id).sort()).toEqual([own.id, other.id].sort());
  expect(all.items.every(({ moves }) => moves.length === 0)).toBe(true);
  const found = need(await service.get<DeskRefundPage>(`/refunds?tab=all&text=${other.orderId}&shopId=3`));
  expect(found.items.map(({ id }) => id)).toEqual([other.id]);
  const view = need(await shop.get<DeskRefundView>(`/refunds/${own.id}`));
  expect(view).toMatchObject({
    description: '包装破损',
    paid: 10_000,
    place: { recipient: expect.any(String) },
    moves: ['grant', 'refuse'],
  });
  const editor = await makeDesk(mall, null, 'editor');
  expect((await editor.get('/refunds')).status).toBe(403);
});

it('many are agreed to at once, each on its own; it is written down, and counted', async () => {
  const shop = await makeDesk(mall, 1);
  const mine = [await applied(1), await applied(1)];
  const [first, second] = mine.map(({ id }) => id);
  later(mall, 5 * MINUTE);
  need((await mine[1]?.refunds.move(second ?? '', 'withdraw')) as never);
  const answer = await shop.post<AgreedMany>('/bulk/agree-refunds', { ids: [first, first, second], restock: true });
  expect(need(answer)).toMatchObject({ done: 1, failed: [{ id: second, msg: '退款状态已变化，请刷新后重试' }] });
  const rows = await mall.db
    .select()
    .from(change)
    .where(eq(change.ref, first ?? ''));
  expect(rows).toMatchObject([{ kind: 'refund', action: 'agree', before: { status: 10 }, after: { status: 50 } }]);
  const figures = need(await shop.get<RefundFigures>('/refunds/figures'));
  expect(figures.applied).toBeGreaterThan(1);
  expect(figures.answer).toBeGreaterThan(0);
  expect(figures.money).toBeGreaterThan(0);
  const { text, name, more } = need(await shop.get<SheetFile>('/refunds/export?tab=all'));
  expect([name.startsWith('refunds-'), more]).toEqual([true, false]);
  expect(text).toContain(first);
  expect(text).toContain('已撤销');
});

it('of many agreed to at once, what was sent is not in stock again', async () => {
  const shop = await makeDesk(mall, 1);
  const { id, orderId } = await applied(1);
  await mall.db.update(order).set({ shippedAt: mall.now.now }).where(eq(order.id, orderId));
  need(await shop.post('/bulk/agree-refunds', { ids: [id], restock: true }));
  const [row] = await mall.db.select().from(refund).where(eq(refund.id, id));
  expect(row?.restocked).toBe(false);
});

it('a shop without refunds has no figures to divide', async () => {
  const shop = await makeDesk(mall, 4);
  expect(need(await shop.get<RefundFigures>('/refunds/figures'))).toMatchObject({ applied: 0, rate: 0, answer: null });
});

it('a shopper finds refunds by where they stand', async () => {
  const { refunds, id } = await applied(1);
  const page = need(await refunds.get<RefundPage>('?tab=answer'));
  expect(page).toMatchObject({ total: 1, pages: 1, counts: { all: 1, answer: 1, ended: 0 }, items: [{ id }] });
  need(await refunds.move(id, 'withdraw'));
  expect(need(await refunds.get<RefundPage>('?tab=ended')).items).toMatchObject([{ id, actions: [], status: 80 }]);
  expect(need(await refunds.get<RefundPage>('?tab=refunded'))).toMatchObject({ items: [], pages: 1 });
});
