import type { DiscountActivity } from '#contract/discount/schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { date } from '../../../lib/shared/format.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

const SOON_MS = 3 * DAY_MS;
type Props = { activity: DiscountActivity; now: string; onTurn: () => void };

export function Timer({ activity, now, onTurn }: Props) {
  const { t, language } = useIsland();
  const { state, turnsAt, endsAt, startsAt, weekly } = activity;
  if (state === 'over' || !turnsAt) return null;
  if (Date.parse(turnsAt) - Date.parse(now) > SOON_MS)
    return (
      <span>
        {state === 'running'
          ? t('discount:to', { day: date(endsAt, language) })
          : t('discount:from', { day: date(state === 'coming' ? startsAt : turnsAt, language) })}
      </span>
    );
  const until = state === 'running' && weekly ? 'session' : state;
  return (
    <span className="discount-timer whitespace-nowrap">
      {t(`discount:left.${until}`)} <Countdown endsAt={turnsAt} now={now} onEnd={onTurn} />
    </span>
  );
}
