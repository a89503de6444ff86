import { useEffect } from 'react';

/** Loads again when the page is seen again: another tab may have changed what it shows. */
export function useFresh({ reload }: { reload: () => Promise<void> }, wanted = true): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const seenAgain = () => {
      if (!document.hidden) void reload();
    };
    document.addEventListener('visibilitychange', seenAgain);
    return () => document.removeEventListener('visibilitychange', seenAgain);
  }, [reload, wanted]);
}
