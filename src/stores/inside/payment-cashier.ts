import { atom } from 'nanostores';
import * as calls from '#contract/payment/calls.ts';
import type { Payable, PayRequest, PayResult, PayWay } from '#contract/payment/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { encryptForMall } from '../../lib/browser/api/password.ts';
import { splitPay, wayOf } from '../../lib/browser/payment/payment.rules.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { byId } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import { createForm } from '../public/form.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';

/** The cashier of one trade; loaded as undefined when there is none of this number, or it is not this shopper's. */
export function createCashier(tradeId: string, words: FailureWords) {
  const resource = createResource<Payable | undefined>(
    () => byId(tradeId, () => mall.call(calls.viewPayable, { params: { tradeId } })),
    words,
  );
  const $way = atom<PayWay>('wechat');
  const $withBalance = atom(false);
  const $asking = atom(false);
  const action = createAction(words);
  const password = createForm(words);
  const call = createIdempotentCall();

  function takeBalance(wanted: boolean): void {
    if (wanted && !resource.value()?.balanceOpen) $asking.set(true);
    else $withBalance.set(wanted);
  }

  async function givePassword(text: string, missing: string): Promise<void> {
    const error = text ? undefined : { field: 'passWord', text: missing };
    const opened = await password.submit(error, async () =>
      mall.call(calls.unlockBalance, { body: { passWord: await encryptForMall(text) } }),
    );
    const now = resource.value();
    if (!opened || !now) return;
    resource.put({ ...now, balanceOpen: true });
    $asking.set(false);
    $withBalance.set(true);
  }

  /** @returns what comes next; undefined when it did not go through */
  async function pay(): Promise<PayResult | undefined> {
    const payable = resource.value();
    if (!payable) return undefined;
    const { fromBalance, left } = splitPay(payable.outstanding, payable.balance, $withBalance.get());
    const way = left > 0 ? wayOf(payable.ways, $way.get()) : undefined;
    const request: PayRequest = { tradeId, balance: fromBalance, ...(way ? { way } : {}) };
    let result: PayResult | undefined;
    const sent = await action.run(async () => {
      result = await call.run(request, (key) => mall.call(calls.payTrade, { body: request, key }));
    });
    if (!sent) await resource.reload();
    return result;
  }

  return {
    ...resource,
    ...{ $way, $withBalance, $asking, $busy: action.$busy, password },
    ...{ takeBalance, givePassword, pay, putAside: () => $asking.set(false) },
  };
}

export type Cashier = ReturnType<typeof createCashier>;
