import { z } from 'zod';
import { publicId } from './order.ts';

const fen = z.number().int();

/** Ways to pay what the balance does not. `wechat`: a native QR code; `wallet`: the e-wallet's own page. */
export const PAY_WAYS = ['wechat', 'wallet'] as const;
export type PayWay = (typeof PAY_WAYS)[number];

/** A trade, or a top-up, as its cashier shows it. */
export const payable = z.object({
  tradeId: z.string(),
  status: z.enum(['toPay', 'paid', 'closed']),
  /** Fen: of the whole, paid already, still to pay. */
  amount: fen,
  paid: fen,
  outstanding: fen,
  balance: fen,
  /** Whether this session has given the login password, which the balance asks for once. */
  balanceOpen: z.boolean(),
  ways: z.array(z.enum(PAY_WAYS)),
  orders: z.array(z.object({ id: z.string(), shop: z.string(), payable: fen })),
  expiresAt: z.iso.datetime(),
  now: z.iso.datetime(),
});
export type Payable = z.infer<typeof payable>;

/** Where providers send shoppers back to. */
export const PAY_PAGES = {
  done: (paymentId: string) => `/pay-success?payment=${paymentId}`,
  trade: (tradeId: string) => `/payment?trade=${tradeId}`,
  balance: '/user-center/uc-balance',
} as const;

/** Opens the balance for this session; the password sealed as at login. */
export const balanceUnlock = z.object({ passWord: z.string().max(1_024) });

export const payRequest = z.object({
  tradeId: publicId,
  /** Fen out of the balance; the rest goes the other way, or there is no rest. */
  balance: z.number().int().min(0),
  way: z.enum(PAY_WAYS).optional(),
});
export type PayRequest = z.infer<typeof payRequest>;

/** What comes next: nothing, a QR code to scan, or a page to go to. */
export const payResult = z.object({
  paid: z.boolean(),
  paymentId: z.string().nullable(),
  redirect: z.string().nullable(),
});
export type PayResult = z.infer<typeof payResult>;

export const paymentView = z.object({
  id: z.string(),
  /** Null: a top-up. */
  tradeId: z.string().nullable(),
  way: z.enum(PAY_WAYS),
  /** PAYMENT_STATUS. */
  status: z.number().int(),
  /** It was paid, and the money goes back: the order had ended by then, was paid already, or the balance was short. */
  returned: z.boolean(),
  amount: fen,
  /** What the QR code says, and where the wallet's page is (or the cashier of the sandbox); only while it waits. */
  code: z.string().nullable(),
  redirect: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  now: z.iso.datetime(),
});
export type PaymentView = z.infer<typeof paymentView>;

export const topUpRequest = z.object({ amount: z.number().int(), way: z.enum(PAY_WAYS) });
export type TopUpRequest = z.infer<typeof topUpRequest>;

export const LEDGER_KINDS = ['topUp', 'pay', 'refund', 'earn', 'expire'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
export const balanceQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });
export const ledgerEntry = z.object({
  id: z.number().int(),
  kind: z.enum(LEDGER_KINDS),
  amount: fen,
  balanceAfter: fen,
  /** Trade, order or payment it belongs to. */
  businessId: z.string(),
  at: z.iso.datetime(),
});
export const balancePage = z.object({
  balance: fen,
  items: z.array(ledgerEntry),
  page: z.number().int(),
  pages: z.number().int(),
  topUp: z.object({ min: fen, max: fen, ways: z.array(z.enum(PAY_WAYS)) }),
});
export type BalancePage = z.infer<typeof balancePage>;
