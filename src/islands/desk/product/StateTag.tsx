import { PUBLISH_STATUS } from '#contract/enums.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const BORDER: Readonly<Record<number, string>> = {
  [PUBLISH_STATUS.TO_AUDIT]: 'border-warning',
  [PUBLISH_STATUS.PUT_ON]: 'border-success',
};

export function StateTag({ status }: { status: number }) {
  const { t } = useIsland();
  const border = BORDER[status] ?? 'border-base-300';
  return (
    <span
      className={`goods-state inline-block rounded-full border bg-base-200 px-2.5 py-px text-xs whitespace-nowrap ${border}`}
    >
      {t(`deskgoods:status.${status}`)}
    </span>
  );
}
