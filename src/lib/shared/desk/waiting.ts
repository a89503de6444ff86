import { COUNTED_TWICE, MENU_COUNTED, type WaitingKind } from '#contract/dashboard/desk.waiting.values.ts';
import type { Waiting } from '#contract/dashboard/waiting.schema.ts';
import { PUBLISH_STATUS } from '#contract/enums.ts';
import { STATEMENT_STATUS } from '#contract/settlement/values.ts';

/** Where what waits is listed: a screen of the menu, as it opens there. */
export const WAITING_LINKS: Readonly<Record<WaitingKind, string>> = {
  toAccept: '/desk/orders?tab=toAccept',
  producing: '/desk/orders?tab=producing',
  toSend: '/desk/orders?tab=toSend',
  urged: '/desk/orders?urged=1',
  refundsToAnswer: '/desk/refunds',
  refundsToReceive: '/desk/refunds?tab=toReceive',
  refundsToDecide: '/desk/refunds?tab=toDecide',
  talks: '/desk/chat',
  invoices: '/desk/invoices',
  toAudit: `/desk/products?status=${PUBLISH_STATUS.TO_AUDIT}`,
  toPutOn: `/desk/products?status=${PUBLISH_STATUS.TO_PUT_ON}`,
  lowStock: `/desk/products?status=${PUBLISH_STATUS.PUT_ON}&stock=low`,
  applications: '/desk/stores',
  brandRequests: '/desk/brands',
  statements: `/desk/statements?status=${STATEMENT_STATUS.OPEN}`,
  disputes: `/desk/statements?status=${STATEMENT_STATUS.DISPUTED}`,
  adjustments: '/desk/adjustments',
  runsToApprove: '/desk/payouts',
  runsToPay: '/desk/payouts',
  stuckRefunds: '/desk/payments?stuck=1',
  failedNotices: '/desk/connections',
};

const screenOf = (kind: WaitingKind): string => WAITING_LINKS[kind].replace(/\?.*/, '');

/** How much waits on each screen; screens where nothing does are left out. */
export function countsByScreen(waiting: readonly Pick<Waiting, 'kind' | 'count'>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { kind, count } of waiting)
    if (count > 0 && !COUNTED_TWICE.includes(kind)) sums.set(screenOf(kind), (sums.get(screenOf(kind)) ?? 0) + count);
  return sums;
}

/** As the menu says it; empty: nothing waits. */
export const countLabel = (n = 0): string => {
  if (n === 0) return '';
  return n >= MENU_COUNTED ? `${MENU_COUNTED - 1}+` : String(n);
};
