import type { CollectionPage } from '../../../../contract/collection.ts';
import type { OwnCoupons } from '../../../../contract/coupon.ts';
import { COUPON_TYPE, COUPON_USE, ORDER_STATUS } from '../../../../contract/enums.ts';
import type { FootprintPage } from '../../../../contract/footprint.ts';
import type { OwnMessages } from '../../../../contract/message.ts';
import { MESSAGE_KINDS } from '../../../../contract/message-kinds.ts';
import type { OrderPage } from '../../../../contract/order.ts';
import type { BalancePage } from '../../../../contract/pay.ts';
import { LEDGER_KINDS } from '../../../../contract/pay-codes.ts';
import { checkCodes } from '../check-codes.ts';
import { quietMall } from './browser.ts';

/** What pages show a shopper of their own, who has not asked for it. */
export const ownOrders = (): Promise<OrderPage> =>
  quietMall.get<OrderPage>('/oms/p/orders').then(checkCodes({ status: { ORDER_STATUS } }));
export const ownFavourites = (): Promise<CollectionPage> => quietMall.get('/app/p/collection?kind=product&page=1');
export const ownBalance = (): Promise<BalancePage> =>
  quietMall.get<BalancePage>('/oms/p/balance?page=1').then(checkCodes({ kind: { LEDGER_KINDS } }));
export const ownFootprints = (): Promise<FootprintPage> => quietMall.get('/app/p/footprint?page=1');
export const ownMessages = (): Promise<OwnMessages> =>
  quietMall.get<OwnMessages>('/app/p/messages').then(checkCodes({ kind: { MESSAGE_KINDS } }));
export const ownUnusedCoupons = (): Promise<OwnCoupons> =>
  quietMall
    .get<OwnCoupons>(`/promo/p/coupons/own?status=${COUPON_USE.UN_USE}&page=1`)
    .then(checkCodes({ type: { COUPON_TYPE }, status: { COUPON_USE } }));
