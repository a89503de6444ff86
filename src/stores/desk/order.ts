import { atom } from 'nanostores';
import * as calls from '#contract/order/desk.calls.ts';
import type { CorrectParcel, DeskOrderView, ReduceOrder, ShipOrder } from '#contract/order/desk.schema.ts';
import type { ShopCancel, ShopMoveName } from '#contract/order/values.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { orMissing } from '../../lib/shared/api/missing.ts';
import { createAction } from '../public/action.ts';
import { createResource } from '../public/resource.ts';

/** One order at the desk; loaded as undefined when there is none of this number, or it is another shop's. */
export function createDeskOrder(id: string, words: FailureWords) {
  const order = createResource<DeskOrderView | undefined>(
    () => orMissing(desk.call(calls.viewOrder, { params: { id } })),
    words,
  );
  const $mobile = atom<string | undefined>(undefined);
  const { $busy: $looking, run } = createAction(words);
  const look = () => run(async () => $mobile.set((await desk.call(calls.showOrderMobile, { params: { id } })).mobile));
  const action = createAction(words);
  /** Its screen shows afterwards what is there now. */
  const change = async (send: () => Promise<unknown>): Promise<boolean> => {
    const went = await action.run(send);
    await order.reload();
    return went;
  };
  return {
    ...order,
    ...{ $mobile, $looking, look, $busy: action.$busy },
    correct: (parcel: number, body: CorrectParcel) =>
      change(() => desk.call(calls.correctParcel, { params: { id, parcel: String(parcel) }, body })),
    reduce: (body: ReduceOrder) => change(() => desk.call(calls.reduceOrder, { params: { id }, body })),
    note: (text: string) => change(() => desk.call(calls.addNote, { params: { id }, body: { text } })),
    tag: (tags: string[]) => change(() => desk.call(calls.setTags, { params: { id }, body: { tags } })),
  };
}
export type DeskOrderStore = ReturnType<typeof createDeskOrder>;

export type MoveInput =
  | { move: Exclude<ShopMoveName, 'ship' | 'refuse' | ShopCancel> }
  | { move: 'refuse' | ShopCancel; reason: string }
  | ({ move: 'ship' } & ShipOrder);

const MOVES = { accept: calls.acceptOrder, produce: calls.produceOrder, finish: calls.finishOrder };

export function createDeskMoves(id: string, words: FailureWords) {
  const { $busy, run } = createAction(words);
  const send = (filter: MoveInput): Promise<null> => {
    const params = { id };
    if ('reason' in filter) {
      const call = filter.move === 'refuse' ? calls.refuseOrder : calls.cancelOrder;
      return desk.call(call, { params, body: { reason: filter.reason } });
    }
    if (filter.move === 'ship') {
      const { move: _, ...body } = filter;
      return desk.call(calls.shipOrder, { params, body });
    }
    return desk.call(MOVES[filter.move], { params });
  };
  return { $busy, move: (filter: MoveInput) => run(() => send(filter)) };
}
