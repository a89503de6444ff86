import { Button } from './Button.tsx';
import { useIsland } from './IslandContext.tsx';

export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useIsland();
  return (
    <div className="load-failed" role="alert">
      <span>{text}</span>
      <Button size="sm" onClick={onRetry}>
        {t('ui:retry')}
      </Button>
    </div>
  );
}
