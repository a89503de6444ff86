import { PAID_PLANS } from '#contract/code-words.ts';
import { isOpen } from '../account/account.ts';
import { eachDue } from '../batches.ts';
import { giveCoupon } from '../coupon/coupon.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import * as queries from './growth.queries.ts';
import * as members from './member.queries.ts';
import { benefitsFor, monthStart } from './member.rules.ts';

const BATCH = 200;

export async function giveMonthlyCoupons(deps: Deps): Promise<number> {
  const { db } = deps.database;
  const at = deps.clock();
  const { levels, paid } = await members.memberSetting(db);
  const who = {
    levels: levels.flatMap(({ benefits }, index) => (benefits.coupons.length ? [index + 1] : [])),
    plans: PAID_PLANS.filter((plan) => paid[plan].benefits.coupons.length),
    since: monthStart(at),
    at,
  };
  if (!who.levels.length && !who.plans.length) return 0;
  return eachDue<number>(deps, {
    size: BATCH,
    failed: 'coupons of the month not given',
    find: (failed) => queries.withoutCoupons(db, who, failed, BATCH),
    run: (id) => db.transaction((tx) => give(tx, id, who.since, at)),
  });
}

async function give(tx: Tx, accountId: number, since: Date, at: Date): Promise<boolean> {
  const row = await queries.claimCoupons(tx, accountId, since);
  if (!row) return false;
  if (!(await isOpen(tx, accountId))) {
    // Not asked for again before the next month.
    await members.setMember(tx, accountId, { couponsAt: at });
    return false;
  }
  const { coupons } = benefitsFor(await members.memberSetting(tx), row, at);
  await members.setMember(tx, accountId, { couponsAt: at });
  // Always in the same order, so that two members do not deadlock.
  for (const id of [...new Set(coupons)].sort((one, other) => one - other)) await giveCoupon(tx, id, accountId, at);
  return true;
}
