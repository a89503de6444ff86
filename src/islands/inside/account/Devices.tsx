import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { SessionView } from '#contract/account/schema.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { $sessions, endOtherSessions, loadSessions } from '../../../stores/inside/account.ts';
import { createAction } from '../../../stores/public/action.ts';
import { createResource } from '../../../stores/public/resource.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';

export const Devices = defineScreen(Loaded);

function Loaded({ first }: WithFirst<SessionView[]>) {
  const [resource, now] = useResource((words) => createResource(loadSessions, words), first);
  const sessions = useStore($sessions, { ssr: 'initial' }) ?? now.value;
  if (sessions) return <List sessions={sessions} />;
  return (
    <Loading now={now} onRetry={resource.reload}>
      <div className="needs-js mt-6">
        <Skeleton count={3} className="h-11" />
      </div>
    </Loading>
  );
}

function List({ sessions }: { sessions: readonly SessionView[] }) {
  const { t, language, failureWords } = useIsland();
  const [action] = useState(() => createAction(failureWords));
  const busy = useStore(action.$busy);
  const end = async () => {
    if (await action.run(endOtherSessions)) toast(t('account:sessions.done'), 'success');
  };
  return (
    <>
      <ul className="rows">
        {sessions.map(({ id, device, seenAt, current }) => (
          <li key={id}>
            {device || t('account:sessions.unknown')}
            <small>{current ? t('account:sessions.current') : dateTime(seenAt, language)}</small>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button busy={busy} onClick={end} className="mt-4">
          {t('account:sessions.end')}
        </Button>
      )}
    </>
  );
}
