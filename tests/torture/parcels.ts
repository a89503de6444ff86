import { setTimeout as sleep } from 'node:timers/promises';
import { asc, eq, inArray } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/enums.ts';
import { TRACKING_NOTICE_PATH } from '#contract/order/tracking.values.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { notification } from '#mall/notification/notification.tables.ts';
import { order, orderLine, parcel, parcelEvent } from '#mall/order/order.tables.ts';
import { shop } from '#mall/store/shop.tables.ts';
import { pushOf } from '../helpers/tracking/kuaidi100.ts';
import { giveAddresses, judgeNotices, judgeRestock, openServices, settleNotices, waitForRestock } from './notices.ts';
import { type Bought, buy, shopDesk } from './refund.ts';
import { expected, type Scenario } from './scenarios.ts';
import { openWorld, type World } from './world.ts';

const PIECES = 5;
const RESTOCKED = 3;
/** Their own mall, because its nodes need services that the others do not have. */
const NODES = 3;
const { TO_RECEIPT, COMPLETED } = ORDER_STATUS;

type Around = { newDatabase: () => string; redis: string; logs: string };

/** Orders leave in parcels while several operators ship and correct them, pushes come in any order, and nodes die. */
export const parcelsAndNotices = (orders: number, people: number, kills: number, around: Around): Scenario => ({
  name: `parcels and notices of ${orders} orders, and ${RESTOCKED} pieces for ${people} people, with kill -9 of ${kills} servers`,
  async play() {
    const services = await openServices();
    const numbers = { smsQuietFrom: 0, smsQuietUntil: 0, smsDailyCap: 100_000_00 };
    const { redis: redisUrl, logs } = around;
    const world = await openWorld(around.newDatabase(), NODES, { redisUrl, logs, env: services.env, numbers });
    try {
      await world.db.update(shop).set({ autoAccept: true });
      const [skuId = 0] = await world.freshSkus(1, orders * PIECES);
      const desks = await Promise.all([shopDesk(world, skuId), shopDesk(world, skuId)]);
      const buyers = await world.makeBuyers(orders);
      await world.give(buyers, 100_000_000);
      const waiters = await world.makeBuyers(people);
      await giveAddresses(world, [...buyers, ...waiters]);
      const bought = await Promise.all(buyers.map((buyer) => buy(world, buyer, skuId, PIECES)));
      world.takeFailures();
      let over = false;
      const [killed, asked] = await Promise.all([
        kill(world, kills, () => over),
        waitForRestock(world, waiters, RESTOCKED),
        Promise.all(bought.map((one, at) => shipFromEverySide(world, one, desks, at))).finally(() => {
          over = true;
        }),
      ]);
      return [
        ...(await deliverAll(world, bought)),
        ...(await settleNotices(world)),
        ...(await judgeParcels(world, bought)),
        ...(await judgeRestock(world, asked, RESTOCKED)),
        ...(await judgeNotices(world, services, killed)),
        ...(await world.errors()),
      ];
    } finally {
      await world.close();
      await services.close();
    }
  },
});

/** @returns how many were killed: at least so many, and for as long as there is work */
async function kill(world: World, least: number, isOver: () => boolean): Promise<number> {
  let n = 0;
  for (; n < least || !isOver(); n += 1) {
    await sleep(300 + Math.random() * 700);
    await world.restart(n % world.nodes.length);
  }
  return n;
}

const numberOf = (orderId: string, nth: number): string => `SF${orderId.slice(-10)}${String(nth).padStart(4, '0')}`;
const asShop = (world: World, token: string, method: string, path: string, body: object) =>
  world.insist(method, `/api/desk/p/orders/${path}`, { token, body });

/** Two operators ship the same pieces at once, and correct numbers while what the old and the new one did comes in. */
async function shipFromEverySide(world: World, { orderId, lineId }: Bought, desks: readonly string[], at: number) {
  let nth = 0;
  const ship = (pieces: number) =>
    Promise.all(
      desks.map((token) => {
        nth += 1;
        const body = { carrier: 'SF', number: numberOf(orderId, nth), lines: [{ lineId, pieces }] };
        return asShop(world, token, 'POST', `${orderId}/ship`, body);
      }),
    );
  for (const pieces of at % 2 ? [2, 2, 1] : [3, 2, 1]) {
    await ship(pieces);
    const parcels = await parcelsOf(world, [orderId]);
    await Promise.all(
      parcels.map(async ({ id, number }) => {
        nth += 1;
        const next = numberOf(orderId, nth);
        const [first, second] = [EVENTS.slice(0, 2), EVENTS.slice(1, 3)];
        const correct = () =>
          asShop(world, desks[id % 2] ?? '', 'PUT', `${orderId}/parcels/${id}`, { carrier: 'SF', number: next });
        const arrived = id % 5 ? [] : [push(world, number, EVENTS.slice(3))];
        await Promise.all([
          push(world, number, second),
          ...arrived,
          ...(id % 3 ? [correct()] : []),
          push(world, number, first),
        ]);
        await Promise.all([push(world, number, first), push(world, next, second), push(world, next, second)]);
      }),
    );
  }
}

