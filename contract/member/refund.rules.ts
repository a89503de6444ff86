import type { MEMBER_REFUND_ERRORS } from '../code-words.ts';
import { DAY_MS } from '../time.ts';
import { MEMBER_REFUND_DAYS } from './values.ts';

/** Why a membership cannot be refunded; null: it can. @param last whether nothing was bought after it */
export function memberRefundError(
  paidAt: Date,
  { last, used }: { last: boolean; used: boolean },
  now: Date,
): (typeof MEMBER_REFUND_ERRORS)[number] | null {
  if (now.getTime() > paidAt.getTime() + MEMBER_REFUND_DAYS * DAY_MS) return 'late';
  if (!last) return 'notLast';
  return used ? 'used' : null;
}
