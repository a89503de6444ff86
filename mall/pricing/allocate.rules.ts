export type Part = { key: string; weight: number };

/**
 * Divides a whole over parts in proportion to their weights, by largest remainder: the shares always add up to the whole, whatever the
 * order of the parts. Ties go by key. No share is above its weight as long as the whole is not above their sum.
 * @returns shares in the order of the parts
 */
export function allocate(whole: number, parts: readonly Part[]): number[] {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return parts.map(() => 0);
  if (total === 0) {
    return allocate(
      whole,
      parts.map(({ key }) => ({ key, weight: 1 })),
    );
  }
  // Fen times fen exceeds the integers that a double holds.
  const exact = parts.map(({ key, weight }, at) => {
    const product = BigInt(whole) * BigInt(weight);
    return { at, key, share: Number(product / BigInt(total)), rest: Number(product % BigInt(total)) };
  });
  const shares = exact.map(({ share }) => share);
  const left = whole - shares.reduce((sum, share) => sum + share, 0);
  const byRest = exact.toSorted((a, b) => b.rest - a.rest || (a.key < b.key ? -1 : 1));
  for (const { at } of byRest.slice(0, left)) shares[at] = (shares[at] as number) + 1;
  return shares;
}
