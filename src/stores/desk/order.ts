import { atom } from 'nanostores';
import type { DeskOrderView } from '#contract/order/desk.schema.ts';
import type { ShopMoveName } from '#contract/order/values.ts';
import * as api from '../../lib/browser/api/desk/orders.ts';
import { orMissing } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import type { FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

/** One order at the desk; loaded as undefined when there is none of this number, or it is another shop's. */
export function createDeskOrder(id: string, words: FailureWords) {
  const order = createResource<DeskOrderView | undefined>(() => orMissing(api.viewOrder(id)), words);
  /** The whole mobile number, once the operator asked to see it. */
  const $mobile = atom<string | undefined>(undefined);
  const { $busy: $looking, run } = createAction(words);
  const look = () => run(async () => $mobile.set(await api.showMobile(id)));
  return { ...order, $mobile, $looking, look };
}
export type DeskOrderStore = ReturnType<typeof createDeskOrder>;

export type MoveInput =
  | { move: Exclude<ShopMoveName, 'ship' | 'refuse'> }
  | { move: 'refuse'; reason: string }
  | { move: 'ship'; carrier: string; number: string };

/** What is done with one order; one thing at a time, and a toast says why it did not go. */
export function createDeskMoves(id: string, words: FailureWords) {
  const { $busy, run } = createAction(words);
  const send = (filter: MoveInput): Promise<null> => {
    if (filter.move === 'refuse') return api.refuseOrder(id, filter.reason);
    if (filter.move === 'ship') return api.shipOrder(id, { carrier: filter.carrier, number: filter.number });
    return api.moveOrder(id, filter.move);
  };
  return { $busy, move: (filter: MoveInput) => run(() => send(filter)) };
}