const EVENTS = ['103', '1001', '501', '301'];
const BEGAN = Date.now() - HOUR_MS;

/** Its text names the number, so that whatever is stored says which number it was told of. */
const eventOf = (number: string, statusCode: string) => ({
  time: new Date(BEGAN + EVENTS.indexOf(statusCode) * MINUTE_MS + 8 * HOUR_MS)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' '),
  context: `${number} ${statusCode}`,
  statusCode,
});

function push(world: World, number: string, codes: readonly string[], salt?: string) {
  const body = pushOf('shunfeng', number, { data: codes.map((code) => eventOf(number, code)) }, salt);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return world.insist('POST', TRACKING_NOTICE_PATH, { body, headers });
}

const parcelsOf = ({ db }: World, orderIds: string[]) =>
  db.select().from(parcel).where(inArray(parcel.orderId, orderIds)).orderBy(asc(parcel.id));

/** All of it arrives, told several times, backwards, and once by somebody else; every second shopper confirms it. */
async function deliverAll(world: World, bought: readonly Bought[]): Promise<string[]> {
  const parcels = await parcelsOf(
    world,
    bought.map(({ orderId }) => orderId),
  );
  const forged = await Promise.all(parcels.map(({ number }) => push(world, number, ['301'], 'of somebody else')));
  await Promise.all(
    parcels.flatMap(({ number }) => [
      push(world, number, EVENTS.toReversed()),
      push(world, number, EVENTS),
      push(world, number, EVENTS.slice(2)),
    ]),
  );
  await Promise.all(
    bought
      .filter((_, at) => at % 2)
      .map(({ buyer: { token }, orderId }) =>
        world.insist('POST', `/api/oms/p/orders/${orderId}/receive`, { token, body: {} }),
      ),
  );
  return expected('answers to forged pushes', [...new Set(forged.map(({ status }) => status))], [400]);
}

/** The rules of the mall say whether pieces are right; here, that all was shipped, and each parcel knows its own number alone. */
async function judgeParcels(world: World, bought: readonly Bought[]): Promise<string[]> {
  const { db } = world;
  const ids = bought.map(({ orderId }) => orderId);
  const [orders, lines, parcels] = await Promise.all([
    db.select().from(order).where(inArray(order.id, ids)),
    db.select().from(orderLine).where(inArray(orderLine.orderId, ids)),
    parcelsOf(world, ids),
  ]);
  const events = await db
    .select()
    .from(parcelEvent)
    .where(
      inArray(
        parcelEvent.parcelId,
        parcels.map(({ id }) => id),
      ),
    );
  const told = Map.groupBy(events, ({ parcelId }) => parcelId);
  const foreign = parcels.filter(({ id, number }) =>
    (told.get(id) ?? []).some(({ text }) => !text.startsWith(`${number} `)),
  );
  const corrections = await db.$count(notification, eq(notification.event, 'parcelCorrected'));
  const shipped = await db.$count(notification, eq(notification.event, 'orderShipped'));
  process.stdout.write(`    ${parcels.length} parcels, ${corrections} corrected, ${events.length} events\n`);
  const statusOf = new Map(orders.map(({ id, status }) => [id, status]));
  return [
    ...expected('lines with other pieces', lines.filter(({ shippedPieces }) => shippedPieces !== PIECES).length, 0),
    ...expected(
      'orders that stand elsewhere',
      ids.filter((id, at) => statusOf.get(id) !== (at % 2 ? COMPLETED : TO_RECEIPT)),
      [],
    ),
    ...expected('orders not delivered', orders.filter(({ deliveredAt }) => !deliveredAt).length, 0),
    ...expected('parcels that are not delivered', parcels.filter(({ state }) => state !== 'delivered').length, 0),
    ...expected('events of a parcel', [...new Set(parcels.map(({ id }) => told.get(id)?.length))], [EVENTS.length]),
    ...expected('parcels that know of another number', foreign.length, 0),
    ...expected('notices that it was shipped', shipped, parcels.length * 2),
    ...(corrections === 0 ? ['no parcel was corrected'] : []),
    ...(parcels.length < ids.length * 2 ? [`only ${parcels.length} parcels`] : []),
  ];
}
