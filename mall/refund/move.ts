import { piecesToShip } from '#contract/order/pieces.rules.ts';
import {
  isOpenRefund,
  mayMoveRefund,
  REFUND_MOVES,
  REFUND_STATUS,
  type RefundActor,
  type RefundMove,
} from '#contract/refund/values.ts';
import { retry } from '../db/errors.ts';
import type { Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { MallError, notFound } from '../error.ts';
import { lockForRefund, openRefund, refundLine, stopRefund } from '../order/order.ts';
import { numbers } from '../settings/settings.ts';
import { announceStock } from '../stock/stock.ts';
import * as queries from './refund.queries.ts';
import { dueAfter } from './refund.rules.ts';

export type Who = { by: RefundActor; id: number | null };
export const SYSTEM: Who = { by: 'system', id: null };
export type RefundChange = { tx: Tx; changed: Set<number>; now: Date; fenPerPoint: number };
type Held = { refund: queries.Refund; order: NonNullable<Awaited<ReturnType<typeof lockForRefund>>>['order'] };

export const refundMoved = () => new MallError('message', 'refundMoved');

export async function changeRefunds<T>(deps: Deps, run: (at: RefundChange) => Promise<T>): Promise<T> {
  const { fenPerPoint } = await numbers(deps);
  const changed = new Set<number>();
  return retry(() => {
    changed.clear();
    return deps.database.db.transaction(async (tx) => {
      const result = await run({ tx, changed, now: deps.clock(), fenPerPoint });
      await announceStock(tx, changed);
      return result;
    });
  });
}

/** Locks the trade, the order and the refund. @throws MallError not found when it is another owner's */
export async function lockRefund(tx: Tx, owner: queries.Owner, id: string): Promise<Held> {
  const place = await queries.placeOf(tx, owner, id);
  const held = place && (await lockForRefund(tx, place.tradeId, place.orderId));
  if (!held) throw notFound();
  return { order: held.order, refund: await queries.lockRefund(tx, id) };
}

export type Step = {
  move: RefundMove;
  who: Who;
  note?: string;
  pictures?: string[];
  restock?: boolean;
  set?: Pick<Partial<queries.Refund>, 'address' | 'carrier' | 'number' | 'final'>;
};

const ANSWERS: readonly RefundMove[] = ['grant', 'agree', 'refuse', 'handOver'];

/**
 * The only way in which refunds change their status, with a row in the log. Updates the order in the same transaction when a refund opens,
 * ends or is paid.
 * @param held the caller has locked its trade
 * @throws MallError when the status does not allow the move
 */
export async function moveRefund(at: RefundChange, { refund, order }: Held, step: Step): Promise<queries.Refund> {
  const { tx, now } = at;
  const { move, who, note = '', pictures = [], restock = false, set = {} } = step;
  const { id, status, kind, number } = refund;
  if (!mayMoveRefund(move, { status, kind, sent: number !== null }, who.by)) throw refundMoved();
  const { to } = REFUND_MOVES[move];
  const paid = to === REFUND_STATUS.REFUNDED;
  if (!isOpenRefund(status) && isOpenRefund(to) && !(await reopen(tx, refund, order.status))) throw refundMoved();
  const moved = await queries.setStatus(tx, id, move, {
    ...set,
    dueAt: to === status ? refund.dueAt : dueAfter(to, now, Boolean(set.address ?? refund.address), move),
    ...(ANSWERS.includes(move) ? { answeredAt: now } : {}),
    ...(paid ? { refundedAt: now, restocked: restock } : {}),
  });
  if (!moved) throw refundMoved();
  await queries.addLogs(tx, [
    { refundId: id, from: status, to, move, actor: who.by, actorId: who.id, note, pictures, at: now },
  ]);
  if (paid) return pay(at, { refund: moved, order }, restock);
  if (isOpenRefund(status) && !isOpenRefund(to)) await stopRefund(tx, refund.orderId, refund.ofShipped);
  return moved;
}

/** Its pieces may have left since it was refused. */
async function reopen(tx: Tx, refund: queries.Refund, status: number): Promise<boolean> {
  const lines = await queries.linesOf(tx, refund.orderId);
  const line = lines.find(({ id }) => id === refund.lineId);
  const ofShipped = refund.ofShipped || !line || piecesToShip(status, line) < refund.quantity;
  await queries.setOfShipped(tx, refund.id, ofShipped);
  return openRefund(tx, refund.orderId, { shipped: ofShipped ? 1 : 0, unshipped: ofShipped ? 0 : 1 });
}

async function pay({ tx, changed, now, fenPerPoint }: RefundChange, { refund, order }: Held, restock: boolean) {
  const { id: refundId, orderId, lineId, quantity: pieces, ofShipped, amount, points, reason } = refund;
  const input = { refundId, orderId, lineId, pieces, ofShipped, amount, points, restock, reason, now, fenPerPoint };
  const back = await refundLine(tx, order, input, changed);
  await queries.setPaid(tx, refundId, back);
  return { ...refund, ...back };
}
