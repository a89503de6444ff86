import type { DiscountActivity } from '#contract/discount/schema.ts';
import { stateText } from '../../../lib/shared/discount-text.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { activity: Pick<DiscountActivity, 'state' | 'turnsAt'>; now: string };

export function StateBadge({ activity, now }: Props) {
  const { t, language } = useIsland();
  const colours = activity.state === 'running' ? 'bg-primary text-primary-content' : 'bg-neutral text-neutral-content';
  return (
    <span className={`rounded-sm px-2 text-xs leading-5.5 ${colours}`} data-state={activity.state}>
      {stateText(activity, now, t, language)}
    </span>
  );
}
