import type { DiscountActivity } from '#contract/discount/schema.ts';
import { stateText } from '../../../lib/shared/discount-text.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { activity: Pick<DiscountActivity, 'state' | 'turnsAt'>; now: string };

export function StateBadge({ activity, now }: Props) {
  const { t, language } = useIsland();
  return (
    <span
      className="py-0 px-2 rounded-[4px] text-xs leading-5.5 text-neutral-content bg-neutral data-[state=running]:text-primary-content data-[state=running]:bg-primary"
      data-state={activity.state}
    >
      {stateText(activity, now, t, language)}
    </span>
  );
}
