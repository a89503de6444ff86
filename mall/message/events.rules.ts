import { dateTimeText } from '#contract/date-text.ts';
import { ORDER_STATUS } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import type { MessageKind } from '#contract/message/values.ts';
import { yuanOf } from '#contract/money.ts';
import { mayBuyAgain } from '#contract/order/standing.rules.ts';
import type { OrderWord } from '#contract/order/standing.values.ts';
import type { OrderKind } from '#contract/order/values.ts';
import { REFUND_STATUS, type RefundStatus } from '#contract/refund/values.ts';

type Pair = Record<Language, string>;
type Event<P> = {
  kind: MessageKind;
  title: Pair;
  text: (params: P) => Pair;
  link: (params: P) => string;
  /** Where the order, or the refund, stands that it tells of. */
  word?: OrderWord;
  refund?: RefundStatus;
};

/** Checks the parameters of an event. Stored rows of earlier versions are read too, so parameters may only be added. */
const event = <P extends Record<string, string | number | Pair>>(told: Event<P>): Event<P> => told;

const minute = (at: string, language: Language): string => dateTimeText(new Date(at), language);

const STOP: Record<Language, string> = { zh: '。', en: '.' };
/** What a person wrote, with one full stop after it, whatever it ended with. */
const sentence = (text: string, language: Language): string =>
  /[。．.!！?？…]$/u.test(text.trim()) ? text.trim() : `${text.trim().replace(/[,，;；、:：]$/u, '')}${STOP[language]}`;

const orderLink = ({ order }: { order: string }): string => `/user-center/order-detail?id=${order}`;

const refundLink = ({ refund }: { refund: string }): string => `/return-detail?id=${refund}`;
const invoiceLink = ({ order }: { order: string }): string => `/invoice-detail?orderId=${order}`;
const storeLink = (): string => '/user-center/uc-shopaccount';

