import { giveBack, viewGiveBack } from '#contract/refund/desk.calls.ts';
import type { GiveBack, GiveBackView, GivenBack } from '#contract/refund/desk.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';

/** What a shop can give back of an order without being asked. */
export function createGiveBack(orderId: string, words: FailureWords) {
  const params = { id: orderId };
  const offers = createResource<GiveBackView>(() => desk.call(viewGiveBack, { params }), words);
  const { $busy, run } = createAction(words);
  const call = createIdempotentCall<GiveBack>();

  /** @returns undefined where it was refused; what can be given back is read again then */
  async function give(body: GiveBack): Promise<GivenBack | undefined> {
    let given: GivenBack | undefined;
    const went = await run(async () => {
      given = await call.run(body, (key) => desk.call(giveBack, { params, body, key }));
    });
    if (!went) await offers.reload();
    return given;
  }

  return { ...offers, $busy, give };
}
export type GiveBackStore = ReturnType<typeof createGiveBack>;
