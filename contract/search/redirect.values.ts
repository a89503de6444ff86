/** Words that lead to a page at once. */
export const REDIRECTS = { count: 200, path: 300 } as const;

/** Printable ASCII, which a `Location` header may have. */
const PATH = /^\/(?![/\\])[!-[\]-~]*$/;
const NO_PAGES = /^\/(?:api|desk|im|media|ws)(?:\/|$)/;

/** Whether words may lead there: to a page of this site that is no search, for that could lead back. */
export function isRedirectPath(path: string): boolean {
  if (!PATH.test(path)) return false;
  const { pathname, searchParams } = new URL(path, 'http://mall');
  if (NO_PAGES.test(pathname)) return false;
  return !/^\/search\/?$/.test(pathname) || (searchParams.has('shopId') && !searchParams.has('searchText'));
}
