import type { CouponOffer, CouponTerms } from '#contract/coupon/schema.ts';
import { COUPON_TYPE } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import { grouped } from './price.ts';

type Terms = Omit<CouponTerms, 'scope'>;
export type Said = (key: string, values: Record<string, string>) => string;

/** Fen → `¥20`, `¥19.90`: a coupon is for round amounts. */
export function roundPrice(fen: number): string {
  const rest = fen % 100;
  return `¥${grouped(Math.trunc(fen / 100))}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** Chinese says in tenths what is left to pay, English in per cent what is taken off. */
const rateIn = (off: number, language: Language): string =>
  String(language === 'zh' ? (10_000 - off) / 1_000 : off / 100);

export const couponAmount = ({ type, amount, off }: Terms, t: Said, language: Language): string =>
  type === COUPON_TYPE.C
    ? t('coupon:rate', { rate: rateIn(off, language) })
    : t('coupon:amount', { amount: roundPrice(amount) });

export function couponRule({ type, threshold, cap }: Terms, t: Said): string {
  const from = threshold > 0 ? t('coupon:from', { amount: roundPrice(threshold) }) : t('coupon:any', {});
  return type === COUPON_TYPE.C ? `${from}${t('coupon:cap', { amount: roundPrice(cap) })}` : from;
}

export function couponBrief(terms: Terms, t: Said, language: Language): string {
  const { type, threshold, amount, off } = terms;
  const values = { from: roundPrice(threshold), amount: roundPrice(amount), rate: rateIn(off, language) };
  if (type === COUPON_TYPE.C)
    return threshold > 0 ? t('coupon:brief.rateFrom', values) : t('coupon:brief.rate', values);
  return threshold > 0 ? t('coupon:brief.from', values) : t('coupon:brief.cash', values);
}

/** What a coupon gives, in words of a benefit: `¥15 off, no minimum`. */
export function couponWorth(terms: Terms, t: Said, language: Language): string {
  const rule = terms.type === COUPON_TYPE.C ? t('coupon:cap', { amount: roundPrice(terms.cap) }) : '';
  if (terms.threshold > 0) return couponBrief(terms, t, language) + rule;
  return t('coupon:noMinimum', { worth: couponAmount(terms, t, language) }) + rule;
}

/** Whether the visitor can use it: it can be claimed or is held, and is not for newcomers only. */
export const isOpen = ({ error, unused, newcomers }: Pick<CouponOffer, 'error' | 'unused' | 'newcomers'>): boolean =>
  !newcomers && (error === null || unused > 0);
