import { useIsland } from '../../ui/IslandContext.tsx';

/** The publish state of a product. */
export function StateTag({ status }: { status: number }) {
  const { t } = useIsland();
  return (
    <span className="goods-state" data-status={status}>
      {t(`deskgoods:status.${status}`)}
    </span>
  );
}
