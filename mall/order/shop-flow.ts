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
  | { move: 'refuse'; reason: string }
  | (Sent & { move: 'ship'; lines?: { lineId: number; pieces: number }[] | undefined });

type ShopDone = { id: string; move: ShopMoveName; before: object; after: object };
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
      : input.move === 'refuse'
        ? await cancelPaidOrder(tx, id, { ...step, ...input }, changed)
        : (await moveOrders(tx, [id], { ...step, move }))[0];
    if (!done) throw await moveError(tx, id);
    if (input.move === 'refuse') await notifyRefused(tx, done, input.reason, step.now);
    await record(tx, {
      id,
      move,
      before: { status: before },
      after: { status: await lists.statusOf(tx, id), ...told },
    });
  });
}

const notifyRefused = (tx: Tx, { id: order, accountId, payable }: MovedOrder, reason: string, now: Date) =>
  notify(tx, 'orderRefused', [{ accountId, about: order, params: { order, reason, amount: payable } }], now);

export async function standOf(db: Db, scope: ShopScope, id: string) {
  const found = await lists.orderOf(db, scope, id);
  if (!found) return undefined;
  const { status, madeToOrder } = found.order;
  const sent = await parcelsOf(db, [id]);
  return { status, madeToOrder, sent: sent.map(({ carrier, number }) => ({ carrier, number })) };
}
