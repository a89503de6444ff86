import type { OrderWord } from '#contract/order/standing.values.ts';

/** The demo's automatic helper answers a few questions by keywords. It says that it is not a person. */

type Pair = { zh: string; en: string };
export type Question = 'order' | 'hours' | 'return' | 'person' | 'other';

const WORDS: readonly [Question, RegExp][] = [
  ['person', /人工|真人|转接|a person|human|agent|somebody/i],
  ['return', /退|换货|售后|return|refund|exchange/i],
  ['hours', /营业|上班|几点|时间|hours|open|close/i],
  ['order', /订单|物流|快递|发货|到哪|order|parcel|deliver|ship/i],
];

export const questionOf = (text: string): Question => WORDS.find(([, words]) => words.test(text))?.[0] ?? 'other';

const NAME: Pair = { zh: '【自动助手】', en: '[Automatic helper] ' };

type Known = { hours: string; order: { id: string; status: Pair } | undefined };

const ANSWERS: Record<Question, (known: Known) => Pair> = {
  order: ({ order }) =>
    order
      ? {
          zh: `您最近的订单 ${order.id}：${order.status.zh}。详情可在「我的订单」中查看。`,
          en: `Your latest order ${order.id}: ${order.status.en}. You can see all of it in My Orders.`,
        }
      : { zh: '您还没有订单。', en: 'You have no orders yet.' },
  hours: ({ hours }) => ({
    zh: `客服的工作时间是每天 ${hours}。`,
    en: `We are here every day, ${hours} (China time).`,
  }),
  return: () => ({
    zh: '签收后七天内可无理由退货：在「我的订单」里打开订单，选择申请退款即可。',
    en: 'You can return goods within seven days of receipt: open the order in My Orders and apply for a refund.',
  }),
  person: () => ({
    zh: '好的，已为您排队，客服上线后会在这里回复您。',
    en: 'Of course. You are in the queue; a person will answer you right here.',
  }),
  other: ({ hours }) => ({
    zh: `我可以回答订单状态、营业时间（${hours}）和退货方法；其他问题请发送“人工”。`,
    en: `I can tell you about your order, opening hours (${hours}) and returns. For anything else, write “a person”.`,
  }),
};

export function helperText(question: Question, known: Known): Pair {
  const { zh, en } = ANSWERS[question](known);
  return { zh: NAME.zh + zh, en: NAME.en + en };
}

const STATES: Readonly<Record<OrderWord, Pair>> = {
  toPay: { zh: '待付款', en: 'to be paid' },
  toGroup: { zh: '待成团', en: 'waiting for its group to fill' },
  toAccept: { zh: '待商家接单', en: 'waiting for the shop to accept it' },
  producing: { zh: '制作中', en: 'being made' },
  toSend: { zh: '待发货', en: 'to be shipped' },
  toReceipt: { zh: '已发货，待收货', en: 'on its way' },
  completed: { zh: '已完成', en: 'completed' },
  refunded: { zh: '已退款', en: 'refunded' },
  canceled: { zh: '已取消', en: 'cancelled' },
};
export const stateText = (word: OrderWord): Pair => STATES[word];
