import type { PayWay } from '#contract/payment/schema.ts';
import { MINUTE_MS } from '#contract/time.ts';

/** What a provider is asked to take. The amount is the database's, never the client's. */
export type Charge = {
  /** Our number of the payment; the provider repeats it in everything it says about it. */
  id: string;
  way: PayWay;
  /** Fen. */
  amount: number;
  title: string;
  expiresAt: Date;
  /** Paths of the storefront where the shopper goes: having paid, and having thought better of it. */
  returnPath: string;
  leavePath: string;
};

/** What a QR code says, or where the shopper goes. With both, `redirect` is a cashier for trying things out. */
export type ChargeStart = { code?: string; redirect?: string };

/** Money that the provider says came in. */
export type Receipt = {
  paymentId: string;
  /** The provider's own number: the same one is the same money. */
  transactionId: string;
  /** Fen. */
  amount: number;
  currency: string;
  paidAt: Date;
};

export type ChargeState =
  | { state: 'waiting' | 'closed' }
  | { state: 'paid'; receipt: Receipt /** More money that came for the same charge. */; others?: readonly Receipt[] };

/** `waiting`: on its way, ask again. `refused`: will never go this way. */
export type RefundState = 'done' | 'waiting' | 'refused';
export type Refund = {
  /** Our number; the same one is carried out once. */
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
/** What a verified notice says; `other` is nothing that concerns us. */
export type Notice =
  | { kind: 'paid'; receipt: Receipt }
  /** `amount`: fen that it says went back; left out where it does not say. */
  | { kind: 'refund'; id: string; state: RefundState; amount?: number }
  | { kind: 'other' };

export type PayProvider = {
  name: string;
  ways: readonly PayWay[];
  /** Asked again with the same charge, it gives one that is as good. */
  create(charge: Charge): Promise<ChargeStart>;
  query(paymentId: string): Promise<ChargeState>;
  /** Nobody can pay it any more, unless somebody already did: ask afterwards. */
  close(paymentId: string): Promise<void>;
  refund(refund: Refund): Promise<RefundState>;
  /** @returns undefined when it is not signed by the provider, or not for us, or too old */
  notice(request: NoticeRequest): Promise<Notice | undefined>;
  /** How the provider wants to be told that a notice was taken in, or not. */
  answer(taken: boolean): Response;
};

/** Notices older than this are not believed. */
export const NOTICE_AGE_MS = 5 * MINUTE_MS;
export const CURRENCY = 'CNY';

export const NOTICE_PATH = '/api/oms/pay/notice';

/** `12.34`, as some providers want amounts. */
export const yuanOf = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** @returns undefined when it is not an amount of yuan */
export function fenOf(yuan: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
