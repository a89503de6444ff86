import type { CollectionPage } from '../../../../contract/collection.ts';
import type { OwnCoupons } from '../../../../contract/coupon.ts';
import { COUPON_USE } from '../../../../contract/enums.ts';
import type { FootprintPage } from '../../../../contract/footprint.ts';
import type { OwnMessages } from '../../../../contract/message.ts';
import type { OrderPage } from '../../../../contract/order.ts';
import type { BalancePage } from '../../../../contract/pay.ts';
import { quietMall } from './browser.ts';

/** What pages show a shopper of their own, who has not asked for it. */
export const ownOrders = (): Promise<OrderPage> => quietMall.get('/oms/p/orders');
export const ownFavourites = (): Promise<CollectionPage> => quietMall.get('/app/p/collection?kind=product&page=1');
export const ownBalance = (): Promise<BalancePage> => quietMall.get('/oms/p/balance?page=1');
export const ownFootprints = (): Promise<FootprintPage> => quietMall.get('/app/p/footprint?page=1');
export const ownMessages = (): Promise<OwnMessages> => quietMall.get('/app/p/messages');
export const ownUnusedCoupons = (): Promise<OwnCoupons> =>
  quietMall.get(`/promo/p/coupons/own?status=${COUPON_USE.UN_USE}&page=1`);
