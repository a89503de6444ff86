import type { PaymentView, PayResult } from '../../contract/pay.ts';
import { PAYMENT_STATUS } from '../../contract/pay-codes.ts';
import { byId } from '../lib/api/missing.ts';
import { renewPayment, viewPayment } from '../lib/api/payments.ts';
import { pollDelay } from '../lib/pay/pay.rules.ts';
import { createAction } from './action.ts';
import type { FailureWords } from './form.ts';
import { createIntention } from './intention.ts';
import { createResource } from './resource.ts';

/** One payment, looked at again and again while it waits; undefined when there is none of this number. */
export function createPayment(id: string, words: FailureWords) {
  const resource = createResource<PaymentView | undefined>(() => byId(id, viewPayment), words);
  const action = createAction(words);
  const intention = createIntention();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let stopped = true;

  async function look(): Promise<void> {
    clearTimeout(timer);
    await resource.reload();
    clearTimeout(timer);
    const now = resource.$state.get();
    const over = now.state === 'loaded' && now.value?.status !== PAYMENT_STATUS.WAITING;
    if (stopped || over || document.hidden) return;
    timer = setTimeout(() => void look(), pollDelay(asked));
    asked += 1;
  }

  /** Somebody is back at the page, or on the net: what happened meanwhile is wanted now. */
  const wake = (): void => {
    if (document.hidden || stopped) return;
    asked = 0;
    void look();
  };

  /** @returns how to stop */
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
      result = await intention.run({ id }, (key) => renewPayment(id, key));
    });
    return result;
  }

  return { $state: resource.$state, $busy: action.$busy, look, watch, renew };
}
