import { deliveryDays } from '../address/provinces.values.ts';
import type { GROUP_STATES } from '../code-words.ts';
import { ORDER_STATUS } from '../enums.ts';
import { DAY_MS } from '../time.ts';
import type { OrderKind } from './values.ts';

const { TO_PAY, TO_ACCEPT_ORDER, TO_SEND, TO_RECEIPT } = ORDER_STATUS;
const EXPECTED: readonly number[] = [TO_PAY, TO_ACCEPT_ORDER, TO_SEND, TO_RECEIPT];

type Order = {
  status: number;
  kind: OrderKind;
  madeToOrder: boolean;
  paidAt: Date | null;
  group: { state: (typeof GROUP_STATES)[number]; endedAt: Date | null } | null;
};

/**
 * When an order usually arrives, counted from its payment, of a group from when it was full, and unpaid from now. Null: nothing is sent, it
 * has to be made first, its group is not full, or that time is over.
 */
export function arrivalOf(order: Order, region: string, now: Date): { from: Date; to: Date } | null {
  const { status, kind, madeToOrder, paidAt, group } = order;
  if (!EXPECTED.includes(status) || kind === 'member' || madeToOrder) return null;
  if (group && group.state !== 'full') return null;
  const start = group?.endedAt ?? paidAt ?? now;
  const after = (days: number) => new Date(start.getTime() + days * DAY_MS);
  const [soonest, latest] = deliveryDays(region);
  return after(latest) > now ? { from: after(soonest), to: after(latest) } : null;
}
