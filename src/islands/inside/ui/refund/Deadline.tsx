import { DAY_MS } from '#contract/time.ts';
import { Countdown } from '../../../ui/Countdown.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';

/** How long a clock of days still runs, by the server's clock. @param onEnd also called as each day is over */
export function Deadline({ dueAt, now, onEnd }: { dueAt: string; now: string; onEnd: () => void }) {
  const { t } = useIsland();
  const days = Math.max(0, Math.floor((Date.parse(dueAt) - Date.parse(now)) / DAY_MS));
  const endsAt = new Date(Date.parse(dueAt) - days * DAY_MS).toISOString();
  return (
    <span className="refund-deadline font-semibold tabular-nums">
      {days > 0 && t('refund:clock.days', { n: days })} <Countdown endsAt={endsAt} now={now} onEnd={onEnd} />
    </span>
  );
}
