const BASIS = 10_000n;

/** Rounded half up. @param base fen of goods, after what the shop bears; not below zero */
export const commissionOf = (base: number, rate: number): number =>
  Number((2n * BigInt(base) * BigInt(rate) + BASIS) / (2n * BASIS));
