import { atom } from 'nanostores';
import type { CartMerged } from '#contract/cart/schema.ts';
import * as api from '../../lib/browser/api/orders.ts';
import { createAction } from '../public/action.ts';
import { saveCount } from '../public/cart.ts';
import type { FailureWords } from '../public/form.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';

/** What a shopper does with one order; one thing at a time, and a toast says why it did not go. */
export function createOrderActions(id: string, words: FailureWords) {
  const { $busy, run } = createAction(words);
  const again = createIdempotentCall({ name: `liangji.again.${id}` });
  /** What could not go back into the cart as it was. */
  const $left = atom<CartMerged['left']>([]);

  /** @returns whether everything is in the cart again */
  async function buyAgain(): Promise<boolean> {
    let whole = false;
    await run(async () => {
      const { count, left } = await again.run({ id }, (key) => api.buyAgain(id, key));
      saveCount(count);
      $left.set(left);
      whole = left.length === 0;
    });
    return whole;
  }

  return {
    ...{ $busy, $left, buyAgain },
    cancel: (reason: string) => run(() => api.cancelOrder(id, reason)),
    receive: () => run(() => api.receiveOrder(id)),
    remove: () => run(() => api.deleteOrder(id)),
    forgetLeft: () => $left.set([]),
  };
}
