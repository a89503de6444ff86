import { listOwnCoupons } from '#contract/coupon/calls.ts';
import type { OwnCoupon } from '#contract/coupon/schema.ts';
import { COUPON_ENDS_SOON } from '#contract/coupon/values.ts';
import { listMessages } from '#contract/message/calls.ts';
import type { OwnMessage } from '#contract/message/schema.ts';
import { listOrders } from '#contract/order/calls.ts';
import type { OrderBrief, OrderPage } from '#contract/order/schema.ts';
import { type OrderWord, UNDER_WAY, UNDER_WAY_TABS, type UnderWayTab } from '#contract/order/standing.values.ts';
import { STATUS_OF_TAB } from '#contract/order/values.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Client } from '../../shared/api/client.ts';
import { ownParams, UNUSED_COUPONS } from '../coupon/coupon-url.ts';
import { messageParams } from '../message/message-url.ts';
import { ALL_ORDERS, filterParams } from './order-url.ts';

const ORDERS = 3;
const COUPONS = 3;
const MESSAGES = 4;

export type OrdersUnderWay = { items: OrderBrief[]; more: number; now: string };

/**
 * The newest page of all orders holds most of them; a list of one status is asked for only where it is not whole in
 * there, and where those before it leave room.
 */
export async function readUnderWay(mall: Client): Promise<OrdersUnderWay> {
  const pageOf = async (tab: 'all' | UnderWayTab): Promise<OrderPage> =>
    mall.call(listOrders, { query: filterParams({ ...ALL_ORDERS, tab }) });
  const all = await pageOf('all');
  const items: OrderBrief[] = [];
  let total = 0;
  for (const tab of UNDER_WAY_TABS) {
    let listed = all.items.filter(({ status }) => status === STATUS_OF_TAB[tab]);
    const isShort = listed.length < all.counts[tab] && underWay(listed, tab).length < ORDERS - items.length;
    if (isShort) listed = (await pageOf(tab)).items;
    const found = underWay(listed, tab);
    total += all.counts[tab] - (listed.length - found.length);
    items.push(...found);
  }
  const shown = items.slice(0, ORDERS);
  return { items: shown, more: total - shown.length, now: all.now };
}

/** A status lists more than what is under way: a shipped order may be wholly refunded. */
function underWay(orders: OrderBrief[], tab: UnderWayTab): OrderBrief[] {
  const words: readonly OrderWord[] = UNDER_WAY[tab];
  return orders.filter(({ word }) => words.includes(word));
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
