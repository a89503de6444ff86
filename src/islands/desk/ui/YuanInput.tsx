import type { ComponentProps } from 'react';
import { fenOf, yuanOf } from '#contract/money.ts';
import { HeldInput } from './HeldInput.tsx';

type Props = {
  label?: string;
  ties?: ComponentProps<'input'>;
  /** Fen. */
  value: number | null;
  onValue: (fen: number | null) => void;
  error?: string | undefined;
  onEnter?: () => void;
};

/** An amount, typed in yuan. */
export function YuanInput({ label, ties, value, onValue, error, onEnter }: Props) {
  return (
    <HeldInput
      className={ties ? undefined : 'input goods-yuan'}
      inputMode="decimal"
      aria-label={label}
      {...ties}
      value={yuanOf(value)}
      onTyped={(text) => {
        const fen = fenOf(text);
        if (fen !== undefined || !text.trim()) onValue(fen ?? null);
      }}
      error={error}
      onEnter={onEnter}
    />
  );
}
