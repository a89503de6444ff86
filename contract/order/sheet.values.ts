import { ORDER_STATUS } from '../enums.ts';
import type { Language } from '../language.ts';
import { SHEET_COLUMNS } from '../product/sheet.values.ts';
import type { OrderKind } from './values.ts';

/** A row per line of an order. Money is the line's own: that of an order is the sum of its rows. */
export const ORDER_COLUMNS = {
  id: { zh: '订单号', en: 'Order' },
  tradeId: { zh: '交易号', en: 'Trade' },
  shop: { zh: '店铺', en: 'Shop' },
  statusCode: { zh: '状态码', en: 'Status code' },
  status: { zh: '状态', en: 'Status' },
  kind: { zh: '类型', en: 'Kind' },
  createdAt: { zh: '下单时间', en: 'Ordered at' },
  paidAt: { zh: '付款时间', en: 'Paid at' },
  shippedAt: { zh: '发货时间', en: 'Shipped at' },
  completedAt: { zh: '完成时间', en: 'Completed at' },
  canceledAt: { zh: '取消时间', en: 'Cancelled at' },
  line: { zh: '行', en: 'Line' },
  code: SHEET_COLUMNS.code,
  spec: SHEET_COLUMNS.spec,
  barcode: SHEET_COLUMNS.barcode,
  goods: { zh: '商品', en: 'Goods' },
  specText: { zh: '规格', en: 'Spec' },
  custom: { zh: '定制内容', en: 'Made to order' },
  price: { zh: '单价（元）', en: 'Price (CNY)' },
  pieces: { zh: '件数', en: 'Pieces' },
  goodsAmount: { zh: '商品金额（元）', en: 'Goods (CNY)' },
  discount: { zh: '优惠（元）', en: 'Discounts (CNY)' },
  freight: { zh: '运费（元）', en: 'Freight (CNY)' },
  payable: { zh: '应付（元）', en: 'Payable (CNY)' },
  refundedPieces: { zh: '已退件数', en: 'Pieces refunded' },
  refunded: { zh: '已退商品款（元）', en: 'Goods refunded (CNY)' },
  points: { zh: '积分', en: 'Points' },
  receipts: { zh: '支付机构交易号', en: "Provider's transaction number" },
  recipient: { zh: '收货人', en: 'Recipient' },
  mobile: { zh: '手机号', en: 'Mobile' },
  region: { zh: '地区', en: 'Region' },
  detail: { zh: '详细地址', en: 'Address' },
  remark: { zh: '买家留言', en: "Buyer's note" },
  carrierCode: { zh: '物流公司编码', en: 'Carrier code' },
  carrier: { zh: '物流公司', en: 'Carrier' },
  number: { zh: '运单号', en: 'Tracking number' },
} as const satisfies Record<string, Record<Language, string>>;
export type OrderColumn = keyof typeof ORDER_COLUMNS;

export const PAYMENT_COLUMNS = {
  id: { zh: '支付单号', en: 'Payment' },
  tradeId: { zh: '交易号', en: 'Trade' },
  purpose: { zh: '用途', en: 'For' },
  orders: { zh: '订单号', en: 'Orders' },
  provider: { zh: '支付机构', en: 'Provider' },
  way: { zh: '支付方式', en: 'Way' },
  providerId: { zh: '支付机构交易号', en: "Provider's transaction number" },
  amount: { zh: '金额（元）', en: 'Amount (CNY)' },
  balance: { zh: '同时使用余额（元）', en: 'Balance used with it (CNY)' },
  createdAt: { zh: '发起时间', en: 'Started at' },
  paidAt: { zh: '付款时间', en: 'Paid at' },
  refunded: { zh: '已退款（元）', en: 'Refunded (CNY)' },
  refunding: { zh: '退款中（元）', en: 'Refund under way (CNY)' },
  refundedAt: { zh: '最近退款时间', en: 'Last refund at' },
} as const satisfies Record<string, Record<Language, string>>;
export type PaymentColumn = keyof typeof PAYMENT_COLUMNS;

export const ORDER_STATUS_NAMES: Readonly<Record<number, Record<Language, string>>> = {
  [ORDER_STATUS.TO_PAY]: { zh: '待付款', en: 'To pay' },
  [ORDER_STATUS.TO_ACCEPT_ORDER]: { zh: '待接单', en: 'To accept' },
  [ORDER_STATUS.PRODUCTING]: { zh: '制作中', en: 'Being made' },
  [ORDER_STATUS.TO_SEND]: { zh: '待发货', en: 'To ship' },
  [ORDER_STATUS.TO_RECEIPT]: { zh: '已发货', en: 'Shipped' },
  [ORDER_STATUS.COMPLETED]: { zh: '已完成', en: 'Completed' },
  [ORDER_STATUS.CANCELED]: { zh: '已取消', en: 'Cancelled' },
};
export const ORDER_KIND_NAMES = {
  goods: { zh: '商品', en: 'Goods' },
  points: { zh: '积分兑换', en: 'Points mall' },
  member: { zh: '会员', en: 'Membership' },
} as const satisfies Record<OrderKind, Record<Language, string>>;
export const PURPOSE_NAMES = {
  trade: { zh: '订单', en: 'Order' },
  topUp: { zh: '充值', en: 'Top-up' },
} as const satisfies Record<string, Record<Language, string>>;
