import type { Language } from '../language.ts';
import type { ShopEntryKind } from './values.ts';

type Names = Record<string, Record<Language, string>>;

export const SHOP_ENTRY_NAMES: Readonly<Record<ShopEntryKind, Record<Language, string>>> = {
  sale: { zh: '货款', en: 'Sale' },
  freight: { zh: '运费', en: 'Shipping' },
  subsidy: { zh: '平台补贴', en: 'Subsidy' },
  commission: { zh: '平台佣金', en: 'Commission' },
  refund: { zh: '退款', en: 'Refund' },
  subsidyBack: { zh: '补贴退回', en: 'Subsidy back' },
  commissionBack: { zh: '佣金退回', en: 'Commission back' },
  adjustment: { zh: '平台调账', en: 'Adjustment' },
  payout: { zh: '打款', en: 'Payout' },
  payoutBack: { zh: '打款退回', en: 'Payout back' },
};

export const SHOP_ENTRY_COLUMNS = {
  id: { zh: '流水号', en: 'Entry' },
  at: { zh: '记账时间', en: 'Booked at' },
  kind: { zh: '类型', en: 'Kind' },
  amount: { zh: '金额（元）', en: 'Amount (CNY)' },
  orderId: { zh: '订单号', en: 'Order' },
  goods: { zh: '商品', en: 'Goods' },
  rate: { zh: '佣金比例', en: 'Commission rate' },
  note: { zh: '备注', en: 'Note' },
  availableAt: { zh: '可结算时间', en: 'Available at' },
  statement: { zh: '结算单号', en: 'Statement' },
} as const satisfies Names;
export type ShopEntryColumn = keyof typeof SHOP_ENTRY_COLUMNS;

export const SHOP_FIGURE_COLUMNS = {
  id: { zh: '店铺编号', en: 'Shop id' },
  name: { zh: '店铺', en: 'Shop' },
  rate: { zh: '佣金比例', en: 'Commission rate' },
  paid: { zh: '顾客实付（元）', en: 'Paid by shoppers (CNY)' },
  subsidy: { zh: '平台补贴（元）', en: 'Subsidies (CNY)' },
  commission: { zh: '平台佣金（元）', en: 'Commission (CNY)' },
  due: { zh: '应结给店铺（元）', en: 'Due to the shop (CNY)' },
  adjusted: { zh: '调账（元）', en: 'Adjustments (CNY)' },
  pending: { zh: '待结算（元）', en: 'Pending (CNY)' },
  available: { zh: '可结算（元）', en: 'Available (CNY)' },
} as const satisfies Names;
export type ShopFigureColumn = keyof typeof SHOP_FIGURE_COLUMNS;
