import { z } from 'zod';
import { PAID_PLANS, PAY_WAYS, PAYABLE_STATES } from '../code-words.ts';
import { shownBenefits } from '../member/schema.ts';
import { orderAddress, orderBrief, publicId } from '../order/schema.ts';
import { TRADE_SOURCES } from '../order/values.ts';
import { pageFields } from '../paging.schema.ts';
import { LEDGER_KINDS } from './values.ts';

const fen = z.number().int();

export type PayWay = (typeof PAY_WAYS)[number];

const SOURCE = 'Where the trade came from: the `cart`, or one thing bought at once; its steps follow from it.';

export const payable = z
  .object({
    tradeId: z.string().describe('Number of the trade.'),
    source: z.enum(TRADE_SOURCES).describe(SOURCE),
    status: z.enum(PAYABLE_STATES).describe('`closed`: cancelled, or not paid in time.'),
    amount: fen.describe('Of the whole, fen.'),
    paid: fen.describe('Paid already, fen.'),
    outstanding: fen.describe('Still to pay, fen.'),
    balance: fen.describe("The shopper's balance, fen."),
    balanceOpen: z
      .boolean()
      .describe('Whether this session has given the login password, which the balance needs once.'),
    ways: z
      .array(z.enum(PAY_WAYS))
      .describe('Ways to pay what the balance does not: `wechat` a QR code, `wallet` a page of the e-wallet.'),
    points: z.number().int().describe('Points that the shopper has now.'),
    paidAt: z.iso.datetime().nullable().describe('When it was paid; null: it is not.'),
    orders: z
      .array(
        orderBrief.extend({
          member: z
            .object({
              plan: z.enum(PAID_PLANS).describe('Which card.'),
              until: z.iso.datetime().nullable().describe('Until when it lasts; null: not paid.'),
              refunded: z.boolean().describe('Whether it was given back.'),
              benefits: shownBenefits.describe('What it gives now.'),
            })
            .nullable()
            .describe('The membership it buys; null: it buys goods.'),
        }),
      )
      .describe('The orders of the trade.'),
    address: orderAddress.describe('Where it is shipped, as it was when ordered.'),
    expiresAt: z.iso.datetime().describe('When it is cancelled unless paid.'),
    now: z.iso.datetime().describe("The server's time; countdowns count from it, never from the browser's clock."),
  })
  .meta({ id: 'Payable', description: 'A trade as its cashier shows it.' });
export type Payable = z.infer<typeof payable>;

export const PAY_PAGES = {
  done: (paymentId: string) => `/pay-success?payment=${paymentId}`,
  trade: (tradeId: string) => `/payment?trade=${tradeId}`,
  balance: '/user-center/uc-balance',
} as const;

export const balanceUnlock = z.object({
  passWord: z.string().max(1_024).describe('Encrypted password, base64: see "Passwords" in the introduction.'),
});
export type BalanceUnlock = z.infer<typeof balanceUnlock>;

export const payRequest = z.object({
  tradeId: publicId.describe('Number of the trade.'),
  balance: z.number().int().min(0).describe('Fen out of the balance; the rest is paid by `way`.'),
  way: z.enum(PAY_WAYS).optional().describe('Needed where the balance does not pay all.'),
});
export type PayRequest = z.infer<typeof payRequest>;

export const payResult = z.object({
  paid: z.boolean().describe('True: nothing is left to pay.'),
  paymentId: z.string().nullable().describe('The payment to wait for; null: none.'),
  redirect: z.string().nullable().describe('Page to go to; null: show the QR code of the payment.'),
});
export type PayResult = z.infer<typeof payResult>;

export const paymentView = z.object({
  id: z.string().describe('Number of the payment.'),
  tradeId: z.string().nullable().describe('Null: a top-up.'),
  source: z.enum(TRADE_SOURCES).nullable().describe(`${SOURCE} Null: a top-up.`),
  way: z.enum(PAY_WAYS).describe('`wechat`: QR code; `wallet`: page of the e-wallet.'),
  status: z.number().int().describe('PAYMENT_STATUS: 10 waiting, 20 paid, 30 closed.'),
  returned: z
    .boolean()
    .describe(
      'It was paid, and the money goes back: the order had ended by then, was paid already, or the balance was short.',
    ),
  amount: fen.describe('Fen.'),
  paidAt: z.iso.datetime().nullable().describe('When it was paid; null: it is not.'),
  code: z.string().nullable().describe('What the QR code says; null unless it waits.'),
  redirect: z.string().nullable().describe("The wallet's page; null unless it waits."),
  expiresAt: z.iso.datetime().describe('When it can no longer be paid.'),
  now: z.iso.datetime().describe("The server's time; countdowns count from it, never from the browser's clock."),
});
export type PaymentView = z.infer<typeof paymentView>;

export const topUpRequest = z.object({
  amount: z.number().int().describe('Fen.'),
  way: z.enum(PAY_WAYS).describe('`wechat`: QR code; `wallet`: page of the e-wallet.'),
});
export type TopUpRequest = z.infer<typeof topUpRequest>;

export const balanceQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1).describe('Page number, from 1.'),
});
export type BalanceQuery = z.infer<typeof balanceQuery>;
export const ledgerEntry = z.object({
  id: z.number().int().describe('Id of the entry.'),
  kind: z.enum(LEDGER_KINDS).describe('Why the balance changed.'),
  amount: fen.describe('Fen; negative where it went out.'),
  balanceAfter: fen.describe('Fen.'),
  businessId: z.string().describe('Number of the trade, order or payment it belongs to.'),
  at: z.iso.datetime().describe('When.'),
});
export const balancePage = z.object({
  balance: fen.describe('Fen.'),
  points: z.number().int().describe('Points that the shopper has.'),
  items: z.array(ledgerEntry).describe('Newest first.'),
  ...pageFields,
  topUp: z
    .object({
      min: fen.describe('Fen.'),
      max: fen.describe('Fen.'),
      ways: z.array(z.enum(PAY_WAYS)).describe('Empty: nothing can be paid online.'),
    })
    .describe('What can be topped up.'),
});
export type BalancePage = z.infer<typeof balancePage>;
