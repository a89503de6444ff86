import { useIsland } from '../../ui/IslandContext.tsx';

const WHOLE = 100;

export function SoldShare({ item: { stock, sold } }: { item: { stock: number; sold: number } }) {
  const { t } = useIsland();
  const percent = stock > 0 ? Math.floor((sold / stock) * WHOLE) : WHOLE;
  if (percent === 0) return <span className="flash-share">{t('flash:soldNone')}</span>;
  return (
    <span className="flash-share flex items-center gap-2 min-w-0">
      <progress
        className="w-16 min-w-6 h-1.5 rounded-[4px] appearance-none overflow-hidden bg-base-300"
        max={WHOLE}
        value={percent}
        aria-hidden="true"
      />
      {t('flash:soldPart', { percent })}
    </span>
  );
}
