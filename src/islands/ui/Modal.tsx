import { type FormEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';

type Props = {
  className: string;
  label?: string;
  labelledBy?: string;
  /** Escape; and a press beside it, unless it is `firm` or something was typed, which a slip of the hand must not lose. */
  onClose: () => void;
  firm?: boolean;
  children: ReactNode;
};

/** Where the focus was before a dialog opened: one that opens out of another gives it back to where that one had it. */
const openers = new WeakMap<Element, Element | null>();

const WRITTEN = 'textarea, input:not([type=radio], [type=checkbox], [type=search])';

function refundPaid(opener: Element | null): void {
  const dialog = opener?.closest('dialog');
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  else if (dialog) refundPaid(openers.get(dialog) ?? null);
}

/**
 * A modal over the page, open as long as it is rendered: the browser keeps the focus inside and gives it back. What
 * should have the focus first carries `data-first`.
 */
export function Modal({ className, label, labelledBy, onClose, firm = false, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const written = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog) openers.set(dialog, opener);
    if (!dialog?.open) dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      dialog?.close();
      refundPaid(opener);
    };
  }, []);
  const cancel = (event: SyntheticEvent) => {
    // A file input inside tells of its own cancelling by the same name.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const write = ({ target }: FormEvent) => {
    if ((target as Element).matches(WRITTEN)) written.current = true;
  };
  return (
    <dialog
      ref={ref}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={cancel}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onInput={write}
      onMouseDown={(event) => !firm && !written.current && event.target === ref.current && onClose()}
    >
      {children}
    </dialog>
  );
}
