import type { z } from 'zod';
import type { Language } from '#contract/language.ts';
import { yuanOf } from '#contract/money.ts';
import type { GiveBackView, GivenBack, giveBackRequest } from '#contract/refund/desk.schema.ts';
import { type GiveBackError, type GiveBackLimits, giveBackLimits } from '#contract/refund/give-back.rules.ts';
import { shareOfLeft } from '#contract/refund/pieces-share.rules.ts';
import { REFUND_KIND, REFUND_MOVES, REFUND_STATUS } from '#contract/refund/values.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError, notFound } from '../error.ts';
import { once } from '../idempotency/idempotency.ts';
import { recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { scopeOf } from '../operator/scope.ts';
import { lockForRefund, openRefund, pointsOfLines, toLine } from '../order/order.ts';
import { publicIdAt } from '../public-id.ts';
import { numbers } from '../settings/settings.ts';
import { announceStock } from '../stock/stock.ts';
import { lockRefund, moveRefund } from './move.ts';
import { notifyGiven } from './notify.ts';
import * as queries from './refund.queries.ts';

/** Money that a shop gives back without being asked (domain decisions, section 17). */

type Order = Pick<queries.Row['order'], 'id' | 'status' | 'kind' | 'groupOpen' | 'points'>;
type Line = queries.Row['line'];
type Offer = GiveBackLimits & { line: Line; nth: number };

async function offersOf(db: Db | Tx, order: Order, lines: Line[]): Promise<Offer[]> {
  const before = await queries.ofOrder(db, order.id);
  const points = pointsOfLines(order.points, lines);
  return lines.map((line) => {
    const own = before.filter(({ lineId }) => lineId === line.id);
    const paid = own.filter(({ status }) => status === REFUND_STATUS.REFUNDED);
    const left = {
      money: line.payable - line.freight - line.refunded,
      points: (points.get(line.id) ?? 0) - paid.reduce((sum, one) => sum + one.points, 0),
    };
    return { line, nth: own.length + 1, ...giveBackLimits(order, { ...line, ...left }, own) };
  });
}

export async function viewGiveBack(
  deps: Deps,
  by: LiveOperator,
  orderId: string,
  language: Language,
): Promise<GiveBackView> {
  const { db } = deps.database;
  const order = await queries.shopOrderOf(db, scopeOf(by), orderId);
  if (!order) throw notFound();
  const offers = await offersOf(db, order, await queries.linesOf(db, orderId));
  return {
    lines: offers.map(({ line, nth: _, money, points, ...offer }) => ({
      ...toLine(line, order, language),
      ...offer,
      ...{ moneyLeft: money, pointsLeft: points },
    })),
  };
}

type Input = z.output<typeof giveBackRequest>;

const ERROR_MESSAGE = {
  member: 'refundMember',
  status: 'orderMoved',
  group: 'refundGroup',
  open: 'giveBackOpen',
  none: 'refundNone',
} as const satisfies Record<GiveBackError, string>;

/** Opens a refund and pays it in one transaction; once per key. */
export async function giveBack(
  deps: Deps,
  by: LiveOperator,
  orderId: string,
  input: Input,
  key: string,
): Promise<GivenBack> {
  const { db } = deps.database;
  const found = await queries.shopOrderOf(db, scopeOf(by), orderId);
  if (!found) throw notFound();
  const { fenPerPoint } = await numbers(deps);
  const call = { owner: `operator:${by.id}`, key, call: `refund/giveBack/${orderId}`, body: input };
  return once(db, call, async (tx) => {
    const at = { tx, now: deps.clock(), fenPerPoint, changed: new Set<number>() };
    const { id, restock } = await open(tx, by, found, input, at.now);
    const held = await lockRefund(tx, scopeOf(by), id);
    const paid = await moveRefund(at, held, { move: 'giveBack', who: actorOf(by), note: input.reason, restock });
    await notifyGiven(tx, paid, at.now);
    const amount = paid.amount + paid.freight;
    const after = { orderId, lineId: paid.lineId, pieces: paid.quantity, amount, reason: input.reason };
    await recordChanges(tx, by, at.now, [{ kind: 'refund', ref: id, action: 'giveBack', before: null, after }]);
    await announceStock(tx, at.changed);
    return { id, amount };
  });
}

const actorOf = ({ id, shopId }: LiveOperator) => ({ by: shopId === null ? 'service' : 'shop', id }) as const;

async function open(
  tx: Tx,
  by: LiveOperator,
  { id: orderId, tradeId }: { id: string; tradeId: string },
  input: Input,
  now: Date,
) {
  const held = await lockForRefund(tx, tradeId, orderId);
  if (!held) throw notFound();
  const { order } = held;
  const offer = (await offersOf(tx, order, held.lines)).find(({ line }) => line.id === input.lineId);
  if (!offer) throw notFound();
  const share = shareOf(offer, input);
  const of = { shipped: offer.ofShipped ? 1 : 0, unshipped: offer.ofShipped ? 0 : 1 };
  if (!(await openRefund(tx, orderId, of))) throw new MallError('message', 'orderMoved');
  const id = publicIdAt(now);
  const status = REFUND_MOVES.offer.to;
  const { accountId, shopId } = order;
  const { line, nth, ofShipped } = offer;
  const row = { id, accountId, shopId, tradeId, orderId, lineId: line.id, nth, ofShipped, status, ...share };
  const told = { reason: input.reason, description: '', unasked: true, kind: REFUND_KIND.ONLY };
  await queries.addRefunds(tx, [{ ...row, ...told, appliedAt: now, answeredAt: now }]);
  const { by: actor } = actorOf(by);
  await queries.addLogs(tx, [
    { refundId: id, from: null, to: status, move: 'offer', actor, actorId: by.id, note: '', pictures: [], at: now },
  ]);
  return { id, restock: input.restock && !ofShipped && share.quantity > 0 };
}

function shareOf(offer: Offer, { pieces, amount, moneyLeft }: Input) {
  if (offer.error) throw new MallError('message', ERROR_MESSAGE[offer.error]);
  if (offer.money !== moneyLeft) throw new MallError('message', 'giveBackMoved');
  if (amount !== undefined) {
    if (amount > offer.money) throw fieldError('amount', 'giveBackMost', { amount: yuanOf(offer.money) });
    return { quantity: 0, amount, points: 0 };
  }
  const quantity = pieces ?? 0;
  if (quantity > offer.pieces) throw fieldError('pieces', 'refundQuantity');
  return {
    quantity,
    amount: shareOfLeft(offer.money, quantity, offer.of),
    points: shareOfLeft(offer.points, quantity, offer.of),
  };
}
