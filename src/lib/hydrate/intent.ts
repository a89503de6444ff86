import type { ClientDirective } from 'astro';

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * `client:intent`: an island comes alive with the first hover, focus or touch inside it, or when the page is idle after
 * load and the connection is not slow. A click that came first is given again once the island can hear it.
 */
const intent: ClientDirective = (load, _options, element) => {
  const EVENTS = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'];
  let started = false;
  let clicked: HTMLElement | undefined;
  const remember = (event: Event) => {
    if (event.target instanceof HTMLElement) clicked = event.target;
  };
  const start = async () => {
    if (started) return;
    started = true;
    for (const name of EVENTS) element.removeEventListener(name, start);
    await (await load())();
    element.removeEventListener('click', remember);
    if (clicked && !(clicked instanceof HTMLAnchorElement)) clicked.click();
  };
  for (const name of EVENTS) element.addEventListener(name, start, { passive: true });
  element.addEventListener('click', remember);
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || /(^|-)[23]g$/.test(connection?.effectiveType ?? '')) return;
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 4_000 }) : setTimeout(start, 2_000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};
export default intent;
