import { useStore } from '@nanostores/react';
import type { Pasting } from '../../../../stores/desk/paste.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';

export function PasteNotes({ pasting }: { pasting: Pasting }) {
  const { t } = useIsland();
  const busy = useStore(pasting.$busy, { ssr: 'initial' });
  const failure = useStore(pasting.$failure, { ssr: 'initial' });
  const notice = useStore(pasting.$notice, { ssr: 'initial' });
  const lines = [
    busy && t('desk:rich.paste.busy'),
    failure,
    notice?.lost && t('desk:rich.paste.lost', { count: notice.lost }),
    notice?.linked && t('desk:rich.paste.linked', { count: notice.linked }),
  ].filter(Boolean);
  return (
    <div role="status">
      {lines.map((line) => (
        <p key={String(line)} className="notice-box">
          {line}
        </p>
      ))}
    </div>
  );
}
