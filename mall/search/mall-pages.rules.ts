import type { SearchedPage } from '#contract/search/page.values.ts';

/** What people call what the mall does; no catalogue teaches that. */
const WORDS: Record<SearchedPage, string> = {
  service: '客服 人工客服 联系客服 在线客服 投诉,customer service,customer support,contact,support,live chat,complaint',
  returns: '退货 退款 退换货 换货 售后 退换 退货退款,return,refund,returns and refunds,exchange,after sales',
  ownCoupons: '优惠券 优惠卷 我的优惠券 代金券 红包券,coupon,voucher,promo code,discount code',
  coupons: '领券 领优惠券 领券中心 领取优惠券,get coupon,coupon center,coupon centre',
  invoices: '发票 开发票 电子发票 增值税发票,invoice,tax invoice,receipt',
  orders:
    '订单 物流 快递 查物流 查快递 物流查询 订单查询 查订单,order,track order,order status,delivery status,track parcel,tracking',
  cart: '购物车,cart,shopping cart,basket of goods',
  password: '密码 修改密码 改密码 忘记密码,password,change password,reset password,forgot password',
  address: '收货地址 地址管理 修改地址,address,delivery address,shipping address',
  points: '积分 我的积分 积分兑换,point,reward point',
};

/** Around the words, as people ask for them. */
const AROUND = /^(?:怎么|如何|我要|我想|申请|我的|查看|哪里|在哪里?)+|(?:怎么办|怎么弄|在哪里?|流程|吗|呢)+$/gu;
const AROUND_ENGLISH = /\b(?:how|do|to|i|can|my|a|an|the|where|is|are|please|want|need|get)\b/g;

const PAGES = new Map(
  Object.entries(WORDS).flatMap(([page, list]) => {
    const [chinese = '', ...english] = list.split(',');
    return [...chinese.split(' '), ...english].map((words) => [words, page as SearchedPage] as const);
  }),
);

/** @param plain the text in one form, as the tokenizer makes it @returns the page that it asks for */
export function pageAskedFor(plain: string): SearchedPage | undefined {
  const text = plain.trim();
  const chinese = text.replace(/\s+/g, '').replace(AROUND, '');
  const english = text.replace(AROUND_ENGLISH, ' ').replace(/\s+/g, ' ').trim();
  const found = [text, chinese, english, english.replace(/s\b/g, '')].find((words) => PAGES.has(words));
  return found === undefined ? undefined : PAGES.get(found);
}
