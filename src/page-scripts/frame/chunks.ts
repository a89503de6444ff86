import { PAGE } from '#contract/page.ts';
import { toast } from '../../stores/public/toast.ts';

const KEY = 'liangji.chunk';
let reloading = false;

export const isReloading = (): boolean => reloading;

/**
 * A part of the page's code that cannot be fetched means, nearly always, that a new version was published meanwhile:
 * the page loads itself again, at most once in 60 s (specification, section 2), from a server that answers.
 */
export function guardChunks(): void {
  addEventListener('vite:preloadError', reload);
  addEventListener('unhandledrejection', ({ reason }) => reloadFor(reason));
  // Before the code that asked for the island handles the failure.
  addEventListener('astro:hydration-error', (event) => reloadFor((event as CustomEvent).detail.error), true);
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/_astro/')) reload();
    },
    true,
  );
}

function reloadFor(error: unknown): void {
  if (/dynamically imported module|Importing a module script failed/i.test(String(error))) reload();
}

async function reload(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAGE.chunkReloadGuard) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  reloading = true;
  // The browser's error page would take the place of this one.
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) return location.reload();
  reloading = false;
  sessionStorage.removeItem(KEY);
  toast(document.getElementById('toasts')?.dataset.network ?? '', 'error');
}
