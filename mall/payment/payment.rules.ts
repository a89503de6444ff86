import type { Numbers } from '#contract/settings/values.ts';
import { HOUR_MS } from '#contract/time.ts';

/** How long to wait before a provider is asked again, ms: twice as long each time. */
export const CHECK_DELAY = { first: 5_000, most: 120_000 };
export const BACK_DELAY = { first: 30_000, most: HOUR_MS };

/** What each way gives for a trade; undefined where the parts do not make the whole. */
export function partsOf(payable: number, balance: number): { balance: number; online: number } | undefined {
  return balance > payable ? undefined : { balance, online: payable - balance };
}

/** When a payment begun now can no longer be paid. */
export const payUntil = (now: Date, tradeEnd: Date | undefined, { payCode }: Numbers): Date =>
  new Date(Math.min(now.getTime() + payCode, tradeEnd?.getTime() ?? Number.POSITIVE_INFINITY));

export const isTopUp = (amount: number, { topUpMin, topUpMax }: Numbers): boolean =>
  amount >= topUpMin && amount <= topUpMax;

/** Why money goes back that came for nothing. */
export type StrayReason = 'late' | 'twice' | 'wrongAmount' | 'balanceShort';
const STRAY: Record<string, string> = {
  late: '订单已关闭，款项退回',
  twice: '重复支付，款项退回',
  wrongAmount: '支付金额不符，款项退回',
  balanceShort: '余额不足，款项退回',
} satisfies Record<StrayReason, string>;

/** Characters that providers take. */
const REASON = 80;

/** What a provider is told; people's own reasons as they gave them. */
export const reasonText = (reason: string): string => (STRAY[reason] ?? (reason.slice(0, REASON) || '退款')).trim();
