import type { Language } from '../language.ts';

/** What the rows of a report of refunds are. */
export const REFUNDS_BY = ['reason', 'product', 'shop'] as const;
export type RefundsBy = (typeof REFUNDS_BY)[number];

/** Of refunds paid in a period, whenever their orders were paid; `amount`: fen. */
export type RefundFigures = { refunds: number; pieces: number; amount: number };

export const REFUNDS_NAMES = {
  reason: { zh: '退款原因', en: 'Reason' },
  product: { zh: '商品', en: 'Product' },
  shop: { zh: '店铺', en: 'Shop' },
} as const satisfies Record<RefundsBy, Record<Language, string>>;

export const REFUND_REPORT_COLUMNS = {
  refunds: { zh: '退款笔数', en: 'Refunds' },
  pieces: { zh: '件数', en: 'Pieces' },
  amount: { zh: '退款金额（元）', en: 'Refunded (CNY)' },
  refundsBefore: { zh: '对比期退款笔数', en: 'Refunds, compared' },
  piecesBefore: { zh: '对比期件数', en: 'Pieces, compared' },
  amountBefore: { zh: '对比期退款金额（元）', en: 'Refunded, compared (CNY)' },
} as const satisfies Record<string, Record<Language, string>>;
export type RefundReportColumn = keyof typeof REFUND_REPORT_COLUMNS;
