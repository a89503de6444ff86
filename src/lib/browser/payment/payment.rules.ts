import type { PayResult, PayWay } from '#contract/payment/schema.ts';

export const ordersPath = '/user-center/uc-order';
export const balancePath = '/user-center/uc-balance';
export const cashierPath = (tradeId: string): string => `/payment?trade=${encodeURIComponent(tradeId)}`;
export const codePath = (paymentId: string): string => `/weixin-pay?id=${encodeURIComponent(paymentId)}`;
const donePath = (name: 'trade' | 'payment', id: string): string => `/pay-success?${name}=${encodeURIComponent(id)}`;
export const paidPath = (paymentId: string): string => donePath('payment', paymentId);
export const receivedPath = (orderId: string): string => `/pay-success?receipt=${encodeURIComponent(orderId)}`;
export const tradePaidPath = (tradeId: string): string => donePath('trade', tradeId);

export function nextPath({ paid, paymentId, redirect }: PayResult, tradeId?: string): string {
  if (paid || !paymentId) return tradeId ? tradePaidPath(tradeId) : paidPath(paymentId ?? '');
  return redirect ?? codePath(paymentId);
}

export const wayOf = (ways: readonly PayWay[], chosen: PayWay): PayWay | undefined =>
  ways.includes(chosen) ? chosen : ways[0];

export function splitPay(outstanding: number, balance: number, useBalance: boolean) {
  const fromBalance = useBalance ? Math.min(outstanding, balance) : 0;
  return { fromBalance, left: outstanding - fromBalance };
}

export type TopUpError = 'required' | 'format' | 'min' | 'max';

export function topUpAmount(text: string, { min, max }: { min: number; max: number }): number | TopUpError {
  const clean = text.trim().replace(/,/g, '');
  if (!clean) return 'required';
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(clean) ?? [];
  if (whole === undefined) return 'format';
  const fen = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (fen < min) return 'min';
  return fen > max ? 'max' : fen;
}

/** Ms until the state of a payment is requested again. */
export const pollDelay = (polls: number): number => Math.min(8_000, 1_500 + polls * 250);
