import { useStore } from '@nanostores/react';
import type { DeskNotifications } from '#contract/notification/desk.schema.ts';
import { NOTIFICATION_STATES, type NotificationState } from '#contract/notification/values.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { createNotifications } from '../../../stores/desk/notification.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Column } from '../ui/DataTable.tsx';
import { FoundSection } from '../ui/FoundList.tsx';

type Row = DeskNotifications['items'][number];

export function Notifications() {
  const { t } = useIsland();
  const [list, now] = useResource(createNotifications);
  const { state } = useStore(list.$place);
  const busy = useStore(list.$busy);
  const found = now.value;
  const again = async (run: () => Promise<number>) => {
    const n = await run();
    if (n) toast(t('deskconnections:notices.done', { n }), 'success');
  };
  const columns = useColumns(busy, (id) => void again(() => list.retry(id)), state);
  return (
    <>
      <fieldset className="mt-2 flex flex-wrap gap-2" aria-label={t('deskconnections:notices.label')}>
        {NOTIFICATION_STATES.toReversed().map((one) => (
          <Button
            key={one}
            size="sm"
            look={one === state ? 'primary' : 'outline'}
            aria-pressed={one === state}
            onClick={() => void list.open({ state: one, page: 1 })}
          >
            {t(`deskconnections:notices.state.${one}`)} {found?.counts[one] ?? ''}
          </Button>
        ))}
        {state === 'failed' && found && found.total > 1 && (
          <Button size="sm" busy={busy} onClick={() => void again(list.retryAll)}>
            {t('deskconnections:notices.all')}
          </Button>
        )}
      </fieldset>
      <FoundSection
        id="notices-title"
        title={t('deskconnections:notices.title')}
        hint={t('deskconnections:notices.hint')}
        found={{
          list,
          now,
          page: found,
          hrefOf: (page) => `?page=${page}`,
          onPage: (page) => void list.open({ state, page }),
        }}
        none={<p>{t('deskconnections:notices.none')}</p>}
        columns={columns}
        busy={busy}
      />
    </>
  );
}

const KNOWN_REASONS = ['expired', 'internal'];

function useColumns(busy: boolean, onRetry: (id: number) => void, state: NotificationState): Column<Row>[] {
  const { t, language } = useIsland();
  const nameOf = ({ event }: Row) => t(`deskconnections:event.${event}`);
  const reasonOf = ({ reason }: Row) =>
    KNOWN_REASONS.includes(reason) ? t(`deskconnections:notices.${reason}`) : reason;
  const column = (id: string, cell: Column<Row>['cell']): Column<Row> => ({
    id,
    title: t(`deskconnections:notices.column.${id}`),
    cell,
  });
  return [
    column('at', ({ at, sentAt }) => dateTime(sentAt ?? at, language)),
    column('event', nameOf),
    column('channel', ({ channel }) => t(`deskconnections:notices.channel.${channel}`)),
    column('shopper', ({ shopper }) => shopper),
    column('attempts', ({ attempts }) => attempts),
    column('reason', (row) => (
      <>
        {reasonOf(row)}
        {state === 'waiting' && (
          <small className="block text-quiet">
            {t('deskconnections:notices.next', { at: dateTime(row.nextAt, language) })}
          </small>
        )}
      </>
    )),
    ...(state === 'failed'
      ? [
          column('action', (row) => (
            <Button
              size="sm"
              busy={busy}
              aria-label={t('deskconnections:notices.againOf', { name: nameOf(row) })}
              onClick={() => onRetry(row.id)}
            >
              {t('deskconnections:notices.again')}
            </Button>
          )),
        ]
      : []),
  ];
}
