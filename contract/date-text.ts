import type { Language } from './language.ts';

const LOCALE: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' };
const CHINA = 'Asia/Shanghai';

/** Formats dates in China, per language. A formatter is made once: making one costs as much as formatting a hundred dates. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date, language: Language) => string {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (at, language) => {
    made[language] ??= new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: CHINA });
    return made[language].format(at);
  };
}

/** In China, `2026年5月1日` or `1 May 2026`. */
export const dateText = dateFormat({ dateStyle: 'medium' });

/** In China, `2026年5月1日 12:00` or `1 May 2026, 12:00`. */
export const dateTimeText = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
