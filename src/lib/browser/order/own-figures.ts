import { listFavourites } from '#contract/collection/calls.ts';
import { listOwnCoupons } from '#contract/coupon/calls.ts';
import { listFootprints } from '#contract/footprint/calls.ts';
import { viewBalance } from '#contract/payment/calls.ts';
import type { Client } from '../../shared/api/client.ts';
import { ownParams, UNUSED_COUPONS } from '../coupon/coupon-url.ts';

/** Figures of a shopper; one that failed to load is undefined, the others are shown. */
export type OwnFigures = Partial<Record<'balance' | 'points' | 'coupons' | 'favourites' | 'footprints', number>>;

export async function readOwnFigures(mall: Client): Promise<OwnFigures> {
  const wallet = mall.call(viewBalance, { query: { page: 1 } });
  const [balance, points, coupons, favourites, seen] = await Promise.allSettled([
    wallet.then((own) => own.balance),
    wallet.then((own) => own.points),
    mall.call(listOwnCoupons, { query: ownParams(UNUSED_COUPONS) }).then((own) => own.total),
    mall
      .call(listFavourites, { query: { kind: 'product', page: 1 } })
      .then(({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0)),
    mall.call(listFootprints, { query: { page: 1 } }).then(({ total }) => total),
  ]);
  return {
    balance: settledValue(balance),
    points: settledValue(points),
    coupons: settledValue(coupons),
    favourites: settledValue(favourites),
    footprints: settledValue(seen),
  };
}

const settledValue = (settled: PromiseSettledResult<number>): number | undefined =>
  settled.status === 'fulfilled' ? settled.value : undefined;
