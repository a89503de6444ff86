import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { say } from '#contract/text.ts';
import { coupon } from '../coupon/coupon.tables.ts';
import { discountPurchase } from '../discount/discount.tables.ts';
import { flashPurchase } from '../flash-sale/flash-sale.tables.ts';
import { buyGroup, groupMember } from '../group-buy/group-buy.tables.ts';
import { issuedInvoice } from '../invoice/invoice.tables.ts';
import { ledger, wallet } from '../money/money.tables.ts';
import {
  order,
  orderFind,
  orderLine,
  orderLog,
  orderNote,
  parcel,
  parcelEvent,
  parcelLine,
  trade,
} from '../order/order.tables.ts';
import { payment, providerRefund } from '../payment/payment.tables.ts';
import { pointsPurchase } from '../points-mall/points-mall.tables.ts';
import { refund, refundLog } from '../refund/refund.tables.ts';
import { review, shopScore } from '../review/review.tables.ts';
import { type Change, changesRows, deletesRows, type Entry } from './entry.rules.ts';
import { EMPTIED, EMPTY_ARRAY, EMPTY_JSON_ARRAY, INVOICE_LAW, MONEY_TRAIL, NULLED, NUMBER } from './reasons.ts';

const ofOrders = (column: AnyPgColumn) => (accountId: number) =>
  sql`${column} in (select o.id from ${order} o where o.account_id = ${accountId})`;
const ofRefunds = (accountId: number) =>
  sql`${refundLog.refundId} in (select r.id from ${refund} r where r.account_id = ${accountId})`;

const ofParcels = (column: AnyPgColumn) => (accountId: number) =>
  sql`${column} in (
    select p.id from ${parcel} p join ${order} o on o.id = p.order_id where o.account_id = ${accountId}
    union all select p.id from ${parcel} p join ${refund} r on r.id = p.refund_id where r.account_id = ${accountId})`;

const REGION_ONLY: Change = {
  // Orders of memberships have no address.
  to: sql`case when ${order.address} ? 'recipient'
    then ${order.address} || '{"recipient": "", "mobile": "", "detail": ""}'::jsonb else ${order.address} end`,
  words: say('only the region stays: where goods are sent to', '仅保留地区（用于配送统计）'),
};
const UNLESS_ISSUED: Change = {
  to: sql`case when ${order.invoiced} then ${order.invoice} end`,
  words: say('empty, unless the invoice was issued (then as on the invoice)', '清空；已开票的与发票一致'),
};
const WITHOUT_PERSON: Change = {
  // The step that empties the address writes it, with the words of the goods.
  to: sql`${orderFind.words}`,
  words: say('only number and goods find the order', '仅能按订单号与商品查到'),
};
const ANONYMOUS: Change = { to: sql`true`, words: say('anonymous', '匿名') };
const PIECES = say('Counts what was bought: books.', '记录购买数量：账目。');

