import { ORDER_STATUS } from '#contract/enums.ts';
import { yuanOf } from '#contract/money.ts';
import { mayBuyAgain } from '#contract/order/standing.rules.ts';
import type { OrderKind } from '#contract/order/values.ts';
import { event, type Pair, sentence } from './event.rules.ts';

const orderLink = ({ order }: { order: string }): string => `/user-center/order-detail?id=${order}`;

export const ORDER_EVENTS = {
  /** `rest`: pieces that have still to be shipped; left out where there are none. */
  orderShipped: event<{ order: string; carrier: Pair; number: string; rest?: number }>({
    kind: 'order',
    word: 'toReceipt',
    title: { zh: '订单已发货', en: 'Your order is on its way' },
    text: ({ order, carrier, number, rest }) => ({
      zh: rest
        ? `订单${order}的部分商品已由${carrier.zh}承运，运单号${number}。其余${rest}件将另行发出。`
        : `订单${order}已由${carrier.zh}承运，运单号${number}。`,
      en: rest
        ? `Part of order ${order} was handed to ${carrier.en}, tracking number ${number}. Still to be shipped: ${rest}.`
        : `Order ${order} was handed to ${carrier.en}, tracking number ${number}.`,
    }),
    link: orderLink,
  }),
  parcelCorrected: event<{ order: string; carrier: Pair; number: string }>({
    kind: 'order',
    title: { zh: '物流单号已更正', en: 'Tracking number corrected' },
    text: ({ order, carrier, number }) => ({
      zh: `订单${order}的包裹信息已由商家更正：${carrier.zh}，运单号${number}。`,
      en: `The shop corrected a parcel of order ${order}: ${carrier.en}, tracking number ${number}.`,
    }),
    link: orderLink,
  }),
  orderRefused: event<{ order: string; reason: string; amount: number }>({
    kind: 'order',
    word: 'canceled',
    title: { zh: '商家取消了订单', en: 'The shop cancelled your order' },
    text: ({ order, reason, amount }) => ({
      zh: `订单${order}已取消，原因：${sentence(reason, 'zh')}${amount > 0 ? `¥${yuanOf(amount)}将按原支付方式退回。` : ''}`,
      en: `Order ${order} was cancelled. Reason: ${sentence(reason, 'en')}${amount > 0 ? ` ¥${yuanOf(amount)} goes back the way you paid.` : ''}`,
    }),
    link: orderLink,
  }),
  priceLowered: event<{ order: string; before: number; after: number; reason: string }>({
    kind: 'order',
    word: 'toPay',
    title: { zh: '订单已降价', en: 'The price of your order was lowered' },
    text: ({ order, before, after, reason }) => ({
      zh: `订单${order}由¥${yuanOf(before)}降为¥${yuanOf(after)}，说明：${sentence(reason, 'zh')}请按新价格支付。`,
      en: `Order ${order} went from ¥${yuanOf(before)} to ¥${yuanOf(after)}. Reason: ${sentence(reason, 'en')} Please pay the new price.`,
    }),
    link: orderLink,
  }),
  /** `kind`: left out of messages from before it was told. */
  orderExpired: event<{ order: string; kind?: OrderKind }>({
    kind: 'order',
    word: 'canceled',
    title: { zh: '订单超时未支付，已取消', en: 'Order cancelled: not paid in time' },
    text: ({ order, kind = 'goods' }) => {
      const again = mayBuyAgain({ kind, status: ORDER_STATUS.CANCELED });
      return {
        zh: `订单${order}未在规定时间内支付，已自动取消。${again ? '如仍需要，可在订单中再次购买。' : ''}`,
        en: `Order ${order} was not paid in time and has been cancelled.${again ? ' You can buy the same again from the order.' : ''}`,
      };
    },
    link: orderLink,
  }),
  orderReceived: event<{ order: string }>({
    kind: 'order',
    word: 'completed',
    title: { zh: '订单已自动确认收货', en: 'Order counted as received' },
    text: ({ order }) => ({
      zh: `订单${order}发货后一直未确认收货，系统已自动确认。`,
      en: `Receipt of order ${order} was not confirmed, so it now counts as received.`,
    }),
    link: orderLink,
  }),
  groupFull: event<{ order: string }>({
    kind: 'order',
    word: 'toAccept',
    title: { zh: '拼团成功', en: 'Your group is complete' },
    text: ({ order }) => ({
      zh: `订单${order}所在的团已满员，商家将尽快发货。`,
      en: `The group of order ${order} is complete. The shop will send it soon.`,
    }),
    link: orderLink,
  }),
  groupFailed: event<{ order: string; amount: number }>({
    kind: 'order',
    word: 'canceled',
    title: { zh: '拼团未成功', en: 'Your group was not filled in time' },
    text: ({ order, amount }) => ({
      zh: `订单${order}未能在规定时间内成团，已取消。${amount > 0 ? `¥${yuanOf(amount)}将按原支付方式退回。` : ''}`,
      en: `Order ${order} was cancelled because its group was not filled in time.${amount > 0 ? ` ¥${yuanOf(amount)} goes back the way you paid.` : ''}`,
    }),
    link: orderLink,
  }),
} as const;
