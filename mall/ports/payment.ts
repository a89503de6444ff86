import type { PayWay } from '#contract/payment/schema.ts';
import { MINUTE_MS } from '#contract/time.ts';

/** The amount comes from the database, never from the client. */
export type Charge = {
  /** Our number; the provider repeats it in everything it sends. */
  id: string;
  way: PayWay;
  /** Fen. */
  amount: number;
  title: string;
  expiresAt: Date;
  returnPath: string;
  leavePath: string;
};

/** Content of the QR code, or the address of the payment page. With both, `redirect` is a test cashier. */
export type ChargeStart = { code?: string; redirect?: string };

export type Receipt = {
  paymentId: string;
  /** The provider's number: the same number is the same money. */
  transactionId: string;
  /** Fen. */
  amount: number;
  currency: string;
  paidAt: Date;
};

export type ChargeState =
  | { state: 'waiting' | 'closed' }
  | { state: 'paid'; receipt: Receipt /** More money that came for the same charge. */; others?: readonly Receipt[] };

/** `waiting`: under way, ask again. `refused`: will never be paid this way. */
export type RefundState = 'done' | 'waiting' | 'refused';
export type Refund = {
  /** Our number; the provider carries one out once. */
  id: string;
  paymentId: string;
  transactionId: string;
  /** Fen. */
  amount: number;
  /** Fen of the whole receipt. */
  total: number;
  reason: string;
};

export type NoticeRequest = { headers: Headers; body: string };
export type Notice =
  | { kind: 'paid'; receipt: Receipt }
  /** `amount`: fen refunded, where the notice says it. */
  | { kind: 'refund'; id: string; state: RefundState; amount?: number }
  | { kind: 'other' };

export type PayProvider = {
  name: string;
  ways: readonly PayWay[];
  create(charge: Charge): Promise<ChargeStart>;
  query(paymentId: string): Promise<ChargeState>;
  /** Stops further payment. Somebody may have paid already, so query afterwards. */
  close(paymentId: string): Promise<void>;
  refund(refund: Refund): Promise<RefundState>;
  /** @returns undefined when it is not signed by the provider, not for us, or too old */
  notice(request: NoticeRequest): Promise<Notice | undefined>;
  answer(taken: boolean): Response;
};

export const NOTICE_AGE_MS = 5 * MINUTE_MS;
export const CURRENCY = 'CNY';

export const NOTICE_PATH = '/api/oms/pay/notice';
