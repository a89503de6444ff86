import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = {
  size: 'sm' | 'lg';
  title: string;
  reminded: boolean;
  busy: boolean;
  onRemind: (wanted: boolean) => void;
};

export function RemindButton({ size, title, reminded, busy, onRemind }: Props) {
  const { t } = useIsland();
  return (
    <Button look={reminded ? 'outline' : 'primary'} size={size} busy={busy} onClick={() => onRemind(!reminded)}>
      {t(reminded ? 'flash:reminded' : 'flash:remind')}
      <span className="sr-only"> {t(reminded ? 'flash:unremindOf' : 'flash:remindOf', { title })}</span>
    </Button>
  );
}
