import { eq } from 'drizzle-orm';
import type { CheckoutSource } from '#contract/checkout/schema.ts';
import type { GroupInfo } from '#contract/group-buy/schema.ts';
import type { OrderView } from '#contract/order/schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { buyGroup, groupActivity } from '#mall/group-buy/group-buy.tables.ts';
import { type Buyer, makeBuyer, makeGoods, need, payTrade } from './buying.ts';
import type { TestMall } from './mall.ts';

/** Of goods that cost 10 000 fen. */
export const GROUP_PRICE = 7_000;

type Made = Partial<typeof groupActivity.$inferInsert> & { stock?: number };

/** An activity of its own goods that runs now, for groups of three unless said otherwise. */
export async function makeActivity(mall: TestMall, { stock = 100, ...more }: Made = {}) {
  const { productId, skuId } = await makeGoods(mall, { stock });
  const now = mall.now.now.getTime();
  const [added] = await mall.db
    .insert(groupActivity)
    .values({
      ...{ shopId: 1, productId, size: 3, hours: 24, prices: { [skuId]: GROUP_PRICE } },
      startsAt: new Date(now - DAY_MS),
      endsAt: new Date(now + DAY_MS),
      ...more,
    })
    .returning({ id: groupActivity.id });
  const id = added?.id ?? 0;
  const source = (groupId?: string, quantity = 1): CheckoutSource => ({
    ...{ from: 'group', activityId: id, skuId, quantity },
    ...(groupId ? { groupId } : {}),
  });
  return { id, productId, skuId, source };
}

export type Activity = Awaited<ReturnType<typeof makeActivity>>;

export async function groupOf(mall: TestMall, id: string) {
  const [row] = await mall.db.select().from(buyGroup).where(eq(buyGroup.id, id));
  if (!row) throw new Error(`no group ${id}`);
  return row;
}

export const orderOf = async (mall: TestMall, buyer: Buyer, id: string): Promise<OrderView> =>
  need(await mall.call<OrderView>('GET', `/api/oms/p/orders/${id}`, { token: buyer.token }));

export const infoCall = (mall: TestMall, token: string, query: string) =>
  mall.call<GroupInfo>('GET', `/api/promo/p/groupProd/info?${query}`, { token });

/** A shopper's order in a group, paid unless said otherwise; without `groupId` it opens one. */
export async function enter(mall: TestMall, activity: Activity, groupId?: string, paid = true, known?: Buyer) {
  const buyer = known ?? (await makeBuyer(mall));
  const { tradeId, orderIds } = await buyer.buy(activity.source(groupId));
  if (paid) await payTrade(mall, tradeId);
  const orderId = orderIds[0] ?? '';
  const { group } = await orderOf(mall, buyer, orderId);
  return { buyer, tradeId, orderId, groupId: group?.id ?? '' };
}
