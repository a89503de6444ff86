import { yuanOf } from '#contract/money.ts';
import { REFUND_STATUS } from '#contract/refund/values.ts';
import { event, sentence } from './event.rules.ts';

const refundLink = ({ refund }: { refund: string }): string => `/return-detail?id=${refund}`;

export const REFUND_EVENTS = {
  refundAgreed: event<{ refund: string }>({
    kind: 'order',
    refund: REFUND_STATUS.AGREED,
    title: { zh: '商家已同意退货', en: 'Your return was approved' },
    text: ({ refund }) => ({
      zh: `退款${refund}已同意，请在7天内寄回商品并填写物流单号，逾期将自动关闭。`,
      en: `Return ${refund} was approved. Send the goods back and enter the tracking number within 7 days, or it closes.`,
    }),
    link: refundLink,
  }),
  refundRefused: event<{ refund: string; reason: string }>({
    kind: 'order',
    refund: REFUND_STATUS.REFUSED,
    title: { zh: '商家拒绝了退款申请', en: 'The shop declined your refund' },
    text: ({ refund, reason }) => ({
      zh: `退款${refund}被拒绝，原因：${sentence(reason, 'zh')}您可以再次申请，或请平台客服介入。`,
      en: `Refund ${refund} was declined. Reason: ${sentence(reason, 'en')} You can request it once more or ask our service to decide.`,
    }),
    link: refundLink,
  }),
  refundDenied: event<{ refund: string; reason: string }>({
    kind: 'order',
    refund: REFUND_STATUS.REFUSED,
    title: { zh: '平台客服已作出决定', en: 'Our service has decided' },
    text: ({ refund, reason }) => ({
      zh: `退款${refund}未获支持，原因：${sentence(reason, 'zh')}此结果为最终结果。`,
      en: `Refund ${refund} was not granted. Reason: ${sentence(reason, 'en')} This decision is final.`,
    }),
    link: refundLink,
  }),
  refundPaid: event<{ refund: string; amount: number }>({
    kind: 'order',
    refund: REFUND_STATUS.REFUNDED,
    title: { zh: '退款成功', en: 'Your refund is on its way' },
    text: ({ refund, amount }) => ({
      zh: `退款${refund}已完成，${amount > 0 ? `¥${yuanOf(amount)}将按原支付方式退回。` : '积分已退回。'}`,
      en: `Refund ${refund} is complete. ${amount > 0 ? `¥${yuanOf(amount)} goes back the way you paid.` : 'The points are back in your account.'}`,
    }),
    link: refundLink,
  }),
  refundGiven: event<{ refund: string; amount: number; reason: string }>({
    kind: 'order',
    refund: REFUND_STATUS.REFUNDED,
    title: { zh: '商家主动退款', en: 'The shop gave money back' },
    text: ({ refund, amount, reason }) => ({
      zh: `商家主动退款${refund}，${amount > 0 ? `¥${yuanOf(amount)}将按原支付方式退回。` : '积分已退回。'}说明：${sentence(reason, 'zh')}`,
      en: `Refund ${refund} by the shop. ${amount > 0 ? `¥${yuanOf(amount)} goes back the way you paid.` : 'The points are back in your account.'} Reason: ${sentence(reason, 'en')}`,
    }),
    link: refundLink,
  }),
  refundClosed: event<{ refund: string }>({
    kind: 'order',
    refund: REFUND_STATUS.CLOSED,
    title: { zh: '退款已关闭', en: 'Your return was closed' },
    text: ({ refund }) => ({
      zh: `退款${refund}未在规定时间内寄回商品，已自动关闭。`,
      en: `Return ${refund} was closed because the goods were not sent back in time.`,
    }),
    link: refundLink,
  }),
} as const;
