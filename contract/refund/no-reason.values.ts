import { CHINA_MS, DAY_MS } from '../time.ts';

/**
 * Seven-day no-reason return (domain decisions, section 16): one rule for product page, refund form and mall.
 */

export const NO_REASON = '10';
export const NO_REASON_DAYS = 7;

export const NO_REASON_EXCLUSIONS = ['custom', 'category'] as const;
export type NoReasonExclusion = (typeof NO_REASON_EXCLUSIONS)[number];
export const noReasonExclusion = (goods: { madeToOrder: boolean; noReturns: boolean }): NoReasonExclusion | null => {
  if (goods.madeToOrder) return 'custom';
  return goods.noReturns ? 'category' : null;
};

/** Until when goods can be returned so: the end of the seventh day after receipt, in China. */
export function noReasonUntil(receivedAt: Date): Date {
  const local = receivedAt.getTime() + CHINA_MS;
  return new Date(local - (local % DAY_MS) + (NO_REASON_DAYS + 1) * DAY_MS - CHINA_MS);
}

/** `open`: it can be asked for now; `unsent`: nothing was sent that could go back. */
export const NO_REASON_STATES = ['open', 'unsent', 'over', ...NO_REASON_EXCLUSIONS] as const;
export type NoReasonState = (typeof NO_REASON_STATES)[number];

type Sold = { madeToOrder: boolean; noReturns: boolean; sent: boolean; receivedAt: Date | null };
export function noReasonState({ sent, receivedAt, ...goods }: Sold, now: Date): NoReasonState {
  const exclusion = noReasonExclusion(goods);
  if (exclusion) return exclusion;
  if (!sent) return 'unsent';
  return receivedAt && now >= noReasonUntil(receivedAt) ? 'over' : 'open';
}

/** Of what is asked back together: it goes back without a reason if each of it does, else the first that does not says why. */
export const noReasonStateOfAll = (goods: readonly Sold[], now: Date): NoReasonState =>
  goods.length === 0
    ? 'unsent'
    : (goods.map((one) => noReasonState(one, now)).find((state) => state !== 'open') ?? 'open');
