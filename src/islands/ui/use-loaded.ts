import { useEffect, useEffectEvent, useState } from 'react';
import { showBusy } from '../../lib/browser/client-use.ts';

/**
 * What an island that opens over the page needs besides its code (texts, styles), loaded when it is first wanted: most
 * visits never see it.
 * @returns undefined until it is loaded
 */
export function useLoaded<T>(isWanted: boolean, load: () => Promise<T>, onFailed: () => void): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const fail = useEffectEvent(() => {
    showBusy(false);
    onFailed();
  });
  const begin = useEffectEvent(() => void load().then(setLoaded, fail));
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    if (isLoaded) showBusy(false);
    else begin();
  }, [isWanted, isLoaded]);
  return loaded;
}
