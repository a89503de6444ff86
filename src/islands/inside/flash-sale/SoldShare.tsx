import { useIsland } from '../../ui/IslandContext.tsx';

const WHOLE = 100;

/** How much of what a flash sale has is gone. */
export function SoldShare({ item: { stock, sold } }: { item: { stock: number; sold: number } }) {
  const { t } = useIsland();
  const percent = stock > 0 ? Math.floor((sold / stock) * WHOLE) : WHOLE;
  return (
    <span className="flash-share">
      <progress max={WHOLE} value={percent} aria-hidden="true" />
      {t('flash:soldPart', { percent })}
    </span>
  );
}