export const EVENTS = {
  orderShipped: event<{ order: string; carrier: Pair; number: string }>({
    kind: 'order',
    word: 'toReceipt',
    title: { zh: '订单已发货', en: 'Your order is on its way' },
    text: ({ order, carrier, number }) => ({
      zh: `订单${order}已由${carrier.zh}承运，运单号${number}。`,
      en: `Order ${order} was handed to ${carrier.en}, tracking number ${number}.`,
    }),
    link: orderLink,
  }),
  parcelCorrected: event<{ order: string; carrier: Pair; number: string }>({
    kind: 'order',
    title: { zh: '物流单号已更正', en: 'Tracking number corrected' },
    text: ({ order, carrier, number }) => ({
      zh: `订单${order}的包裹信息已由商家更正：${carrier.zh}，运单号${number}。`,
      en: `The shop corrected a parcel of order ${order}: ${carrier.en}, tracking number ${number}.`,
    }),
    link: orderLink,
  }),
  orderRefused: event<{ order: string; reason: string; amount: number }>({
    kind: 'order',
    word: 'canceled',
    title: { zh: '商家取消了订单', en: 'The shop cancelled your order' },
    text: ({ order, reason, amount }) => ({
      zh: `订单${order}已取消，原因：${sentence(reason, 'zh')}${amount > 0 ? `¥${yuanOf(amount)}将按原支付方式退回。` : ''}`,
      en: `Order ${order} was cancelled. Reason: ${sentence(reason, 'en')}${amount > 0 ? ` ¥${yuanOf(amount)} goes back the way you paid.` : ''}`,
    }),
    link: orderLink,
  }),
  /** `kind`: left out of messages from before it was told. */
  orderExpired: event<{ order: string; kind?: OrderKind }>({
    kind: 'order',
    word: 'canceled',
    title: { zh: '订单超时未支付，已取消', en: 'Order cancelled: not paid in time' },
    text: ({ order, kind = 'goods' }) => {
      const again = mayBuyAgain({ kind, status: ORDER_STATUS.CANCELED });
      return {
        zh: `订单${order}未在规定时间内支付，已自动取消。${again ? '如仍需要，可在订单中再次购买。' : ''}`,
        en: `Order ${order} was not paid in time and has been cancelled.${again ? ' You can buy the same again from the order.' : ''}`,
      };
    },
    link: orderLink,
  }),
  orderReceived: event<{ order: string }>({
    kind: 'order',
    word: 'completed',
    title: { zh: '订单已自动确认收货', en: 'Order counted as received' },
    text: ({ order }) => ({
      zh: `订单${order}发货后一直未确认收货，系统已自动确认。`,
      en: `Receipt of order ${order} was not confirmed, so it now counts as received.`,
    }),
    link: orderLink,
  }),
  refundAgreed: event<{ refund: string }>({
    kind: 'order',
    refund: REFUND_STATUS.AGREED,
    title: { zh: '商家已同意退货', en: 'Your return was approved' },
    text: ({ refund }) => ({
      zh: `退款${refund}已同意，请在7天内寄回商品并填写物流单号，逾期将自动关闭。`,
      en: `Return ${refund} was approved. Send the goods back and enter the tracking number within 7 days, or it closes.`,
    }),
    link: refundLink,
  }),
  refundRefused: event<{ refund: string; reason: string }>({
    kind: 'order',
    refund: REFUND_STATUS.REFUSED,
    title: { zh: '商家拒绝了退款申请', en: 'The shop declined your refund' },
    text: ({ refund, reason }) => ({
      zh: `退款${refund}被拒绝，原因：${sentence(reason, 'zh')}您可以再次申请，或请平台客服介入。`,
      en: `Refund ${refund} was declined. Reason: ${sentence(reason, 'en')} You can request it once more or ask our service to decide.`,
    }),
    link: refundLink,
  }),
  refundDenied: event<{ refund: string; reason: string }>({
    kind: 'order',
    refund: REFUND_STATUS.REFUSED,
    title: { zh: '平台客服已作出决定', en: 'Our service has decided' },
    text: ({ refund, reason }) => ({
      zh: `退款${refund}未获支持，原因：${sentence(reason, 'zh')}此结果为最终结果。`,
      en: `Refund ${refund} was not granted. Reason: ${sentence(reason, 'en')} This decision is final.`,
    }),
    link: refundLink,
  }),
  refundPaid: event<{ refund: string; amount: number }>({
    kind: 'order',
    refund: REFUND_STATUS.REFUNDED,
    title: { zh: '退款成功', en: 'Your refund is on its way' },
    text: ({ refund, amount }) => ({
      zh: `退款${refund}已完成，${amount > 0 ? `¥${yuanOf(amount)}将按原支付方式退回。` : '积分已退回。'}`,
      en: `Refund ${refund} is complete. ${amount > 0 ? `¥${yuanOf(amount)} goes back the way you paid.` : 'The points are back in your account.'}`,
    }),
    link: refundLink,
  }),
  refundClosed: event<{ refund: string }>({
    kind: 'order',
    refund: REFUND_STATUS.CLOSED,
    title: { zh: '退款已关闭', en: 'Your return was closed' },
    text: ({ refund }) => ({
      zh: `退款${refund}未在规定时间内寄回商品，已自动关闭。`,
      en: `Return ${refund} was closed because the goods were not sent back in time.`,
    }),
    link: refundLink,
  }),
  invoiceIssued: event<{ order: string; number: string }>({
    kind: 'order',
    title: { zh: '发票已开具', en: 'Your invoice is ready' },
    text: ({ order, number }) => ({
      zh: `订单${order}的发票已开具，发票号码${number}，可随时下载。`,
      en: `Invoice ${number} for order ${order} has been issued. You can download it at any time.`,
    }),
    link: invoiceLink,
  }),
  invoiceRed: event<{ order: string; number: string }>({
    kind: 'order',
    title: { zh: '发票已红冲', en: 'Your invoice was cancelled' },
    text: ({ order, number }) => ({
      zh: `订单${order}已全额退款，发票${number}已红冲，不能再用于报销。`,
      en: `Order ${order} was refunded in full, so invoice ${number} has been cancelled by a credit note.`,
    }),
    link: invoiceLink,
  }),
  groupFull: event<{ order: string }>({
    kind: 'order',
    word: 'toAccept',
    title: { zh: '拼团成功', en: 'Your group is complete' },
    text: ({ order }) => ({
      zh: `订单${order}所在的团已满员，商家将尽快发货。`,
      en: `The group of order ${order} is complete. The shop will send it soon.`,
    }),
    link: orderLink,
  }),
  groupFailed: event<{ order: string; amount: number }>({
    kind: 'order',
    word: 'canceled',
    title: { zh: '拼团未成功', en: 'Your group was not filled in time' },
    text: ({ order, amount }) => ({
      zh: `订单${order}未能在规定时间内成团，已取消。${amount > 0 ? `¥${yuanOf(amount)}将按原支付方式退回。` : ''}`,
      en: `Order ${order} was cancelled because its group was not filled in time.${amount > 0 ? ` ¥${yuanOf(amount)} goes back the way you paid.` : ''}`,
    }),
    link: orderLink,
  }),
  couponGiven: event<{ coupon: Pair; until: string }>({
    kind: 'promotion',
    title: { zh: '您收到一张优惠券', en: 'You have been given a coupon' },
    text: ({ coupon, until }) => ({
      zh: `“${coupon.zh}”已放入您的账户，有效期至${minute(until, 'zh')}。`,
      en: `“${coupon.en || coupon.zh}” is in your account and can be used until ${minute(until, 'en')}.`,
    }),
    link: () => '/user-center/uc-coupons',
  }),
  couponEnds: event<{ coupon: Pair; until: string }>({
    kind: 'promotion',
    title: { zh: '优惠券即将过期', en: 'A coupon ends soon' },
    text: ({ coupon, until }) => ({
      zh: `“${coupon.zh}”将于${minute(until, 'zh')}过期，请尽快使用。`,
      en: `“${coupon.en || coupon.zh}” can be used until ${minute(until, 'en')}.`,
    }),
    link: () => '/user-center/uc-coupons',
  }),
  flashStarts: event<{ item: number; productId?: number; product: Pair; price: number; start: string }>({
    kind: 'promotion',
    title: { zh: '秒杀即将开始', en: 'Your flash sale is about to start' },
    text: ({ product, price, start }) => ({
      zh: `“${product.zh}”将于${minute(start, 'zh')}开抢，秒杀价¥${yuanOf(price)}。`,
      en: `“${product.en || product.zh}” goes on sale for ¥${yuanOf(price)} at ${minute(start, 'en')}.`,
    }),
    link: ({ item }) => `/secdetail/${item}`,
  }),
  shopNews: event<{ shopId: number; shop: Pair; productId?: number; product: Pair }>({
    kind: 'promotion',
    title: { zh: '您关注的店铺上新了', en: 'New at a shop you follow' },
    text: ({ shop, product }) => ({
      zh: `“${shop.zh}”上架了“${product.zh}”，进店看看今天的新品。`,
      en: `“${shop.en || shop.zh}” has put on “${product.en || product.zh}”. See what else is new today.`,
    }),
    link: ({ shopId }) => `/search?shopId=${shopId}`,
  }),
  reviewAnswered: event<{ productId?: number; product: Pair; answer: string }>({
    kind: 'service',
    title: { zh: '商家回复了您的评价', en: 'The shop answered your review' },
    text: ({ product, answer }) => ({
      zh: `关于“${product.zh}”，商家回复：${answer}`,
      en: `On “${product.en || product.zh}”, the shop says: ${answer}`,
    }),
    link: () => '/user-center/uc-comments?tab=written',
  }),
  reviewHidden: event<{ productId?: number; product: Pair; reason: string }>({
    kind: 'service',
    title: { zh: '您的评价未予展示', en: 'Your review is not shown' },
    text: ({ product, reason }) => ({
      zh: `您对“${product.zh}”的评价未予展示，原因：${sentence(reason, 'zh')}`,
      en: `Your review of “${product.en || product.zh}” is not shown. Reason: ${sentence(reason, 'en')}`,
    }),
    link: () => '/user-center/uc-comments?tab=written',
  }),
  levelRisen: event<{ name: Pair }>({
    kind: 'system',
    title: { zh: '会员等级提升', en: 'Your member level has risen' },
    text: ({ name }) => ({
      zh: `您已升级为“${name.zh}”会员，新的权益即刻生效。`,
      en: `You are now on the level “${name.en || name.zh}”. Its benefits apply from now on.`,
    }),
    link: () => '/member-center/member-center',
  }),
  storeOpened: event<{ store: string; account: string }>({
    kind: 'system',
    title: { zh: '店铺已开通', en: 'Your store is open' },
    text: ({ store, account }) => ({
      zh: `“${store}”已通过审核，店铺账号为${account}。请设置店铺密码，登录商家中心发布商品。`,
      en: `“${store}” has been approved. Your store account is ${account}. Set its password, then log in to the merchant centre.`,
    }),
    link: storeLink,
  }),
  storeRefused: event<{ store: string; reason: string }>({
    kind: 'system',
    title: { zh: '开店申请未通过', en: 'Your store was not approved' },
    text: ({ store, reason }) => ({
      zh: `“${store}”未通过审核，原因：${sentence(reason, 'zh')}修改后可重新提交。`,
      en: `“${store}” was not approved. Reason: ${sentence(reason, 'en')} You can change the application and send it again.`,
    }),
    link: storeLink,
  }),
  storeOffline: event<{ store: string; reason: string }>({
    kind: 'system',
    title: { zh: '店铺已下线', en: 'Your store is offline' },
    text: ({ store, reason }) => ({
      zh: `“${store}”已下线，原因：${sentence(reason, 'zh')}未完成的订单请照常处理。`,
      en: `“${store}” was taken offline. Reason: ${sentence(reason, 'en')} Please go on with the orders that are open.`,
    }),
    link: storeLink,
  }),
  storeBack: event<{ store: string }>({
    kind: 'system',
    title: { zh: '店铺已恢复', en: 'Your store is back' },
    text: ({ store }) => ({
      zh: `“${store}”已重新上线，商品已恢复展示。`,
      en: `“${store}” is open again, and its goods are back on sale.`,
    }),
    link: storeLink,
  }),
  memberBought: event<{ plan: Pair; until: string }>({
    kind: 'system',
    title: { zh: '会员已开通', en: 'Your membership is active' },
    text: ({ plan, until }) => ({
      zh: `${plan.zh}已生效，会员有效期至${minute(until, 'zh')}。`,
      en: `${plan.en} is active. You are a member until ${minute(until, 'en')}.`,
    }),
    link: () => '/member-center/buy-member',
  }),
  memberEnds: event<{ until: string }>({
    kind: 'system',
    title: { zh: '会员即将到期', en: 'Your membership ends soon' },
    text: ({ until }) => ({
      zh: `您的付费会员将于${minute(until, 'zh')}到期，续费后有效期自动顺延。`,
      en: `Your paid membership ends at ${minute(until, 'en')}. Renewing adds to its end.`,
    }),
    link: () => '/member-center/buy-member',
  }),
  memberEnded: event<{ until: string }>({
    kind: 'system',
    title: { zh: '会员已到期', en: 'Your membership has ended' },
    text: ({ until }) => ({
      zh: `您的付费会员已于${minute(until, 'zh')}到期。`,
      en: `Your paid membership ended at ${minute(until, 'en')}.`,
    }),
    link: () => '/member-center/buy-member',
  }),
  passwordChanged: event<{ at: string }>({
    kind: 'system',
    title: { zh: '登录密码已修改', en: 'Your password was changed' },
    text: ({ at }) => ({
      zh: `您的登录密码于${minute(at, 'zh')}修改。如非本人操作，请立即找回密码。`,
      en: `Your password was changed at ${minute(at, 'en')}. If this was not you, reset it at once.`,
    }),
    link: () => '/user-center/uc-account',
  }),
} as const;

export type EventName = keyof typeof EVENTS;
export type ParamsOf<E extends EventName> = Parameters<(typeof EVENTS)[E]['text']>[0];

const isEvent = (name: string): name is EventName => Object.hasOwn(EVENTS, name);

/** Undefined for an event that this version does not know, which happens during an update of several nodes. */
export function textsOf(name: string, params: unknown, language: Language) {
  if (!isEvent(name)) return undefined;
  const { title, text, link } = EVENTS[name] as Event<unknown>;
  return { title: title[language], text: text(params)[language], link: link(params) };
}

type Subject = { order?: string; refund?: string; productId?: number };

/** The order, refund or product that a message is about. Where two are named, the refund is what happened. */
export const subjectOf = (params: unknown): Subject => params as Subject;

/** What an order or refund is now where it has moved on since; nulls where it has not. */
export function movedOn(name: string, now: { word?: OrderWord | undefined; refund?: RefundStatus | undefined }) {
  const told: Pick<Event<unknown>, 'word' | 'refund'> = isEvent(name) ? EVENTS[name] : {};
  return {
    word: told.word && now.word && now.word !== told.word ? now.word : null,
    refund: told.refund && now.refund && now.refund !== told.refund ? now.refund : null,
  };
}
