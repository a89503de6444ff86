import { ownBalance, ownFavourites, ownUnusedCoupons } from '../lib/browser/api/personal.ts';
import type { FailureWords } from './form.ts';
import { createResource } from './resource.ts';

/** What a shopper has; undefined where the mall did not say, which is no reason to show nothing of the others. */
export type OwnFigures = { balance?: number; coupons?: number; favourites?: number };

export const createOwnFigures = (words: FailureWords) => createResource<OwnFigures>(ownFigures, words);

async function ownFigures(): Promise<OwnFigures> {
  const [balance, coupons, favourites] = await Promise.allSettled([
    ownBalance().then((own) => own.balance),
    ownUnusedCoupons().then((own) => own.total),
    ownFavourites().then(({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0)),
  ]);
  return { balance: settledValue(balance), coupons: settledValue(coupons), favourites: settledValue(favourites) };
}

const settledValue = (settled: PromiseSettledResult<number>): number | undefined =>
  settled.status === 'fulfilled' ? settled.value : undefined;
