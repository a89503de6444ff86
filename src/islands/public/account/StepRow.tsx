import { useIsland } from '../../ui/IslandContext.tsx';

export function StepRow({ names, step }: { names: readonly string[]; step: number }) {
  const { t } = useIsland();
  return (
    <ol className="steps-row" aria-label={t('account:steps.label')}>
      {names.map((name, at) => (
        <li key={name} className={at < step ? 'done' : undefined} aria-current={at === step ? 'step' : undefined}>
          {at + 1}. {name}
        </li>
      ))}
    </ol>
  );
}
