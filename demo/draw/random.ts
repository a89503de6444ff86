/** Random, but the same for the same seed. */

export type Chance = {
  /** In [low, high). */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
};

/** FNV-1a, 32 bits. */
const hash = (text: string): number =>
  [...text].reduce((sum, char) => Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);

/** Mulberry32. */
export function chance(seed: string): Chance {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}
