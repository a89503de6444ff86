import { carrierName, carrierOf, isTracking } from '#contract/order/carriers.values.ts';
import type { ShopMoveName } from '#contract/order/values.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError } from '../error.ts';
import { notify } from '../message/message.ts';
import { changeOrders, lockTradeOf, moveError } from './flow.ts';
import * as lists from './list.queries.ts';
import type { MovedOrder } from './move.queries.ts';
import * as queries from './move.queries.ts';
import { cancelPaidOrder, moveOrders, type Who } from './move.ts';
import type { ShopScope } from './shop-list.queries.ts';

export type ShopMove =
  | { move: 'accept' | 'produce' | 'finish' }
  | { move: 'refuse'; reason: string }
  | { move: 'ship'; carrier: string; number: string };

type ShopDone = { id: string; move: ShopMoveName; before: object; after: object };
type Worker = {
  scope: ShopScope;
  operatorId: number;
  record(tx: Tx, done: ShopDone): Promise<unknown>;
};

export function moveShopOrder(deps: Deps, worker: Worker, id: string, input: ShopMove): Promise<void> {
  const { scope, operatorId, record } = worker;
  const step = { who: { by: 'shop', id: operatorId } as Who, now: deps.clock() };
  const { move, ...told } = input.move === 'ship' ? { move: input.move, ...toParcel(input) } : input;
  return changeOrders(deps, async (tx, changed) => {
    await lockTradeOf(tx, scope, id);
    const before = await lists.statusOf(tx, id);
    const done =
      input.move === 'refuse'
        ? await cancelPaidOrder(tx, id, { ...step, ...input }, changed)
        : (await moveOrders(tx, [id], { ...step, move }))[0];
    if (!done) throw await moveError(tx, id);
    if ('number' in told) await addParcel(tx, done, told, step.now);
    if (input.move === 'refuse') await notifyRefused(tx, done, input.reason, step.now);
    await record(tx, {
      id,
      move,
      before: { status: before },
      after: { status: await lists.statusOf(tx, id), ...told },
    });
  });
}

type Sent = { carrier: string; number: string };

function toParcel({ carrier: text, number }: Sent): Sent {
  const carrier = carrierOf(text);
  if (!carrier) throw fieldError('carrier', 'carrierUnknown');
  if (!isTracking(carrier, number)) throw fieldError('number', 'trackingInvalid');
  return { carrier: carrier.code, number };
}

const notifyRefused = (tx: Tx, { id: order, accountId, payable }: MovedOrder, reason: string, now: Date) =>
  notify(tx, 'orderRefused', [{ accountId, about: order, params: { order, reason, amount: payable } }], now);

async function addParcel(tx: Tx, order: MovedOrder, { carrier, number }: Sent, now: Date): Promise<void> {
  const name = { zh: carrierName(carrier, 'zh'), en: carrierName(carrier, 'en') };
  const text = { zh: `商家已发货，由${name.zh}承运`, en: `Handed over to ${name.en}` };
  const { id: orderId, accountId } = order;
  await queries.addParcel(tx, {
    orderId,
    carrier,
    number,
    shippedAt: now,
    trail: [{ at: now.toISOString(), text }],
  });
  const params = { order: orderId, carrier: name, number };
  await notify(tx, 'orderShipped', [{ accountId, about: orderId, params }], now);
}

export async function standOf(db: Db, scope: ShopScope, id: string) {
  const found = await lists.orderOf(db, scope, id);
  if (!found) return undefined;
  const { status, madeToOrder } = found.order;
  const sent = await lists.parcelsOf(db, id);
  return { status, madeToOrder, sent: sent.map(({ carrier, number }) => ({ carrier, number })) };
}
