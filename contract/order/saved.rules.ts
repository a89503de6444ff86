import type { PRICE_PARTS } from '../code-words.ts';

type Row = { part: (typeof PRICE_PARTS)[number]; amount: number };

const OF_MEMBERS: readonly Row['part'][] = ['member', 'memberFreight'];
const SAVING: readonly Row['part'][] = [...OF_MEMBERS, 'promotion', 'shopCoupon', 'mallCoupon'];

/** What an order cost less than without its discounts and coupons, fen, and how much of that is a member's; points are paid with. */
export function savedOf(rows: readonly Row[]): { all: number; member: number } {
  const sum = (off: readonly Row[]) => off.reduce((total, { amount }) => total - amount, 0);
  const off = rows.filter(({ part }) => SAVING.includes(part));
  return { all: sum(off), member: sum(off.filter(({ part }) => OF_MEMBERS.includes(part))) };
}
