import { GROWTH_MONTHS, type GrowthKind } from '#contract/member/schema.ts';
import { ONCE } from '#contract/member/values.ts';
import { eachDue } from '../batches.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notify } from '../message/message.ts';
import { LEDGER_UNIT } from '../money/money.tables.ts';
import { post } from '../money/money.ts';
import * as queries from './growth.queries.ts';
import * as members from './member.queries.ts';
import { addMonths, benefitsFor, growthLeft, levelFor, monthStart, pointsLeft } from './member.rules.ts';

type Grown = { orderId: string; accountId: number; payable: number; fenPerPoint: number; at: Date };

/** A completed order: growth, and points by the benefits that the shopper had before it; each once. */
export async function growBy(tx: Tx, { orderId, accountId, payable, fenPerPoint, at }: Grown): Promise<void> {
  const setting = await members.memberSetting(tx);
  const row = await members.lockMember(tx, accountId, at);
  const { times } = benefitsFor(setting, row, at);
  await addGrowth(tx, {
    ...{ accountId, kind: 'order', amount: growthLeft(payable, 0), fen: payable, at },
    ...{ businessId: orderId, key: `grown:${orderId}` },
  });
  const amount = Math.floor((payable * times) / (fenPerPoint * ONCE));
  const entry = { accountId, unit: LEDGER_UNIT.POINTS, amount, kind: 'earn', businessId: orderId } as const;
  if (amount > 0) await post(tx, { ...entry, key: `earned:${orderId}`, at });
}

type Growth = {
  accountId: number;
  kind: GrowthKind;
  amount: number;
  fen?: number;
  businessId: string;
  key: string;
  at: Date;
  until?: Date;
};

/**
 * Books growth once per key; the level rises at once, and never falls before the month is over. The member's row is held.
 * @returns whether it was booked now
 */
export async function addGrowth(tx: Tx, growth: Growth): Promise<boolean> {
  const { accountId, at } = growth;
  const row = await members.lockMember(tx, accountId, at);
  if (!(await queries.addGrowth(tx, { until: addMonths(at, GROWTH_MONTHS), ...growth }))) return false;
  const { levels } = await members.memberSetting(tx);
  const sum = await queries.growthAt(tx, accountId, at);
  const level = Math.max(row.level, levelFor(levels, sum));
  await members.setMember(tx, accountId, { growth: sum, level });
  if (level > row.level) await tellRisen(tx, accountId, level, at);
  return true;
}

async function tellRisen(tx: Tx, accountId: number, level: number, at: Date): Promise<void> {
  const { levels } = await members.memberSetting(tx);
  const name = levels[level - 1]?.name ?? { zh: '', en: '' };
  await notify(tx, 'levelRisen', [{ accountId, about: `${accountId}/${at.toISOString()}`, params: { name } }], at);
}

export type TakenBack = {
  orderId: string;
  accountId: number;
  /** Fen, of this refund alone. */
  refundedFen: number;
  /** Names the refund: what it takes back, it takes once. */
  key: string;
  at: Date;
};

/** What of an order's growth and points is over once so much more of it is refunded; undefined where it earned none. */
async function lossOf(db: Db | Tx, { orderId, accountId, refundedFen }: Omit<TakenBack, 'key' | 'at'>) {
  const booked = await queries.growthOf(db, orderId);
  const [grown] = booked;
  if (!grown || grown.accountId !== accountId) return undefined;
  const refunded = booked.reduce((sum, { kind, fen }) => (kind === 'refund' ? sum - fen : sum), 0) + refundedFen;
  const has = booked.reduce((sum, { amount }) => sum + amount, 0);
  const { earned, left } = await queries.earnedBy(db, accountId, orderId);
  return {
    until: grown.until,
    growth: has - growthLeft(grown.fen, refunded),
    points: Math.max(0, left - pointsLeft(earned, grown.fen, refunded)),
  };
}

/** Points that a refund of so much would take back. */
export const earnedLoss = async (db: Db, refund: Omit<TakenBack, 'key' | 'at'>): Promise<number> =>
  (await lossOf(db, refund))?.points ?? 0;

/**
 * Takes back what a refunded part of a completed order had earned: points, which may be owed then, and growth. Orders that
 * earned nothing lose nothing.
 */
export async function takeBackEarned(
  tx: Tx,
  { orderId, accountId, refundedFen, key, at }: TakenBack,
): Promise<{ points: number; growth: number }> {
  await members.lockMember(tx, accountId, at);
  const loss = await lossOf(tx, { orderId, accountId, refundedFen });
  const nothing = { points: 0, growth: 0 };
  if (!loss) return nothing;
  const { growth, points, until } = loss;
  const entry = { accountId, kind: 'refund', amount: -growth, fen: -refundedFen, businessId: orderId } as const;
  if (!(await addGrowth(tx, { ...entry, key: `refund:${key}`, at, until }))) return nothing;
  const back = { accountId, unit: LEDGER_UNIT.POINTS, amount: -points, kind: 'takeBack', businessId: orderId } as const;
  if (points > 0) await post(tx, { ...back, key: `takeBack:${key}`, at });
  return { points, growth };
}

/** Found at once; each is a transaction of its own. */
const BATCH = 500;

/** Once a month, what a member has grown to counts, lower or higher. Any number of nodes may do it. @returns how many it looked at */
export async function reviewMembers(deps: Deps): Promise<number> {
  const { db } = deps.database;
  const at = deps.clock();
  const since = monthStart(at);
  return eachDue<number>(deps, {
    ...{ size: BATCH, failed: 'member not reviewed' },
    find: (failed) => queries.unreviewed(db, since, failed, BATCH),
    run: (id) => db.transaction((tx) => review(tx, id, since, at)),
  });
}

async function review(tx: Tx, accountId: number, since: Date, at: Date): Promise<boolean> {
  if (!(await queries.claimReview(tx, accountId, since))) return false;
  const { levels } = await members.memberSetting(tx);
  const growth = await queries.growthAt(tx, accountId, at);
  await members.setMember(tx, accountId, { growth, level: levelFor(levels, growth), reviewedAt: at });
  return true;
}
