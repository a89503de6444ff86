import type { DeskOrderView } from '../../../contract/desk-orders.ts';
import type { ShopMoveName } from '../../../contract/order-flow.ts';
import * as api from '../../lib/api/desk/orders.ts';
import { orMissing } from '../../lib/api/missing.ts';
import { createAction } from '../action.ts';
import type { FailureWords } from '../form.ts';
import { createResource } from '../resource.ts';

/** One order at the desk; loaded as undefined when there is none of this number, or it is another shop's. */
export const createDeskOrder = (id: string, words: FailureWords) =>
  createResource<DeskOrderView | undefined>(() => orMissing(api.viewOrder(id)), words);

export type MoveWish =
  | { move: Exclude<ShopMoveName, 'ship' | 'refuse'> }
  | { move: 'refuse'; reason: string }
  | { move: 'ship'; carrier: string; number: string };

/** What is done with one order; one thing at a time, and a toast says why it did not go. */
export function createDeskMoves(id: string, words: FailureWords) {
  const { $busy, run } = createAction(words);
  const send = (wish: MoveWish): Promise<null> => {
    if (wish.move === 'refuse') return api.refuseOrder(id, wish.reason);
    if (wish.move === 'ship') return api.shipOrder(id, { carrier: wish.carrier, number: wish.number });
    return api.moveOrder(id, wish.move);
  };
  return { $busy, move: (wish: MoveWish) => run(() => send(wish)) };
}
