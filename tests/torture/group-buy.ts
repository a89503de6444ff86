import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { DAY_MS } from '#contract/time.ts';
import { buyGroup, GROUP_STATUS, groupActivity } from '#mall/group-buy/group-buy.tables.ts';
import { order } from '#mall/order/order.tables.ts';
import { product, sku } from '#mall/product/product.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import type { Scenario } from './scenarios.ts';
import type { Buyer, World } from './world.ts';

const SIZE = 3;
/** Shoppers who want one of the two places that an opener leaves. */
const CROWD = 10;
const PRICE = 1_000;

type Entered = { buyer: Buyer; tradeId: string; payable: number; orderId: string };

/** Groups that many want into, whose members cancel and pay at once, and whose time ends meanwhile. */
export const groupRace = (groups: number): Scenario => ({
  name: `${groups} groups, ${CROWD} shoppers for two places each`,
  async play(world) {
    const { db } = world;
    // Whose shops accept by themselves is seen at the end.
    await db.update(shop).set({ autoAccept: true });
    const [skuId = 0] = await world.freshSkus(1, groups * SIZE * 4);
    const activityId = await makeActivity(world, skuId);
    const openers = await world.makeBuyers(groups);
    await world.give(openers, 1_000_000);
    const ids = await Promise.all(
      openers.map(async (buyer, at) => {
        const opened = await enter(world, buyer, { activityId, skuId });
        if (!opened) throw new Error('a group could not be opened');
        await pay(world, opened);
        const [row] = await db.select().from(order).where(eq(order.id, opened.orderId));
        const groupId = row?.groupId ?? '';
        await crowdIn(world, { activityId, skuId, groupId }, at % 3 === 1 ? opened : undefined, at % 3 === 2);
        return groupId;
      }),
    );
    return judge(world, ids);
  },
});

type Source = { activityId: number; skuId: number; groupId?: string };

async function makeActivity({ db }: World, skuId: number): Promise<number> {
  const [row] = await db
    .select({ productId: sku.productId, shopId: product.shopId })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(sku.id, skuId));
  const [added] = await db
    .insert(groupActivity)
    .values({
      ...{ shopId: row?.shopId ?? 0, productId: row?.productId ?? 0, size: SIZE, hours: 24 },
      prices: { [skuId]: PRICE },
      startsAt: new Date(Date.now() - DAY_MS),
      endsAt: new Date(Date.now() + DAY_MS),
    })
    .returning({ id: groupActivity.id });
  return added?.id ?? 0;
}

async function enter(world: World, buyer: Buyer, source: Source): Promise<Entered | undefined> {
  const made = await world.submit(buyer, await world.inputOf(buyer, { from: 'group', quantity: 1, ...source }));
  return made && { buyer, tradeId: made.tradeId, payable: made.payable, orderId: made.orderIds[0] ?? '' };
}

const pay = (world: World, { buyer, tradeId, payable }: Entered) =>
  world.insist('POST', '/api/oms/p/pay', {
    ...{ token: buyer.token, body: { tradeId, balance: payable }, key: randomUUID() },
  });

/** @param leaving cancels while the others pay @param ends the time of the group is over meanwhile */
async function crowdIn(world: World, source: Source, leaving: Entered | undefined, ends: boolean): Promise<void> {
  const crowd = await world.makeBuyers(CROWD);
  await world.give(crowd, 1_000_000);
  const entered = await Promise.all(crowd.map((buyer) => enter(world, buyer, source)));
  const cancel = ({ buyer, orderId }: Entered) =>
    world.insist('POST', `/api/oms/p/orders/${orderId}/cancel`, { token: buyer.token, body: { reason: '10' } });
  await Promise.all([
    ...entered.map((one) => one && pay(world, one)),
    leaving && cancel(leaving),
    ends &&
      world.db
        .update(buyGroup)
        .set({ endsAt: new Date() })
        .where(eq(buyGroup.id, source.groupId ?? '')),
  ]);
}

async function judge({ db }: World, ids: string[]): Promise<string[]> {
  const own = inArray(buyGroup.id, ids);
  const waiting = () => db.$count(buyGroup, and(own, ne(buyGroup.status, GROUP_STATUS.OPEN), isNull(buyGroup.endedAt)));
  const overdue = async () => (await db.select().from(buyGroup).where(own)).some(isOverdue);
  for (let tried = 0; tried < 120 && ((await waiting()) || (await overdue())); tried += 1) await sleep(500);
  const groups = await db.select().from(buyGroup).where(own);
  const orders = await db.select().from(order).where(inArray(order.groupId, ids));
  return groups.flatMap(({ id, status, endedAt }) => {
    const states = orders.filter(({ groupId }) => groupId === id).map((one) => one.status);
    const standing = states.filter((state) => state !== 70);
    if (status === GROUP_STATUS.OPEN)
      return standing.length < SIZE ? [] : [`group ${id} is open with every place paid`];
    const said = endedAt ? [] : [`group ${id} has orders that were not told`];
    const wrong = status === GROUP_STATUS.FULL ? standing.some((state) => state < 40) : standing.length > 0;
    return wrong ? [...said, `group ${id} of status ${status} has orders ${states.join(', ')}`] : said;
  });
}

const isOverdue = ({ status, endsAt }: { status: number; endsAt: Date }) =>
  status === GROUP_STATUS.OPEN && endsAt <= new Date();
