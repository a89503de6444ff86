import type { Language } from '#contract/language.ts';

/**
 * What people type → words of titles, one of which the product they mean has. `also`: words of titles that are not plainly
 * wrong in first place.
 */
export type SetQuery = [text: string, wanted: string, also?: string];
export type QuerySet = Record<Language, SetQuery[]>;

const NONE = { zh: [], en: [] };
export const only = <T>(all: Record<Language, T[]>, language: Language): Record<Language, T[]> => ({
  ...NONE,
  [language]: all[language],
});
