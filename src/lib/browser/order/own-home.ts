import { listOwnCoupons } from '#contract/coupon/calls.ts';
import type { OwnCoupon } from '#contract/coupon/schema.ts';
import { COUPON_ENDS_SOON } from '#contract/coupon/values.ts';
import { listMessages } from '#contract/message/calls.ts';
import type { OwnMessage } from '#contract/message/schema.ts';
import { listOrders } from '#contract/order/calls.ts';
import type { OrderBrief, OrderPage } from '#contract/order/schema.ts';
import type { OrderTab } from '#contract/order/values.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Client } from '../../shared/api/client.ts';
import { ownParams, UNUSED_COUPONS } from '../coupon/coupon-url.ts';
import { messageParams } from '../message/message-url.ts';
import { ALL_ORDERS, filterParams } from './order-url.ts';

const UNDER_WAY: readonly { tab: OrderTab; status: number }[] = [
  { tab: 'toPay', status: 10 },
  { tab: 'toReceipt', status: 50 },
  { tab: 'toAccept', status: 20 },
  { tab: 'producing', status: 30 },
  { tab: 'toSend', status: 40 },
];
const ORDERS = 3;
const COUPONS = 3;
const MESSAGES = 4;

export type OrdersUnderWay = { items: OrderBrief[]; more: number; now: string };

/**
 * The newest page of all orders holds most of them; a list of one status is asked for only where it is not whole in
 * there, and where those before it leave room.
 */
export async function readUnderWay(mall: Client): Promise<OrdersUnderWay> {
  const pageOf = (tab: OrderTab): Promise<OrderPage> =>
    mall.call(listOrders, { query: filterParams({ ...ALL_ORDERS, tab }) });
  const all = await pageOf('all');
  let room = ORDERS;
  const lists = UNDER_WAY.map(async ({ tab, status }) => {
    const shown = Math.min(all.counts[tab], room);
    room -= shown;
    const found = all.items.filter((order) => order.status === status);
    return found.length < shown ? (await pageOf(tab)).items : found;
  });
  const items = (await Promise.all(lists)).flat().slice(0, ORDERS);
  const total = UNDER_WAY.reduce((sum, { tab }) => sum + all.counts[tab], 0);
  return { items, more: total - items.length, now: all.now };
}

export async function readEndingCoupons(mall: Client): Promise<OwnCoupon[]> {
  const { items, now } = await mall.call(listOwnCoupons, { query: ownParams(UNUSED_COUPONS) });
  const soon = Date.parse(now) + COUPON_ENDS_SOON * DAY_MS;
  return items.filter(({ from, to }) => from <= now && Date.parse(to) < soon).slice(0, COUPONS);
}

export async function readLatestMessages(mall: Client): Promise<OwnMessage[]> {
  const { items } = await mall.call(listMessages, { query: messageParams({ tab: 'all', page: 1 }) });
  return items.slice(0, MESSAGES);
}
