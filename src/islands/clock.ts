/** Every document says when the server sent it (`Server-Timing: now;dur=…`); a browser's own clock may be wrong. */
function skew(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = page?.serverTiming?.find(({ name }) => name === 'now')?.duration;
  return page && sent ? sent - (performance.timeOrigin + page.responseStart) : 0;
}

/** The time by the server's clock, in ms. */
export const serverNow = (): number => Date.now() + skew();

const two = (number: number): string => String(number).padStart(2, '0');

/** Milliseconds → `02:03:04`, hours beyond a day counted on. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}

/** Counts down to a time, once a second, and says when it has come. */
export function countDown(endsAt: string, show: (text: string) => void, end: () => void): void {
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
}
