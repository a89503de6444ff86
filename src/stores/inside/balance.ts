import { atom } from 'nanostores';
import { topUp, viewBalance } from '#contract/payment/calls.ts';
import type { BalancePage, PayResult, PayWay } from '#contract/payment/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { type TopUpError, topUpAmount, wayOf } from '../../lib/browser/payment/payment.rules.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createForm } from '../public/form.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';

export function createBalance(page: number, words: FailureWords) {
  const resource = createResource<BalancePage>(() => mall.call(viewBalance, { query: { page } }), words);
  const $amount = atom('');
  const $way = atom<PayWay>('wechat');
  const form = createForm(words);
  const call = createIdempotentCall();

  async function send(say: (error: TopUpError) => string): Promise<PayResult | undefined> {
    const limits = resource.value()?.topUp;
    if (!limits) return undefined;
    const amount = topUpAmount($amount.get(), limits);
    const error = typeof amount === 'string' ? { field: 'amount', text: say(amount) } : undefined;
    let result: PayResult | undefined;
    await form.submit(error, async () => {
      const request = { amount: Number(amount), way: wayOf(limits.ways, $way.get()) ?? $way.get() };
      result = await call.run(request, (key) => mall.call(topUp, { body: request, key }));
    });
    return result;
  }

  return { ...resource, $amount, $way, form, send };
}
