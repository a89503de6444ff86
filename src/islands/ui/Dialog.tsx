import { type ReactNode, useContext, useId } from 'react';
import { Icon } from './Icon.tsx';
import { useIsland } from './IslandContext.tsx';
import { LeaveModal, Modal } from './Modal.tsx';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** A press outside does not close it: its content is shown once only. */
  firm?: boolean;
};

/** A sheet over the page with a title and a cross. What should have the focus first carries `data-first`. */
export function Dialog({ title, onClose, children, wide = false, firm = false }: Props) {
  const id = useId();
  return (
    <Modal className="modal" labelledBy={id} onClose={onClose} firm={firm}>
      <div className={`modal-box ${wide ? 'max-w-2xl' : 'max-w-md'} p-7 text-start text-base`}>
        <h2 id={id} className="pe-8 text-lg font-semibold">
          {title}
        </h2>
        <Cross onClose={onClose} />
        {children}
      </div>
    </Modal>
  );
}

export function Cross({ onClose }: { onClose: () => void }) {
  const { t } = useIsland();
  const leave = useContext(LeaveModal);
  return (
    <button
      type="button"
      className="btn btn-circle btn-ghost btn-sm absolute end-5 top-5"
      aria-label={t('ui:close')}
      onClick={leave ?? onClose}
    >
      <Icon name="close" />
    </button>
  );
}
