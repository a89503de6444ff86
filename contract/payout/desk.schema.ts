import { z } from 'zod';
import { LAST_PAGE } from '../order/desk.schema.ts';
import { countedPage } from '../paging.schema.ts';
import { SETTLEMENT } from '../settlement/values.ts';
import { PAYOUT, RECEIVER_KINDS } from './values.ts';

const fen = z.number().int();
const kind = z.enum(RECEIVER_KINDS).describe('A bank account, or Alipay.');
const words = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0]*$/, { error: 'signsUnreadable' });

export const receiverRequest = z.object({
  kind,
  holder: words(PAYOUT.holder).describe('Name of the account: one of `holders`.'),
  bank: words(PAYOUT.bank).describe('Name of the bank; empty for Alipay.'),
  branch: words(PAYOUT.bank).describe('Branch of the bank; empty for Alipay.'),
  number: words(80).describe('Account number; for Alipay the mobile number or e-mail address it is known by.'),
  code: z.string().max(20).describe("The code that was sent to the owner's mobile."),
});
export type ReceiverRequest = z.input<typeof receiverRequest>;

export const applicantReceiver = receiverRequest.omit({ code: true });
export type ApplicantReceiver = z.input<typeof applicantReceiver>;

const receiverBrief = z.object({
  kind,
  holder: z.string().describe('Name of the account.'),
  bank: z.string().describe('Name of the bank; empty for Alipay.'),
  branch: z.string().describe('Branch of the bank; empty for Alipay.'),
  tail: z.string().describe('Last four signs of the number, or the domain of an e-mail address.'),
  from: z.iso.datetime().describe('Since when, or from when on, it counts.'),
});
export type ReceiverBrief = z.infer<typeof receiverBrief>;

export const receiverShown = receiverBrief.omit({ from: true });
export type ReceiverShown = z.infer<typeof receiverShown>;

export const receiverView = z.object({
  current: receiverBrief.nullable().describe('What is paid to now; null: none yet.'),
  coming: receiverBrief.nullable().describe('A change that does not count yet; null: none.'),
  holders: z.array(z.string()).describe('Names that it may be in.'),
  mobile: z.string().describe('Where codes go; middle digits hidden. Empty: this operator may not change it.'),
});
export type ReceiverView = z.infer<typeof receiverView>;

const page = z.coerce.number().int().min(1).max(LAST_PAGE).default(1).describe('Page number, from 1.');
const run = {
  id: z.number().int().describe('Id.'),
  status: z.number().int().describe('RUN_STATUS: 10 drawn up, 20 approved, 30 done, 40 discarded.'),
  amount: fen.describe('Of all its payouts, fen.'),
  payouts: z.number().int().describe('Number of its payouts.'),
  waiting: z.number().int().describe('Number of those that are neither paid nor failed.'),
  drawnBy: z.string().describe('Who drew it up.'),
  drawnAt: z.iso.datetime().describe('When.'),
  approvedBy: z.string().nullable().describe('Who approved or discarded it; null: nobody yet.'),
};
export const runQuery = z.object({ page });
export const runBrief = z.object(run);
export type RunBrief = z.infer<typeof runBrief>;
export const runPage = z.object({
  items: z.array(runBrief).describe('Newest first.'),
  ...countedPage('Number of runs.'),
  ready: z
    .object({
      amount: fen.describe('What a run of now would pay, fen.'),
      shops: z.number().int().describe('To how many shops.'),
      without: z.number().int().describe('Number of shops that are left out, because they have no receiving account.'),
    })
    .describe('What a run of now would pay.'),
});
export type RunPage = z.infer<typeof runPage>;

export const payoutView = z.object({
  id: z.number().int().describe('Id.'),
  shopId: z.number().int().describe('Id of the shop.'),
  shop: z.string().describe('Name of the shop.'),
  statementId: z.number().int().describe('The newest confirmed statement that it pays.'),
  amount: fen.describe('Fen.'),
  status: z.number().int().describe('PAYOUT_STATUS: 10 waiting, 20 paid, 30 failed, 40 discarded.'),
  receiver: receiverShown.describe('Where it goes.'),
  reference: z.string().describe("The bank's reference; empty: not paid."),
  reason: z.string().describe('Why it failed; empty: it did not.'),
  provider: z
    .string()
    .describe(
      'Who carries it out, or will when the run is approved: `alipay`, `sandbox`. Empty: a person, with the bank.',
    ),
  number: z.string().describe('Our number at the provider; empty: not assigned yet.'),
  tries: z.number().int().describe('How many times the provider was asked.'),
  askAt: z.iso.datetime().nullable().describe('When it is asked again, while it waits; null: not any more.'),
  saidAmount: fen
    .nullable()
    .describe(
      'Another amount that the provider says it has paid, fen, or of a failed one the amount that it paid after all; null: it does not.',
    ),
});
export type PayoutView = z.infer<typeof payoutView>;
export const runView = z.object({
  ...run,
  items: z.array(payoutView).describe('By shop.'),
  mayApprove: z.boolean().describe('Whether this operator may approve it now.'),
  mayDiscard: z.boolean().describe('Whether this operator may discard it now.'),
});
export type RunView = z.infer<typeof runView>;
export const runDrawn = z.object({ id: z.number().int().describe('Id of the run.') });
export type RunDrawn = z.infer<typeof runDrawn>;

export const paidRequest = z.object({
  reference: z.string().trim().min(1).max(PAYOUT.reference).describe("The bank's reference."),
});
export type PaidRequest = z.input<typeof paidRequest>;
export const failedRequest = z.object({
  reason: z.string().trim().min(SETTLEMENT.reason.least).max(SETTLEMENT.reason.most).describe('Shown to the shop.'),
});
export type FailedRequest = z.input<typeof failedRequest>;
