import type { CouponOffer } from '#contract/coupon/schema.ts';
import type { Language } from '#contract/language.ts';
import type { Said } from './coupon-text.ts';
import { shortTitle } from './format.ts';

/** Of what covers only some goods: `限数码、家居`; else empty. */
export function couponCovers({ scope, covers }: Pick<CouponOffer, 'scope' | 'covers'>, t: Said, language: Language) {
  // Titles of products go on after a comma about what they are; names of categories do not.
  const names = scope === 'products' ? covers.map((title) => shortTitle(title.split(', ')[0] ?? '', language)) : covers;
  return names.length ? t('coupon:scope.some', { names: names.join(t('coupon:scope.and', {})) }) : '';
}
