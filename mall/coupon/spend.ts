import type { CouponTerms } from '#contract/coupon/schema.ts';
import { untilShort } from '../batches.ts';
import type { TextPair } from '../db/columns.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import * as queries from './coupon.queries.ts';
import { expire } from './ending.queries.ts';
import { categoriesOf } from './scope.queries.ts';

export type UsableCoupon = CouponTerms & {
  id: number;
  shopId: number | null;
  name: TextPair;
  from: Date;
  to: Date;
  newcomers: boolean;
  tooLate: boolean;
};

export async function usableCoupons(db: Db | Tx, accountId: number, now: Date): Promise<UsableCoupon[]> {
  const rows = await queries.usable(db, accountId, now);
  const late = rows.some(({ newcomers }) => newcomers) && !(await queries.isNewcomer(db, accountId));
  return rows.map(({ id, shopId, name, terms, newcomers, validFrom, validTo }) => ({
    ...terms,
    id,
    shopId,
    name,
    newcomers,
    tooLate: newcomers && late,
    from: validFrom,
    to: validTo,
  }));
}

export const couponCategories = (db: Db | Tx, coupons: readonly UsableCoupon[], productIds: number[]) =>
  coupons.some(({ scope }) => scope !== 'all' && 'categories' in scope) && productIds.length
    ? categoriesOf(db, productIds)
    : Promise.resolve(new Map<number, number[]>());

/**
 * Each once, also when checkouts race for one.
 * @param newcomers whether one of them is for newcomers, of which an account uses one
 * @param saved what each takes off, fen, by coupon
 * @returns false when one could no longer be used: the transaction has to be rolled back
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
  // Always in the same order, so that two checkouts of one shopper do not deadlock.
  for (const [id, amount] of [...saved].sort(([one], [other]) => one - other))
    if (!(await queries.spend(tx, { accountId, id, tradeId, saved: amount, now }))) return false;
  return true;
}

/**
 * A shop's coupon returns with its order, the mall's with the last order of the trade; of shipped goods, once the whole trade was refunded.
 */
export const giveBackCoupons = (tx: Tx, tradeId: string) => queries.giveBack(tx, tradeId);

const BATCH = 1_000;
export const expireCoupons = (deps: Deps): Promise<number> =>
  untilShort(deps, BATCH, () => expire(deps.database.db, deps.clock(), BATCH));
