import { NO_REASON, type NoReasonState } from './no-reason.values.ts';

/** What is asked back together. */
type Situation = { sent: boolean; received: boolean; noReturns: boolean; noReason: NoReasonState };

const whenSent = ({ sent }: Situation): boolean => sent;
const whenUnsent = ({ sent }: Situation): boolean => !sent;

/** When a reason of the starter dictionary `refund_reason` fits, by its value (domain decisions, section 16); others always do. */
const FITS: Record<string, (situation: Situation) => boolean> = {
  [NO_REASON]: ({ noReason }) => noReason === 'open',
  12: whenUnsent,
  14: whenUnsent,
  16: whenUnsent,
  20: whenSent,
  30: whenSent,
  40: whenSent,
  50: whenSent,
  // Fresh goods are among the categories that do not go back without a reason.
  60: ({ sent, noReturns }) => sent && noReturns,
  70: ({ sent, received }) => sent && !received,
  80: ({ sent, noReturns }) => sent && !noReturns,
};

/** @returns values of the reasons that make no sense here, and are not offered */
export const unfitReasons = (situation: Situation): string[] =>
  Object.keys(FITS).filter((value) => !FITS[value]?.(situation));
