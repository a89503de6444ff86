/** 1299 → `1,299`. `Intl` would do it as well, and takes a slow machine 80 ms on a page that needs it for nothing else. */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Fen → `{ whole: '1,299', cents: '00' }`, for prices with smaller decimals. */
export function priceParts(fen: number): { whole: string; cents: string } {
  const whole = grouped(Math.trunc(fen / 100));
  return { whole, cents: String(Math.abs(fen % 100)).padStart(2, '0') };
}

export function price(fen: number): string {
  const { whole, cents } = priceParts(fen);
  return `¥${whole}.${cents}`;
}

export const plainPrice = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** With a minus sign in front where it is below zero. */
export const signedPrice = (fen: number): string => (fen < 0 ? `−${price(-fen)}` : price(fen));
