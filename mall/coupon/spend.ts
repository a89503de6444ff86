import type { CouponTerms } from '#contract/coupon/schema.ts';
import { untilShort } from '../batches.ts';
import type { TextPair } from '../db/columns.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import * as queries from './coupon.queries.ts';
import { expire } from './ending.queries.ts';
import { categoriesOf } from './scope.queries.ts';

/** What a checkout does with coupons. */

export type UsableCoupon = CouponTerms & {
  id: number;
  shopId: number | null;
  name: TextPair;
  from: Date;
  to: Date;
  newcomers: boolean;
  /** It is for newcomers, and its shopper is none any more. */
  tooLate: boolean;
};

/** Unused coupons of a shopper whose time has not passed, the soonest to expire first; that of some has not begun. */
export async function usableCoupons(db: Db | Tx, accountId: number, now: Date): Promise<UsableCoupon[]> {
  const rows = await queries.usable(db, accountId, now);
  const late = rows.some(({ newcomers }) => newcomers) && !(await queries.isNewcomer(db, accountId));
  return rows.map(({ id, shopId, name, terms, newcomers, validFrom, validTo }) => ({
    ...{ ...terms, id, shopId, name, newcomers, tooLate: newcomers && late },
    from: validFrom,
    to: validTo,
  }));
}

/** Every category that these products are in; asked for only where a coupon is for some categories. */
export const couponCategories = (db: Db | Tx, coupons: readonly UsableCoupon[], productIds: number[]) =>
  coupons.some(({ scope }) => scope !== 'all' && 'categories' in scope) && productIds.length
    ? categoriesOf(db, productIds)
    : Promise.resolve(new Map<number, number[]>());

/**
 * Uses coupons for a trade, each once, also when checkouts race for one.
 * @param newcomers whether one of them is for newcomers, of which an account uses one
 * @param saved what each takes off, fen, by coupon
 * @returns false when one could not be used any more: the transaction is to be given up
 */
export async function spendCoupons(
  tx: Tx,
  { accountId, tradeId, newcomers, now }: { accountId: number; tradeId: string; newcomers: boolean; now: Date },
  saved: ReadonlyMap<number, number>,
): Promise<boolean> {
  if (newcomers) {
    await queries.lockForNewcomers(tx, accountId);
    if (!(await queries.isNewcomer(tx, accountId))) return false;
  }
  // In one order everywhere, so that two checkouts of one shopper do not wait for each other.
  for (const [id, amount] of [...saved].sort(([one], [other]) => one - other))
    if (!(await queries.spend(tx, { accountId, id, tradeId, saved: amount, now }))) return false;
  return true;
}

/**
 * Coupons of cancelled orders can be used again: a shop's with its order, the mall's with the last of the trade. Of goods
 * that were sent, once everything of the trade was refunded.
 */
export const giveBackCoupons = (tx: Tx, tradeId: string) => queries.giveBack(tx, tradeId);

const BATCH = 1_000;
/** Marks what nobody used in time. @returns how many */
export const expireCoupons = (deps: Deps): Promise<number> =>
  untilShort(deps, BATCH, () => expire(deps.database.db, deps.clock(), BATCH));
