import type { Language } from '../language.ts';

export const PAYOUT_COLUMNS = {
  id: { zh: '打款编号', en: 'Payout' },
  shop: { zh: '店铺', en: 'Shop' },
  kind: { zh: '收款方式', en: 'Way' },
  holder: { zh: '户名', en: 'Account holder' },
  bank: { zh: '开户银行', en: 'Bank' },
  branch: { zh: '开户支行', en: 'Branch' },
  number: { zh: '账号', en: 'Account number' },
  amount: { zh: '金额（元）', en: 'Amount (CNY)' },
} as const satisfies Record<string, Record<Language, string>>;
export type PayoutColumn = keyof typeof PAYOUT_COLUMNS;

export const RECEIVER_KIND_NAMES = {
  bank: { zh: '银行账户', en: 'Bank account' },
  alipay: { zh: '支付宝', en: 'Alipay' },
} as const satisfies Record<string, Record<Language, string>>;
