import type { Language } from '../language.ts';

/**
 * What the rows of a report of searches are, by words and language: the most frequent; those that found nothing; those that found
 * something and were hardly pressed.
 */
export const SEARCHES_BY = ['searched', 'notFound', 'notPressed'] as const;
export type SearchesBy = (typeof SEARCHES_BY)[number];

/** Hardly pressed: so many searches of a period found something, and less than one of `share` led to a press. */
export const NOT_PRESSED = { least: 5, share: 10 } as const;

/** `missed`: searches that found nothing; `presses`: searches of which a result was pressed. */
export type SearchFigures = { searches: number; missed: number; presses: number };

/** Searches that led to a press in basis points of those that found something; null: none did. */
export const pressedOf = ({ searches, missed, presses }: SearchFigures): number | null =>
  searches > missed ? Math.round((presses * 10_000) / (searches - missed)) : null;

const WORDS = { zh: '搜索词', en: 'Words' } as const satisfies Record<Language, string>;
const LANGUAGE = { zh: '语言', en: 'Language' } as const satisfies Record<Language, string>;
export const SEARCH_REPORT_NAMES = { name: WORDS, code: LANGUAGE } as const;

export const SEARCH_REPORT_COLUMNS = {
  searches: { zh: '搜索次数', en: 'Searches' },
  missed: { zh: '其中无结果', en: 'Of them without results' },
  presses: { zh: '其中点击结果', en: 'Of them with a press' },
  total: { zh: '最近一次结果数', en: 'Results, last time' },
  searchesBefore: { zh: '对比期搜索次数', en: 'Searches, compared' },
  missedBefore: { zh: '对比期其中无结果', en: 'Of them without results, compared' },
  pressesBefore: { zh: '对比期其中点击结果', en: 'Of them with a press, compared' },
} as const satisfies Record<string, Record<Language, string>>;
export type SearchReportColumn = keyof typeof SEARCH_REPORT_COLUMNS;
