import { DEFAULT_LANGUAGE, LANGUAGE_QUERY, LANGUAGES, type Language } from '#contract/language.ts';
import { isTracking } from '../page-key.ts';

/** Nearly every path: a URL would leave it unchanged. */
const PLAIN = /^\/(?!\/)[\w/-]*(\?\w+=[\w-]*(&\w+=[\w-]*)*)?$/;

export function languageUrl(path: string, origin: string, language: Language): string {
  if (PLAIN.test(path) && !path.includes(LANGUAGE_QUERY)) {
    const query = language === DEFAULT_LANGUAGE ? '' : `${path.includes('?') ? '&' : '?'}${LANGUAGE_QUERY}=${language}`;
    return origin + path + query;
  }
  const url = new URL(path, origin);
  url.searchParams.delete(LANGUAGE_QUERY);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set(LANGUAGE_QUERY, language);
  return url.href;
}

export function alternates(path: string, origin: string): { lang: string; href: string }[] {
  const all = LANGUAGES.map((language) => ({ lang: language as string, href: languageUrl(path, origin, language) }));
  return [...all, { lang: 'x-default', href: all[0]?.href ?? '' }];
}

const DONE = ['added', 'failed'];

/**
 * The page that is open, in the other language: the same path and query with `lang` set, without tracking parameters and
 * what has just been done there. */
export function switchUrl(url: URL, language: Language): string {
  const params = new URLSearchParams(
    [...url.searchParams].filter(([name]) => !isTracking(name) && !DONE.includes(name)),
  );
  params.set(LANGUAGE_QUERY, language);
  return `${url.pathname}?${params}`;
}
