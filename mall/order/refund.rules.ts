import { allocate } from '../pricing/allocate.rules.ts';

type Shares = {
  id: number;
  quantity: number;
  /** Fen of the whole line with its freight, its share of the freight, and of what points took off. */
  payable: number;
  freight: number;
  pointsDiscount: number;
  refundedPieces: number;
  /** Fen of the goods. */
  refunded: number;
};

/** Fen of the goods of a line: freight goes back with the order's last line only. */
const goodsOf = ({ payable, freight }: Shares): number => payable - freight;

const part = (whole: number, pieces: number, of: number): number =>
  Number((BigInt(whole) * BigInt(pieces)) / BigInt(of));

/** What part of a line's points went back with pieces refunded before; `points`: of the whole order. */
export const pointsOfLines = (points: number, lines: readonly Shares[]): Map<number, number> => {
  const shares = allocate(
    points,
    lines.map(({ id, pointsDiscount }) => ({ key: String(id), weight: pointsDiscount })),
  );
  return new Map(lines.map(({ id }, at) => [id, shares[at] as number]));
};

/**
 * What refunding pieces of a line gives back, read from the shares that the line has kept since it was bought: each part is
 * rounded down, and the last one takes the rest, so that all parts together are exactly what was paid.
 * @param line its points, and what earlier refunds gave back of them
 */
export function shareOfLine(
  line: Shares & { points: number; refundedPoints: number },
  pieces: number,
): { amount: number; points: number } {
  const last = pieces >= line.quantity - line.refundedPieces;
  if (last) return { amount: goodsOf(line) - line.refunded, points: line.points - line.refundedPoints };
  return { amount: part(goodsOf(line), pieces, line.quantity), points: part(line.points, pieces, line.quantity) };
}

/** Whether refunding these pieces of lines leaves nothing of the order. */
export const allRefundable = (
  lines: readonly Pick<Shares, 'id' | 'quantity' | 'refundedPieces'>[],
  pieces: ReadonlyMap<number, number>,
): boolean => lines.every(({ id, quantity, refundedPieces }) => refundedPieces + (pieces.get(id) ?? 0) >= quantity);
