import { dateFormat, dateText, dateTimeText } from '#contract/date-text.ts';
import type { Language } from '#contract/language.ts';
import { grouped } from './price.ts';

/** Hundredths of a star → `4.8`; of nobody's: `–`. */
export const score = (hundredths: number): string =>
  hundredths === 0 ? '–' : (Math.round(hundredths / 10) / 10).toFixed(1);

const STEPS: Record<Language, [step: number, unit: string][]> = {
  zh: [
    [100_000_000, '亿'],
    [10_000, '万'],
  ],
  en: [
    [1_000_000, 'M'],
    [1_000, 'k'],
  ],
};

/** 12345 → `1.2万` or `12.3k`. */
export function count(number: number, language: Language): string {
  const found = STEPS[language].find(([least]) => number >= least);
  if (!found) return grouped(number);
  const [step, unit] = found;
  const short = number / step;
  return `${short >= 100 ? Math.round(short) : Math.floor(short * 10) / 10}${unit}`;
}

export const date = (iso: string, language: Language): string => dateText(new Date(iso), language);

export const dateTime = (iso: string, language: Language): string => dateTimeText(new Date(iso), language);

const dayText = dateFormat({ day: 'numeric', month: 'short' });
const clockText = dateFormat({ hour: '2-digit', minute: '2-digit' });

export const dayAndMonth = (iso: string, language: Language): string => dayText(new Date(iso), language);

/** The time of day in China, as `16:00`, the same in both languages. */
export const clockTime = (iso: string): string => clockText(new Date(iso), 'en');

const MORE = /,| (?:with|for|that|in|from|of|on|by|and) /gi;

const WORDS = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** A product's title, cut between words where it grows wider than two short lines: it names first what it is. */
export function shortTitle(title: string, language: Language): string {
  const most = language === 'zh' ? 18 : 48;
  if (title.length <= most) return title;
  const ends = language === 'zh' ? title.matchAll(WORDS) : title.matchAll(MORE);
  const cuts = [...ends].map(({ index }) => index).filter((index) => index > most / 3 && index <= most);
  return title.slice(0, language === 'zh' ? cuts.at(-1) : cuts[0]);
}
