import { eq } from 'drizzle-orm';
import { RECEIVER_KINDS } from '#contract/payout/values.ts';
import { MINUTE_MS } from '#contract/time.ts';
import type { Db } from '../db/open.ts';
import type { PayoutProvider, Transfer, TransferState } from './payout.ts';
import { sandboxTransfer } from './sandbox.tables.ts';

/** How accounts of the sandbox behave, by the last digits of the number, or of what is before an `@`. */
export const SANDBOX_ENDINGS = { fails: '0001', unanswered: '0002', slow: '0003', otherAmount: '0004' } as const;
const SLOW_MS = MINUTE_MS;

type Options = { db: Db; clock: () => Date };

/** Books of its own and no money: a provider to try runs with. */
export function createSandboxPayout({ db, clock }: Options): PayoutProvider {
  async function query(number: string): Promise<TransferState> {
    const [row] = await db.select().from(sandboxTransfer).where(eq(sandboxTransfer.number, number));
    if (!row) return { state: 'missing' };
    if (row.reason) return { state: 'failed', reason: row.reason };
    if (row.paidAt > clock()) return { state: 'waiting' };
    return { state: 'paid', reference: `S${number}`, amount: row.amount };
  }

  return {
    ...{ name: 'sandbox', kinds: RECEIVER_KINDS, least: 1, query },

    async send({ number, amount, receiver }: Transfer) {
      const account = receiver.number.replace(/@.*/, '');
      const is = (ending: keyof typeof SANDBOX_ENDINGS) => account.endsWith(SANDBOX_ENDINGS[ending]);
      const paidAt = new Date(clock().getTime() + (is('slow') ? SLOW_MS : 0));
      const reason = is('fails') ? '收款账户不存在' : '';
      const row = { number, amount: is('otherAmount') ? amount + 1 : amount, reason, paidAt };
      const added = await db.insert(sandboxTransfer).values(row).onConflictDoNothing().returning();
      if (added.length > 0 && is('unanswered')) throw new Error('the sandbox does not answer');
      return query(number);
    },
  };
}
