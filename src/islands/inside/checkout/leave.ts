import type { Submitted } from '#contract/checkout/schema.ts';
import { nextPath, ordersPath, quantityName } from '../../../lib/browser/order/checkout.ts';
import { followAddress } from '../../ui/position.ts';

type Left = { submitted?: readonly string[] };

/** Goes on to the cashier. This entry of the history remembers its orders: going back to it leads to them. */
export function goOn(submitted: Submitted): void {
  history.replaceState({ submitted: submitted.orderIds } satisfies Left, '');
  location.assign(nextPath(submitted));
}

/** @returns whether this checkout was submitted before; then its orders are on their way */
export function leaveIfSubmitted(): boolean {
  const { submitted } = (history.state ?? {}) as Left;
  if (submitted) location.replace(ordersPath(submitted));
  return Boolean(submitted);
}

export function saveQuantity(quantity: number): void {
  const url = new URL(location.href);
  url.searchParams.set(quantityName(url.search), String(quantity));
  history.replaceState(history.state, '', url);
  followAddress();
}
