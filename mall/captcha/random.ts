export type Random = () => number;

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

export const whole = (random: Random, low: number, high: number): number => Math.floor(between(random, low, high + 1));

export function draw<T>(random: Random, from: readonly T[], count: number): T[] {
  const rest = [...from];
  return Array.from({ length: count }, () => rest.splice(whole(random, 0, rest.length - 1), 1)).flat();
}
