import { ORDER_STATUS } from '#contract/enums.ts';
import type { ShopMoveName } from '#contract/order/values.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notify } from '../message/message.ts';
import { changeOrders, lockTradeOf, moveError } from './flow.ts';
import * as lists from './list.queries.ts';
import type { MovedOrder } from './move.queries.ts';
import { cancelPaidOrder, moveOrders, type Who } from './move.ts';
import { parcelsOf } from './parcel.queries.ts';
import { type Sent, shipParcel, toParcel } from './ship.ts';
import type { ShopScope } from './shop-list.queries.ts';

export type ShopMove =
  | { move: 'accept' | 'produce' | 'finish' }
  | { move: 'refuse' | 'cancel'; reason: string }
  | (Sent & { move: 'ship'; lines?: { lineId: number; pieces: number }[] | undefined });

type ShopDone = { id: string; move: ShopMoveName | 'cancel'; before: object; after: object };
type Worker = {
  scope: ShopScope;
  operatorId: number;
  record(tx: Tx, done: ShopDone): Promise<unknown>;
};

export function moveShopOrder(deps: Deps, worker: Worker, id: string, input: ShopMove): Promise<void> {
  const { scope, operatorId, record } = worker;
  const step = { who: { by: 'shop', id: operatorId } as Who, now: deps.clock() };
  const sent = input.move === 'ship' ? { ...toParcel(input), chosen: input.lines } : undefined;
  const { move, ...told } = sent ? { move: input.move, ...sent } : input;
  return changeOrders(deps, async (tx, changed) => {
    await lockTradeOf(tx, scope, id);
    const before = await lists.statusOf(tx, id);
    const done = sent
      ? await shipParcel(tx, id, sent, { ...step, tracks: deps.tracking !== undefined })
      : 'reason' in input
        ? await cancelPaidOrder(tx, id, { ...step, reason: input.reason, move: endOf(input.move, before) }, changed)
        : (await moveOrders(tx, [id], { ...step, move: input.move }))[0];
    if (!done) throw await moveError(tx, id);
    if ('reason' in input) await notifyCanceled(tx, done, input.reason, step.now);
    await record(tx, {
      id,
      move,
      before: { status: before },
      after: { status: await lists.statusOf(tx, id), ...told },
    });
  });
}

const endOf = (move: 'refuse' | 'cancel', status: number | undefined) => {
  if (move === 'refuse') return move;
  return status === ORDER_STATUS.PRODUCTING ? 'cancelProducting' : 'cancelToSend';
};

function notifyCanceled(tx: Tx, { id: order, accountId, payable, refunded }: MovedOrder, reason: string, now: Date) {
  const params = { order, reason, amount: payable - refunded };
  return notify(tx, 'orderRefused', [{ accountId, about: order, params }], now);
}

export async function standOf(db: Db, scope: ShopScope, id: string) {
  const found = await lists.orderOf(db, scope, id);
  if (!found) return undefined;
  const { status, madeToOrder } = found.order;
  const sent = await parcelsOf(db, [id]);
  return { status, madeToOrder, sent: sent.map(({ carrier, number }) => ({ carrier, number })) };
}
