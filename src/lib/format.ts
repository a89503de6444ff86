import type { Language } from '../../contract/language.ts';

const LOCALE: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' };
const CHINA = 'Asia/Shanghai';

/** Fen → `{ whole: '1,299', cents: '00' }`, for prices with smaller decimals. */
export function priceParts(fen: number): { whole: string; cents: string } {
  const whole = Math.trunc(fen / 100).toLocaleString('en-US');
  return { whole, cents: String(Math.abs(fen % 100)).padStart(2, '0') };
}

/** Fen → `¥1,299.00`. */
export function price(fen: number): string {
  const { whole, cents } = priceParts(fen);
  return `¥${whole}.${cents}`;
}

/** Fen → `1299.00`, for machine-readable prices. */
export const plainPrice = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Hundredths of a star → `4.8`. */
export const score = (hundredths: number): string => (Math.round(hundredths / 10) / 10).toFixed(1);

/** 12345 → `1.2万` or `12.3k`. */
export function count(number: number, language: Language): string {
  const [step, unit] = language === 'zh' ? [10_000, '万'] : [1_000, 'k'];
  if (number < step) return number.toLocaleString('en-US');
  const short = number / step;
  return `${short >= 100 ? Math.round(short) : Math.floor(short * 10) / 10}${unit}`;
}

export const date = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeZone: CHINA }).format(new Date(iso));

export const dayAndMonth = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: language === 'zh' ? 'numeric' : 'short',
    timeZone: CHINA,
  }).format(new Date(iso));
