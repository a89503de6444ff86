/**
 * Looks at something again and again until it is over; not while the page is hidden, and at once when it is seen or online again.
 * @param look returns whether it is over
 * @param delay ms until the next look, by the number of looks so far
 */
export function createPolling(look: () => Promise<boolean>, delay: (looks: number) => number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  let stopped = true;

  async function run(): Promise<void> {
    clearTimeout(timer);
    const over = await look();
    clearTimeout(timer);
    if (stopped || over || document.hidden) return;
    timer = setTimeout(() => void run(), delay(looks));
    looks += 1;
  }

  const wake = (): void => {
    if (document.hidden || stopped) return;
    looks = 0;
    void run();
  };

  /** @returns stops it */
  function watch(): () => void {
    stopped = false;
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    void run();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
    };
  }

  return { run, watch };
}
