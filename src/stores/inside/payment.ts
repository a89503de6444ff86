import { renewPayment, viewPayment } from '#contract/payment/calls.ts';
import type { PaymentView, PayResult } from '#contract/payment/schema.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { pollDelay } from '../../lib/browser/payment/payment.rules.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { byId } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';
import { createPolling } from './polling.ts';

/** One payment, looked at again and again while it waits; undefined when there is none of this number. */
export function createPayment(id: string, words: FailureWords) {
  const resource = createResource<PaymentView | undefined>(
    () => byId(id, () => mall.call(viewPayment, { params: { id } })),
    words,
  );
  const action = createAction(words);
  const call = createIdempotentCall();
  const polling = createPolling(resource, (view) => view?.status !== PAYMENT_STATUS.WAITING, pollDelay);

  /** @returns what comes next; undefined when it did not go through */
  async function renew(): Promise<PayResult | undefined> {
    let result: PayResult | undefined;
    await action.run(async () => {
      result = await call.run({ id }, (key) => mall.call(renewPayment, { params: { id }, key }));
    });
    return result;
  }

  return { $state: resource.$state, $busy: action.$busy, reload: polling.run, watch: polling.watch, renew };
}
