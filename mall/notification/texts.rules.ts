import { dateTimeText } from '#contract/date-text.ts';
import type { Language } from '#contract/language.ts';
import type { SmsEvent, Topic } from '#contract/message/channels.values.ts';
import { yuanOf } from '#contract/money.ts';

type Pair = Record<Language, string>;
type MessageParams = Readonly<Record<string, unknown>>;

/** What the one button of a mail says. */
export const BUTTONS: Readonly<Record<Topic, Pair>> = {
  order: { zh: '查看订单', en: 'See the order' },
  refund: { zh: '查看详情', en: 'See the details' },
  invoice: { zh: '查看发票', en: 'See the invoice' },
  security: { zh: '查看账号', en: 'See your account' },
  store: { zh: '查看店铺', en: 'See your store' },
  coupon: { zh: '去使用', en: 'Use it' },
  restock: { zh: '去购买', en: 'Buy it' },
  priceDrop: { zh: '去看看', en: 'Have a look' },
};

export const TOTALS: Readonly<Record<'order' | 'refund', Pair>> = {
  order: { zh: '实付', en: 'Paid' },
  refund: { zh: '退款金额', en: 'Refund' },
};

/** Characters that a variable of a template takes. */
const MOST = 20;
const nameOf = (value: unknown): string => {
  const text =
    typeof value === 'object' && value !== null ? String((value as Partial<Pair>).zh ?? '') : String(value ?? '');
  return text.replace(/\s+/g, ' ').trim().slice(0, MOST).toWellFormed();
};

/** Templates are approved in Chinese, so their variables are. */
export const SMS_VALUES: Readonly<Record<SmsEvent, (params: MessageParams) => Record<string, string>>> = {
  orderShipped: ({ carrier, number }) => ({ carrier: nameOf(carrier), number: nameOf(number) }),
  refundPaid: ({ refund, amount }) => ({ refund: nameOf(refund), amount: yuanOf(Number(amount)) }),
  passwordChanged: ({ at }) => ({ time: dateTimeText(new Date(String(at)), 'zh') }),
  restocked: ({ product }) => ({ product: nameOf(product) }),
};
