import { DEFAULT_LANGUAGE, type Language } from './language.ts';

/** The text in the language asked for, or in the default one where that is missing. */
export const pick = (text: Record<Language, string>, language: Language): string =>
  text[language] || text[DEFAULT_LANGUAGE];
