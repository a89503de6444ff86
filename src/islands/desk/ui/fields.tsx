import { useId } from 'react';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { halfWidth } from '#contract/text.ts';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { YuanInput } from './YuanInput.tsx';

type Common<T> = {
  label: string;
  value: T;
  onValue: (value: T) => void;
  hint?: string | undefined;
  error?: string | undefined;
};
export type TextPair = Record<Language, string>;

type AreaProps = Common<string> & { rows?: number; maxLength?: number };

export function TextArea({ label, value, onValue, hint, error, rows = 4, maxLength }: AreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <textarea
          {...ties}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </FieldFrame>
  );
}

type MoneyProps = Common<number> & {
  /** An empty field is null, not zero. */
  optional?: boolean;
};

export function MoneyField({ label, value, onValue, hint, error, optional = false }: MoneyProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <YuanInput ties={ties} value={optional ? value || null : value} onValue={(fen) => onValue(fen ?? 0)} />
      )}
    </FieldFrame>
  );
}

type PairProps = Common<TextPair> & { maxLength?: number; multiline?: boolean; errorIn?: Language };

export function PairField(props: PairProps) {
  const { label, value, onValue, hint, error, errorIn = 'zh', maxLength, multiline = false } = props;
  const { t } = useIsland();
  const Box = multiline ? TextArea : Field;
  return (
    <fieldset className="desk-pair">
      <legend className="sr-only">{label}</legend>
      {LANGUAGES.map((language) => (
        <Box
          key={language}
          label={`${label} · ${t(`desk:language.${language}`)}`}
          value={value[language]}
          onValue={(text: string) => onValue({ ...value, [language]: text })}
          hint={language === 'zh' ? hint : undefined}
          error={language === errorIn ? error : undefined}
          {...(maxLength ? { maxLength } : {})}
        />
      ))}
    </fieldset>
  );
}

type NumberProps = Common<number> & { min?: number; max?: number; unit?: string };

export function NumberField({ label, value, onValue, hint, error, min = 0, max = 2_147_483_647, unit }: NumberProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <input
            {...ties}
            inputMode="numeric"
            autoComplete="off"
            value={String(value)}
            onChange={({ target }) => {
              const digits = halfWidth(target.value).replace(/\D/g, '');
              onValue(Math.min(max, Number(digits || 0)));
            }}
            onBlur={() => value < min && onValue(min)}
          />
          {unit && <span className="px-3 text-quiet">{unit}</span>}
        </>
      )}
    </FieldFrame>
  );
}

export function Switch({ label, value, onValue, hint }: Omit<Common<boolean>, 'error'>) {
  const id = useId();
  return (
    <div className="desk-switch">
      <button
        className="inline-flex items-center gap-2.5 min-h-9 cursor-pointer"
        type="button"
        role="switch"
        id={id}
        aria-checked={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onClick={() => onValue(!value)}
      >
        <i aria-hidden="true" />
        {label}
      </button>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

type SelectProps<T extends string> = Common<T> & {
  options: readonly (readonly [value: T, text: string])[];
  placeholder?: string;
};

export function Select<T extends string>({ label, value, onValue, hint, error, options, placeholder }: SelectProps<T>) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <select {...ties} value={value} onChange={({ target }) => onValue(target.value as T)}>
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
