import { get, post, postOnce } from '../call.ts';
import { BALANCE_CODES, PAYABLE_CODES, PAYMENT_CODES } from '../response-codes.ts';
import type {
  BalancePage,
  BalanceQuery,
  BalanceUnlock,
  Payable,
  PaymentView,
  PayRequest,
  PayResult,
  TopUpRequest,
} from './schema.ts';

export const viewPayable = get<{ params: 'tradeId'; data: Payable }>('/api/oms/p/pay/{tradeId}', {
  codes: PAYABLE_CODES,
});
export const unlockBalance = post<{ body: BalanceUnlock; data: null }>('/api/oms/p/pay/balance/unlock');
export const payTrade = postOnce<{ body: PayRequest; data: PayResult }>('/api/oms/p/pay');
export const viewPayment = get<{ params: 'id'; data: PaymentView }>('/api/oms/p/payments/{id}', {
  codes: PAYMENT_CODES,
});
export const renewPayment = postOnce<{ params: 'id'; data: PayResult }>('/api/oms/p/payments/{id}/renew');
export const topUp = postOnce<{ body: TopUpRequest; data: PayResult }>('/api/oms/p/topUps');
export const viewBalance = get<{ query: BalanceQuery; data: BalancePage }>('/api/oms/p/balance', {
  codes: BALANCE_CODES,
});
