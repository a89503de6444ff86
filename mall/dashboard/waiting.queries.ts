import { type SQL, sql } from 'drizzle-orm';
import { STUCK_REFUND_TRIES, type WaitingKind } from '#contract/dashboard/desk.waiting.values.ts';
import { ORDER_STATUS, PUBLISH_STATUS } from '#contract/enums.ts';
import { INVOICE_ISSUE_DAYS } from '#contract/invoice/values.ts';
import { PAYOUT, RUN_STATUS } from '#contract/payout/values.ts';
import { REFUND_STATUS } from '#contract/refund/values.ts';
import { ADJUSTMENT_STATUS, STATEMENT_STATUS } from '#contract/settlement/values.ts';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import type { Db } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { MONEY_BACK_STATUS } from '../payment/payment.tables.ts';
import { isLow } from '../product/product.tables.ts';

/** @param shopId undefined: all shops; `desk`: whose conversations; `by`: who asks */
export type Whose = { shopId: number | undefined; desk: number; by: number; now: Date };

/** Rows that wait, and the clock of each. */
type Rows = (whose: Whose) => SQL;

const NO_CLOCK = sql`null::timestamptz`;
const own = ({ shopId }: Whose, column = sql`shop_id`): SQL =>
  shopId === undefined ? sql`` : sql`and ${column} = ${shopId}`;
// Literals, so that partial indexes can serve them.
const raw = (n: number): SQL => sql.raw(String(n));

const orders =
  (status: number): Rows =>
  (whose) =>
    sql`select ${NO_CLOCK} as due from shop_order where status = ${raw(status)} ${own(whose)}`;
const refunds =
  (status: number): Rows =>
  (whose) =>
    sql`select due_at as due from refund where status = ${raw(status)} ${own(whose)}`;
const products =
  (status: number): Rows =>
  (whose) =>
    sql`select ${NO_CLOCK} as due from product where status = ${raw(status)} ${own(whose)}`;

const ROWS: Readonly<Record<WaitingKind, Rows>> = {
  toAccept: orders(ORDER_STATUS.TO_ACCEPT_ORDER),
  producing: orders(ORDER_STATUS.PRODUCTING),
  toSend: orders(ORDER_STATUS.TO_SEND),
  urged: (whose) =>
    sql`select ${NO_CLOCK} as due from shop_order where urged_at is not null and status in (20, 30, 40) ${own(whose)}`,
  refundsToAnswer: refunds(REFUND_STATUS.APPLIED),
  refundsToReceive: refunds(REFUND_STATUS.BUYER_SHIPPED),
  refundsToDecide: refunds(REFUND_STATUS.ESCALATED),
  talks: ({ desk }) =>
    sql`select waiting_since as due from conversation
      where shop_id = ${desk} and operator_id is null and waiting_since is not null`,
  invoices: (whose) =>
    sql`select coalesce(o.invoice_at, o.completed_at) + make_interval(days => ${raw(INVOICE_ISSUE_DAYS)}) as due
      from shop_order o where o.status = ${raw(ORDER_STATUS.COMPLETED)} and o.invoice is not null and not o.invoiced ${own(whose, sql`o.shop_id`)}
        and o.payable > coalesce((select sum(amount) from money_back m where m.order_id = o.id), 0)`,
  toAudit: products(PUBLISH_STATUS.TO_AUDIT),
  toPutOn: products(PUBLISH_STATUS.TO_PUT_ON),
  lowStock: (whose) =>
    sql`select ${NO_CLOCK} as due from product p where p.status = ${raw(PUBLISH_STATUS.PUT_ON)} ${own(whose, sql`p.shop_id`)}
      and exists (select 1 from sku where sku.product_id = p.id and not sku.retired and ${isLow})`,
  applications: () =>
    sql`select ${NO_CLOCK} as due from store_application where status = ${raw(STORE_STATUS.UNDER_REVIEW)}`,
  brandRequests: () => sql`select ${NO_CLOCK} as due from brand_request where state = 'open'`,
  statements: (whose) =>
    sql`select confirm_until as due from shop_statement where status = ${raw(STATEMENT_STATUS.OPEN)} ${own(whose)}`,
  disputes: () => sql`select ${NO_CLOCK} as due from shop_statement where status = ${raw(STATEMENT_STATUS.DISPUTED)}`,
  adjustments: ({ by }) =>
    sql`select ${NO_CLOCK} as due from shop_adjustment
      where status = ${raw(ADJUSTMENT_STATUS.WAITING)} and operator_id <> ${by}`,
  runsToApprove: ({ by, now }) =>
    sql`select ${NO_CLOCK} as due from payout_run where status = ${raw(RUN_STATUS.DRAWN)}
      and (drawn_by <> ${by} or drawn_at <= ${new Date(now.getTime() - PAYOUT.aloneWaits).toISOString()}::timestamptz)`,
  runsToPay: () => sql`select ${NO_CLOCK} as due from payout_run where status = ${raw(RUN_STATUS.APPROVED)}`,
  stuckRefunds: () =>
    sql`select ${NO_CLOCK} as due from money_back
      where status = ${raw(MONEY_BACK_STATUS.WAITING)} and payment_id is not null and tries >= ${raw(STUCK_REFUND_TRIES)}`,
  failedNotices: () => sql`select ${NO_CLOCK} as due from notification where state = 'failed'`,
};

/** Kinds with a clock look at all their rows: few are open at once. */
const WITH_CLOCK: ReadonlySet<WaitingKind> = new Set([
  'refundsToAnswer',
  'refundsToReceive',
  'refundsToDecide',
  'talks',
  'statements',
]);

export type Counted = { kind: WaitingKind; n: number; due: string | Date | null };

/** Each kind as one part of one statement, which ends at the largest number that is shown. */
export async function countWaiting(
  db: Db,
  kinds: readonly WaitingKind[],
  whose: Whose,
  most: number,
): Promise<Counted[]> {
  if (!kinds.length) return [];
  const part = (kind: WaitingKind) =>
    sql`select ${kind}::text as kind, count(*)::int as n, min(due) as due from (
      ${ROWS[kind](whose)} ${WITH_CLOCK.has(kind) ? sql`order by due asc nulls last` : sql``} limit ${most}) of_kind`;
  return rowsOf<Counted>(db, sql.join(kinds.map(part), sql` union all `));
}
