import type { Language } from './language.ts';

const LOCALE: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' };
export const CHINA = 'Asia/Shanghai';

/** In China, `2026年5月1日` or `1 May 2026`. */
export const dateText = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeZone: CHINA }).format(at);

/** In China, `2026年5月1日 12:00` or `1 May 2026, 12:00`. */
export const dateTimeText = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: CHINA }).format(at);
