import {
  type ComponentType,
  createContext,
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

type Props = {
  className: string;
  label?: string;
  labelledBy?: string;
  /** Escape; and a press beside it, unless it is `firm`. Where something was typed, `LeaveQuestion` asks first, or such a press does nothing. */
  onClose: () => void;
  firm?: boolean;
  children: ReactNode;
};

/** Where the focus was before a dialog opened: one that opens out of another gives it back to where that one had it. */
const openers = new WeakMap<Element, Element | null>();

const WRITTEN = 'textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=search], [type=file])';

/** Asks before a dialog with typed text is closed, where pages want that (the desk). */
export const LeaveQuestion = createContext<ComponentType<{ onLeave: () => void; onStay: () => void }> | undefined>(
  undefined,
);
/** Closes the dialog around it, as Escape does. */
export const LeaveModal = createContext<(() => void) | undefined>(undefined);

/** A field that is gone was saved, or belongs to an earlier step. */
const hasText = (field: Element): boolean =>
  field.isConnected && ('value' in field ? String(field.value) : (field.textContent ?? '')).trim() !== '';

function restoreFocus(opener: Element | null): void {
  const dialog = opener?.closest('dialog');
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  else if (dialog) restoreFocus(openers.get(dialog) ?? null);
  // What opened it has gone with what was done in it: the keyboard goes on from the top of the content.
  else (document.getElementById('center-page') ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/**
 * A modal over the page, open as long as it is rendered: the browser keeps the focus inside and gives it back. What
 * should have the focus first carries `data-first`.
 */
export function Modal({ className, label, labelledBy, onClose, firm = false, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const written = useRef(new Set<Element>());
  const Question = useContext(LeaveQuestion);
  const [asking, setAsking] = useState(false);
  const mustAsk = () => Question !== undefined && [...written.current].some(hasText);
  const leave = () => (mustAsk() ? setAsking(true) : onClose());
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog) openers.set(dialog, opener);
    if (!dialog?.open) dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      dialog?.close();
      restoreFocus(opener);
    };
  }, []);
  const cancel = (event: SyntheticEvent) => {
    // A file input inside tells of its own cancelling by the same name.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };
  // The browser closes it by itself at a second Escape in a row, which cannot be prevented.
  const closed = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (target !== currentTarget) return;
    if (mustAsk()) currentTarget.showModal();
    leave();
  };
  const write = ({ target }: FormEvent) => {
    if ((target as Element).matches(WRITTEN)) written.current.add(target as Element);
  };
  const pressBeside = () => {
    if (Question || !written.current.size) leave();
  };
  return (
    <dialog
      ref={ref}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={cancel}
      onClose={closed}
      onInput={write}
      onMouseDown={(event) => !firm && event.target === ref.current && pressBeside()}
    >
      <LeaveModal value={leave}>{children}</LeaveModal>
      {asking && Question && <Question onLeave={onClose} onStay={() => setAsking(false)} />}
    </dialog>
  );
}
