import { PAGE } from '#contract/page.ts';

const KEY = 'liangji.chunk';
let reloading = false;

export const isReloading = (): boolean => reloading;

/**
 * A part of the page's code that cannot be fetched means, nearly always, that a new version was published meanwhile:
 * the page loads itself again, at most once in 60 s (specification, section 2).
 */
export function guardChunks(): void {
  addEventListener('vite:preloadError', reload);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/dynamically imported module|Importing a module script failed/i.test(String(reason))) reload();
  });
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/_astro/')) reload();
    },
    true,
  );
}

function reload(): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < PAGE.chunkReloadGuard) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  reloading = true;
  location.reload();
}