/** What shoppers bought, paid and said of it: books, without the people. */
export const BUYING: readonly Entry[] = [
  changesRows(trade, {
    name: say('Trades', '交易'),
    of: (id) => eq(trade.accountId, id),
    kept: { accountId: NUMBER },
    plain: 'id source status payable paidBalance paidOnline createdAt expiresAt paidAt',
    exported: 'trades',
  }),
  changesRows(orderFind, {
    name: say("Words of the desk's search for orders", '工作台的订单检索词'),
    of: ofOrders(orderFind.orderId),
    changed: { words: WITHOUT_PERSON },
    plain: 'orderId shopId createdAt',
  }),
  changesRows(order, {
    name: say('Orders', '订单'),
    of: (id) => eq(order.accountId, id),
    changed: { address: REGION_ONLY, remark: EMPTIED, invoice: UNLESS_ISSUED, tags: EMPTY_ARRAY },
    kept: { accountId: NUMBER },
    plain: `id tradeId shopId status kind madeToOrder goods promotion memberDiscount shopCoupon mallCoupon pointsDiscount points
      freight memberFreight payable invoiceAt words createdAt paidAt shippedAt completedAt canceledAt hiddenAt reviewedAt groupId
      groupOpen refunding refunded refundedPoints invoiced bookedAt availableAt refundingShipped
      urgedAt prolongedAt deliveredAt shopReduction mallReduction`,
    exported: 'orders',
    without: 'words tags',
  }),
  changesRows(orderLine, {
    name: say('Goods of orders', '订单商品'),
    of: ofOrders(orderLine.orderId),
    changed: { custom: EMPTY_JSON_ARRAY },
    plain: `id orderId productId skuId title spec picture quantity listPrice price memberDiscount shopCoupon mallCoupon
      pointsDiscount freight payable flashItemId discountId refundedPieces refunded restocked noReturns pointsGoodId commissionRate commission
      subsidy memberFreight shippedPieces refundedShipped shopReduction mallReduction`,
    exported: 'order-lines',
  }),
  changesRows(orderLog, {
    name: say('What happened to orders', '订单记录'),
    of: ofOrders(orderLog.orderId),
    changed: { reason: EMPTIED },
    kept: { actorId: NUMBER },
    plain: 'id orderId from to actor at',
    exported: 'order-log',
    without: 'actorId',
  }),
  deletesRows(orderNote, {
    name: say('Notes of the desk for orders', '工作台的订单备注'),
    of: ofOrders(orderNote.orderId),
    deleted: 'text',
    plain: 'id orderId operatorId at',
  }),
  changesRows(parcel, {
    name: say('Parcels', '包裹'),
    of: ofParcels(parcel.id),
    changed: { number: EMPTIED, trail: EMPTY_JSON_ARRAY, courier: NULLED },
    plain: 'id orderId refundId carrier shippedAt state deliveredAt subscribedAt askAt asks',
    exported: 'parcels',
  }),
  deletesRows(parcelEvent, {
    name: say('Tracking of parcels', '物流轨迹'),
    of: ofParcels(parcelEvent.parcelId),
    deleted: 'text',
    plain: 'id parcelId at state',
    exported: 'parcel-events',
  }),
  changesRows(parcelLine, {
    name: say('Goods in parcels', '包裹内的商品'),
    of: ofParcels(parcelLine.parcelId),
    plain: 'parcelId lineId pieces',
    exported: 'parcel-lines',
  }),
  changesRows(refund, {
    name: say('Refunds', '退款与售后'),
    of: (id) => eq(refund.accountId, id),
    changed: { reason: EMPTIED, description: EMPTIED, number: NULLED },
    kept: { accountId: NUMBER },
    plain: `id shopId tradeId orderId lineId nth kind status quantity amount points freight earned noReason address carrier
      restocked final ofShipped unasked appliedAt answeredAt refundedAt dueAt`,
    exported: 'refunds',
  }),
  changesRows(refundLog, {
    name: say('What happened to refunds', '售后记录'),
    of: ofRefunds,
    changed: { note: EMPTIED, pictures: EMPTY_ARRAY },
    kept: { actorId: NUMBER },
    plain: 'id refundId from to move actor at',
    exported: 'refund-log',
    without: 'actorId',
  }),
  changesRows(issuedInvoice, {
    name: say('Invoices, with their files', '发票及其文件'),
    of: ofOrders(issuedInvoice.orderId),
    kept: { accountId: NUMBER, title: INVOICE_LAW, taxNumber: INVOICE_LAW, file: INVOICE_LAW },
    plain: 'orderId shopId type amount number day operatorId issuedAt redAt',
    exported: 'invoices',
    without: 'operatorId',
  }),
  changesRows(wallet, {
    name: say('Balance and points', '余额与积分'),
    of: (id) => eq(wallet.accountId, id),
    kept: { accountId: NUMBER },
    plain: 'balance points pointsCheckAt',
    exported: 'wallet',
  }),
  changesRows(ledger, {
    name: say('What moved balance and points', '余额与积分明细'),
    of: (id) => eq(ledger.accountId, id),
    kept: { accountId: NUMBER },
    plain: 'id unit amount after kind businessId key at',
    exported: 'ledger',
    without: 'key',
  }),
  changesRows(payment, {
    name: say('Payments', '支付'),
    of: (id) => eq(payment.accountId, id),
    changed: { code: NULLED, redirect: NULLED },
    kept: { accountId: NUMBER, providerId: MONEY_TRAIL },
    plain: 'id tradeId way provider status amount balance createdAt expiresAt paidAt checkAt checks',
    exported: 'payments',
    without: 'code redirect checkAt checks',
  }),
  changesRows(providerRefund, {
    name: say('Money on its way back', '退回的款项'),
    of: (id) => eq(providerRefund.accountId, id),
    changed: { reason: EMPTIED },
    kept: { accountId: NUMBER },
    plain: 'id orderId paymentId amount key status tries nextTryAt createdAt doneAt',
    exported: 'money-back',
    without: 'key tries nextTryAt',
  }),
  changesRows(coupon, {
    name: say('Coupons', '优惠券'),
    of: (id) => eq(coupon.accountId, id),
    kept: { accountId: NUMBER },
    plain:
      'id templateId nth shopId name terms newcomers status validFrom validTo takenAt tradeId saved usedAt endToldAt',
    exported: 'coupons',
    without: 'endToldAt',
  }),
  changesRows(flashPurchase, {
    name: say('Pieces bought in flash sales', '秒杀购买数量'),
    of: (id) => eq(flashPurchase.accountId, id),
    kept: { accountId: NUMBER, quantity: PIECES },
    plain: 'flashItemId',
    exported: 'flash-purchases',
  }),
  changesRows(discountPurchase, {
    name: say('Pieces bought in timed discounts', '限时折扣购买数量'),
    of: (id) => eq(discountPurchase.accountId, id),
    kept: { accountId: NUMBER, quantity: PIECES },
    plain: 'activityId skuId',
    exported: 'discount-purchases',
  }),
  changesRows(pointsPurchase, {
    name: say('Pieces had of the points mall', '积分商城兑换数量'),
    of: (id) => eq(pointsPurchase.accountId, id),
    kept: { accountId: NUMBER, quantity: PIECES },
    plain: 'pointsGoodId',
    exported: 'points-purchases',
  }),
  changesRows(buyGroup, {
    name: say('Groups opened', '发起的拼团'),
    of: (id) => sql`${buyGroup.openerId} = ${id} and ${buyGroup.id} in (
      select m.group_id from ${groupMember} m where m.account_id = ${id})`,
    kept: { openerId: NUMBER },
    plain: 'id activityId status size places paid openedAt endsAt endedAt',
    exported: 'groups-opened',
    without: 'openerId',
  }),
  changesRows(groupMember, {
    name: say('Places in groups', '参与的拼团'),
    of: (id) => eq(groupMember.accountId, id),
    kept: { accountId: NUMBER },
    plain: 'groupId orderId status joinedAt',
    exported: 'groups',
  }),
  changesRows(review, {
    name: say('Reviews', '评价'),
    of: (id) => eq(review.accountId, id),
    changed: {
      text: EMPTIED,
      pictures: EMPTY_ARRAY,
      addedText: NULLED,
      addedPictures: EMPTY_ARRAY,
      addedAt: NULLED,
      answer: NULLED,
      answeredAt: NULLED,
      hiddenReason: NULLED,
      anonymous: ANONYMOUS,
    },
    kept: { accountId: NUMBER },
    plain: 'id lineId orderId productId shopId spec score language createdAt hiddenAt',
    exported: 'reviews',
  }),
  changesRows(shopScore, {
    name: say('Scores of shops', '店铺评分'),
    of: ofOrders(shopScore.orderId),
    kept: { accountId: NUMBER },
    plain: 'id orderId shopId description service delivery createdAt',
    exported: 'shop-scores',
  }),
];
