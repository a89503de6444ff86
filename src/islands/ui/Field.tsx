import { type ComponentProps, type ReactNode, useId } from 'react';
import { halfWidth } from '#contract/text.ts';
import { useEarlyText } from './use-typed.ts';

type FrameProps = {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  children: (ties: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string }) => ReactNode;
};

export function FieldFrame({ label, error, hint, children }: FrameProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': `${id}-error${hint ? ` ${id}-hint` : ''}`,
        })}
      </div>
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

type Own = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** Digits: those of an input method become digits when the field is left, or all at once is pasted. */
  digits?: boolean;
  children?: ReactNode;
};
type Props = Own & Omit<ComponentProps<'input'>, keyof Own | 'id' | 'onChange' | 'className' | 'ref'>;

export function Field({ label, value, onValue, error, hint, digits = false, children, onBlur, ...rest }: Props) {
  const field = useEarlyText<HTMLInputElement>(value, onValue);
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ties) => (
        <>
          <input
            spellCheck="false"
            autoCapitalize="off"
            inputMode={digits ? 'numeric' : undefined}
            {...rest}
            {...ties}
            ref={field}
            value={value}
            onChange={({ target, nativeEvent }) => {
              const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
              onValue(digits && !composing ? halfWidth(target.value) : target.value);
            }}
            onBlur={(event) => {
              if (digits && halfWidth(value).trim() !== value) onValue(halfWidth(value).trim());
              onBlur?.(event);
            }}
          />
          {children}
        </>
      )}
    </FieldFrame>
  );
}
