import type { ClientDirective } from 'astro';

/** What opens over a page when its code asks for it. */
type Overlay = 'login' | 'captcha' | 'viewer' | 'finder';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:use'?: boolean | Overlay;
  }
}

const PREFIX = 'use:';

/**
 * `client:use`: an island is loaded and hydrated when something in it is first focused or pressed; `client:use="login"`,
 * when `startIsland('login')` asks for it. Astro puts this into every document with such an island, so it is small.
 */
const use: ClientDirective = (load, { value }, island) => {
  const named = typeof value === 'string';
  const [target, uses]: [EventTarget, string[]] = named
    ? [window, [PREFIX + value]]
    : [island, ['focusin', 'pointerdown']];
  let failed: unknown;
  const start = async (event?: Event) => {
    failed = named && (event as CustomEvent).detail;
    (await load())();
  };
  const listen = () => {
    for (const name of uses) target.addEventListener(name, start, { once: true });
  };
  listen();
  // The next use tries again.
  island.addEventListener('astro:hydration-error', () => {
    listen();
    if (failed) (failed as () => void)();
  });
  // The focus may be there before the island is.
  if (island.contains(document.activeElement)) start();
};
export default use;

/** The bar that runs while what was asked for on this page is fetched. */
export const showBusy = (isBusy: boolean): void => void document.documentElement.classList.toggle('busy', isBusy);

/** Starts the island `client:use={name}` of this page, unless it was; `useLoaded` there ends the busy bar. @param onFailed its code cannot be loaded */
export function startIsland(name: Overlay, onFailed: () => void): void {
  showBusy(true);
  const detail = () => {
    showBusy(false);
    onFailed();
  };
  dispatchEvent(new CustomEvent(PREFIX + name, { detail }));
}
