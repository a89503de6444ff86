export { eraseOrders } from './erase.ts';
export { lexemesOf, toVector } from './find.rules.ts';
export { changeOrders } from './flow.ts';
export { endGroups } from './group-buy.ts';
export { addMemberOrder, closeMemberTrade, hasTooManyUnpaid, refundMemberOrder } from './member-order.ts';
export { expireTrades, receiveOverdue } from './overdue.ts';
export { setDelivered } from './parcel.queries.ts';
export { type StockLine, StockShort, takeStock } from './pieces.ts';
export { findOrders } from './quick-find.ts';
export { lockForRefund, openRefund, refundLine, stopRefund } from './refund.ts';
export { allRefundable, pointsOfLines, shareOfLine } from './refund-share.rules.ts';
export { returnNews, saveReturnParcel, viewReturnParcel } from './return-parcel.ts';
export { settleTrade } from './settle.ts';
export { moveShopOrder, type ShopMove, standOf } from './shop-flow.ts';
export { allShopOrders, type SheetOrder } from './shop-sheet.ts';
export {
  type DeskViewer,
  type Input,
  listShopOrders,
  paidSince,
  slipsOf,
  viewShopOrder,
  wholeMobile,
} from './shop-views.ts';
export { sourceOfTrade, wordsOf } from './standing.ts';
export { addTrade, type OrderDraft } from './trade.queries.ts';
export { tradeGoods } from './trade.ts';
export { unpaidOf } from './unpaid.queries.ts';
export { type UnpaidPieces, unpaidErrors } from './unpaid.rules.ts';
export { toLine } from './views.ts';
