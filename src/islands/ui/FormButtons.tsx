import { Button } from './Button.tsx';
import { useIsland } from './IslandContext.tsx';

type Props = {
  action: string;
  busy?: boolean;
  disabled?: boolean;
  onClose: () => void;
  className?: string;
};

export function FormButtons({ action, busy = false, disabled = false, onClose, className = '' }: Props) {
  const { t } = useIsland();
  return (
    <p className={`modal-action flex-wrap ${className}`}>
      <Button onClick={onClose}>{t('ui:cancel')}</Button>
      <Button type="submit" look="primary" busy={busy} disabled={disabled}>
        {action}
      </Button>
    </p>
  );
}
