import { atom } from 'nanostores';
import * as calls from '#contract/buy-member/calls.ts';
import type { BuyMember } from '#contract/buy-member/schema.ts';
import type { Submitted } from '#contract/checkout/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';

export function createBuyMember(words: FailureWords) {
  const shop = createResource(() => mall.call(calls.viewMemberShop), words);
  const action = createAction(words);
  const call = createIdempotentCall<BuyMember>();
  const $submitted = atom<Submitted | undefined>(undefined);

  async function buy(plan: BuyMember): Promise<void> {
    const done = await action.run(async () =>
      $submitted.set(await call.run(plan, (key) => mall.call(calls.buyMembership, { body: plan, key }))),
    );
    // A price that has changed meanwhile is shown.
    if (!done) await shop.reload();
  }

  async function refund(id: string): Promise<boolean> {
    const done = await action.run(() => mall.call(calls.refundMembership, { params: { id } }));
    await shop.reload();
    return done;
  }

  return { ...shop, $busy: action.$busy, $submitted, buy, refund };
}
