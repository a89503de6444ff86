import { halfWidth } from './text.ts';

/** `1234.5` → 123450; undefined when it is no amount of yuan. */
export function parseYuan(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const MOST_TYPED = 1_000_000_000;
/** `¥1,234.5` → 123450; undefined when it is no amount, or ten million yuan or more. */
export function fenOf(text: string): number | undefined {
  const fen = parseYuan(halfWidth(text).replace(/[¥￥,\s]/g, ''));
  return fen !== undefined && fen < MOST_TYPED ? fen : undefined;
}

export const yuanOf = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));

const BASIS = 10_000n;
/** Fen of an amount, rounded down; a double does not hold the product of large ones. */
export const shareOf = (amount: number, basisPoints: number): number =>
  Number((BigInt(amount) * BigInt(basisPoints)) / BASIS);
