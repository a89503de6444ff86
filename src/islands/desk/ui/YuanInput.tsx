import { type ComponentProps, useId, useState } from 'react';
import { fenOf, yuanOf } from '#contract/money.ts';

type Props = {
  label?: string;
  ties?: ComponentProps<'input'>;
  /** Fen. */
  value: number | null;
  onValue: (fen: number | null) => void;
  error?: string | undefined;
  onEnter?: () => void;
};

/** An amount, typed in yuan; what is no amount yet stays as it is typed until the field is left. */
export function YuanInput({ label, ties, value, onValue, error, onEnter }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <>
      <input
        className={ties ? undefined : 'input goods-yuan'}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        {...ties}
        value={typed ?? yuanOf(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          const fen = fenOf(target.value);
          if (fen !== undefined || !target.value.trim()) onValue(fen ?? null);
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={({ key }) => {
          if (key !== 'Enter' || !onEnter) return;
          setTyped(undefined);
          onEnter();
        }}
      />
      {error && (
        <small id={id} className="field-error">
          {error}
        </small>
      )}
    </>
  );
}
