import type { RefundView } from '#contract/refund/schema.ts';
import { REFUND_KIND, REFUND_STATUS } from '#contract/refund/values.ts';

const { APPLIED, AGREED, BUYER_SHIPPED, RECEIVED, REFUNDED, REFUSED } = REFUND_STATUS;
const PLAN: Readonly<Record<number, readonly number[]>> = {
  [REFUND_KIND.ONLY]: [APPLIED, REFUNDED],
  [REFUND_KIND.RETURN]: [APPLIED, AGREED, BUYER_SHIPPED, REFUNDED],
};

type Refund = Pick<RefundView, 'kind' | 'status' | 'record'>;

/** What has happened, and what comes next where that is certain. @returns `at`: index of the current step */
export function refundSteps({ kind, status, record }: Refund): { steps: number[]; at: number } {
  if (record[0]?.move === 'offer') return { steps: [status], at: 0 };
  const plan = PLAN[kind] ?? [];
  const current = status === RECEIVED ? BUYER_SHIPPED : status;
  const ahead = plan.indexOf(current);
  if (record.every((step) => step.status === RECEIVED || plan.includes(step.status)) && ahead >= 0)
    return { steps: [...plan], at: ahead };
  const done = record.map((step) => step.status).filter((one, n, all) => one !== RECEIVED && one !== all[n - 1]);
  return { steps: [...done, ...(ahead < 0 ? [] : plan.slice(ahead + 1))], at: done.length - 1 };
}

/** How a refund is called: what was asked for, or what the shop gave back by itself. */
export const kindName = ({ kind, unasked, quantity }: Pick<RefundView, 'kind' | 'unasked' | 'quantity'>): string =>
  unasked ? (quantity === 0 ? 'amount' : 'unasked') : String(kind);

/** Why it is refused, in the words of who refused it last; undefined: it is not refused. */
export const refusalOf = ({ status, record }: Refund) =>
  status === REFUSED ? record.findLast((step) => step.status === REFUSED) : undefined;
