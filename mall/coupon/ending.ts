import { COUPON_ENDS_SOON } from '#contract/coupon/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { untilShort } from '../batches.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notify } from '../message/message.ts';
import type { NotifiedCoupon } from './coupon.queries.ts';
import { claimEnding } from './ending.queries.ts';

const BATCH = 500;

export const notifyOf = (
  tx: Tx,
  event: 'couponGiven' | 'couponEnds',
  coupons: readonly NotifiedCoupon[],
  now: Date,
): Promise<void> =>
  notify(
    tx,
    event,
    coupons.map(({ id, accountId, name, validTo }) => ({
      accountId,
      about: id,
      params: { coupon: name, until: validTo.toISOString() },
    })),
    now,
  );

export async function notifyEndingCoupons(deps: Deps): Promise<number> {
  const now = deps.clock();
  const until = new Date(now.getTime() + COUPON_ENDS_SOON * DAY_MS);
  return untilShort(deps, BATCH, () =>
    deps.database.db.transaction(async (tx) => {
      const ending = await claimEnding(tx, { now, until, limit: BATCH });
      await notifyOf(tx, 'couponEnds', ending, now);
      return ending.length;
    }),
  );
}
