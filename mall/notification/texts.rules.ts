import { dateTimeText } from '#contract/date-text.ts';
import type { Language } from '#contract/language.ts';
import type { RoutedEvent, SmsEvent, Topic } from '#contract/message/channels.values.ts';
import { yuanOf } from '#contract/money.ts';

type Pair = Record<Language, string>;
type MessageParams = Readonly<Record<string, unknown>>;

const BUTTONS: Readonly<Record<Topic, Pair>> = {
  order: { zh: '查看订单', en: 'See the order' },
  refund: { zh: '查看详情', en: 'See the details' },
  invoice: { zh: '查看发票', en: 'See the invoice' },
  security: { zh: '找回密码', en: 'Reset your password' },
  store: { zh: '查看店铺', en: 'See your store' },
  coupon: { zh: '去使用', en: 'Use it' },
  restock: { zh: '去购买', en: 'Buy it' },
  priceDrop: { zh: '去看看', en: 'Have a look' },
};
/** Where the next step has a name of its own. */
const BUTTONS_OF: Partial<Record<RoutedEvent, Pair>> = {
  orderShipped: { zh: '查看物流', en: 'Track the parcel' },
  parcelCorrected: { zh: '查看物流', en: 'Track the parcel' },
  priceLowered: { zh: '去支付', en: 'Pay for the order' },
  refundAgreed: { zh: '填写运单号', en: 'Enter the tracking number' },
  invoiceIssued: { zh: '下载发票', en: 'Download the invoice' },
  storeOpened: { zh: '设置店铺密码', en: 'Set the store password' },
  storeRefused: { zh: '修改申请', en: 'Change the application' },
  statementClosed: { zh: '查看结算单', en: 'See the statement' },
  receiverChanged: { zh: '查看收款账户', en: 'See the receiving account' },
};
/** Who did not change the password cannot log in with it. */
const PAGES_OF: Partial<Record<RoutedEvent, string>> = { passwordChanged: '/forget-password' };

/** The one button of a mail. @param link of its message */
export function buttonOf({ event, topic }: { event: string; topic: Topic }, link: string, language: Language) {
  const routed = event as RoutedEvent;
  return { label: (BUTTONS_OF[routed] ?? BUTTONS[topic])[language], path: PAGES_OF[routed] ?? link };
}

/** What a mail about a return that was agreed to has to name. */
export const RETURN_FACTS: Readonly<Record<'to' | 'until', Pair>> = {
  to: { zh: '退货地址', en: 'Send it to' },
  until: { zh: '寄回截止', en: 'Not after' },
};

const TOTALS: Readonly<Record<'order' | 'refund', Pair>> = {
  order: { zh: '实付', en: 'Paid' },
  refund: { zh: '退款金额', en: 'Refund' },
};
const ASKED: Pair = { zh: '申请金额', en: 'Requested' };
/** Where the amount is not what was paid or goes back. */
const TOTALS_OF: Partial<Record<RoutedEvent, Pair>> = {
  priceLowered: { zh: '应付', en: 'To pay' },
  refundRefused: ASKED,
  refundDenied: ASKED,
  refundClosed: ASKED,
};
/** @returns undefined: it cost points alone, and no amount is named */
export const totalOf = (event: string, of: 'order' | 'refund', amount: number, language: Language) =>
  amount > 0 ? { label: (TOTALS_OF[event as RoutedEvent] ?? TOTALS[of])[language], amount } : undefined;

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
