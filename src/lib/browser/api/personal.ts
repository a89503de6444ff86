import type { CollectionPage } from '#contract/collection/schema.ts';
import type { OwnCoupons } from '#contract/coupon/schema.ts';
import { COUPON_USE } from '#contract/enums.ts';
import type { FootprintPage } from '#contract/footprint/schema.ts';
import type { OwnMessages } from '#contract/message/schema.ts';
import type { BalancePage } from '#contract/payment/schema.ts';
import { BALANCE_CODES, CARD_CODES, COUPON_CODES, MESSAGE_CODES } from '#contract/response-codes.ts';
import { checkCodes } from '../check-codes.ts';
import { quietMall } from './browser.ts';

/** What pages show a shopper of their own, who has not asked for it. */
export const ownFavourites = (): Promise<CollectionPage> =>
  quietMall.get<CollectionPage>('/app/p/collection?kind=product&page=1').then(checkCodes(CARD_CODES));
export const ownBalance = (): Promise<BalancePage> =>
  quietMall.get<BalancePage>('/oms/p/balance?page=1').then(checkCodes(BALANCE_CODES));
export const ownFootprints = (): Promise<FootprintPage> =>
  quietMall.get<FootprintPage>('/app/p/footprint?page=1').then(checkCodes(CARD_CODES));
export const ownMessages = (): Promise<OwnMessages> =>
  quietMall.get<OwnMessages>('/app/p/messages').then(checkCodes(MESSAGE_CODES));
export const ownUnusedCoupons = (): Promise<OwnCoupons> =>
  quietMall.get<OwnCoupons>(`/promo/p/coupons/own?status=${COUPON_USE.UN_USE}&page=1`).then(checkCodes(COUPON_CODES));
