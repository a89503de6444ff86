import type { Talks } from '#contract/chat/desk.schema.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

/** How it goes today. */
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
    <dl className="console-figures">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`deskchat:figures.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
