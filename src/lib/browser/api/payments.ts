import type { PublicKey } from '#contract/account/schema.ts';
import type {
  BalancePage,
  Payable,
  PaymentView,
  PayRequest,
  PayResult,
  TopUpRequest,
} from '#contract/payment/schema.ts';
import { BALANCE_CODES, PAYABLE_CODES, PAYMENT_CODES } from '#contract/response-codes.ts';
import { checkCodes } from '../check-codes.ts';
import { encryptPassword } from '../encrypt-password.ts';
import { mall } from './browser.ts';

/** Calls of the cashier and of the balance (`contract/payment/schema.ts`). */

const OWN = '/oms/p';
const keyed = (key: string) => ({ 'idempotency-key': key });
const at = (id: string): string => `${OWN}/payments/${encodeURIComponent(id)}`;

export const viewPayable = (tradeId: string): Promise<Payable> =>
  mall.get<Payable>(`${OWN}/pay/${encodeURIComponent(tradeId)}`).then(checkCodes(PAYABLE_CODES));
/** The password goes in as it is and leaves encrypted. */
export const unlockBalance = async (password: string): Promise<null> => {
  const passWord = await encryptPassword(await mall.get<PublicKey>('/app/security/publicKey'), password);
  return mall.post(`${OWN}/pay/balance/unlock`, { passWord });
};
/** @param key names the attempt: the same key and request pay once, however often they are sent */
export const payTrade = (request: PayRequest, key: string): Promise<PayResult> =>
  mall.post(`${OWN}/pay`, request, keyed(key));
export const viewPayment = (id: string): Promise<PaymentView> =>
  mall.get<PaymentView>(at(id)).then(checkCodes(PAYMENT_CODES));
export const renewPayment = (id: string, key: string): Promise<PayResult> =>
  mall.post(`${at(id)}/renew`, {}, keyed(key));
export const topUp = (request: TopUpRequest, key: string): Promise<PayResult> =>
  mall.post(`${OWN}/topUps`, request, keyed(key));
export const viewBalance = (page: number): Promise<BalancePage> =>
  mall.get<BalancePage>(`${OWN}/balance?page=${page}`).then(checkCodes(BALANCE_CODES));
