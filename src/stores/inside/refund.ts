import { atom } from 'nanostores';
import * as calls from '#contract/refund/calls.ts';
import type { EscalateRequest, RefundView, ShipBackRequest } from '#contract/refund/schema.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { type RefundFilter, refundParams } from '../../lib/browser/refund/refund-url.ts';
import { type Failure, type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { byId } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import { createPaged } from '../public/paged.ts';
import { createResource } from '../public/resource.ts';

export const createRefundList = (first: RefundFilter, words: FailureWords) =>
  createPaged(first, (filter: RefundFilter) => mall.call(calls.listRefunds, { query: refundParams(filter) }), words);

/** One refund, and what its shopper does with it; undefined when there is none of this number, or it is not theirs. */
export function createRefundPage(id: string, words: FailureWords) {
  const one = { params: { id } };
  const refund = createResource<RefundView | undefined>(() => byId(id, () => mall.call(calls.viewRefund, one)), words);
  const { $busy, run } = createAction(words);
  const $error = atom<Failure | undefined>(undefined);

  async function change(send: () => Promise<RefundView>): Promise<boolean> {
    $error.set(undefined);
    let refused: Failure | undefined;
    const went = await run(async () => {
      try {
        refund.put(await send());
      } catch (error) {
        const failure = failureOf(error, words);
        if (!failure.field) throw error;
        refused = failure;
      }
    });
    $error.set(refused);
    // Who comes too late sees what state it is in.
    if (!went) await refund.reload();
    return went && !refused;
  }

  return {
    ...{ $state: refund.$state, reload: refund.reload, $busy, $error },
    withdraw: () => change(() => mall.call(calls.withdrawRefund, one)),
    ship: (sent: ShipBackRequest) => change(() => mall.call(calls.shipBack, { ...one, body: sent })),
    correct: (sent: ShipBackRequest) => change(() => mall.call(calls.correctParcel, { ...one, body: sent })),
    escalate: (asked: EscalateRequest) => change(() => mall.call(calls.escalateRefund, { ...one, body: asked })),
  };
}
export type RefundPageStore = ReturnType<typeof createRefundPage>;
