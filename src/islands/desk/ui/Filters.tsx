import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useGround } from '../../ui/Ground.tsx';

type Props = {
  /** What is looked through, and what may be typed. */
  label: string;
  placeholder?: string;
  /** As the address calls the words, which are sent there even before scripts have come. */
  name: string;
  /** The words of the list that is shown. */
  text: string;
  onFind: (text: string) => void;
  /** Absent: nothing is asked for. */
  onClear?: (() => void) | undefined;
  /** Further filters, with what is typed just now: choosing one takes it along. */
  children: (typed: string) => ReactNode;
};

/** What a list of the desk is looked through by. It stays when the list changes, so that the focus does too. */
export function Filters({ label, placeholder, name, text, onFind, onClear, children }: Props) {
  const { t } = useGround();
  const [typed, setTyped] = useState(text);
  // Back and Forward bring other words.
  useEffect(() => setTyped(text), [text]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not known to all browsers yet
    <form role="search" className="desk-filters" onSubmit={send}>
      <input
        name={name}
        className="input desk-words"
        value={typed}
        maxLength={100}
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        onChange={({ target }) => setTyped(target.value)}
      />
      {children(typed.trim())}
      <Button type="submit" size="sm">
        {t('desk:filters.find')}
      </Button>
      {onClear && (
        <Button look="link" onClick={onClear}>
          {t('desk:filters.clear')}
        </Button>
      )}
    </form>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onValue: (value: string) => void;
};

/** One of a few, or all. */
export function Choice({ label, value, options, onValue }: ChoiceProps) {
  const { t } = useGround();
  return (
    <label>
      <span>{label}</span>
      <select className="select" value={value} onChange={({ target }) => onValue(target.value)}>
        <option value="">{t('desk:filters.any')}</option>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

type DayProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  label: string;
  onValue: (day: string) => void;
};

export function Day({ label, onValue, ...rest }: DayProps) {
  return (
    <label>
      <span>{label}</span>
      <input {...rest} type="date" className="input" onChange={({ target }) => onValue(target.value)} />
    </label>
  );
}
