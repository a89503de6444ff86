import { LANGUAGE_QUERY } from '#contract/language.ts';
import { withoutSlashes } from '../shared/slashes.ts';

const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|spm)$/;
/** Belongs to one visit, so a cached page must not repeat it. */
export const isTracking = (name: string): boolean => TRACKING.test(name);

/**
 * The cache key of a page: host, language, path without a trailing slash, and the sorted query without tracking
 * parameters and without the language, which the key already names.
 */
export function pageKey(url: URL, language: string): string {
  const path = url.pathname.length > 1 ? withoutSlashes(url.pathname) : '/';
  const start = `${url.host} ${language} ${path}`;
  if (!url.search) return start;
  const params = [...url.searchParams].filter(([name]) => name !== LANGUAGE_QUERY && !isTracking(name));
  // Of a name given twice a page reads the first, so their order stays.
  params.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return params.length ? `${start}?${new URLSearchParams(params)}` : start;
}
