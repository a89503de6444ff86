import { useStore } from '@nanostores/react';
import type { ChatLink } from '../../../../stores/public/chat-link.ts';
import { Button } from '../../../ui/Button.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';

export function Connection({ link }: { link: ChatLink }) {
  const { t } = useIsland();
  const state = useStore(link.$state);
  return (
    <div
      className="not-empty:flex not-empty:items-center not-empty:justify-center not-empty:gap-3 not-empty:py-1.5 not-empty:px-4 not-empty:text-sm not-empty:bg-[color-mix(in_oklab,var(--color-warning)_18%,var(--color-base-100))]"
      role="status"
      data-state={state}
    >
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
