import { shareOfLeft } from '#contract/refund/pieces-share.rules.ts';
import { allocate } from '../pricing/allocate.rules.ts';

type Shares = {
  id: number;
  quantity: number;
  /** Fen of the whole line with its freight, its share of the freight, and of what points took off. */
  payable: number;
  freight: number;
  pointsDiscount: number;
  refundedPieces: number;
  refunded: number;
};

/** Fen without freight, which is refunded with the order's last line only. */
const goodsOf = ({ payable, freight }: Shares): number => payable - freight;

/** Points returned with pieces refunded before, by line. @param points of the whole order */
export const pointsOfLines = (points: number, lines: readonly Shares[]): Map<number, number> => {
  const shares = allocate(
    points,
    lines.map(({ id, pointsDiscount }) => ({ key: String(id), weight: pointsDiscount })),
  );
  return new Map(lines.map(({ id }, at) => [id, shares[at] as number]));
};

/**
 * What refunding pieces of a line gives back: their part of what is left of the shares stored with the line when it was bought, and of
 * what its shop gave back without pieces.
 * @param line its points, and what earlier refunds gave back of them
 */
export function shareOfLine(
  line: Shares & { points: number; refundedPoints: number },
  pieces: number,
): { amount: number; points: number } {
  const of = line.quantity - line.refundedPieces;
  return {
    amount: shareOfLeft(goodsOf(line) - line.refunded, pieces, of),
    points: shareOfLeft(line.points - line.refundedPoints, pieces, of),
  };
}

export const allRefundable = (
  lines: readonly Pick<Shares, 'id' | 'quantity' | 'refundedPieces'>[],
  pieces: ReadonlyMap<number, number>,
): boolean => lines.every(({ id, quantity, refundedPieces }) => refundedPieces + (pieces.get(id) ?? 0) >= quantity);
