import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { ChangeBrief, ChangeView } from '#contract/documents/schema.ts';
import type { History } from '../../../stores/desk/history.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useMoment } from './moment.ts';
import { useNamed } from './named.ts';

type Props = {
  history: History;
  of?: (change: ChangeBrief) => ReactNode;
  children: (change: ChangeView) => ReactNode;
};

export function ChangeList({ history, of, children }: Props) {
  const { t } = useIsland();
  const moment = useMoment();
  const named = useNamed();
  const now = useStore(history.$state);
  const open = useStore(history.$open);
  const busy = useStore(history.$busy);
  const list = now.value;
  if (!list) return null;
  if (!list.items.length) return <p className="text-quiet py-6">{t('desk:history.none')}</p>;
  return (
    <>
      <ol className="desk-changes grid mb-4">
        {list.items.map((change) => (
          <li key={change.id} className="border-b border-base-300">
            <button type="button" aria-expanded={open?.id === change.id} onClick={() => void history.look(change)}>
              <time dateTime={change.at}>{moment(change.at)}</time>
              <b>{change.by || t('desk:history.mall')}</b>
              <span>{named('action', change.action)}</span>
              {of?.(change)}
            </button>
            {open?.id === change.id && <div className="desk-change pb-4">{children(open)}</div>}
          </li>
        ))}
      </ol>
      {list.more && (
        <Button size="sm" busy={busy} onClick={() => void history.more()}>
          {t('desk:history.more')}
        </Button>
      )}
    </>
  );
}
