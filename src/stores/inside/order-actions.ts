import { atom } from 'nanostores';
import type { CartMerged } from '#contract/cart/schema.ts';
import * as calls from '#contract/order/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { saveCount } from '../public/cart.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';

export function createOrderActions(id: string, words: FailureWords) {
  const { $busy, run } = createAction(words);
  const again = createIdempotentCall({ name: `liangji.again.${id}` });
  const $notAdded = atom<CartMerged['left']>([]);

  async function buyAgain(): Promise<boolean> {
    let whole = false;
    await run(async () => {
      const { count, left } = await again.run({ id }, (key) => mall.call(calls.buyAgain, { params: { id }, key }));
      saveCount(count);
      $notAdded.set(left);
      whole = left.length === 0;
    });
    return whole;
  }

  return {
    ...{ $busy, $notAdded, buyAgain },
    cancel: (reason: string) => run(() => mall.call(calls.cancelOrder, { params: { id }, body: { reason } })),
    receive: () => run(() => mall.call(calls.receiveOrder, { params: { id } })),
    urge: () => run(() => mall.call(calls.urgeOrder, { params: { id } })),
    prolong: () => run(() => mall.call(calls.prolongReceipt, { params: { id } })),
    changeAddress: (addressId: number) =>
      run(() => mall.call(calls.changeOrderAddress, { params: { id }, body: { addressId } })),
    remove: () => run(() => mall.call(calls.deleteOrder, { params: { id } })),
    dismissNotAdded: () => $notAdded.set([]),
  };
}
