import type { FlashPage } from '#contract/flash-sale/schema.ts';
import { clockTime } from '../../../lib/shared/format.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { session: FlashPage['sessions'][number]; now: string; onTurn: () => void };

export function SessionClock({ session: { title, startsAt, endsAt, state }, now, onTurn }: Props) {
  const { t } = useIsland();
  if (state === 'over')
    return (
      <p className="flash-clock flex flex-wrap items-center gap-x-3 gap-y-1 mb-4 py-3 px-4 rounded-b-box bg-base-100">
        {t('flash:ended')}
      </p>
    );
  const coming = state === 'coming';
  const at = coming ? startsAt : endsAt;
  return (
    <p className="flash-clock flex flex-wrap items-center gap-x-3 gap-y-1 mb-4 py-3 px-4 rounded-b-box bg-base-100">
      <Icon name="clock" className="size-4" />
      <b>{title}</b>
      <span>{t(coming ? 'flash:starts' : 'flash:ends', { time: clockTime(at) })}</span>
      <span className="ms-auto">
        {t(coming ? 'flash:toStart' : 'flash:toEnd')} <Countdown endsAt={at} now={now} onEnd={onTurn} />
      </span>
    </p>
  );
}
