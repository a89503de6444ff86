import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, LANGUAGE_QUERY, type Language, toLanguage } from '#contract/language.ts';

export const LANG: Record<Language, string> = { zh: 'zh-CN', en: 'en' };

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`);
const QUERY = new RegExp(`[?&]${LANGUAGE_QUERY}=([^&]*)`);

export const languageOfQuery = (search: string): Language | undefined =>
  search.includes(LANGUAGE_QUERY) ? toLanguage(QUERY.exec(search)?.[1]) : undefined;

/** Query, then cookie, then the default (specification, section 7). */
export const languageOf = (search: string, cookies: string | null | undefined): Language =>
  languageOfQuery(search) ?? (cookies ? toLanguage(COOKIE.exec(cookies)?.[1]) : undefined) ?? DEFAULT_LANGUAGE;

const YEAR_S = 365 * 24 * 3600;

export const languageCookie = (language: Language, origin: string | undefined): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${origin?.startsWith('https:') ? '; Secure' : ''}`;
