import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useIsland } from './IslandContext.tsx';

type Props = {
  title: string;
  children?: ReactNode;
  action: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function Confirm({ title, children, action, busy = false, onConfirm, onClose }: Props) {
  const { t } = useIsland();
  return (
    <Dialog title={title} onClose={onClose}>
      {children && <div className="mt-3 text-quiet">{children}</div>}
      <p className="modal-action flex-wrap">
        <Button onClick={onClose} data-first>
          {t('ui:cancel')}
        </Button>
        <Button look="primary" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </p>
    </Dialog>
  );
}
