import { yuanOf } from '#contract/money.ts';
import { event, minute, sentence } from './event.rules.ts';

const storeLink = (): string => '/user-center/uc-shopaccount';

export const STORE_EVENTS = {
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
  statementClosed: event<{ from: string; to: string; amount: number; id: number }>({
    kind: 'system',
    title: { zh: '结算单已生成', en: 'A statement is ready' },
    text: ({ from, to, amount }) => ({
      zh: `${from}至${to}的结算单已生成，期末余额¥${yuanOf(amount)}。请在7天内确认，或对个别流水提出异议；逾期视为确认。`,
      en: `The statement of ${from} to ${to} is ready; its closing balance is ¥${yuanOf(amount)}. Confirm it within 7 days or dispute single entries; silence confirms it.`,
    }),
    link: ({ id }) => `/desk/statements/${id}`,
  }),
  orderAdjusted: event<{ order: string; amount: number; reason: string }>({
    kind: 'system',
    title: { zh: '平台对订单调账', en: 'The mall adjusted an order' },
    text: ({ order, amount, reason }) => ({
      zh: `平台就订单${order}${amount < 0 ? '向店铺扣回' : '补给店铺'}¥${yuanOf(Math.abs(amount))}，原因：${sentence(reason, 'zh')}这笔流水会列入下一张结算单，届时可以提出异议。`,
      en: `For order ${order}, the mall ${amount < 0 ? 'charged back' : 'gave your store'} ¥${yuanOf(Math.abs(amount))}. Reason: ${sentence(reason, 'en')} The entry will be in the next statement, where you can dispute it.`,
    }),
    link: ({ order }) => `/desk/settlement?order=${order}`,
  }),
  brandAdded: event<{ brand: string }>({
    kind: 'system',
    title: { zh: '您申请的品牌已添加', en: 'The brand you asked for was added' },
    text: ({ brand }) => ({
      zh: `品牌“${brand}”已添加，现在可以在商品中选择。`,
      en: `The brand “${brand}” was added: you can choose it for your products now.`,
    }),
    link: () => '/desk/products',
  }),
  brandRefused: event<{ brand: string; reason: string }>({
    kind: 'system',
    title: { zh: '品牌申请未通过', en: 'The brand you asked for was not added' },
    text: ({ brand, reason }) => ({
      zh: `品牌“${brand}”未添加，原因：${sentence(reason, 'zh')}`,
      en: `The brand “${brand}” was not added. Reason: ${sentence(reason, 'en')}`,
    }),
    link: () => '/desk/products',
  }),
  receiverChanged: event<{ tail: string; from: string }>({
    kind: 'system',
    title: { zh: '收款账户已变更', en: 'Your receiving account was changed' },
    text: ({ tail, from }) => ({
      zh: `店铺的收款账户改为尾号${tail}，${minute(from, 'zh')}起生效。如非本人操作，请立即联系平台客服。`,
      en: `The money of your store goes to the account ending in ${tail} from ${minute(from, 'en')} on. If you did not change it, contact our service at once.`,
    }),
    link: () => '/desk/receiver',
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
} as const;
