import type { Console } from '../../../stores/desk/chat.ts';
import { createColleagues } from '../../../stores/desk/chat-sidebar.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';

export function HandDialog({ desk, onClose }: { desk: Console; onClose: () => void }) {
  const { t } = useIsland();
  const [list, now] = useResource(createColleagues);
  const hand = (to: number | null) => {
    void desk.hand(to);
    onClose();
  };
  return (
    <Dialog title={t('deskchat:handTitle')} onClose={onClose}>
      <Loading now={now} onRetry={list.reload} />
      {now.value?.length === 0 && <p className="my-4 text-quiet text-xs">{t('deskchat:noColleagues')}</p>}
      <ul className="console-colleagues grid gap-2 my-4">
        {now.value?.map(({ id, name, online }) => (
          <li key={id}>
            <Button onClick={() => hand(id)}>
              {name} <small>{t(online ? 'deskchat:online' : 'deskchat:offline')}</small>
            </Button>
          </li>
        ))}
      </ul>
      <Button look="link" onClick={() => hand(null)}>
        {t('deskchat:back')}
      </Button>
    </Dialog>
  );
}
