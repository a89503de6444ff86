import { inLanguage } from '#contract/in-language.ts';
import { yuanOf } from '#contract/money.ts';
import { event, minute, type Pair } from './event.rules.ts';

export const PROMOTION_EVENTS = {
  couponGiven: event<{ coupon: Pair; until: string }>({
    kind: 'promotion',
    title: { zh: '您收到一张优惠券', en: 'You have been given a coupon' },
    text: ({ coupon, until }) => ({
      zh: `“${coupon.zh}”已放入您的账户，有效期至${minute(until, 'zh')}。`,
      en: `“${inLanguage(coupon, 'en')}” is in your account and can be used until ${minute(until, 'en')}.`,
    }),
    link: () => '/user-center/uc-coupons',
  }),
  couponEnds: event<{ coupon: Pair; until: string }>({
    kind: 'promotion',
    title: { zh: '优惠券即将过期', en: 'A coupon ends soon' },
    text: ({ coupon, until }) => ({
      zh: `“${coupon.zh}”将于${minute(until, 'zh')}过期，请尽快使用。`,
      en: `“${inLanguage(coupon, 'en')}” can be used until ${minute(until, 'en')}.`,
    }),
    link: () => '/user-center/uc-coupons',
  }),
  flashStarts: event<{ item: number; productId?: number; product: Pair; price: number; start: string }>({
    kind: 'promotion',
    title: { zh: '秒杀即将开始', en: 'Your flash sale is about to start' },
    text: ({ product, price, start }) => ({
      zh: `“${product.zh}”将于${minute(start, 'zh')}开抢，秒杀价¥${yuanOf(price)}。`,
      en: `“${inLanguage(product, 'en')}” goes on sale for ¥${yuanOf(price)} at ${minute(start, 'en')}.`,
    }),
    link: ({ item }) => `/secdetail/${item}`,
  }),
  shopNews: event<{ shopId: number; shop: Pair; productId?: number; product: Pair }>({
    kind: 'promotion',
    title: { zh: '您关注的店铺上新了', en: 'New at a shop you follow' },
    text: ({ shop, product }) => ({
      zh: `“${shop.zh}”上架了“${product.zh}”，进店看看今天的新品。`,
      en: `“${inLanguage(shop, 'en')}” has put on “${inLanguage(product, 'en')}”. See what else is new today.`,
    }),
    link: ({ shopId }) => `/search?shopId=${shopId}`,
  }),
} as const;
