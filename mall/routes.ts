import { addressRoutes } from './address/address.routes.ts';
import { appearanceRoutes } from './appearance/appearance.routes.ts';
import { brandRequestRoutes } from './brand-request/desk.routes.ts';
import { buyMemberRoutes } from './buy-member/buy-member.routes.ts';
import { campaignRoutes } from './campaign/campaign.routes.ts';
import { campaignDeskRoutes } from './campaign/desk.routes.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { categoryDeskRoutes } from './category/desk.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { chatDeskRoutes } from './chat/desk.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { collectionRoutes } from './collection/collection.routes.ts';
import { connectionRoutes } from './connection/desk.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { contentDeskRoutes } from './content/desk.routes.ts';
import { couponRoutes } from './coupon/coupon.routes.ts';
import { couponDeskRoutes } from './coupon/desk.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { demoRoutes } from './demo/desk.routes.ts';
import type { Deps } from './deps.ts';
import { discountDeskRoutes } from './discount/desk.routes.ts';
import { discountRoutes } from './discount/discount.routes.ts';
import { finderRoutes } from './finder/finder.routes.ts';
import { flashDeskRoutes } from './flash-sale/desk.routes.ts';
import { flashSaleRoutes } from './flash-sale/flash-sale.routes.ts';
import { footprintRoutes } from './footprint/footprint.routes.ts';
import { groupBuyDeskRoutes } from './group-buy/desk.routes.ts';
import { groupBuyRoutes } from './group-buy/group-buy.routes.ts';
import type { createCalls } from './http/call.ts';
import { invoiceDeskRoutes } from './invoice/desk.routes.ts';
import { invoiceRoutes } from './invoice/invoice.routes.ts';
import { memberDeskRoutes } from './member/desk.routes.ts';
import { memberRoutes } from './member/member.routes.ts';
import { menuRoutes } from './menu/menu.routes.ts';
import { messageRoutes } from './message/message.routes.ts';
import { notificationDeskRoutes } from './notification/desk.routes.ts';
import { notificationRoutes } from './notification/notification.routes.ts';
import { operatorRoutes } from './operator/operator.routes.ts';
import { orderDeskRoutes } from './order/desk.routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { paymentDeskRoutes } from './payment/desk.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { payoutDeskRoutes } from './payout/desk.routes.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { pointsMallDeskRoutes } from './points-mall/desk.routes.ts';
import { pointsMallRoutes } from './points-mall/points-mall.routes.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { productDeskRoutes } from './product/desk.routes.ts';
import { recommendRoutes } from './recommend/recommend.routes.ts';
import { refundDeskRoutes } from './refund/desk.routes.ts';
import { refundRoutes } from './refund/refund.routes.ts';
import { reportRoutes } from './report/report.routes.ts';
import { reviewDeskRoutes } from './review/desk.routes.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { savedViewRoutes } from './saved-view/saved-view.routes.ts';
import { searchLogRoutes } from './search/log.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { settlementDeskRoutes } from './settlement/desk.routes.ts';
import { shopFrontDeskRoutes } from './shop-front/desk.routes.ts';
import { shopFrontRoutes } from './shop-front/shop-front.routes.ts';
import { shopperDeskRoutes } from './shopper/desk.routes.ts';
import { storeDeskRoutes } from './store/desk.routes.ts';
import { storeRoutes } from './store/store.routes.ts';
import { trackingRoutes } from './tracking/tracking.routes.ts';
import { pictureRoutes } from './upload/desk.routes.ts';
import { uploadRoutes } from './upload/upload.routes.ts';
import { watchRoutes } from './watch/watch.routes.ts';

export const ROUTES: readonly ((app: ReturnType<typeof createCalls>, deps: Deps) => void)[] = [
  contentRoutes,
  menuRoutes,
  appearanceRoutes,
  catalogRoutes,
  shopFrontRoutes,
  campaignRoutes,
  addressRoutes,
  cartRoutes,
  collectionRoutes,
  watchRoutes,
  captchaRoutes,
  uploadRoutes,
  searchRoutes,
  searchLogRoutes,
  paymentRoutes,
  previewRoutes,
  checkoutRoutes,
  orderRoutes,
  trackingRoutes,
  refundRoutes,
  invoiceRoutes,
  couponRoutes,
  discountRoutes,
  memberRoutes,
  messageRoutes,
  notificationRoutes,
  footprintRoutes,
  recommendRoutes,
  chatRoutes,
  flashSaleRoutes,
  groupBuyRoutes,
  reviewRoutes,
  pointsMallRoutes,
  personalDataRoutes,
  storeRoutes,
  buyMemberRoutes,
  contentDeskRoutes,
  campaignDeskRoutes,
  productDeskRoutes,
  operatorRoutes,
  orderDeskRoutes,
  refundDeskRoutes,
  invoiceDeskRoutes,
  paymentDeskRoutes,
  settlementDeskRoutes,
  payoutDeskRoutes,
  connectionRoutes,
  notificationDeskRoutes,
  couponDeskRoutes,
  discountDeskRoutes,
  flashDeskRoutes,
  groupBuyDeskRoutes,
  reviewDeskRoutes,
  pointsMallDeskRoutes,
  memberDeskRoutes,
  shopperDeskRoutes,
  chatDeskRoutes,
  storeDeskRoutes,
  shopFrontDeskRoutes,
  categoryDeskRoutes,
  brandRequestRoutes,
  dashboardRoutes,
  reportRoutes,
  finderRoutes,
  savedViewRoutes,
  demoRoutes,
  pictureRoutes,
];
