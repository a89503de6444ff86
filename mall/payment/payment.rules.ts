import type { Numbers } from '#contract/settings/numbers.values.ts';
import { HOUR_MS } from '#contract/time.ts';

/** Delay before a provider is asked again, ms; it doubles each time. */
export const CHECK_DELAY = { first: 5_000, most: 120_000 };
export const BACK_DELAY = { first: 30_000, most: HOUR_MS };

export function partsOf(payable: number, balance: number): { balance: number; online: number } | undefined {
  return balance > payable ? undefined : { balance, online: payable - balance };
}

/**
 * How much of a payment is needed where the price of its trade was lowered after it had begun: less out of the balance, then less of what
 * came online, which goes back.
 */
export function neededOf(
  payable: number,
  paid: { balance: number; online: number },
): { balance: number; online: number } {
  const online = Math.min(paid.online, payable);
  return { online, balance: Math.min(paid.balance, payable - online) };
}

export const payUntil = (now: Date, tradeEnd: Date | undefined, { payCode }: Numbers): Date =>
  new Date(Math.min(now.getTime() + payCode, tradeEnd?.getTime() ?? Number.POSITIVE_INFINITY));

export const isTopUp = (amount: number, { topUpMin, topUpMax }: Numbers): boolean =>
  amount >= topUpMin && amount <= topUpMax;

export type StrayReason = 'late' | 'twice' | 'wrongAmount' | 'balanceShort' | 'accountClosed' | 'priceLowered';
const STRAY: Record<string, string> = {
  late: '订单已关闭，款项退回',
  twice: '重复支付，款项退回',
  wrongAmount: '支付金额不符，款项退回',
  balanceShort: '余额不足，款项退回',
  accountClosed: '账号已注销，款项退回',
  priceLowered: '订单降价，差额退回',
} satisfies Record<StrayReason, string>;

const REASON = 80;

export const reasonText = (reason: string): string => (STRAY[reason] ?? (reason.slice(0, REASON) || '退款')).trim();
