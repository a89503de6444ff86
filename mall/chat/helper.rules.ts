import type { Language } from '#contract/language.ts';
import type { OrderWord } from '#contract/order/standing.values.ts';

/** The automatic helper answers a few questions by keywords. That it is not a person is said at every automatic message. */

type Pair = Record<Language, string>;
export type Question = 'order' | 'hours' | 'return' | 'person' | 'other';
/** `links`: where to go on. */
export type HelperAnswer = { text: Pair; links: { text: Pair; url: string }[] };

const WORDS: readonly [Question, RegExp][] = [
  ['person', /人工|真人|转接|a person|human|agent|somebody/i],
  ['return', /退|换货|售后|return|refund|exchange/i],
  ['hours', /营业|上班|几点|时间|hours|open|close/i],
  ['order', /订单|物流|快递|发货|到哪|order|parcel|deliver|ship/i],
];

export const questionOf = (text: string): Question => WORDS.find(([, words]) => words.test(text))?.[0] ?? 'other';

/** `isOpen`: whether it is within the opening hours; `opens`: when the next ones begin, such as 09:00. */
type Known = { hours: string; opens: string; isOpen: boolean; order: { id: string; status: Pair } | undefined };

const ORDERS = { text: { zh: '我的订单', en: 'My orders' }, url: '/user-center/uc-order' };
const REFUNDS = { text: { zh: '退款/售后', en: 'My refunds' }, url: '/user-center/uc-return' };
const NOTICE = { text: { zh: '购买须知', en: 'Before you buy' }, url: '/other/buy-notice' };
const FAQ = { text: { zh: '常见问题', en: 'Common questions' }, url: '/other/faq' };
const GOODS = { text: { zh: '去逛逛', en: 'See what there is' }, url: '/goods' };

const ANSWERS: Record<Question, (known: Known) => HelperAnswer> = {
  order: ({ order }) =>
    order
      ? {
          text: {
            zh: `您最近的订单 ${order.id}：${order.status.zh}。`,
            en: `Your latest order ${order.id}: ${order.status.en}.`,
          },
          links: [
            { text: { zh: '订单详情', en: 'Order details' }, url: `/user-center/order-detail?id=${order.id}` },
            ORDERS,
          ],
        }
      : { text: { zh: '您还没有订单。', en: 'You have no orders yet.' }, links: [GOODS] },
  hours: ({ hours }) => ({
    text: {
      zh: `客服的工作时间是每天 ${hours}。`,
      en: `We are here every day, ${hours} (China time).`,
    },
    links: [FAQ],
  }),
  return: () => ({
    text: {
      zh: '支持七天无理由退货的商品，签收后七天内都可以退：打开订单，选择“申请退款”。',
      en: 'Goods that can be returned without a reason go back within seven days of receipt: open the order and choose “Request refund”.',
    },
    links: [ORDERS, REFUNDS, NOTICE],
  }),
  person: ({ isOpen, opens }) => ({
    text: isOpen
      ? {
          zh: '好的，已为您排队，客服会在这里回复您。',
          en: 'Of course. You are in the queue; a person will answer you right here.',
        }
      : {
          zh: `好的，已为您排队。现在是休息时间，客服将在 ${opens} 上班后回复您。`,
          en: `Of course. You are in the queue. We are closed right now; a person will answer at ${opens} (China time).`,
        },
    links: [],
  }),
  other: ({ hours }) => ({
    text: {
      zh: `您好！我可以回答订单状态、服务时间（${hours}）和退货方法；其他问题请发送“人工”。`,
      en: `Hello! I can tell you about your order, opening hours (${hours}) and returns. For anything else, write “a person”.`,
    },
    links: [ORDERS, FAQ],
  }),
};

export const helperText = (question: Question, known: Known): HelperAnswer => ANSWERS[question](known);

const STATES: Readonly<Record<OrderWord, Pair>> = {
  toPay: { zh: '待付款', en: 'to be paid' },
  toGroup: { zh: '待成团', en: 'waiting for its group to fill' },
  toAccept: { zh: '待商家接单', en: 'waiting for the shop to accept it' },
  producing: { zh: '制作中', en: 'being made' },
  toSend: { zh: '待发货', en: 'to be shipped' },
  partShipped: { zh: '部分已发货', en: 'partly on its way' },
  toReceipt: { zh: '已发货，待收货', en: 'on its way' },
  completed: { zh: '已完成', en: 'completed' },
  refunded: { zh: '已退款', en: 'refunded' },
  canceled: { zh: '已取消', en: 'cancelled' },
};
export const stateText = (word: OrderWord): Pair => STATES[word];
