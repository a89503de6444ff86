import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PayWay } from '#contract/payment/schema.ts';
import type { Db } from '../db/open.ts';
import { CURRENCY, NOTICE_AGE_MS, NOTICE_PATH, type Notice, type NoticeRequest, type PayProvider } from './payment.ts';
import { SANDBOX_STATUS } from './sandbox.tables.ts';
import * as book from './sandbox-book.ts';

export const SANDBOX_PATH = '/sandbox/cashier';

export const SANDBOX_ACTIONS = ['pay', 'twice', 'silent', 'refuse', 'late'] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

export type SandboxCharge = {
  way: PayWay;
  title: string;
  amount: number;
  state: 'waiting' | 'paid' | 'closed';
  returnPath: string;
  leavePath: string;
};
export type SandboxNotice = { path: string; headers: Record<string, string>; body: string };

export type Sandbox = PayProvider & {
  find(token: string): Promise<SandboxCharge | undefined>;
  act(token: string, action: SandboxAction): Promise<{ notices: SandboxNotice[]; next: string } | undefined>;
};

const said = z.object({
  kind: z.literal('paid'),
  paymentId: z.string(),
  transactionId: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  paidAt: z.iso.datetime(),
});

type Options = { db: Db; clock: () => Date; origin: string };

/** The embedded default: a cashier that keeps books of its own and reports to the mall by signed notices. */
export function createSandbox({ db, clock, origin }: Options): Sandbox {
  let loading: Promise<string> | undefined;
  const secret = () => {
    loading ??= book.secretOf(db, 'sandbox pay', () => randomBytes(32).toString('base64url'));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const sign = async (timestamp: string, nonce: string, body: string) =>
    createHmac('sha256', await secret())
      .update(`${timestamp}\n${nonce}\n${body}\n`)
      .digest('hex');

  async function noticeOf(receipt: book.BookedReceipt): Promise<SandboxNotice> {
    const { chargeId, transactionId, amount, paidAt } = receipt;
    const body = JSON.stringify({
      kind: 'paid',
      paymentId: chargeId,
      transactionId,
      amount,
      currency: CURRENCY,
      paidAt: paidAt.toISOString(),
    });
    const timestamp = String(clock().getTime());
    const nonce = randomBytes(16).toString('hex');
    const signature = await sign(timestamp, nonce, body);
    const headers = {
      'content-type': 'application/json',
      'sandbox-timestamp': timestamp,
      'sandbox-nonce': nonce,
      'sandbox-signature': signature,
    };
    return { path: `${NOTICE_PATH}/sandbox`, headers, body };
  }

  return {
    name: 'sandbox',
    ways: ['wechat', 'wallet'],

    async create(charge) {
      const token = await book.openCharge(db, charge, clock());
      const redirect = `${SANDBOX_PATH}/${token}`;
      return charge.way === 'wechat' ? { code: origin + redirect, redirect } : { redirect };
    },

    async query(paymentId) {
      const found = await book.chargeById(db, paymentId);
      if (!found) return { state: 'waiting' };
      const [receipt, ...others] = (await book.receiptsOf(db, paymentId)).map(({ transactionId, amount, paidAt }) => ({
        paymentId,
        transactionId,
        amount,
        currency: CURRENCY,
        paidAt,
      }));
      if (!receipt) return { state: stateOf(found, clock()) === 'closed' ? 'closed' : 'waiting' };
      return { state: 'paid', receipt, others };
    },

    close: (paymentId) => book.closeCharge(db, paymentId),

    refund: async ({ id, transactionId, amount }) =>
      (await book.addRefund(db, { id, transactionId, amount, createdAt: clock() })) ? 'done' : 'refused',

    async notice({ headers, body }: NoticeRequest): Promise<Notice | undefined> {
      const timestamp = headers.get('sandbox-timestamp') ?? '';
      const given = Buffer.from(headers.get('sandbox-signature') ?? '');
      const wanted = Buffer.from(await sign(timestamp, headers.get('sandbox-nonce') ?? '', body));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      const age = Math.abs(clock().getTime() - Number(timestamp));
      if (Number.isNaN(age) || age > NOTICE_AGE_MS) return undefined;
      const { kind, paidAt, ...receipt } = said.parse(JSON.parse(body));
      return { kind, receipt: { ...receipt, paidAt: new Date(paidAt) } };
    },

    answer: (taken) => Response.json({ taken }, { status: taken ? 200 : 400 }),

    async find(token) {
      const found = await book.chargeByToken(db, token);
      if (!found) return undefined;
      const { title, amount, returnPath, leavePath } = found;
      return { way: found.way as PayWay, title, amount, state: stateOf(found, clock()), returnPath, leavePath };
    },

    async act(token, action) {
      const found = await book.chargeByToken(db, token);
      if (!found) return undefined;
      if (action === 'refuse') return { notices: [], next: found.leavePath };
      const times = timesPaid(action, stateOf(found, clock()));
      if (times === 0) return { notices: [], next: `${SANDBOX_PATH}/${token}` };
      const receipts = await book.takeMoney(db, found, times, clock());
      const told = action === 'silent' ? [] : receipts;
      return { notices: await Promise.all(told.map(noticeOf)), next: found.returnPath };
    },
  };
}

function stateOf({ status, expiresAt }: book.BookedCharge, now: Date): SandboxCharge['state'] {
  if (status === SANDBOX_STATUS.PAID) return 'paid';
  return status === SANDBOX_STATUS.CLOSED || expiresAt <= now ? 'closed' : 'waiting';
}

/** How many notices of payment follow: a late one for a closed charge, a duplicate for a paid one. */
function timesPaid(action: SandboxAction, state: SandboxCharge['state']): number {
  if (action === 'late') return state === 'closed' ? 1 : 0;
  if (action === 'twice') return { waiting: 2, paid: 1, closed: 0 }[state];
  return state === 'waiting' ? 1 : 0;
}
