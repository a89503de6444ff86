import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import { useIsland } from './IslandContext.tsx';
import { Modal } from './Modal.tsx';

type Props = {
  title: string;
  /** Escape, the cross, or a press beside it. */
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** A press beside it closes nothing: what it shows is shown once. */
  firm?: boolean;
};

/** A sheet over the page with a title and a cross. What should have the focus first carries `data-first`. */
export function Dialog({ title, onClose, children, wide = false, firm = false }: Props) {
  const id = useId();
  const { t } = useIsland();
  return (
    <Modal className={wide ? 'sheet sheet-wide' : 'sheet'} labelledBy={id} onClose={onClose} firm={firm}>
      <div>
        <h2 id={id}>{title}</h2>
        <button type="button" className="sheet-close" aria-label={t('ui:close')} onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </Modal>
  );
}
