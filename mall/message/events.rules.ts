import { yuanOf } from '../../contract/goods-rules.ts';
import type { Language } from '../../contract/language.ts';
import type { MessageKind } from '../../contract/message.ts';
import { timeOf } from '../sheets/days.rules.ts';

type Pair = Record<Language, string>;
type Event<P> = { kind: MessageKind; title: Pair; text: (params: P) => Pair; link: (params: P) => string };

/** Names what a message of the event is filled with. Rows of earlier versions are read too: parameters only grow. */
const event = <P extends Record<string, string | number | Pair>>(told: Event<P>): Event<P> => told;

/** An ISO time, to the minute, in China's time as all of the mall. */
const minute = (at: string): string => timeOf(new Date(at)).slice(0, 16);
const orderLink = ({ order }: { order: string }): string => `/user-center/order-detail?id=${order}`;

/** What shoppers are told of, and how. Each domain writes its own events; the texts of all of them stand here. */
export const EVENTS = {
  orderShipped: event<{ order: string; carrier: Pair; number: string }>({
    kind: 'order',
    title: { zh: '订单已发货', en: 'Your order is on its way' },
    text: ({ order, carrier, number }) => ({
      zh: `订单${order}已由${carrier.zh}承运，运单号${number}。`,
      en: `Order ${order} was handed to ${carrier.en}, tracking number ${number}.`,
    }),
    link: orderLink,
  }),
  orderRefused: event<{ order: string; reason: string; amount: number }>({
    kind: 'order',
    title: { zh: '商家取消了订单', en: 'The shop cancelled your order' },
    text: ({ order, reason, amount }) => ({
      zh: `订单${order}已取消，原因：${reason}。${amount > 0 ? `¥${yuanOf(amount)}将按原支付方式退回。` : ''}`,
      en: `Order ${order} was cancelled. Reason: ${reason}.${amount > 0 ? ` ¥${yuanOf(amount)} goes back the way you paid.` : ''}`,
    }),
    link: orderLink,
  }),
  orderExpired: event<{ order: string }>({
    kind: 'order',
    title: { zh: '订单超时未支付，已取消', en: 'Order cancelled: not paid in time' },
    text: ({ order }) => ({
      zh: `订单${order}未在规定时间内支付，已自动取消。如仍需要，可在订单中再次购买。`,
      en: `Order ${order} was not paid in time and has been cancelled. You can buy the same again from the order.`,
    }),
    link: orderLink,
  }),
  orderReceived: event<{ order: string }>({
    kind: 'order',
    title: { zh: '订单已自动确认收货', en: 'Order counted as received' },
    text: ({ order }) => ({
      zh: `订单${order}发货后一直未确认收货，系统已自动确认。`,
      en: `Receipt of order ${order} was not confirmed, so it now counts as received.`,
    }),
    link: orderLink,
  }),
  groupFull: event<{ order: string }>({
    kind: 'order',
    title: { zh: '拼团成功', en: 'Your group is complete' },
    text: ({ order }) => ({
      zh: `订单${order}所在的团已满员，商家将尽快发货。`,
      en: `The group of order ${order} is complete. The shop will send it soon.`,
    }),
    link: orderLink,
  }),
  groupFailed: event<{ order: string; amount: number }>({
    kind: 'order',
    title: { zh: '拼团未成功', en: 'Your group was not filled in time' },
    text: ({ order, amount }) => ({
      zh: `订单${order}未能在规定时间内成团，已取消。${amount > 0 ? `¥${yuanOf(amount)}将按原支付方式退回。` : ''}`,
      en: `Order ${order} was cancelled because its group was not filled in time.${amount > 0 ? ` ¥${yuanOf(amount)} goes back the way you paid.` : ''}`,
    }),
    link: orderLink,
  }),
  couponGiven: event<{ coupon: Pair; until: string }>({
    kind: 'promotion',
    title: { zh: '您收到一张优惠券', en: 'You have been given a coupon' },
    text: ({ coupon, until }) => ({
      zh: `“${coupon.zh}”已放入您的账户，有效期至${minute(until)}。`,
      en: `“${coupon.en || coupon.zh}” is in your account and can be used until ${minute(until)}.`,
    }),
    link: () => '/user-center/uc-coupons',
  }),
  couponEnds: event<{ coupon: Pair; until: string }>({
    kind: 'promotion',
    title: { zh: '优惠券即将过期', en: 'A coupon ends soon' },
    text: ({ coupon, until }) => ({
      zh: `“${coupon.zh}”将于${minute(until)}过期，请尽快使用。`,
      en: `“${coupon.en || coupon.zh}” can be used until ${minute(until)}.`,
    }),
    link: () => '/user-center/uc-coupons',
  }),
  flashStarts: event<{ item: number; product: Pair; price: number; start: string }>({
    kind: 'promotion',
    title: { zh: '秒杀即将开始', en: 'Your flash sale is about to start' },
    text: ({ product, price, start }) => ({
      zh: `“${product.zh}”将于${minute(start)}开抢，秒杀价¥${yuanOf(price)}。`,
      en: `“${product.en || product.zh}” goes on sale for ¥${yuanOf(price)} at ${minute(start)}.`,
    }),
    link: ({ item }) => `/secdetail/${item}`,
  }),
  passwordChanged: event<{ at: string }>({
    kind: 'system',
    title: { zh: '登录密码已修改', en: 'Your password was changed' },
    text: ({ at }) => ({
      zh: `您的登录密码于${minute(at)}修改。如非本人操作，请立即找回密码。`,
      en: `Your password was changed at ${minute(at)}. If this was not you, reset it at once.`,
    }),
    link: () => '/user-center/uc-account',
  }),
} as const;

export type EventName = keyof typeof EVENTS;
export type ParamsOf<E extends EventName> = Parameters<(typeof EVENTS)[E]['text']>[0];

const isEvent = (name: string): name is EventName => Object.hasOwn(EVENTS, name);

/** What a stored message says; undefined for an event that this version does not know, as while nodes are updated. */
export function said(name: string, params: unknown, language: Language) {
  if (!isEvent(name)) return undefined;
  const { title, text, link } = EVENTS[name] as Event<unknown>;
  return { title: title[language], text: text(params)[language], link: link(params) };
}
