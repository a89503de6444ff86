import type { CheckoutError } from '#contract/checkout/schema.ts';
import type { Language } from '#contract/language.ts';
import { MallError } from '../error.ts';
import type { Checkout } from './checkout.ts';
import { toPreview } from './preview.ts';

const MESSAGES = {
  empty: 'checkoutEmpty',
  putOff: 'checkoutPutOff',
  stock: 'stockShort',
  custom: 'checkoutCustom',
  region: 'checkoutRegion',
  address: 'checkoutAddress',
  limit: 'checkoutLimit',
  flashNotYet: 'flashNotYet',
  flashOver: 'flashOver',
  groupOver: 'checkoutGroupOver',
  groupFull: 'checkoutGroupFull',
  groupJoined: 'checkoutGroupJoined',
  points: 'pointsShort',
  pointsOver: 'pointsGoodOver',
  unpaidTrades: 'checkoutUnpaidTrades',
  unpaidPieces: 'checkoutUnpaidPieces',
} as const satisfies Record<CheckoutError, string>;

/** Errors that tell more than "something has changed", so they come first. */
const SPECIFIC: readonly CheckoutError[] = [
  'flashNotYet',
  'flashOver',
  'points',
  'pointsOver',
  'unpaidTrades',
  'unpaidPieces',
];

export function refuseUnlessAsShown(checkout: Checkout, quoteHash: string, language: Language): void {
  const specific = checkout.group?.error ?? checkout.errors.find(({ error }) => SPECIFIC.includes(error))?.error;
  if (!specific && checkout.quoteHash !== quoteHash) throw checkoutChanged(checkout, language);
  const first = specific ?? checkout.errors[0]?.error;
  if (first) throw new MallError('message', MESSAGES[first], { data: toPreview(checkout, language) });
}

export const checkoutChanged = (checkout: Checkout, language: Language): MallError =>
  new MallError('message', 'checkoutChanged', { data: toPreview(checkout, language) });

export function takenByOthers(checkout: Checkout, language: Language): MallError {
  const data = toPreview(checkout, language);
  const [first] = data.errors;
  return new MallError('message', first ? MESSAGES[first.error] : 'stockShort', { data });
}
