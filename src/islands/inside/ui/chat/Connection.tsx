import { useStore } from '@nanostores/react';
import type { ChatLink } from '../../../../stores/public/chat-link.ts';
import { Button } from '../../../ui/Button.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';

/** Says when nothing can be sent just now, and what to do about it. */
export function Connection({ link }: { link: ChatLink }) {
  const { t } = useIsland();
  const state = useStore(link.$state);
  return (
    <div className="chat-connection" role="status" data-state={state}>
      {state === 'opening' && t('chat:connecting')}
      {state === 'over' && t('error.session')}
      {state === 'down' && (
        <>
          <span>{t('chat:down')}</span>
          <Button size="sm" onClick={() => link.retry()}>
            {t('chat:reconnect')}
          </Button>
        </>
      )}
    </div>
  );
}
