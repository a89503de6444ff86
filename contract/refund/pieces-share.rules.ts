/**
 * What pieces are worth of what is left of a line, rounded down; the last of them take the rest, so that all parts add up to the whole.
 * @param of pieces that are left
 */
export const shareOfLeft = (left: number, pieces: number, of: number): number =>
  pieces >= of ? left : Number((BigInt(left) * BigInt(pieces)) / BigInt(of));
