type Saved = { y?: number };

/**
 * Keeps how far a page is scrolled with its entry in the history. The browser would do it by itself, were the page as
 * tall when it comes back as it was: what an island fills is not.
 */
export function followPosition(): () => void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', savePosition);
  return () => removeEventListener('pagehide', savePosition);
}

export function savePosition(): void {
  history.replaceState({ ...history.state, y: scrollY }, '');
}

export function restorePosition(): void {
  const { y } = (history.state ?? {}) as Saved;
  if (y !== undefined) scrollTo({ top: y, behavior: 'instant' });
}

export function pushAddress(path: string): void {
  savePosition();
  history.pushState({}, '', path);
  followAddress();
}

/** Language links carry the address that the page was loaded with, so they follow its changes. */
export function followAddress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) {
    const url = new URL(location.href);
    url.searchParams.set('lang', link.hreflang);
    link.href = url.pathname + url.search;
  }
}
