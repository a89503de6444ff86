import type { Language } from '../language.ts';
import { REFUND_KIND, REFUND_STATUS } from './values.ts';

export const REFUND_COLUMNS = {
  id: { zh: '退款单号', en: 'Refund' },
  orderId: { zh: '订单号', en: 'Order' },
  shop: { zh: '店铺', en: 'Shop' },
  kind: { zh: '类型', en: 'Kind' },
  statusCode: { zh: '状态码', en: 'Status code' },
  status: { zh: '状态', en: 'Status' },
  goods: { zh: '商品', en: 'Goods' },
  pieces: { zh: '件数', en: 'Pieces' },
  amount: { zh: '退款金额（元）', en: 'Amount (CNY)' },
  points: { zh: '退回积分', en: 'Points back' },
  reason: { zh: '原因', en: 'Reason' },
  appliedAt: { zh: '申请时间', en: 'Requested at' },
  answeredAt: { zh: '处理时间', en: 'Answered at' },
  refundedAt: { zh: '退款时间', en: 'Refunded at' },
  carrier: { zh: '退货物流', en: 'Carrier' },
  number: { zh: '退货运单号', en: 'Tracking number' },
} as const satisfies Record<string, Record<Language, string>>;
export type RefundColumn = keyof typeof REFUND_COLUMNS;

export const REFUND_KIND_NAMES: Readonly<Record<number, Record<Language, string>>> = {
  [REFUND_KIND.ONLY]: { zh: '仅退款', en: 'Refund only' },
  [REFUND_KIND.RETURN]: { zh: '退货退款', en: 'Return and refund' },
};
export const REFUND_STATUS_NAMES: Readonly<Record<number, Record<Language, string>>> = {
  [REFUND_STATUS.APPLIED]: { zh: '待商家处理', en: 'Waiting for the shop' },
  [REFUND_STATUS.AGREED]: { zh: '待买家寄回', en: 'To be sent back' },
  [REFUND_STATUS.BUYER_SHIPPED]: { zh: '买家已寄回', en: 'Sent back' },
  [REFUND_STATUS.RECEIVED]: { zh: '商家已收货', en: 'Received by the shop' },
  [REFUND_STATUS.REFUNDED]: { zh: '退款成功', en: 'Refunded' },
  [REFUND_STATUS.REFUSED]: { zh: '已拒绝', en: 'Declined' },
  [REFUND_STATUS.ESCALATED]: { zh: '平台处理中', en: 'With our service' },
  [REFUND_STATUS.WITHDRAWN]: { zh: '已撤销', en: 'Withdrawn' },
  [REFUND_STATUS.CLOSED]: { zh: '已关闭', en: 'Closed' },
};
