import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useEarlyChoice, useTyped } from '../../ui/use-typed.ts';

type Props = {
  label: string;
  placeholder?: string;
  /** As the address calls the words, which are sent there even before scripts have come. */
  name: string;
  text: string;
  rest?: Record<string, string>;
  onFind: (text: string) => void;
  onClear?: (() => void) | undefined;
  children?: (typed: string) => ReactNode;
};

export function Filters({ label, placeholder, name, text, rest = {}, onFind, onClear, children }: Props) {
  const { t } = useIsland();
  // Back and Forward bring other words.
  const [typed, type, field] = useTyped(text);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not known to all browsers yet
    <form role="search" className="desk-filters flex flex-wrap items-end gap-3 mb-4 text-sm" onSubmit={send}>
      {Object.entries(rest).map(([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />)}
      <input
        ref={field}
        name={name}
        className="input desk-words"
        value={typed}
        maxLength={100}
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        onChange={({ target }) => type(target.value)}
      />
      {children?.(typed.trim())}
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

export function Choice({ label, value, options, onValue }: ChoiceProps) {
  const { t } = useIsland();
  const select = useEarlyChoice(value, onValue);
  return (
    <label>
      <span>{label}</span>
      <select
        ref={select}
        className="select w-auto min-w-36 max-w-64 text-base-content"
        value={value}
        onChange={({ target }) => onValue(target.value)}
      >
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

type DayProps = {
  label: string;
  name: string;
  value: string;
  ref?: RefObject<HTMLInputElement | null>;
  min?: string | undefined;
  max?: string | undefined;
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
