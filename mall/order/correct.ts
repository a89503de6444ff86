import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { notify } from '../message/message.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import { changeOrders, lockTradeOf } from './flow.ts';
import * as lists from './list.queries.ts';
import { addLogs } from './move.queries.ts';
import * as queries from './parcel.queries.ts';
import { isCorrectable } from './parcels.ts';
import { carrierPair, handedOver, type Sent, toParcel } from './ship.ts';

const textOf = ({ carrier, number }: Sent): string => `${carrier} ${number}`;

/** A slip in the number or the carrier of a parcel; the log has both, and the shopper is told. */
export async function correctParcel(
  deps: Deps,
  operator: LiveOperator,
  { orderId, parcelId }: { orderId: string; parcelId: number },
  input: Sent,
): Promise<void> {
  const sent = toParcel(input);
  const scope = scopeOf(operator);
  await changeOrders(deps, async (tx) => {
    await lockTradeOf(tx, scope, orderId);
    const found = await lists.orderOf(tx, scope, orderId);
    const parcels = await queries.parcelsOf(tx, [orderId]);
    const parcel = parcels.find(({ id }) => id === parcelId);
    if (!found || !parcel) throw notFound();
    const { status, accountId } = found.order;
    if (!isCorrectable(status, parcel)) throw new MallError('message', 'parcelDelivered');
    const before = { carrier: parcel.carrier, number: parcel.number };
    if (textOf(before) === textOf(sent)) return;
    if (parcels.some(({ id, number }) => id !== parcelId && number === sent.number))
      throw fieldError('number', 'trackingTwice');
    const now = deps.clock();
    const trail = [handedOver(sent.carrier, parcel.shippedAt)];
    await queries.correctParcel(tx, parcelId, { ...sent, trail, askAt: deps.tracking ? now : null });
    const reason = `${textOf(before)} → ${textOf(sent)}`;
    const by = { actor: 'shop', actorId: operator.id } as const;
    await addLogs(tx, [{ orderId, from: status, to: status, ...by, reason, at: now }]);
    await recordChanges(tx, operator, now, [
      { kind: 'order', ref: orderId, action: 'correctParcel', before, after: sent },
    ]);
    const params = { order: orderId, carrier: carrierPair(sent.carrier), number: sent.number };
    await notify(tx, 'parcelCorrected', [{ accountId, about: `${parcelId}:${now.getTime()}`, params }], now);
  });
}
