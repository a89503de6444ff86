import { atom } from 'nanostores';
import type { BuyMember } from '#contract/buy-member/schema.ts';
import type { Submitted } from '#contract/checkout/schema.ts';
import * as api from '../../lib/browser/api/buy-member.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';

/** Paid memberships: what can be bought, and what was. */
export function createBuyMember(words: FailureWords) {
  const shop = createResource(api.memberShop, words);
  const action = createAction(words);
  const call = createIdempotentCall<BuyMember>();
  /** What is to be paid now. */
  const $submitted = atom<Submitted | undefined>(undefined);

  async function buy(plan: BuyMember): Promise<void> {
    const done = await action.run(async () =>
      $submitted.set(await call.run(plan, (key) => api.buyMembership(plan, key))),
    );
    // A price that has changed meanwhile is shown.
    if (!done) await shop.reload();
  }

  /** @returns whether it went through */
  async function refund(orderId: string): Promise<boolean> {
    const done = await action.run(() => api.refundMembership(orderId));
    await shop.reload();
    return done;
  }

  return { ...shop, $busy: action.$busy, $submitted, buy, refund };
}
