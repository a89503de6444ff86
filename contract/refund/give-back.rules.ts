import { type LinePieces, piecesOut, piecesToShip } from '../order/pieces.rules.ts';
import { type RefundBefore, type RefundOrder, standingError } from './ask.rules.ts';

/** What a shop can give back of a line without being asked (domain decisions, section 17). */

export const GIVE_BACK_ERRORS = ['member', 'status', 'group', 'open', 'none'] as const;
export type GiveBackError = (typeof GIVE_BACK_ERRORS)[number];

export type GiveBackLimits = {
  /** Pieces that can be given back, of those that are not refunded: while some have not left, only these. */
  pieces: number;
  of: number;
  ofShipped: boolean;
  /** Fen of goods, and points, that are not refunded. */
  money: number;
  points: number;
  error: GiveBackError | null;
};

export function giveBackLimits(
  order: RefundOrder,
  line: LinePieces & { money: number; points: number },
  before: readonly RefundBefore[],
): GiveBackLimits {
  const { money, points } = line;
  const unsent = piecesToShip(order.status, line);
  const ofShipped = unsent <= 0;
  const pieces = ofShipped ? piecesOut(order.status, line) : unsent;
  const error = standingError(order, before) ?? (pieces <= 0 && money <= 0 ? 'none' : null);
  return { pieces, of: line.quantity - line.refundedPieces, ofShipped, money, points, error };
}
