import { DEFAULT_LANGUAGE, type Language } from './language.ts';

/** Chinese where there is no English. */
export const inLanguage = (text: Record<Language, string>, language: Language): string =>
  text[language] || text[DEFAULT_LANGUAGE];
