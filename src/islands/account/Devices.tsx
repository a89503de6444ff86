import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { SessionView } from '../../../contract/account.ts';
import { dateTime } from '../../lib/format.ts';
import type { Words } from '../../lib/i18n/fill.ts';
import { $sessions, endOtherSessions, loadSessions } from '../../stores/account.ts';
import { createAction } from '../../stores/action.ts';
import { createResource } from '../../stores/resource.ts';
import { toast } from '../../stores/toast.ts';
import { Button } from '../ui/Button.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Grounded, useGround } from '../ui/Ground.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Where one is logged in, and a way to end all of it but here. */
export function Devices({ words }: { words: Words }) {
  return (
    <Grounded words={words}>
      <Loaded />
    </Grounded>
  );
}

function Loaded() {
  const { failureWords } = useGround();
  const [resource] = useState(() => createResource(loadSessions, failureWords));
  const now = useStore(resource.$state, { ssr: 'initial' });
  const sessions = useStore($sessions, { ssr: 'initial' });
  useEffect(() => void resource.reload(), [resource]);
  if (now.state === 'loaded') return <List sessions={sessions} />;
  if (now.state === 'failed') return <Failed text={now.text} onRetry={resource.reload} />;
  return (
    <div className="needs-js mt-6" aria-busy="true">
      <Skeleton count={3} className="h-11" />
    </div>
  );
}

function List({ sessions }: { sessions: readonly SessionView[] }) {
  const { t, language, failureWords } = useGround();
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
