import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ChatLink } from '../../../../stores/public/chat-link.ts';
import { Button } from '../../../ui/Button.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';

const SLOW_MS = 2_000;

export function Connection({ link }: { link: ChatLink }) {
  const { t } = useIsland();
  const state = useStore(link.$state);
  // That a page opens its first connection is worth a line only where it is slow: the line would push down what is read.
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (state !== 'opening') return setTold(true);
    const slow = setTimeout(() => setTold(true), SLOW_MS);
    return () => clearTimeout(slow);
  }, [state]);
  const isShown = state !== 'open' && (state !== 'opening' || isTold);
  return (
    <div role="status" data-state={state}>
      {isShown && (
        <p className="flex items-center justify-center gap-3 bg-warning/18 px-4 py-1.5 text-sm">
          {state === 'opening' && t('chat:connecting')}
          {state === 'over' && t('error.session')}
          {state === 'down' && (
            <>
              {t('chat:down')}
              <Button size="sm" onClick={() => link.retry()}>
                {t('chat:reconnect')}
              </Button>
            </>
          )}
        </p>
      )}
    </div>
  );
}
