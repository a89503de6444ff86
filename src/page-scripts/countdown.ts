import { clockText } from '../lib/browser/clock-text.ts';

/** As long as browsers keep what they fetched before it was wanted. */
const FETCHED_AHEAD_MS = 300_000;

/** Every document says when the server sent it (`Server-Timing: now;dur=…`); a browser's own clock may be wrong. */
const ahead = ((): number => {
  const [page] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    deliveryType?: string;
  })[];
  const sent = page?.serverTiming?.find(({ name }) => name === 'now')?.duration;
  // A page out of the browser's own store tells the time at which it was stored.
  if (!page || !sent || (page.type === 'back_forward' && page.transferSize === 0)) return 0;
  // Not `timeOrigin`: it parts from the clock when that is set or the machine slept.
  const received = Date.now() - (performance.now() - page.responseStart);
  const least = sent - received;
  // It may have waited in the browser: its own clock counts within that time.
  return page.deliveryType === 'navigational-prefetch' ? Math.min(Math.max(0, least), least + FETCHED_AHEAD_MS) : least;
})();

export const serverNow = (): number => Date.now() + ahead;

export function countDown(endsAt: string, show: (text: string) => void, end: () => void): () => void {
  const until = Date.parse(endsAt);
  const tick = () => {
    const left = until - serverNow();
    show(clockText(left));
    if (left > 0) return;
    clearInterval(timer);
    end();
  };
  const timer = setInterval(tick, 1_000);
  tick();
  return () => clearInterval(timer);
}
