import { useIsland } from '../../ui/IslandContext.tsx';

export function StateTag({ status }: { status: number }) {
  const { t } = useIsland();
  return (
    <span
      className="goods-state inline-block py-0.25 px-2.5 border border-base-300 rounded-full text-xs whitespace-nowrap bg-base-200 data-[status=40]:border-success data-[status=20]:border-warning"
      data-status={status}
    >
      {t(`deskgoods:status.${status}`)}
    </span>
  );
}
