import { ORDER_STATUS } from '../enums.ts';
import type { OrderForm } from './standing.values.ts';

/** Entries of the dictionary `cancel_reason` that only make sense at times; a mall may have others, which always do. */
const ADDRESS = '30';
const FORGOTTEN_COUPON = '40';
const TOO_SLOW = '50';
const PAYMENT_TROUBLE = '60';
const AGREED_WITH_SHOP = '70';

const NOT_OF_FORM: Partial<Record<OrderForm, readonly string[]>> = {
  member: [ADDRESS, FORGOTTEN_COUPON, AGREED_WITH_SHOP],
  points: [FORGOTTEN_COUPON],
};

/** Whether a reason is offered for cancelling an order, or for a refund of what was not shipped. */
export function isCancelReason(value: string, { form, status }: { form: OrderForm; status: number }): boolean {
  if (NOT_OF_FORM[form]?.includes(value)) return false;
  return value !== (status === ORDER_STATUS.TO_PAY ? TOO_SLOW : PAYMENT_TROUBLE);
}
