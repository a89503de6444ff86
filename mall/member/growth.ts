import { GROWTH_MONTHS, type GrowthKind } from '#contract/member/levels.values.ts';
import { eachDue } from '../batches.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notify } from '../message/message.ts';
import { LEDGER_UNIT } from '../money/money.tables.ts';
import { post } from '../money/money.ts';
import * as queries from './growth.queries.ts';
import * as members from './member.queries.ts';
import { addMonths, benefitsFor, growthLeft, levelFor, monthStart } from './member.rules.ts';
import { pointsEarned, pointsLeft } from './points.rules.ts';

type Grown = { orderId: string; accountId: number; payable: number; fenPerPoint: number; at: Date };

export async function growBy(tx: Tx, { orderId, accountId, payable, fenPerPoint, at }: Grown): Promise<void> {
  const setting = await members.memberSetting(tx);
  const row = await members.lockMember(tx, accountId, at);
  const { times } = benefitsFor(setting, row, at);
  await addGrowth(tx, {
    accountId,
    kind: 'order',
    amount: growthLeft(payable, 0),
    fen: payable,
    at,
    businessId: orderId,
    key: `grown:${orderId}`,
  });
  const amount = pointsEarned(payable, times, fenPerPoint);
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
 * Once per key. The level rises at once, and never falls before the month is over.
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
  if (level > row.level) await notifyRisen(tx, accountId, level, at);
  return true;
}

async function notifyRisen(tx: Tx, accountId: number, level: number, at: Date): Promise<void> {
  const { levels } = await members.memberSetting(tx);
  const name = levels[level - 1]?.name ?? { zh: '', en: '' };
  await notify(tx, 'levelRisen', [{ accountId, about: `${accountId}/${at.toISOString()}`, params: { name } }], at);
}

export type RefundedGrowth = {
  orderId: string;
  accountId: number;
  refundedFen: number;
  key: string;
  at: Date;
};

async function lossOf(db: Db | Tx, { orderId, accountId, refundedFen }: Omit<RefundedGrowth, 'key' | 'at'>) {
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

export const earnedLoss = async (db: Db, refund: Omit<RefundedGrowth, 'key' | 'at'>): Promise<number> =>
  (await lossOf(db, refund))?.points ?? 0;

export async function takeBackEarned(
  tx: Tx,
  { orderId, accountId, refundedFen, key, at }: RefundedGrowth,
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

const BATCH = 500;

/**
 * Once a month the level is set to what the growth is enough for, lower or higher. Safe on any number of nodes.
 * @returns how many were reviewed
 */
export async function reviewMembers(deps: Deps): Promise<number> {
  const { db } = deps.database;
  const at = deps.clock();
  const since = monthStart(at);
  return eachDue<number>(deps, {
    size: BATCH,
    failed: 'member not reviewed',
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
