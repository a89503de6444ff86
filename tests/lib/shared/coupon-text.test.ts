import { expect, test } from 'vitest';
import { COUPON_TYPE } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import { couponWorth } from '#src/lib/shared/coupon-text.ts';
import { createTranslate } from '#src/lib/shared/i18n/fill.ts';
import en from '../../../public/locales/en/coupon.json' with { type: 'json' };
import zh from '../../../public/locales/zh/coupon.json' with { type: 'json' };

const textsOf = ({ brief, ...own }: typeof en) =>
  Object.fromEntries([
    ...Object.entries(own).map(([key, text]) => [`coupon:${key}`, String(text)]),
    ...Object.entries(brief).map(([key, text]) => [`coupon:brief.${key}`, text]),
  ]);
const OFF = { type: COUPON_TYPE.D, threshold: 0, amount: 1_500, off: 0, cap: 0 };
const SHARE = { type: COUPON_TYPE.C, threshold: 0, amount: 0, off: 500, cap: 3_000 };

test.each([
  ['en', OFF, '¥15 off, no minimum'],
  ['zh', OFF, '¥15 无门槛券'],
  ['en', { ...OFF, threshold: 9_900 }, '¥15 off ¥99'],
  ['zh', { ...OFF, threshold: 9_900 }, '满 ¥99 减 ¥15'],
  ['en', SHARE, '5% off, no minimum, up to ¥30 off'],
  ['zh', { ...SHARE, threshold: 9_900 }, '满 ¥99 打 9.5 折，最多减 ¥30'],
] as const)('in %s a coupon of %o is worth “%s”', (language: Language, terms, said) => {
  const t = createTranslate({ language, texts: textsOf(language === 'en' ? en : zh) });
  expect(couponWorth(terms, t, language)).toBe(said);
});
