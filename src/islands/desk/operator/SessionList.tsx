import { useStore } from '@nanostores/react';
import { dateTime } from '../../../lib/shared/format.ts';
import { createDeskSessions } from '../../../stores/desk/desk-session.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';

/** @param id of another operator; undefined: oneself */
export function SessionList({ id }: { id?: number }) {
  const { t, language } = useIsland();
  const [sessions, now] = useResource((words) => createDeskSessions(words, id));
  const busy = useStore(sessions.$busy);
  const ended = async (done: Promise<boolean>) => {
    if (await done) toast(t('desksecurity:sessions.ended'), 'success');
  };
  const found = now.value;
  if (!found)
    return (
      <Loading now={now} onRetry={sessions.reload}>
        <Skeleton count={2} className="h-11" />
      </Loading>
    );
  if (!found.length) return <p className="text-quiet">{t('desksecurity:sessions.none')}</p>;
  const others = found.some(({ current }) => !current);
  return (
    <>
      <ul>
        {found.map(({ id: session, device, address, seenAt, current }) => (
          <li
            key={session}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-base-300 py-2"
          >
            <span className="min-w-40 flex-1">
              {device || t('account:sessions.unknown')}
              <small className="block text-sm text-quiet">
                {[address, current ? t('account:sessions.current') : dateTime(seenAt, language)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {!current && (
              <Button
                size="sm"
                busy={busy}
                aria-label={t('desksecurity:sessions.endOf', { device: device || t('account:sessions.unknown') })}
                onClick={() => void ended(sessions.end(session))}
              >
                {t('desksecurity:sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others && (
        <Button className="mt-4" busy={busy} onClick={() => void ended(sessions.endAll())}>
          {t(id === undefined ? 'desksecurity:sessions.endOthers' : 'desksecurity:sessions.endAll')}
        </Button>
      )}
    </>
  );
}
