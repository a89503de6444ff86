import { Button } from './Button.tsx';
import { useIsland } from './IslandContext.tsx';

type Props = {
  text: string;
  /** Absent where the same would fail again. */
  onRetry?: (() => void) | undefined;
};

export function Failed({ text, onRetry }: Props) {
  const { t } = useIsland();
  return (
    <div className="load-failed" role="alert">
      <span>{text}</span>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          {t('ui:retry')}
        </Button>
      )}
    </div>
  );
}
