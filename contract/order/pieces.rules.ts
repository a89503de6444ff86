import { ORDER_STATUS } from '../enums.ts';
import { REFUND_KIND, type RefundKind } from '../refund/values.ts';
import { isToShip } from './values.ts';

/** Which pieces of a line have left (domain decisions, section 17). */

export type LinePieces = {
  quantity: number;
  refundedPieces: number;
  /** Pieces in parcels. Parcels of before lines were written down carry the whole order and are not counted. */
  shippedPieces: number;
  /** Of the refunded pieces, those that had left. */
  refundedShipped: number;
};

/** Pieces that have still to be shipped. */
export const piecesToShip = (status: number, line: LinePieces): number =>
  isToShip(status) ? line.quantity - line.shippedPieces - (line.refundedPieces - line.refundedShipped) : 0;

/** Pieces that have left and are not refunded. */
export const piecesOut = (status: number, line: LinePieces): number =>
  isToShip(status) ? line.shippedPieces - line.refundedShipped : line.quantity - line.refundedPieces;

export const isPartShipped = (status: number, lines: readonly Pick<LinePieces, 'shippedPieces'>[]): boolean =>
  status === ORDER_STATUS.TO_SEND && lines.some(({ shippedPieces }) => shippedPieces > 0);

/**
 * Whether a refund is for pieces that have left. While a line has pieces of both sorts, a return is for those that have left, a refund
 * without one for the others.
 * @param kind undefined: nothing is chosen yet
 */
export function isForShipped(status: number, line: LinePieces, kind: RefundKind | undefined): boolean {
  const out = piecesOut(status, line) > 0;
  return out && (piecesToShip(status, line) <= 0 || kind === REFUND_KIND.RETURN);
}

/** What can be asked for; pieces that have not left cannot be returned. */
export const kindsOf = (status: number, line: LinePieces): RefundKind[] =>
  piecesOut(status, line) > 0 ? [REFUND_KIND.ONLY, REFUND_KIND.RETURN] : [REFUND_KIND.ONLY];
