import { useStore } from '@nanostores/react';
import { CHANNELS } from '#contract/message/channels.values.ts';
import type { NotificationSettings as Settings } from '#contract/notification/schema.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { createNotificationSettings } from '../../../stores/inside/notification.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';

const ROW = 'border-b border-base-200';

export const NotificationSettings = defineScreen(Loaded);

function Loaded({ first }: WithFirst<Settings>) {
  const { t } = useIsland();
  const [store, now] = useResource(createNotificationSettings, first);
  const busy = useStore(store.$busy);
  const settings = now.value;
  if (!settings)
    return (
      <Loading now={now} onRetry={store.reload}>
        <Skeleton count={6} className="h-11" />
      </Loading>
    );
  const { email, mobile, topics } = settings;
  return (
    <>
      <dl className="facts mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-quiet">{t('notification:channel.mail')}</dt>
        <dd>
          {email ?? (
            <a href="/user-center/uc-account#email" className="underline">
              {t('notification:addEmail')}
            </a>
          )}
        </dd>
        <dt className="text-quiet">{t('notification:channel.sms')}</dt>
        <dd>{mobile}</dd>
      </dl>
      <table className="mt-4 w-full text-sm">
        <thead>
          <tr className={ROW}>
            <th scope="col" className="py-3 text-start font-medium text-quiet">
              {t('notification:about')}
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="w-20 text-center font-medium text-quiet">
                {t(`notification:channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((row) => (
            <Topic key={row.topic} row={row} hasEmail={email !== null} busy={busy} onChange={store.change} />
          ))}
        </tbody>
      </table>
    </>
  );
}

type Row = {
  row: Settings['topics'][number];
  hasEmail: boolean;
  busy: boolean;
  onChange: ReturnType<typeof createNotificationSettings>['change'];
};

function Topic({ row: { topic, required, channels }, hasEmail, busy, onChange }: Row) {
  const { t } = useIsland();
  const name = t(`notification:topic.${topic}`);
  return (
    <tr className={ROW}>
      <th scope="row" className="py-3 text-start font-normal">
        {name}
        {required && <small className="block text-quiet">{t('notification:required')}</small>}
      </th>
      {CHANNELS.map((channel) => {
        const found = channels.find((one) => one.channel === channel);
        return (
          <td key={channel} className="text-center">
            {found ? (
              <input
                type="checkbox"
                className="checkbox"
                aria-label={t('notification:switch', { topic: name, channel: t(`notification:channel.${channel}`) })}
                checked={found.on && (channel !== 'mail' || hasEmail)}
                disabled={required || (channel === 'mail' && !hasEmail)}
                aria-busy={busy || undefined}
                onChange={({ target }) => void onChange(topic, channel, target.checked)}
              />
            ) : (
              <span aria-hidden="true">–</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
