import { carrierName, carrierOf, isTracking } from '#contract/order/carriers.values.ts';
import { piecesToShip } from '#contract/order/pieces.rules.ts';
import type { TextPair } from '../db/columns.ts';
import type { Tx } from '../db/open.ts';
import { fieldError, MallError } from '../error.ts';
import { notify } from '../message/message.ts';
import { moveError } from './flow.ts';
import * as lists from './list.queries.ts';
import type { MovedOrder } from './move.queries.ts';
import { moveOrders, type Who } from './move.ts';
import * as queries from './parcel.queries.ts';
import { linesOf } from './refund.queries.ts';

export type Sent = { carrier: string; number: string };
type Chosen = { lineId: number; pieces: number };

/** @throws MallError by field */
export function toParcel({ carrier: text, number }: Sent): Sent {
  const carrier = carrierOf(text);
  if (!carrier) throw fieldError('carrier', 'carrierUnknown');
  if (!isTracking(carrier, number)) throw fieldError('number', 'trackingInvalid');
  return { carrier: carrier.code, number };
}

/**
 * Ships pieces of an order; the order moves on once every piece has left. The caller has locked its trade, so that nobody ships a piece twice.
 * @param chosen undefined: everything that has still to be shipped
 */
export async function shipParcel(
  tx: Tx,
  orderId: string,
  { carrier, number, chosen }: Sent & { chosen: readonly Chosen[] | undefined },
  step: { who: Who; now: Date; tracks: boolean },
): Promise<MovedOrder> {
  const status = (await lists.statusOf(tx, orderId)) ?? 0;
  const lines = await linesOf(tx, orderId);
  const open = lines
    .map((line) => ({ lineId: line.id, left: piecesToShip(status, line) }))
    .filter(({ left }) => left > 0);
  const pieces = open.map(({ lineId, left }) => ({ lineId, left, pieces: chosen ? piecesOf(chosen, lineId) : left }));
  const all = pieces.every((line) => line.pieces === line.left);
  const move = all ? 'ship' : 'shipPart';
  const [moved] = await moveOrders(tx, [orderId], {
    who: step.who,
    now: step.now,
    move,
    reason: all ? '' : `${carrier} ${number}`,
  });
  if (!moved) throw await moveError(tx, orderId);
  checkChosen(chosen ?? [], pieces);
  if (await queries.hasNumber(tx, orderId, number)) throw fieldError('number', 'trackingTwice');
  const sent = pieces.filter((line) => line.pieces > 0).map((line) => ({ lineId: line.lineId, pieces: line.pieces }));
  const rest = pieces.reduce((sum, line) => sum + line.left - line.pieces, 0);
  await addParcel(tx, moved, { carrier, number, rest }, sent, step);
  return moved;
}

export const carrierPair = (code: string): TextPair => ({ zh: carrierName(code, 'zh'), en: carrierName(code, 'en') });

export function handedOver(carrier: string, at: Date): { at: string; text: TextPair } {
  const name = carrierPair(carrier);
  return { at: at.toISOString(), text: { zh: `商家已发货，由${name.zh}承运`, en: `Handed over to ${name.en}` } };
}

const piecesOf = (chosen: readonly Chosen[], id: number): number =>
  chosen.reduce((sum, { lineId, pieces }) => (lineId === id ? sum + pieces : sum), 0);

function checkChosen(chosen: readonly Chosen[], lines: readonly (Chosen & { left: number })[]): void {
  const known = new Set(lines.map(({ lineId }) => lineId));
  if (chosen.some(({ lineId }) => !known.has(lineId)) || lines.some(({ pieces, left }) => pieces > left))
    throw new MallError('message', 'piecesShipped');
}

async function addParcel(
  tx: Tx,
  order: MovedOrder,
  sent: Sent & { rest: number },
  pieces: Chosen[],
  { now, tracks }: { now: Date; tracks: boolean },
): Promise<void> {
  const { carrier, number, rest } = sent;
  const { id: orderId, accountId } = order;
  const trail = [handedOver(carrier, now)];
  const id = await queries.addParcel(
    tx,
    { orderId, carrier, number, shippedAt: now, trail, askAt: tracks ? now : null },
    pieces,
  );
  const params = { order: orderId, carrier: carrierPair(carrier), number, ...(rest > 0 && { rest }) };
  await notify(tx, 'orderShipped', [{ accountId, about: `${orderId}:${id}`, params }], now);
}
