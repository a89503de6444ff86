import type { Talks } from '#contract/chat/desk.schema.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function Figures({ figures }: { figures: Talks['figures'] }) {
  const { t } = useIsland();
  const { waiting, open, answered, firstAnswer } = figures;
  const shown = [
    ['waiting', waiting],
    ['open', open],
    ['answered', answered],
    [
      'firstAnswer',
      firstAnswer === null ? t('deskchat:figures.none') : t('deskchat:figures.seconds', { amount: firstAnswer }),
    ],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 mb-4">
      {shown.map(([name, value]) => (
        <div key={name} className="flex gap-2 items-baseline">
          <dt className="text-sm text-quiet">{t(`deskchat:figures.${name}`)}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
