import { atom } from 'nanostores';
import * as calls from '#contract/coupon/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { type CentreFilter, centreParams, type OwnFilter, ownParams } from '../../lib/browser/coupon/coupon-url.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { createAction } from './action.ts';
import { createIdempotentCall } from './idempotent-call.ts';
import { createPaged } from './paged.ts';
import { createResource } from './resource.ts';
import { toast } from './toast.ts';

export function createTaking(words: FailureWords & { taken: string }, done: () => Promise<void>) {
  const action = createAction(words);
  const call = createIdempotentCall<{ id: number }>();
  const $taking = atom<number | undefined>(undefined);

  async function take(id: number): Promise<void> {
    $taking.set(id);
    if (await action.run(() => call.run({ id }, (key) => mall.call(calls.takeCoupon, { params: { id }, key }))))
      toast(words.taken, 'success');
    $taking.set(undefined);
    // What it was refused with is seen there too: all are taken, or its time is over.
    await done();
  }

  return { $taking, take };
}

export function createCentre(first: CentreFilter, words: FailureWords & { taken: string }) {
  const list = createPaged(
    first,
    (filter: CentreFilter) => mall.call(calls.viewCouponCentre, { query: centreParams(filter) }),
    words,
  );
  return { ...list, ...createTaking(words, list.reload) };
}

export function createShopCoupons(shopId: number, words: FailureWords & { taken: string }) {
  const list = createResource(() => mall.call(calls.listCouponOffers, { query: { shopId } }), words);
  return { ...list, ...createTaking(words, list.reload) };
}

export const createOwnCoupons = (first: OwnFilter, words: FailureWords) =>
  createPaged(first, (filter: OwnFilter) => mall.call(calls.listOwnCoupons, { query: ownParams(filter) }), words);

export function createRedeem(words: FailureWords & { taken: string; empty: string }, done: () => void) {
  const call = createIdempotentCall<{ code: string }>();
  const $code = atom('');
  const $error = atom('');
  const $busy = atom(false);

  function write(code: string): void {
    $code.set(code);
    $error.set('');
  }

  async function send(): Promise<void> {
    const code = $code.get().trim();
    if ($busy.get()) return;
    if (!code) return $error.set(words.empty);
    $busy.set(true);
    try {
      await call.run({ code }, (key) => mall.call(calls.redeemCoupon, { body: { code }, key }));
      write('');
      toast(words.taken, 'success');
      done();
    } catch (error) {
      $error.set(failureOf(error, words).text);
    } finally {
      $busy.set(false);
    }
  }

  return { $code, $error, $busy, write, send };
}
