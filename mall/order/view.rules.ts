import type { Language } from '#contract/language.ts';

const SYSTEM_REASONS: Record<string, Record<Language, string>> = {
  expired: { zh: '超时未支付，订单自动取消', en: 'Not paid in time, cancelled automatically' },
  groupFailed: { zh: '拼团未成功，订单自动取消', en: 'The group was not filled, cancelled automatically' },
  autoAccept: { zh: '商家已自动接单', en: 'Accepted automatically by the shop' },
  restRefunded: { zh: '其余商品已退款', en: 'The rest was refunded' },
  refunded: { zh: '商品已全部退款', en: 'Everything was refunded' },
  replaced: { zh: '已改选其他会员卡，原订单自动取消', en: 'Another membership card was chosen instead' },
  activated: { zh: '会员已开通', en: 'Membership activated' },
  autoReceipt: { zh: '超时未确认，自动收货', en: 'Received automatically after the time for it' },
};

const BUYER_REASONS: typeof SYSTEM_REASONS = {
  prolonged: { zh: '延长收货时间', en: 'Asked for more time to receive' },
  addressChanged: { zh: '修改收货地址', en: 'Changed the delivery address' },
};

export const reasonText = (log: { actor: string; reason: string }, language: Language): string =>
  log.actor === 'system'
    ? (SYSTEM_REASONS[log.reason]?.[language] ?? '')
    : (log.actor === 'buyer' && BUYER_REASONS[log.reason]?.[language]) || log.reason;

export const searchWords = (text: string | undefined): string[] =>
  (text ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
