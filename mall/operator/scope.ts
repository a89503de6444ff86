import type { LiveOperator } from './live-session.ts';

/** No shop has this id: who works for a shop and has none sees nothing. */
const NO_SHOP = 0;

/** The shop that an operator's view is limited to; null: they work for the mall, and see every shop's. */
export const shopOf = ({ role, shopId }: Pick<LiveOperator, 'role' | 'shopId'>): number | null =>
  role === 'shop' ? (shopId ?? NO_SHOP) : null;
