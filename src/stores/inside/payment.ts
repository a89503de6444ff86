import { renewPayment, viewPayment } from '#contract/payment/calls.ts';
import type { PaymentView, PayResult } from '#contract/payment/schema.ts';
import { PAYMENT_STATUS } from '#contract/payment/values.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { pollDelay } from '../../lib/browser/payment/payment.rules.ts';
import { byId } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';

/** One payment, looked at again and again while it waits; undefined when there is none of this number. */
export function createPayment(id: string, words: FailureWords) {
  const resource = createResource<PaymentView | undefined>(
    () => byId(id, () => mall.call(viewPayment, { params: { id } })),
    words,
  );
  const action = createAction(words);
  const call = createIdempotentCall();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polls = 0;
  let stopped = true;

  async function look(): Promise<void> {
    clearTimeout(timer);
    await resource.reload();
    clearTimeout(timer);
    const now = resource.$state.get();
    const over = now.state === 'loaded' && now.value?.status !== PAYMENT_STATUS.WAITING;
    if (stopped || over || document.hidden) return;
    timer = setTimeout(() => void look(), pollDelay(polls));
    polls += 1;
  }

  const wake = (): void => {
    if (document.hidden || stopped) return;
    polls = 0;
    void look();
  };

  function watch(): () => void {
    stopped = false;
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
    };
  }

  /** @returns what comes next; undefined when it did not go through */
  async function renew(): Promise<PayResult | undefined> {
    let result: PayResult | undefined;
    await action.run(async () => {
      result = await call.run({ id }, (key) => mall.call(renewPayment, { params: { id }, key }));
    });
    return result;
  }

  return { $state: resource.$state, $busy: action.$busy, look, watch, renew };
}
