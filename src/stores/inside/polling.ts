import type { ReadableAtom } from 'nanostores';
import type { Resource } from '../../lib/shared/api/resource.ts';

/**
 * Loads something again and again until it is over; not while the page is hidden, and at once when it is seen or online again.
 * @param delay ms until the next time, by the number of times so far
 */
export function createPolling<T>(
  { $state, reload }: { $state: ReadableAtom<Resource<T>>; reload: () => Promise<void> },
  isOver: (value: T) => boolean,
  delay: (times: number) => number,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let times = 0;
  let stopped = true;

  async function run(): Promise<void> {
    clearTimeout(timer);
    await reload();
    clearTimeout(timer);
    wait();
  }

  function wait(): void {
    const now = $state.get();
    if (stopped || document.hidden || (now.state === 'loaded' && isOver(now.value))) return;
    timer = setTimeout(() => void run(), delay(times));
    times += 1;
  }

  const wake = (): void => {
    if (document.hidden || stopped) return;
    times = 0;
    void run();
  };

  /** What the page was rendered with is not asked for at once. @returns stops it */
  function watch(): () => void {
    stopped = false;
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    if ($state.get().state === 'loading') void run();
    else wait();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
    };
  }

  return { run, watch };
}
