import type { BuyMember, MemberShop, PlanFigures } from '#contract/buy-member/schema.ts';
import type { Submitted } from '#contract/checkout/schema.ts';
import { PAID_PLANS } from '#contract/code-words.ts';
import { PLAN_MONTHS } from '#contract/member/levels.values.ts';
import { requireOpen } from '../account/account.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import {
  lockMember,
  memberPlans,
  paidPurchasesOf,
  planAt,
  planName,
  renewal,
  standingOf,
  takeBackPaid,
} from '../member/member.ts';
import { addMemberOrder, changeOrders, closeMemberTrade, hasTooManyUnpaid, refundMemberOrder } from '../order/order.ts';
import { numbers } from '../settings/settings.ts';
import * as queries from './buy-member.queries.ts';
import { longestOf, quoteHashOf } from './buy-member.rules.ts';

export async function memberShopOf(deps: Deps, accountId: number): Promise<MemberShop> {
  const { db } = deps.database;
  const now = deps.clock();
  const [prices, standing, purchases] = await Promise.all([
    memberPlans(db),
    standingOf(db, accountId),
    paidBy(deps, db, accountId, now),
  ]);
  const running = planAt(standing, now);
  return {
    plans: PAID_PLANS.map((plan) => {
      const [months, { price }] = [PLAN_MONTHS[plan], prices[plan]];
      const until = renewal(standing, months, now).until.toISOString();
      return { plan, months, price, until, quoteHash: quoteHashOf(plan, price, months) };
    }),
    paid: running && standing.paidUntil ? { plan: running, until: standing.paidUntil.toISOString() } : null,
    purchases: purchases.map(({ orderId, plan, price, startsAt, endsAt, refundedAt, error }) => ({
      orderId,
      plan,
      price,
      error,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      refunded: refundedAt !== null,
    })),
    now: now.toISOString(),
  };
}

const paidBy = async (deps: Deps, db: Db | Tx, accountId: number, now: Date) =>
  paidPurchasesOf(db, accountId, (await numbers(deps)).fenPerPoint, now);

/** An unpaid order of a membership is continued if it is for the same card, and replaced if it is for another. */
export async function buyMembership(
  deps: Deps,
  accountId: number,
  { plan, quoteHash }: BuyMember,
  key: string,
): Promise<Submitted> {
  const call = { owner: `shopper:${accountId}`, key, call: 'member/buy', body: { plan, quoteHash } };
  const rates = await numbers(deps);
  return once(deps.database.db, call, async (tx) => {
    const now = deps.clock();
    const { price } = (await memberPlans(tx))[plan];
    const months = PLAN_MONTHS[plan];
    if (quoteHash !== quoteHashOf(plan, price, months)) throw new MallError('message', 'memberPlanChanged');
    const expiresAt = new Date(now.getTime() + rates.unpaidOrder);
    await lockMember(tx, accountId, now);
    await requireOpen(tx, accountId);
    const unpaid = await queries.lockUnpaid(tx, accountId);
    const same = unpaid.find((one) => one.plan === plan && one.price === price && one.expiresAt > now);
    for (const other of unpaid) if (other !== same) await closeMemberTrade(tx, other.tradeId, now);
    if (same) return { tradeId: same.tradeId, payable: price, orderIds: [same.orderId] };
    if (await hasTooManyUnpaid(tx, accountId, rates)) throw new MallError('message', 'checkoutUnpaidTrades');
    const order = { accountId, price, title: planName(plan), now, expiresAt };
    const { tradeId, orderId } = await addMemberOrder(tx, order);
    await queries.addPurchase(tx, { orderId, accountId, plan, months, createdAt: now });
    return { tradeId, payable: price, orderIds: [orderId] };
  });
}

const ERROR_MESSAGE = { late: 'memberRefundLate', notLast: 'memberRefundNotLast', used: 'memberRefundUsed' } as const;

export function refundMembership(deps: Deps, accountId: number, orderId: string): Promise<void> {
  return changeOrders(deps, async (tx) => {
    const now = deps.clock();
    const ended = await refundMemberOrder(tx, { accountId, orderId, now }, () =>
      end(deps, tx, { accountId, orderId, now }),
    );
    if (!ended) throw notFound();
  });
}

type Ending = { accountId: number; orderId: string; now: Date };

async function end(deps: Deps, tx: Tx, { accountId, orderId, now }: Ending): Promise<void> {
  await lockMember(tx, accountId, now);
  const purchases = await paidBy(deps, tx, accountId, now);
  const found = purchases.find((row) => row.orderId === orderId && row.refundedAt === null);
  if (!found) throw notFound();
  if (found.error) throw new MallError('message', ERROR_MESSAGE[found.error]);
  await queries.markRefunded(tx, accountId, orderId, now);
  const left = purchases.filter((row) => row !== found && !row.refundedAt && row.endsAt > now);
  const ms = found.endsAt.getTime() - found.startsAt.getTime();
  await takeBackPaid(tx, accountId, { ms, plan: longestOf(left.map(({ plan }) => plan)) }, now);
}

export async function planFiguresOf({ database: { db } }: Deps): Promise<PlanFigures> {
  const rows = await queries.figures(db);
  const none = { sold: 0, sales: 0, refunded: 0 };
  return { plans: PAID_PLANS.map((plan) => ({ ...none, ...rows.find((row) => row.plan === plan), plan })) };
}
